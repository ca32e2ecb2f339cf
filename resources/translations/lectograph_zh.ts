<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Identifiers</name>
    <message>
        <source>above</source>
        <translation>上方</translation>
    </message>
    <message>
        <source>accent</source>
        <translation>强调</translation>
    </message>
    <message>
        <source>across</source>
        <translation>横跨</translation>
    </message>
    <message>
        <source>added</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>after</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>again</source>
        <translation>再次</translation>
    </message>
    <message>
        <source>aim</source>
        <translation>对准</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>and</source>
        <translation>和</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>角</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>answerer</source>
        <translation>回答者</translation>
    </message>
    <message>
        <source>answerers</source>
        <translation>回答者</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>arc</source>
        <translation>弧线</translation>
    </message>
    <message>
        <source>arcs</source>
        <translation>弧线</translation>
    </message>
    <message>
        <source>around</source>
        <translation>周围</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>箭头</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>箭头</translation>
    </message>
    <message>
        <source>aside</source>
        <translation>旁边</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>所问</translation>
    </message>
    <message>
        <source>asks</source>
        <translation>提问</translation>
    </message>
    <message>
        <source>at</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>attends</source>
        <translation>关注</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>back</source>
        <translation>后面</translation>
    </message>
    <message>
        <source>backdrop</source>
        <translation>背景板</translation>
    </message>
    <message>
        <source>background</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>bar</source>
        <translation>条</translation>
    </message>
    <message>
        <source>bars</source>
        <translation>条</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>beam</source>
        <translation>光束</translation>
    </message>
    <message>
        <source>before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>below</source>
        <translation>下方</translation>
    </message>
    <message>
        <source>beside</source>
        <translation>旁边</translation>
    </message>
    <message>
        <source>beyond</source>
        <translation>之外</translation>
    </message>
    <message>
        <source>big</source>
        <translation>大</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>body</source>
        <translation>正文</translation>
    </message>
    <message>
        <source>both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>box</source>
        <translation>方框</translation>
    </message>
    <message>
        <source>boxed</source>
        <translation>框内</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>方框</translation>
    </message>
    <message>
        <source>brace</source>
        <translation>大括号</translation>
    </message>
    <message>
        <source>brackets</source>
        <translation>括号</translation>
    </message>
    <message>
        <source>bubble</source>
        <translation>气泡</translation>
    </message>
    <message>
        <source>bubbles</source>
        <translation>气泡</translation>
    </message>
    <message>
        <source>calm</source>
        <translation>静止</translation>
    </message>
    <message>
        <source>camera</source>
        <translation>摄像机</translation>
    </message>
    <message>
        <source>caption</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>captions</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>card</source>
        <translation>卡片</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>卡片</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>chain</source>
        <translation>链</translation>
    </message>
    <message>
        <source>change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>cheating</source>
        <translation>作弊</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>所选</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>圆</translation>
    </message>
    <message>
        <source>circles</source>
        <translation>圆</translation>
    </message>
    <message>
        <source>close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>冷</translation>
    </message>
    <message>
        <source>colored</source>
        <translation>着色</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>coloured</source>
        <translation>着色</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>cols</source>
        <translation>列</translation>
    </message>
    <message>
        <source>column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>compact</source>
        <translation>紧凑</translation>
    </message>
    <message>
        <source>content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>cos</source>
        <translation>余弦</translation>
    </message>
    <message>
        <source>count</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>所计</translation>
    </message>
    <message>
        <source>counter</source>
        <translation>计数器</translation>
    </message>
    <message>
        <source>counters</source>
        <translation>计数器</translation>
    </message>
    <message>
        <source>cover</source>
        <translation>遮盖</translation>
    </message>
    <message>
        <source>covers</source>
        <translation>遮盖</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>交叉</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>切口</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation>解码器</translation>
    </message>
    <message>
        <source>delivered</source>
        <translation>送达</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>described</source>
        <translation>被描述</translation>
    </message>
    <message>
        <source>describing</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>different</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>dim</source>
        <translation>变暗</translation>
    </message>
    <message>
        <source>dimension</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>dimensions</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>dimmed</source>
        <translation>变暗</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>dots</source>
        <translation>点</translation>
    </message>
    <message>
        <source>down</source>
        <translation>向下</translation>
    </message>
    <message>
        <source>downs</source>
        <translation>降维矩阵</translation>
    </message>
    <message>
        <source>downward</source>
        <translation>朝下</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>所画</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>绘制</translation>
    </message>
    <message>
        <source>early</source>
        <translation>早期</translation>
    </message>
    <message>
        <source>eiffel</source>
        <translation>埃菲尔</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>embeddings</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>emerge</source>
        <translation>浮现</translation>
    </message>
    <message>
        <source>encoder</source>
        <translation>编码器</translation>
    </message>
    <message>
        <source>encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>encodings</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>end</source>
        <translation>终点</translation>
    </message>
    <message>
        <source>ends</source>
        <translation>两端</translation>
    </message>
    <message>
        <source>entries</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>equals</source>
        <translation>等号</translation>
    </message>
    <message>
        <source>even</source>
        <translation>偶数</translation>
    </message>
    <message>
        <source>every</source>
        <translation>每个</translation>
    </message>
    <message>
        <source>exp</source>
        <translation>指数</translation>
    </message>
    <message>
        <source>expression</source>
        <translation>表达式</translation>
    </message>
    <message>
        <source>far</source>
        <translation>远处</translation>
    </message>
    <message>
        <source>feed</source>
        <translation>前馈</translation>
    </message>
    <message>
        <source>feed forward</source>
        <translation>前馈</translation>
    </message>
    <message>
        <source>feedback</source>
        <translation>反馈</translation>
    </message>
    <message>
        <source>first</source>
        <translation>第一</translation>
    </message>
    <message>
        <source>fit</source>
        <translation>适配</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>已适配</translation>
    </message>
    <message>
        <source>flash</source>
        <translation>闪光</translation>
    </message>
    <message>
        <source>flashes</source>
        <translation>闪光</translation>
    </message>
    <message>
        <source>flat</source>
        <translation>平面</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>地面</translation>
    </message>
    <message>
        <source>flow</source>
        <translation>流程</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>分叉</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>前向</translation>
    </message>
    <message>
        <source>fraction</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>fractions</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>边框</translation>
    </message>
    <message>
        <source>from</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>front</source>
        <translation>前面</translation>
    </message>
    <message>
        <source>full</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>further</source>
        <translation>更远</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>间隔</translation>
    </message>
    <message>
        <source>gaze</source>
        <translation>视线</translation>
    </message>
    <message>
        <source>given</source>
        <translation>已知</translation>
    </message>
    <message>
        <source>graph</source>
        <translation>图</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>grow</source>
        <translation>增长</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>猜测</translation>
    </message>
    <message>
        <source>half</source>
        <translation>一半</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>手</translation>
    </message>
    <message>
        <source>hanging</source>
        <translation>悬挂</translation>
    </message>
    <message>
        <source>head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>heading</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>headings</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>头</translation>
    </message>
    <message>
        <source>height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>high</source>
        <translation>高</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>hot</source>
        <translation>热</translation>
    </message>
    <message>
        <source>icon</source>
        <translation>图标</translation>
    </message>
    <message>
        <source>image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>in</source>
        <translation>内</translation>
    </message>
    <message>
        <source>index</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>ink</source>
        <translation>墨色</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>内部</translation>
    </message>
    <message>
        <source>insight</source>
        <translation>洞见</translation>
    </message>
    <message>
        <source>into</source>
        <translation>进入</translation>
    </message>
    <message>
        <source>inwards</source>
        <translation>向内</translation>
    </message>
    <message>
        <source>item</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>items</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>kinds</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>known</source>
        <translation>已知</translation>
    </message>
    <message>
        <source>label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>lanes</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>last</source>
        <translation>最后</translation>
    </message>
    <message>
        <source>late</source>
        <translation>后期</translation>
    </message>
    <message>
        <source>later</source>
        <translation>稍后</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>least</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>单个字母和线条</translation>
    </message>
    <message>
        <source>left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>letter</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>lifted</source>
        <translation>抬起</translation>
    </message>
    <message>
        <source>line</source>
        <translation>线</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>线</translation>
    </message>
    <message>
        <source>link</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>links</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>lit</source>
        <translation>点亮</translation>
    </message>
    <message>
        <source>logit</source>
        <translation>Logit</translation>
    </message>
    <message>
        <source>logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>longer</source>
        <translation>更长</translation>
    </message>
    <message>
        <source>look</source>
        <translation>样子</translation>
    </message>
    <message>
        <source>looks</source>
        <translation>样子</translation>
    </message>
    <message>
        <source>low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>较低</translation>
    </message>
    <message>
        <source>main</source>
        <translation>主要</translation>
    </message>
    <message>
        <source>map</source>
        <translation>映射</translation>
    </message>
    <message>
        <source>mark</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>被掩</translation>
    </message>
    <message>
        <source>matrices</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>matrix</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>max</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>meant</source>
        <translation>所指</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>记忆</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>中间</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>减号</translation>
    </message>
    <message>
        <source>mixing</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>more</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>most</source>
        <translation>最多</translation>
    </message>
    <message>
        <source>move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>已移动</translation>
    </message>
    <message>
        <source>multi</source>
        <translation>多</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>natural</source>
        <translation>自然</translation>
    </message>
    <message>
        <source>near</source>
        <translation>近处</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新</translation>
    </message>
    <message>
        <source>next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>噪声</translation>
    </message>
    <message>
        <source>norm</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>note</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>noun</source>
        <translation>名词</translation>
    </message>
    <message>
        <source>now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>数</translation>
    </message>
    <message>
        <source>of</source>
        <translation>之</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>once</source>
        <translation>一次</translation>
    </message>
    <message>
        <source>open</source>
        <translation>展开</translation>
    </message>
    <message>
        <source>one</source>
        <translation>一</translation>
    </message>
    <message>
        <source>ones</source>
        <translation>一</translation>
    </message>
    <message>
        <source>onwards</source>
        <translation>往后</translation>
    </message>
    <message>
        <source>opacities</source>
        <translation>不透明度</translation>
    </message>
    <message>
        <source>opacity</source>
        <translation>不透明度</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>opposite</source>
        <translation>相反</translation>
    </message>
    <message>
        <source>original</source>
        <translation>原始</translation>
    </message>
    <message>
        <source>other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>others</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>out</source>
        <translation>外</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>outline</source>
        <translation>轮廓</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>outwards</source>
        <translation>向外</translation>
    </message>
    <message>
        <source>page</source>
        <translation>页</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>页</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>对</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>对</translation>
    </message>
    <message>
        <source>panel</source>
        <translation>面板</translation>
    </message>
    <message>
        <source>part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>parts</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>patch</source>
        <translation>补块</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>percent</source>
        <translation>百分比</translation>
    </message>
    <message>
        <source>percents</source>
        <translation>百分比</translation>
    </message>
    <message>
        <source>phrase</source>
        <translation>短语</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>小块</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>小块</translation>
    </message>
    <message>
        <source>pitch</source>
        <translation>间距</translation>
    </message>
    <message>
        <source>place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>placed</source>
        <translation>已放置</translation>
    </message>
    <message>
        <source>places</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>plot</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>加号</translation>
    </message>
    <message>
        <source>pluses</source>
        <translation>加号</translation>
    </message>
    <message>
        <source>poem</source>
        <translation>诗</translation>
    </message>
    <message>
        <source>point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>pointer</source>
        <translation>指针</translation>
    </message>
    <message>
        <source>pointers</source>
        <translation>指针</translation>
    </message>
    <message>
        <source>points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>port</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>primes</source>
        <translation>撇号</translation>
    </message>
    <message>
        <source>product</source>
        <translation>乘积</translation>
    </message>
    <message>
        <source>products</source>
        <translation>乘积</translation>
    </message>
    <message>
        <source>progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>pronoun</source>
        <translation>代词</translation>
    </message>
    <message>
        <source>pulse</source>
        <translation>脉冲</translation>
    </message>
    <message>
        <source>pulses</source>
        <translation>脉冲</translation>
    </message>
    <message>
        <source>queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>quote</source>
        <translation>引文</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>秩</translation>
    </message>
    <message>
        <source>raw</source>
        <translation>原始</translation>
    </message>
    <message>
        <source>ray</source>
        <translation>射线</translation>
    </message>
    <message>
        <source>reach</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>read</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>reader</source>
        <translation>读者</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>residual</source>
        <translation>残差</translation>
    </message>
    <message>
        <source>rest</source>
        <translation>其余</translation>
    </message>
    <message>
        <source>result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>圆环</translation>
    </message>
    <message>
        <source>room</source>
        <translation>空间</translation>
    </message>
    <message>
        <source>root</source>
        <translation>根</translation>
    </message>
    <message>
        <source>roots</source>
        <translation>根</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>scaled</source>
        <translation>已缩放</translation>
    </message>
    <message>
        <source>scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>screen</source>
        <translation>屏幕</translation>
    </message>
    <message>
        <source>scroll</source>
        <translation>滚动</translation>
    </message>
    <message>
        <source>second</source>
        <translation>第二</translation>
    </message>
    <message>
        <source>see</source>
        <translation>看</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>所见</translation>
    </message>
    <message>
        <source>self</source>
        <translation>自身</translation>
    </message>
    <message>
        <source>sentence</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>序列</translation>
    </message>
    <message>
        <source>series</source>
        <translation>系列</translation>
    </message>
    <message>
        <source>shaft</source>
        <translation>箭杆</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>图形</translation>
    </message>
    <message>
        <source>share</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>shares</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>sheet</source>
        <translation>平板</translation>
    </message>
    <message>
        <source>shifted</source>
        <translation>已平移</translation>
    </message>
    <message>
        <source>short</source>
        <translation>短</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>shrunk</source>
        <translation>已缩小</translation>
    </message>
    <message>
        <source>side</source>
        <translation>侧</translation>
    </message>
    <message>
        <source>sign</source>
        <translation>符号</translation>
    </message>
    <message>
        <source>signal</source>
        <translation>信号</translation>
    </message>
    <message>
        <source>sin</source>
        <translation>正弦</translation>
    </message>
    <message>
        <source>size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>sizes</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>柔和</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>softmax</translation>
    </message>
    <message>
        <source>source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>space</source>
        <translation>空间</translation>
    </message>
    <message>
        <source>speaker</source>
        <translation>说话人</translation>
    </message>
    <message>
        <source>speakers</source>
        <translation>说话人们</translation>
    </message>
    <message>
        <source>spot</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>展开</translation>
    </message>
    <message>
        <source>square</source>
        <translation>正方形</translation>
    </message>
    <message>
        <source>squares</source>
        <translation>正方形</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>堆叠</translation>
    </message>
    <message>
        <source>start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>stems</source>
        <translation>茎</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>still</source>
        <translation>静止</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>强度</translation>
    </message>
    <message>
        <source>strip</source>
        <translation>条带</translation>
    </message>
    <message>
        <source>struck</source>
        <translation>删除线</translation>
    </message>
    <message>
        <source>sublayer</source>
        <translation>子层</translation>
    </message>
    <message>
        <source>subtitle</source>
        <translation>副标题</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>和</translation>
    </message>
    <message>
        <source>sums</source>
        <translation>和</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>交换</translation>
    </message>
    <message>
        <source>swung</source>
        <translation>摆动</translation>
    </message>
    <message>
        <source>symbols</source>
        <translation>符号</translation>
    </message>
    <message>
        <source>table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>tall</source>
        <translation>高</translation>
    </message>
    <message>
        <source>target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>tellers</source>
        <translation>说明者</translation>
    </message>
    <message>
        <source>telling</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>term</source>
        <translation>项</translation>
    </message>
    <message>
        <source>terms</source>
        <translation>项</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>there</source>
        <translation>那里</translation>
    </message>
    <message>
        <source>third</source>
        <translation>第三</translation>
    </message>
    <message>
        <source>thread</source>
        <translation>线</translation>
    </message>
    <message>
        <source>through</source>
        <translation>穿过</translation>
    </message>
    <message>
        <source>times</source>
        <translation>乘号</translation>
    </message>
    <message>
        <source>title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>to</source>
        <translation>终点</translation>
    </message>
    <message>
        <source>together</source>
        <translation>一起</translation>
    </message>
    <message>
        <source>token</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>told</source>
        <translation>所述</translation>
    </message>
    <message>
        <source>top</source>
        <translation>顶部</translation>
    </message>
    <message>
        <source>tops</source>
        <translation>顶部</translation>
    </message>
    <message>
        <source>total</source>
        <translation>总计</translation>
    </message>
    <message>
        <source>totals</source>
        <translation>总计</translation>
    </message>
    <message>
        <source>towards</source>
        <translation>朝向</translation>
    </message>
    <message>
        <source>tower</source>
        <translation>塔</translation>
    </message>
    <message>
        <source>track</source>
        <translation>轨道</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>转动</translation>
    </message>
    <message>
        <source>turned</source>
        <translation>已转动</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>两次</translation>
    </message>
    <message>
        <source>underline</source>
        <translation>下划线</translation>
    </message>
    <message>
        <source>underlines</source>
        <translation>下划线</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>unseen</source>
        <translation>未见</translation>
    </message>
    <message>
        <source>up</source>
        <translation>向上</translation>
    </message>
    <message>
        <source>update</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>updates</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>ups</source>
        <translation>升维矩阵</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>vector</source>
        <translation>向量</translation>
    </message>
    <message>
        <source>vectors</source>
        <translation>向量</translation>
    </message>
    <message>
        <source>veil</source>
        <translation>薄幕</translation>
    </message>
    <message>
        <source>veils</source>
        <translation>薄幕</translation>
    </message>
    <message>
        <source>walk</source>
        <translation>行走</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>墙</translation>
    </message>
    <message>
        <source>way</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>整体</translation>
    </message>
    <message>
        <source>wide</source>
        <translation>宽</translation>
    </message>
    <message>
        <source>widest</source>
        <translation>最宽</translation>
    </message>
    <message>
        <source>width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>wire</source>
        <translation>连线</translation>
    </message>
    <message>
        <source>word</source>
        <translation>单词</translation>
    </message>
    <message>
        <source>words</source>
        <translation>单词</translation>
    </message>
    <message>
        <source>world</source>
        <translation>世界</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄色</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>零</translation>
    </message>
    <message>
        <source>zeroes</source>
        <translation>零</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>%1 number %2</source>
        <translation>第 %2 个%1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>axes</source>
        <translation>坐标轴</translation>
    </message>
    <message>
        <source>between</source>
        <translation>之间</translation>
    </message>
    <message>
        <source>components</source>
        <translation>分量</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>角</translation>
    </message>
    <message>
        <source>dot</source>
        <translation>点</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>垂线</translation>
    </message>
    <message>
        <source>emphasis</source>
        <translation>强调</translation>
    </message>
    <message>
        <source>knob</source>
        <translation>滑块</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>山</translation>
    </message>
    <message>
        <source>path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>puffs</source>
        <translation>小气泡</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>sun</source>
        <translation>太阳</translation>
    </message>
    <message>
        <source>surface</source>
        <translation>表面</translation>
    </message>
    <message>
        <source>symbol</source>
        <translation>符号</translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>刻度</translation>
    </message>
    <message>
        <source>tip</source>
        <translation>箭尖</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>方框</translation>
    </message>
    <message>
        <source>groups</source>
        <translation>组</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>Lectograph</source>
        <translation>Lectograph</translation>
    </message>
    <message>
        <source>%1 — Lectograph</source>
        <translation>%1 — Lectograph</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>舞台</translation>
    </message>
    <message>
        <source>Space or a click plays it, F1 shows all keys</source>
        <translation>按空格或单击播放，按 F1 查看所有按键</translation>
    </message>
    <message>
        <source>Black screen</source>
        <translation>黑屏</translation>
    </message>
    <message>
        <source>End of the lecture</source>
        <translation>课件结束</translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>Time %1 of %2</source>
        <translation>时间 %1，共 %2</translation>
    </message>
    <message>
        <source>/ %1</source>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>frame %1 of %2</source>
        <translation>第 %1 帧，共 %2 帧</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>回到开头</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>One frame back</source>
        <translation>后退一帧</translation>
    </message>
    <message>
        <source>←</source>
        <translation>←</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>One frame on</source>
        <translation>前进一帧</translation>
    </message>
    <message>
        <source>→</source>
        <translation>→</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>跳到结尾</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Scene: %1</source>
        <translation>场景：%1</translation>
    </message>
</context>
<context>
    <name>PlayerButton</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>PlayerKeys</name>
    <message>
        <source>Keys</source>
        <translation>按键说明</translation>
    </message>
    <message>
        <source>Play or pause; so does a click</source>
        <translation>播放或暂停，单击也可以</translation>
    </message>
    <message>
        <source>On to the next stop or scene</source>
        <translation>前进到下一个停顿点或场景</translation>
    </message>
    <message>
        <source>Back to the stop or scene before</source>
        <translation>返回上一个停顿点或场景</translation>
    </message>
    <message>
        <source>One frame back, one frame on</source>
        <translation>后退一帧，前进一帧</translation>
    </message>
    <message>
        <source>To the start, to the end</source>
        <translation>回到开头，跳到结尾</translation>
    </message>
    <message>
        <source>Black screen; pressed again, the picture</source>
        <translation>黑屏，再按一次恢复画面</translation>
    </message>
    <message>
        <source>Full screen and back; so does a double click</source>
        <translation>进入或退出全屏，双击也可以</translation>
    </message>
    <message>
        <source>Leave the full screen</source>
        <translation>退出全屏</translation>
    </message>
    <message>
        <source>Show or hide these keys</source>
        <translation>显示或隐藏这份按键说明</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>关闭窗口</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <comment>All other platforms</comment>
        <translation>快捷方式</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>驱动器</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>请按下快捷键</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Backtab</source>
        <translation>Shift+Tab</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Insert</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>←</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>↑</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>→</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>↓</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Page Down</translation>
    </message>
</context>
<context>
    <name>Scrubber</name>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Position (← and → step one frame)</source>
        <translation>位置（← 和 → 移动一帧）</translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 等另外 %2 个</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>……另有 %1 个</translation>
    </message>
    <message>
        <source>The archive is damaged (%1).</source>
        <translation>压缩文件已损坏（%1）。</translation>
    </message>
    <message>
        <source>Take the lecture from a copy.</source>
        <translation>请改用课件的副本。</translation>
    </message>
    <message>
        <source>The archive holds more than the %1 MiB or %2 files a lecture may have.</source>
        <translation>压缩文件超过了课件允许的 %1 MiB 或 %2 个文件。</translation>
    </message>
    <message>
        <source>Open it only if you trust its author, and remove what does not belong to it.</source>
        <translation>仅在信任作者时打开，并删除不属于课件的内容。</translation>
    </message>
    <message>
        <source>This file is not a lecture.</source>
        <translation>这个文件不是课件。</translation>
    </message>
    <message>
        <source>Choose a file that Lectograph saved, with the suffix .lecture.</source>
        <translation>请选择由 Lectograph 保存、扩展名为 .lecture 的文件。</translation>
    </message>
    <message>
        <source>“%1” is a symbolic link, which could lead out of the lecture.</source>
        <translation>“%1”是符号链接，可能指向课件之外。</translation>
    </message>
    <message>
        <source>Put the file itself in its place.</source>
        <translation>请在该处放入文件本身。</translation>
    </message>
    <message>
        <source>“%1” is protected by a password.</source>
        <translation>“%1”受密码保护。</translation>
    </message>
    <message>
        <source>Pack the lecture again without a password.</source>
        <translation>请重新打包课件，不要设置密码。</translation>
    </message>
    <message>
        <source>a wrong size</source>
        <translation>大小错误</translation>
    </message>
    <message>
        <source>The archive holds “%1” twice.</source>
        <translation>压缩文件中有两个“%1”。</translation>
    </message>
    <message>
        <source>Remove one of the two with an archive program.</source>
        <translation>请用压缩软件删除其中一个。</translation>
    </message>
    <message>
        <source>The archive could not be put together.</source>
        <translation>无法生成压缩文件。</translation>
    </message>
    <message>
        <source>The lecture has no scene, so there is nothing to see.</source>
        <translation>课件没有场景，因此没有内容可看。</translation>
    </message>
    <message>
        <source>Add a scene.</source>
        <translation>请添加一个场景。</translation>
    </message>
    <message>
        <source>The lecture&apos;s own language “%1” is not among its languages.</source>
        <translation>课件的主语言“%1”不在其语言列表中。</translation>
    </message>
    <message>
        <source>Add it to the languages.</source>
        <translation>请把它加入语言列表。</translation>
    </message>
    <message>
        <source>The font “%1” is not installed; “%2” stands in for it.</source>
        <translation>字体“%1”未安装，以“%2”代替。</translation>
    </message>
    <message>
        <source>Install it, or choose another font.</source>
        <translation>请安装该字体，或选择其他字体。</translation>
    </message>
    <message>
        <source>Two parameters have the id “%1”.</source>
        <translation>有两个参数的 ID 都是“%1”。</translation>
    </message>
    <message>
        <source>Give one of them another id.</source>
        <translation>请更改其中一个的 ID。</translation>
    </message>
    <message>
        <source>Remove the parameter.</source>
        <translation>请删除该参数。</translation>
    </message>
    <message>
        <source>The parameter “%1” is for a scene that is no longer there.</source>
        <translation>参数“%1”所属的场景已不存在。</translation>
    </message>
    <message>
        <source>The parameter is for the scene “%1”, which does not exist.</source>
        <translation>该参数所属的场景“%1”不存在。</translation>
    </message>
    <message>
        <source>The parameter “%1” is for a block that is no longer there.</source>
        <translation>参数“%1”所属的模块已不存在。</translation>
    </message>
    <message>
        <source>The parameter is for the block “%1”, which does not exist.</source>
        <translation>该参数所属的模块“%1”不存在。</translation>
    </message>
    <message>
        <source>The parameter “%1” is for a property that its block does not have.</source>
        <translation>参数“%1”对应的属性在其模块中不存在。</translation>
    </message>
    <message>
        <source>The parameter is for the property “%1”, which does not exist.</source>
        <translation>该参数对应的属性“%1”不存在。</translation>
    </message>
    <message>
        <source>“%1” means nothing here; it is kept.</source>
        <translation>“%1”在此处没有含义，予以保留。</translation>
    </message>
    <message>
        <source>“%1” was made by a newer version (%2; this one knows %3). It is kept, but may look different.</source>
        <translation>“%1”由较新的版本制作（%2；本程序支持到 %3）。它会被保留，但显示可能不同。</translation>
    </message>
    <message>
        <source>Update Lectograph or its plugin.</source>
        <translation>请更新 Lectograph 或相应插件。</translation>
    </message>
    <message>
        <source>“%1” is of version %2, which nothing leads up to %3.</source>
        <translation>“%1”是版本 %2，无法升级到 %3。</translation>
    </message>
    <message>
        <source>Look whether it still shows what it should, then write the version %1.</source>
        <translation>请检查其显示是否仍正确，然后把版本写为 %1。</translation>
    </message>
    <message>
        <source>Nothing can link to a block with the id “%1”.</source>
        <translation>无法连接到 ID 为“%1”的模块。</translation>
    </message>
    <message>
        <source>Use an id without “.” and “/”.</source>
        <translation>请使用不含“.”和“/”的 ID。</translation>
    </message>
    <message>
        <source>“%1” stands on the stage twice.</source>
        <translation>“%1”在舞台上出现了两次。</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>请删除其中一个。</translation>
    </message>
    <message>
        <source>The lecture carries no file “%1”.</source>
        <translation>课件中没有文件“%1”。</translation>
    </message>
    <message>
        <source>Add the file to its assets.</source>
        <translation>请把该文件加入课件的素材。</translation>
    </message>
    <message>
        <source>The clip moves “%1”, which is not on stage.</source>
        <translation>片段所控制的“%1”不在舞台上。</translation>
    </message>
    <message>
        <source>Add it to the actors, or remove the clip.</source>
        <translation>请把它放上舞台，或删除该片段。</translation>
    </message>
    <message>
        <source>It may have been removed in the meantime.</source>
        <translation>它可能已被删除。</translation>
    </message>
    <message>
        <source>There is no scene “%1”.</source>
        <translation>没有场景“%1”。</translation>
    </message>
    <message>
        <source>Line %1 begins with no date: “%2”.</source>
        <translation>第 %1 行开头不是日期：“%2”。</translation>
    </message>
    <message>
        <source>Line %1 begins with no number that has a place here: “%2”.</source>
        <translation>第 %1 行开头不是此处可用的数：“%2”。</translation>
    </message>
    <message>
        <source>Write 2017, 2017-06 or 2017-06-12 before what happened.</source>
        <translation>请在事件前写 2017、2017-06 或 2017-06-12。</translation>
    </message>
    <message>
        <source>Write a number such as 512 or 4K before its text; on a logarithmic axis it is greater than 0.</source>
        <translation>请在文本前写 512 或 4K 这样的数；在对数轴上须大于 0。</translation>
    </message>
    <message>
        <source>Only the first %1 events are drawn; line %2 is the first that is not.</source>
        <translation>只画前 %1 个事件；从第 %2 行起不画。</translation>
    </message>
    <message>
        <source>Only the first %1 lines are drawn; line %2 is the first that is not.</source>
        <translation>只画前 %1 行；从第 %2 行起不画。</translation>
    </message>
    <message>
        <source>Line %1 is long; its first %2 letters are drawn.</source>
        <translation>第 %1 行过长；只画前 %2 个字符。</translation>
    </message>
    <message>
        <source>There are so many events that their letters can hardly be read. Leave some out, or make the timeline wider.</source>
        <translation>事件太多，文字难以辨认。请去掉一些，或加宽时间轴。</translation>
    </message>
    <message>
        <source>So many events have no room beside each other.</source>
        <translation>这么多事件并排放不下。</translation>
    </message>
    <message>
        <source>Leave some out, or make the timeline wider.</source>
        <translation>请去掉一些，或加宽时间轴。</translation>
    </message>
    <message>
        <source>The tree is so large that its letters can hardly be read. Fold some of it, or show fewer levels in a tree of their own.</source>
        <translation>树太大，文字难以辨认。请折叠一部分，或把若干层单独画成一棵树。</translation>
    </message>
    <message>
        <source>No icon is chosen.</source>
        <translation>没有选择图标。</translation>
    </message>
    <message>
        <source>Write what it should show, such as book.</source>
        <translation>请写出要显示的内容，例如：书</translation>
    </message>
    <message>
        <source>There is no icon “%1”.</source>
        <translation>没有图标“%1”。</translation>
    </message>
    <message>
        <source>Write another word for what it should show, such as book.</source>
        <translation>请用另一个词写出要显示的内容，例如：书</translation>
    </message>
    <message>
        <source>Near to it: %1.</source>
        <translation>相近的有：%1。</translation>
    </message>
    <message>
        <source>There is no clip at this place.</source>
        <translation>此处没有片段。</translation>
    </message>
    <message>
        <source>There is no track %1.</source>
        <translation>没有轨道 %1。</translation>
    </message>
    <message>
        <source>A clip needs a type.</source>
        <translation>片段需要一个类型。</translation>
    </message>
    <message>
        <source>Choose an animation.</source>
        <translation>请选择一个动画。</translation>
    </message>
    <message>
        <source>A clip cannot start before 0 or last less than nothing.</source>
        <translation>片段不能早于 0 开始，时长也不能为负。</translation>
    </message>
    <message>
        <source>Use a start, duration and lag of at least 0.</source>
        <translation>开始时间、时长和错开须不小于 0。</translation>
    </message>
    <message>
        <source>There is no scene “%1”, or no place %2 for it.</source>
        <translation>没有场景“%1”，或没有可放置它的位置 %2。</translation>
    </message>
    <message>
        <source>A node needs a type, and an id without “.” and “/”.</source>
        <translation>节点需要类型，以及不含“.”和“/”的 ID。</translation>
    </message>
    <message>
        <source>Use letters, digits and hyphens, such as “title-2”.</source>
        <translation>请使用字母、数字和连字符，例如“title-2”。</translation>
    </message>
    <message>
        <source>There is no node “%1”.</source>
        <translation>没有节点“%1”。</translation>
    </message>
    <message>
        <source>There is no place %1 for a track.</source>
        <translation>没有可放置轨道的位置 %1。</translation>
    </message>
    <message>
        <source>“%1” is not the name of an asset.</source>
        <translation>“%1”不是素材的名称。</translation>
    </message>
    <message>
        <source>Begin it with assets/.</source>
        <translation>请以 assets/ 开头。</translation>
    </message>
    <message>
        <source>The file name “%1” does not stay inside the lecture.</source>
        <translation>文件名“%1”超出了课件的范围。</translation>
    </message>
    <message>
        <source>Use a relative name without “..”, such as assets/picture.png.</source>
        <translation>请使用不含“..”的相对名称，例如 assets/picture.png。</translation>
    </message>
    <message>
        <source>Not every system can store a file named “%1”.</source>
        <translation>并非所有系统都能保存名为“%1”的文件。</translation>
    </message>
    <message>
        <source>Use a short name without \ : * ? &quot; &lt; &gt; | and control characters.</source>
        <translation>请使用不含 \ : * ? &quot; &lt; &gt; | 和控制字符的短名称。</translation>
    </message>
    <message>
        <source>“%1” cannot be the id of a scene, which names its file.</source>
        <translation>“%1”不能作为场景的 ID，因为 ID 即其文件名。</translation>
    </message>
    <message>
        <source>Use letters, digits and hyphens, such as “opening”.</source>
        <translation>请使用字母、数字和连字符，例如“opening”。</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>真或假</translation>
    </message>
    <message>
        <source>the number %1</source>
        <translation>数 %1</translation>
    </message>
    <message>
        <source>the text “%1”</source>
        <translation>文本“%1”</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>There is %1 where %2 belongs.</source>
        <translation>应为%2处却是%1。</translation>
    </message>
    <message>
        <source>Write for instance %1.</source>
        <translation>可以写成例如 %1。</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>文本为空。</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation>缺少“%1”。</translation>
    </message>
    <message>
        <source>a text or a text for each language</source>
        <translation>文本或各语言的文本</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>%1 is not possible here.</source>
        <translation>此处不能为 %1。</translation>
    </message>
    <message>
        <source>Write a number from %1 to %2.</source>
        <translation>请填写 %1 到 %2 之间的数。</translation>
    </message>
    <message>
        <source>Write a number that is at least %1.</source>
        <translation>请填写不小于 %1 的数。</translation>
    </message>
    <message>
        <source>%1 is not a version.</source>
        <translation>%1 不是版本号。</translation>
    </message>
    <message>
        <source>Write a whole number from 1.</source>
        <translation>请填写从 1 开始的整数。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件为空。</translation>
    </message>
    <message>
        <source>This is one JSON file of a lecture, not the whole.</source>
        <translation>这只是课件中的一个 JSON 文件，而不是整个课件。</translation>
    </message>
    <message>
        <source>Open the lecture.json beside or above it.</source>
        <translation>请打开同一文件夹或上级文件夹中的 lecture.json。</translation>
    </message>
    <message>
        <source>A lecture is saved as a file with the suffix .lecture, or as a folder.</source>
        <translation>课件保存为扩展名为 .lecture 的文件，或一个文件夹。</translation>
    </message>
    <message>
        <source>Call it %1.lecture.</source>
        <translation>请命名为 %1.lecture。</translation>
    </message>
    <message>
        <source>The folder holds more than the %1 files a lecture may have.</source>
        <translation>文件夹超过了课件允许的 %1 个文件。</translation>
    </message>
    <message>
        <source>Remove from assets/ what the lecture does not use.</source>
        <translation>请从 assets/ 中删除课件不用的内容。</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>没有这个文件。</translation>
    </message>
    <message>
        <source>Check the name.</source>
        <translation>请检查名称。</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>这不是普通文件。</translation>
    </message>
    <message>
        <source>Choose a .lecture file or the folder of a lecture.</source>
        <translation>请选择 .lecture 文件或课件文件夹。</translation>
    </message>
    <message>
        <source>The file cannot be read (%1).</source>
        <translation>无法读取文件（%1）。</translation>
    </message>
    <message>
        <source>Check its permissions.</source>
        <translation>请检查其权限。</translation>
    </message>
    <message>
        <source>The file is larger than the %1 MiB a lecture may have.</source>
        <translation>文件超过了课件允许的 %1 MiB。</translation>
    </message>
    <message>
        <source>Make its assets smaller.</source>
        <translation>请缩小其中的素材。</translation>
    </message>
    <message>
        <source>Check the disk, or take the lecture from a copy.</source>
        <translation>请检查磁盘，或改用课件的副本。</translation>
    </message>
    <message>
        <source>The file cannot be written (%1).</source>
        <translation>无法写入文件（%1）。</translation>
    </message>
    <message>
        <source>Choose another folder, or check its permissions.</source>
        <translation>请选择其他文件夹，或检查其权限。</translation>
    </message>
    <message>
        <source>The file was not saved (%1); the old one is untouched.</source>
        <translation>文件未能保存（%1）；原文件未被改动。</translation>
    </message>
    <message>
        <source>The file was not saved (%1).</source>
        <translation>文件没有保存（%1）。</translation>
    </message>
    <message>
        <source>Make room on the disk, or choose another folder.</source>
        <translation>请腾出磁盘空间，或选择其他文件夹。</translation>
    </message>
    <message>
        <source>The name of the file is too long.</source>
        <translation>文件名太长。</translation>
    </message>
    <message>
        <source>Give it a shorter one: 255 letters at most, or 85 in Korean or Chinese.</source>
        <translation>请换一个较短的名称：英文最多 255 个字符，中文或韩文最多 85 个字。</translation>
    </message>
    <message>
        <source>The folder cannot be made.</source>
        <translation>无法创建文件夹。</translation>
    </message>
    <message>
        <source>Remove the file yourself.</source>
        <translation>请手动删除该文件。</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>第 %1 行第 %2 列</translation>
    </message>
    <message>
        <source>The text is not UTF-8.</source>
        <translation>文本不是 UTF-8 编码。</translation>
    </message>
    <message>
        <source>Save the file with the encoding UTF-8.</source>
        <translation>请以 UTF-8 编码保存文件。</translation>
    </message>
    <message>
        <source>Take it from a copy of the lecture.</source>
        <translation>请从课件的副本中取用。</translation>
    </message>
    <message>
        <source>Something follows after the end of the JSON text.</source>
        <translation>JSON 文本结束后还有其他内容。</translation>
    </message>
    <message>
        <source>Remove it, or look for a bracket that closes too early.</source>
        <translation>请将其删除，或查找过早闭合的括号。</translation>
    </message>
    <message>
        <source>The text ends too early.</source>
        <translation>文本过早结束。</translation>
    </message>
    <message>
        <source>There is “%1” where %2 belongs.</source>
        <translation>应为%2处却是“%1”。</translation>
    </message>
    <message>
        <source>Correct the JSON at this place.</source>
        <translation>请修正此处的 JSON。</translation>
    </message>
    <message>
        <source>There are more than %1 values in one file.</source>
        <translation>一个文件中的值超过 %1 个。</translation>
    </message>
    <message>
        <source>Keep large numbers in an asset, for instance a .npy file.</source>
        <translation>大量数字请放入素材，例如 .npy 文件。</translation>
    </message>
    <message>
        <source>More than %1 levels are nested in one another.</source>
        <translation>嵌套超过 %1 层。</translation>
    </message>
    <message>
        <source>No lecture needs that many: take the file from a copy.</source>
        <translation>课件不需要这么多层：请改用副本。</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>a key in quotation marks</source>
        <translation>引号中的键</translation>
    </message>
    <message>
        <source>a colon</source>
        <translation>冒号</translation>
    </message>
    <message>
        <source>a comma or “}”</source>
        <translation>逗号或“}”</translation>
    </message>
    <message>
        <source>“%1” stands twice in one object.</source>
        <translation>同一对象中有两个“%1”。</translation>
    </message>
    <message>
        <source>Rename or remove one of the two.</source>
        <translation>请重命名或删除其中一个。</translation>
    </message>
    <message>
        <source>a comma or “]”</source>
        <translation>逗号或“]”</translation>
    </message>
    <message>
        <source>a digit</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>A number begins with a zero.</source>
        <translation>数以零开头。</translation>
    </message>
    <message>
        <source>Write it without leading zeros.</source>
        <translation>请去掉开头的零。</translation>
    </message>
    <message>
        <source>The number %1 is too large.</source>
        <translation>数 %1 太大。</translation>
    </message>
    <message>
        <source>Write a number below 1.8e308.</source>
        <translation>请填写小于 1.8e308 的数。</translation>
    </message>
    <message>
        <source>A line break or control character stands inside a text.</source>
        <translation>文本中含有换行或控制字符。</translation>
    </message>
    <message>
        <source>Close the quotation marks, or write \n.</source>
        <translation>请闭合引号，或写成 \n。</translation>
    </message>
    <message>
        <source>A \u escape in this text is only half of a character.</source>
        <translation>此文本中的 \u 转义只是半个字符。</translation>
    </message>
    <message>
        <source>Write the character itself, or both halves.</source>
        <translation>请写出字符本身，或写全两半。</translation>
    </message>
    <message>
        <source>one of the escapes \n \t \&quot; \\ \u</source>
        <translation>转义 \n \t \&quot; \\ \u 之一</translation>
    </message>
    <message>
        <source>a number of four hexadecimal digits</source>
        <translation>四位十六进制数</translation>
    </message>
    <message>
        <source>The JSON text is larger than %1 MiB.</source>
        <translation>JSON 文本超过 %1 MiB。</translation>
    </message>
    <message>
        <source>There is no text for the language “%1”.</source>
        <translation>没有语言“%1”的文本。</translation>
    </message>
    <message>
        <source>Write one; until then that of another language is shown.</source>
        <translation>请填写；在此之前显示其他语言的文本。</translation>
    </message>
    <message>
        <source>“%1” is not there; “%2” counts instead. Write one of these: %3.</source>
        <translation>其中没有“%1”，改用“%2”。请填写其中之一：%3。</translation>
    </message>
    <message>
        <source>%1 × %2 numbers are wanted here, and %3 × %4 are given.</source>
        <translation>这里需要 %1 × %2 个数字，给出的是 %3 × %4 个。</translation>
    </message>
    <message>
        <source>There are no numbers for the language “%1”.</source>
        <translation>没有语言“%1”的数字。</translation>
    </message>
    <message>
        <source>Write them; until then those of another language stand in.</source>
        <translation>请填写；在此之前使用其他语言的数字。</translation>
    </message>
    <message>
        <source>Something else stands where an object belongs.</source>
        <translation>应为对象处却是其他内容。</translation>
    </message>
    <message>
        <source>Write an object in braces, or remove it.</source>
        <translation>请用花括号写成对象，或将其删除。</translation>
    </message>
    <message>
        <source>The scene says it is “%1”, but its file is %2.</source>
        <translation>场景的 ID 是“%1”，但其文件是 %2。</translation>
    </message>
    <message>
        <source>Write “%1” as its id, or rename the file.</source>
        <translation>请把 ID 写为“%1”，或重命名文件。</translation>
    </message>
    <message>
        <source>A node is an object.</source>
        <translation>节点应为对象。</translation>
    </message>
    <message>
        <source>Write {&quot;type&quot;: &quot;…&quot;}, or remove it.</source>
        <translation>请写成 {&quot;type&quot;: &quot;…&quot;}，或将其删除。</translation>
    </message>
    <message>
        <source>This is not a frame rate.</source>
        <translation>这不是帧率。</translation>
    </message>
    <message>
        <source>Write pictures a second as a whole number such as 60, or as a fraction such as &quot;30000/1001&quot;.</source>
        <translation>请用整数（如 60）或分数（如 &quot;30000/1001&quot;）写出每秒帧数。</translation>
    </message>
    <message>
        <source>“%1” is not the name of a scene file.</source>
        <translation>“%1”不是场景文件的名称。</translation>
    </message>
    <message>
        <source>Write a name like &quot;scenes/opening.json&quot;.</source>
        <translation>请写成 &quot;scenes/opening.json&quot; 这样的名称。</translation>
    </message>
    <message>
        <source>The scene %1 is listed twice.</source>
        <translation>场景 %1 被列出了两次。</translation>
    </message>
    <message>
        <source>Remove one of the two, or make a copy of the scene with another id.</source>
        <translation>请删除其中一个，或以其他 ID 复制该场景。</translation>
    </message>
    <message>
        <source>The scene file %1 is missing.</source>
        <translation>缺少场景文件 %1。</translation>
    </message>
    <message>
        <source>Put the file back, or remove it from the list of scenes.</source>
        <translation>请放回该文件，或将其从场景列表中移除。</translation>
    </message>
    <message>
        <source>The file does not hold a JSON object.</source>
        <translation>文件中不是 JSON 对象。</translation>
    </message>
    <message>
        <source>It must begin with “{”: take it from a copy.</source>
        <translation>它必须以“{”开头：请改用副本。</translation>
    </message>
    <message>
        <source>There is no lecture.json, so this is not a lecture.</source>
        <translation>没有 lecture.json，因此这不是课件。</translation>
    </message>
    <message>
        <source>Choose a .lecture file, or a folder with a lecture.json in it.</source>
        <translation>请选择 .lecture 文件，或含有 lecture.json 的文件夹。</translation>
    </message>
    <message>
        <source>This lecture.json does not belong to Lectograph.</source>
        <translation>此 lecture.json 不属于 Lectograph。</translation>
    </message>
    <message>
        <source>It must contain &quot;format&quot;: &quot;lectograph&quot;.</source>
        <translation>其中必须包含 &quot;format&quot;: &quot;lectograph&quot;。</translation>
    </message>
    <message>
        <source>The version of the format is missing.</source>
        <translation>缺少格式版本。</translation>
    </message>
    <message>
        <source>Write &quot;version&quot;: %1.</source>
        <translation>请写 &quot;version&quot;: %1。</translation>
    </message>
    <message>
        <source>The scene file is missing.</source>
        <translation>缺少场景文件。</translation>
    </message>
    <message>
        <source>Put it back.</source>
        <translation>请将其放回。</translation>
    </message>
    <message>
        <source>The scene has no duration and no clip, so it lasts no time at all.</source>
        <translation>场景既没有时长也没有片段，因此不占任何时间。</translation>
    </message>
    <message>
        <source>Give it a duration, or add a clip.</source>
        <translation>请设定时长，或添加片段。</translation>
    </message>
    <message>
        <source>The clip ends at %1 s, but the scene already at %2 s.</source>
        <translation>片段在 %1 秒结束，但场景在 %2 秒就已结束。</translation>
    </message>
    <message>
        <source>Make the scene longer, or let the clip end earlier.</source>
        <translation>请延长场景，或让片段提前结束。</translation>
    </message>
    <message>
        <source>There is no template “%1”.</source>
        <translation>没有模板“%1”。</translation>
    </message>
    <message>
        <source>No templates are installed.</source>
        <translation>没有安装任何模板。</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation>可用的有：%1。</translation>
    </message>
    <message>
        <source>This lecture was made by a newer Lectograph (format %1; this one reads up to %2).</source>
        <translation>此课件由较新的 Lectograph 制作（格式 %1；本程序最高读取 %2）。</translation>
    </message>
    <message>
        <source>Update Lectograph to open it.</source>
        <translation>请更新 Lectograph 后打开。</translation>
    </message>
    <message>
        <source>The format %1 of this lecture is not known.</source>
        <translation>此课件的格式 %1 未知。</translation>
    </message>
    <message>
        <source>Open and save it with the Lectograph that made it, or correct the version.</source>
        <translation>请用制作它的 Lectograph 打开并保存，或修正版本号。</translation>
    </message>
    <message>
        <source>This part is larger than the %1 MiB that are read again.</source>
        <translation>此部分超过了可重新读取的 %1 MiB。</translation>
    </message>
    <message>
        <source>The lecture is larger than the %1 MiB or %2 files that are read again.</source>
        <translation>课件超过了可重新读取的 %1 MiB 或 %2 个文件。</translation>
    </message>
    <message>
        <source>Two scenes have the id “%1”.</source>
        <translation>有两个场景的 ID 都是“%1”。</translation>
    </message>
    <message>
        <source>There is nothing to export: the video would have no frames.</source>
        <translation>没有可导出的内容：视频将没有任何帧。</translation>
    </message>
    <message>
        <source>Choose a longer part of the lecture.</source>
        <translation>请选择课件中更长的部分。</translation>
    </message>
    <message>
        <source>%1 cannot be transparent.</source>
        <translation>%1 不能透明。</translation>
    </message>
    <message>
        <source>Use .webm, .mov or a PNG sequence, or keep the background.</source>
        <translation>请使用 .webm、.mov 或 PNG 序列，或保留背景。</translation>
    </message>
    <message>
        <source>“%1” is no colour.</source>
        <translation>“%1”不是颜色。</translation>
    </message>
    <message>
        <source>Write #RRGGBB, #RRGGBBAA or #RGB with digits 0–9 and A–F.</source>
        <translation>请用 0–9 和 A–F 写成 #RRGGBB、#RRGGBBAA 或 #RGB。</translation>
    </message>
    <message>
        <source>There is no colour “%1”.</source>
        <translation>没有颜色“%1”。</translation>
    </message>
    <message>
        <source>Korean (CP949)</source>
        <translation>韩文（CP949）</translation>
    </message>
    <message>
        <source>Chinese (GB18030)</source>
        <translation>中文（GB18030）</translation>
    </message>
    <message>
        <source>Chinese (Big5)</source>
        <translation>繁体中文（Big5）</translation>
    </message>
    <message>
        <source>Western European (Windows-1252)</source>
        <translation>西欧文字（Windows-1252）</translation>
    </message>
    <message>
        <source>The letters of the file cannot be read: it is damaged, or in an unknown encoding.</source>
        <translation>无法读取文件中的文字：文件已损坏，或编码未知。</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>请另存为 UTF-8。</translation>
    </message>
    <message>
        <source>There is no easing “%1”.</source>
        <translation>没有缓动“%1”。</translation>
    </message>
    <message>
        <source>Take for instance smooth, linear or ease-in-out.</source>
        <translation>可用例如 smooth、linear 或 ease-in-out。</translation>
    </message>
    <message>
        <source>The arguments of “%1” do not fit.</source>
        <translation>“%1”的参数不合适。</translation>
    </message>
    <message>
        <source>Write %1 with %2.</source>
        <translation>请写 %1，其中%2。</translation>
    </message>
    <message>
        <source>x1 and x2 between 0 and 1</source>
        <translation>x1 和 x2 在 0 与 1 之间</translation>
    </message>
    <message>
        <source>n from 1 to 1000</source>
        <translation>n 从 1 到 1000</translation>
    </message>
    <message>
        <source>a before b, both between 0 and 1</source>
        <translation>a 小于 b，且都在 0 与 1 之间</translation>
    </message>
    <message>
        <source>the name of a curve that is not squished already</source>
        <translation>名称为尚未压缩的曲线</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>是不是想写 %1？</translation>
    </message>
    <message>
        <source>Did you mean %1 or %2?</source>
        <translation>是不是想写 %1 或 %2？</translation>
    </message>
    <message>
        <source>There is no property “%1” here; it is kept but does nothing.</source>
        <translation>此处没有属性“%1”；它会被保留，但不起作用。</translation>
    </message>
    <message>
        <source>Remove it, or look up the block&apos;s properties.</source>
        <translation>请将其删除，或查看该模块的属性。</translation>
    </message>
    <message>
        <source>Nothing is linked here.</source>
        <translation>此处没有连接。</translation>
    </message>
    <message>
        <source>Link a shape.</source>
        <translation>请连接一个图形。</translation>
    </message>
    <message>
        <source>There is no block “%1” to link to.</source>
        <translation>没有可连接的模块“%1”。</translation>
    </message>
    <message>
        <source>Link one of the scene&apos;s blocks, or remove the link.</source>
        <translation>请连接场景中的一个模块，或移除连接。</translation>
    </message>
    <message>
        <source>The block “%1” has no output “%2”.</source>
        <translation>模块“%1”没有输出“%2”。</translation>
    </message>
    <message>
        <source>An output of the kind “%1” does not fit a property of the kind “%2”.</source>
        <translation>“%1”类型的输出不适合“%2”类型的属性。</translation>
    </message>
    <message>
        <source>Link an output that fits, or put a converting block between them.</source>
        <translation>请连接合适的输出，或在中间放一个转换模块。</translation>
    </message>
    <message>
        <source>Only a shape has parts or stands on the stage.</source>
        <translation>只有图形才有部分，或能站在舞台上。</translation>
    </message>
    <message>
        <source>Take the part, or “staged”, out of the link.</source>
        <translation>请从连接中去掉部分或“staged”。</translation>
    </message>
    <message>
        <source>Only the first output of “%1” stands on the stage.</source>
        <translation>只有“%1”的第一个输出在舞台上。</translation>
    </message>
    <message>
        <source>Link that, or take “staged” out of the link.</source>
        <translation>请连接它，或从连接中去掉“staged”。</translation>
    </message>
    <message>
        <source>This cannot be used as a value of the kind “%1”.</source>
        <translation>这不能用作“%1”类型的值。</translation>
    </message>
    <message>
        <source>Link an output of a fitting kind.</source>
        <translation>请连接类型合适的输出。</translation>
    </message>
    <message>
        <source>This program does not know blocks of the type “%1”.</source>
        <translation>本程序不认识类型为“%1”的模块。</translation>
    </message>
    <message>
        <source>These blocks feed each other in a circle: %1.</source>
        <translation>这些模块形成了循环：%1。</translation>
    </message>
    <message>
        <source>Remove one of the links.</source>
        <translation>请移除其中一个连接。</translation>
    </message>
    <message>
        <source>More than %1 blocks hang below this one, each on the next.</source>
        <translation>此模块之下依次连接了超过 %1 个模块。</translation>
    </message>
    <message>
        <source>Link some of them to an earlier block of the chain.</source>
        <translation>请把其中一些连接到链中更前面的模块。</translation>
    </message>
    <message>
        <source>A block of the type “%1” gave other outputs than it declares.</source>
        <translation>类型为“%1”的模块给出的输出与其声明不符。</translation>
    </message>
    <message>
        <source>Update the plugin that brings it.</source>
        <translation>请更新提供它的插件。</translation>
    </message>
    <message>
        <source>The block “%1” gives no shape that could be shown.</source>
        <translation>模块“%1”没有可显示的图形。</translation>
    </message>
    <message>
        <source>Take it off the stage.</source>
        <translation>请将其移下舞台。</translation>
    </message>
    <message>
        <source>There is no stage on which “%1” could stand.</source>
        <translation>没有可供“%1”站立的舞台。</translation>
    </message>
    <message>
        <source>A keyframe&apos;s handle is not a pair of numbers.</source>
        <translation>关键帧的手柄不是一对数。</translation>
    </message>
    <message>
        <source>Write [seconds, value].</source>
        <translation>请写成 [秒, 值]。</translation>
    </message>
    <message>
        <source>A keyframe has no time.</source>
        <translation>关键帧没有时间。</translation>
    </message>
    <message>
        <source>Give it &quot;at&quot;, in seconds from the start of the scene.</source>
        <translation>请给出 &quot;at&quot;，即从场景开始算起的秒数。</translation>
    </message>
    <message>
        <source>A keyframe lies outside every lecture.</source>
        <translation>关键帧超出了任何课件的范围。</translation>
    </message>
    <message>
        <source>Keep &quot;at&quot; within a hundred hours.</source>
        <translation>请使 &quot;at&quot; 在一百小时以内。</translation>
    </message>
    <message>
        <source>There are no keyframes in the list.</source>
        <translation>列表中没有关键帧。</translation>
    </message>
    <message>
        <source>Add one, or write a plain value.</source>
        <translation>请添加一个，或直接写一个值。</translation>
    </message>
    <message>
        <source>This has no value: something like 0/0 was computed.</source>
        <translation>没有值：出现了类似 0/0 的计算。</translation>
    </message>
    <message>
        <source>Look up what is linked here.</source>
        <translation>请检查此处连接的内容。</translation>
    </message>
    <message>
        <source>%1%2 is too small.</source>
        <translation>%1%2 太小。</translation>
    </message>
    <message>
        <source>The least is %1%2.</source>
        <translation>最小为 %1%2。</translation>
    </message>
    <message>
        <source>%1%2 is too large.</source>
        <translation>%1%2 太大。</translation>
    </message>
    <message>
        <source>The most is %1%2.</source>
        <translation>最大为 %1%2。</translation>
    </message>
    <message>
        <source>“%1” is not one of the choices.</source>
        <translation>“%1”不在选项之中。</translation>
    </message>
    <message>
        <source>Choose one of: %1.</source>
        <translation>请从中选择：%1。</translation>
    </message>
    <message>
        <source>The property “%1” has no name or is there twice.</source>
        <translation>属性“%1”没有名称或重复出现。</translation>
    </message>
    <message>
        <source>The section “%1” of the catalog cannot be read.</source>
        <translation>无法读取目录中的“%1”部分。</translation>
    </message>
    <message>
        <source>Write an object with one object for each name.</source>
        <translation>请写成一个对象，其中每个名称对应一个对象。</translation>
    </message>
    <message>
        <source>The block “%1” is there already.</source>
        <translation>模块“%1”已存在。</translation>
    </message>
    <message>
        <source>Give it another name.</source>
        <translation>请换一个名称。</translation>
    </message>
    <message>
        <source>The block “%1” gives nothing.</source>
        <translation>模块“%1”没有输出。</translation>
    </message>
    <message>
        <source>Declare an output and evaluate().</source>
        <translation>请声明一个输出和 evaluate()。</translation>
    </message>
    <message>
        <source>The block “%1” is to be placed but its first output is no shape.</source>
        <translation>模块“%1”需要放置，但其第一个输出不是图形。</translation>
    </message>
    <message>
        <source>A number is wanted here.</source>
        <translation>此处需要一个数。</translation>
    </message>
    <message>
        <source>Write it without quotes, for instance 2.5.</source>
        <translation>请不加引号，例如 2.5。</translation>
    </message>
    <message>
        <source>This number is not finite.</source>
        <translation>此数不是有限值。</translation>
    </message>
    <message>
        <source>Write a number of ordinary size.</source>
        <translation>请填写一个大小正常的数。</translation>
    </message>
    <message>
        <source>The rows of this tensor are not equally long.</source>
        <translation>此张量各行长度不一。</translation>
    </message>
    <message>
        <source>Give every row the same number of entries.</source>
        <translation>请让每行的元素个数相同。</translation>
    </message>
    <message>
        <source>true or false is wanted here.</source>
        <translation>此处需要 true 或 false。</translation>
    </message>
    <message>
        <source>A position such as [1.5, −2] or [1.5, −2, 0] is wanted here.</source>
        <translation>此处需要位置，例如 [1.5, −2] 或 [1.5, −2, 0]。</translation>
    </message>
    <message>
        <source>A text, or a map of language to text, is wanted here.</source>
        <translation>此处需要文本，或各语言的文本。</translation>
    </message>
    <message>
        <source>A shape can only come from another block.</source>
        <translation>图形只能来自另一个模块。</translation>
    </message>
    <message>
        <source>A value of the kind “%1” is wanted here.</source>
        <translation>此处需要“%1”类型的值。</translation>
    </message>
    <message>
        <source>A whole number is wanted here, not %1.</source>
        <translation>此处需要整数，而不是 %1。</translation>
    </message>
    <message>
        <source>Round it.</source>
        <translation>请取整。</translation>
    </message>
    <message>
        <source>Write the list as texts in quotes.</source>
        <translation>请把列表写成引号中的文本。</translation>
    </message>
    <message>
        <source>Write a list in square brackets.</source>
        <translation>请用方括号写出列表。</translation>
    </message>
    <message>
        <source>Link it: {&quot;link&quot;: &quot;NODE&quot;}.</source>
        <translation>请连接它：{&quot;link&quot;: &quot;NODE&quot;}。</translation>
    </message>
    <message>
        <source>There is too little space on the disk: %1 MB are free, at least %2 MB are needed.</source>
        <translation>磁盘空间不足：剩余 %1 MB，至少需要 %2 MB。</translation>
    </message>
    <message>
        <source>Free some space there or export to another disk.</source>
        <translation>请腾出空间，或导出到其他磁盘。</translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation>导出已停止。</translation>
    </message>
    <message>
        <source>There is not enough memory for this export.</source>
        <translation>内存不足，无法完成此导出。</translation>
    </message>
    <message>
        <source>Use a smaller picture.</source>
        <translation>请使用较小的画面。</translation>
    </message>
    <message>
        <source>Give the lecture a length.</source>
        <translation>请为课件设定时长。</translation>
    </message>
    <message>
        <source>%1 knows no transparency.</source>
        <translation>%1 不支持透明。</translation>
    </message>
    <message>
        <source>Use .webm, .mov or NAME%05d.png, or keep the background.</source>
        <translation>请使用 .webm、.mov 或 NAME%05d.png，或保留背景。</translation>
    </message>
    <message>
        <source>MP4 video (H.264)</source>
        <translation>MP4 视频 (H.264)</translation>
    </message>
    <message>
        <source>WebM video (VP9)</source>
        <translation>WebM 视频 (VP9)</translation>
    </message>
    <message>
        <source>QuickTime video (ProRes 4444)</source>
        <translation>QuickTime 视频 (ProRes 4444)</translation>
    </message>
    <message>
        <source>PNG pictures</source>
        <translation>PNG 图片</translation>
    </message>
    <message>
        <source>“%1” does not say where the number of the picture goes.</source>
        <translation>“%1”没有说明图片编号的位置。</translation>
    </message>
    <message>
        <source>Write it as %05d, for instance picture%05d.png.</source>
        <translation>请用 %05d 表示，例如 picture%05d.png。</translation>
    </message>
    <message>
        <source>The file name has no ending that tells the format.</source>
        <translation>文件名没有表明格式的扩展名。</translation>
    </message>
    <message>
        <source>“.%1” is no format to export to.</source>
        <translation>“.%1”不是可导出的格式。</translation>
    </message>
    <message>
        <source>Use .mp4, .webm, .mov, .gif or NAME%05d.png.</source>
        <translation>请使用 .mp4、.webm、.mov、.gif 或 NAME%05d.png。</translation>
    </message>
    <message>
        <source>A video of %1 pixels is too small.</source>
        <translation>%1 像素的视频太小。</translation>
    </message>
    <message>
        <source>Each side needs at least %1.</source>
        <translation>每边至少为 %1。</translation>
    </message>
    <message>
        <source>%1 pixels are too many for %2.</source>
        <translation>%1 像素对 %2 来说太大。</translation>
    </message>
    <message>
        <source>Each side may have at most %1.</source>
        <translation>每边至多为 %1。</translation>
    </message>
    <message>
        <source>%1 needs an even width and height, not %2.</source>
        <translation>%1 的宽度和高度须为偶数，而不是 %2。</translation>
    </message>
    <message>
        <source>Use %1.</source>
        <translation>请使用 %1。</translation>
    </message>
    <message>
        <source>%1/%2 frames a second are no rate for a video.</source>
        <translation>每秒 %1/%2 帧不是视频可用的帧率。</translation>
    </message>
    <message>
        <source>Use 1 to %1.</source>
        <translation>请使用 1 到 %1。</translation>
    </message>
    <message>
        <source>%1 shows at most %2 frames a second, not %3.</source>
        <translation>%1 每秒至多显示 %2 帧，而不是 %3 帧。</translation>
    </message>
    <message>
        <source>Use 50, 30 or 25.</source>
        <translation>请使用 50、30 或 25。</translation>
    </message>
    <message>
        <source>Use 60 or 30.</source>
        <translation>请使用 60 或 30。</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>这是文件夹，不是文件。</translation>
    </message>
    <message>
        <source>Give the file a name.</source>
        <translation>请给文件命名。</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>没有文件夹“%1”。</translation>
    </message>
    <message>
        <source>Create it or choose another one.</source>
        <translation>请创建它，或另选一个。</translation>
    </message>
    <message>
        <source>Nothing can be written to the folder “%1”.</source>
        <translation>无法写入文件夹“%1”。</translation>
    </message>
    <message>
        <source>Choose another folder or change its permissions.</source>
        <translation>请选择其他文件夹，或更改其权限。</translation>
    </message>
    <message>
        <source>The picture could not be compressed: %1.</source>
        <translation>无法压缩图片：%1。</translation>
    </message>
    <message>
        <source>The folder holds pictures of a longer export: “%1” would follow the last one.</source>
        <translation>文件夹中有更长一次导出的图片：“%1”会接在最后一张之后。</translation>
    </message>
    <message>
        <source>Remove them or choose another folder or name.</source>
        <translation>请删除它们，或选择其他文件夹或名称。</translation>
    </message>
    <message>
        <source>This computer&apos;s FFmpeg cannot make %1: its encoder “%2” is missing.</source>
        <translation>此电脑的 FFmpeg 无法生成 %1：缺少编码器“%2”。</translation>
    </message>
    <message>
        <source>Install an FFmpeg with %1 or choose another format.</source>
        <translation>请安装含 %1 的 FFmpeg，或选择其他格式。</translation>
    </message>
    <message>
        <source>This computer&apos;s FFmpeg cannot write %1 files.</source>
        <translation>此电脑的 FFmpeg 无法写入 %1 文件。</translation>
    </message>
    <message>
        <source>Install a complete FFmpeg or choose another format.</source>
        <translation>请安装完整的 FFmpeg，或选择其他格式。</translation>
    </message>
    <message>
        <source>The encoder “%1” does not start: %2.</source>
        <translation>编码器“%1”无法启动：%2。</translation>
    </message>
    <message>
        <source>Try a smaller picture or another format.</source>
        <translation>请尝试较小的画面或其他格式。</translation>
    </message>
    <message>
        <source>Queries of %1 and keys of %2 do not fit together.</source>
        <translation>%1 的查询与 %2 的键不匹配。</translation>
    </message>
    <message>
        <source>Give both the same number of columns, at least 1.</source>
        <translation>请让两者列数相同，且至少为 1。</translation>
    </message>
    <message>
        <source>Keys of %1 and values of %2 do not fit together.</source>
        <translation>%1 的键与 %2 的值不匹配。</translation>
    </message>
    <message>
        <source>Give both one row for each token.</source>
        <translation>请让两者都是每个词元一行。</translation>
    </message>
    <message>
        <source>A tensor of %1×%2 numbers cannot be made.</source>
        <translation>无法创建含 %1×%2 个数的张量。</translation>
    </message>
    <message>
        <source>Take no negative size and at most %1 numbers.</source>
        <translation>大小不能为负，且至多 %1 个数。</translation>
    </message>
    <message>
        <source>%1 cannot be the base of a positional encoding.</source>
        <translation>%1 不能作为位置编码的底数。</translation>
    </message>
    <message>
        <source>Take a number above 0; 10000 is usual.</source>
        <translation>请使用大于 0 的数；通常为 10000。</translation>
    </message>
    <message>
        <source>The columns of a %1 tensor cannot be turned in pairs.</source>
        <translation>%1 张量的列无法成对旋转。</translation>
    </message>
    <message>
        <source>Give it an even number of columns.</source>
        <translation>请使其列数为偶数。</translation>
    </message>
    <message>
        <source>Give both the same shape, or the second one row or column.</source>
        <translation>请让两者形状相同，或使第二个只有一行或一列。</translation>
    </message>
    <message>
        <source>A %1 tensor cannot be multiplied with a %2 tensor.</source>
        <translation>%1 张量不能与 %2 张量相乘。</translation>
    </message>
    <message>
        <source>A %1 tensor and a %2 tensor cannot be added.</source>
        <translation>%1 张量与 %2 张量不能相加。</translation>
    </message>
    <message>
        <source>A %1 tensor and a %2 tensor cannot be multiplied number by number.</source>
        <translation>%1 张量与 %2 张量不能逐元素相乘。</translation>
    </message>
    <message>
        <source>A %1 tensor has no part of %2×%3 numbers at row %4, column %5.</source>
        <translation>%1 张量在第 %4 行第 %5 列处没有 %2×%3 的部分。</translation>
    </message>
    <message>
        <source>Rows and columns are counted from 0.</source>
        <translation>行和列从 0 开始计数。</translation>
    </message>
    <message>
        <source>A %1 tensor and a %2 tensor cannot stand under one another.</source>
        <translation>%1 张量与 %2 张量不能上下拼接。</translation>
    </message>
    <message>
        <source>Give all the same number of columns.</source>
        <translation>请使列数都相同。</translation>
    </message>
    <message>
        <source>A %1 tensor and a %2 tensor cannot stand side by side.</source>
        <translation>%1 张量与 %2 张量不能左右拼接。</translation>
    </message>
    <message>
        <source>Give all the same number of rows.</source>
        <translation>请使行数都相同。</translation>
    </message>
    <message>
        <source>The animation “%1” is there already.</source>
        <translation>动画“%1”已存在。</translation>
    </message>
    <message>
        <source>The animation “%1” does nothing.</source>
        <translation>动画“%1”不起作用。</translation>
    </message>
    <message>
        <source>Declare its channels and apply().</source>
        <translation>请声明其通道和 apply()。</translation>
    </message>
    <message>
        <source>“%1” is a plugin of another program (%2).</source>
        <translation>“%1”是其他程序的插件（%2）。</translation>
    </message>
    <message>
        <source>Remove the file.</source>
        <translation>请删除该文件。</translation>
    </message>
    <message>
        <source>The plugin “%1” was built for version %2 of the plugin interface; this program has version %3.</source>
        <translation>插件“%1”是为插件接口版本 %2 构建的，而本程序的接口版本为 %3。</translation>
    </message>
    <message>
        <source>Update this program, or ask the author of the plugin for a new build.</source>
        <translation>请更新本程序，或请插件作者提供新的构建版本。</translation>
    </message>
    <message>
        <source>Ask the author of the plugin for a new build, or remove the file.</source>
        <translation>请插件作者提供新的构建版本，或删除该文件。</translation>
    </message>
    <message>
        <source>The upgrade of “%1” from version %2 is not valid, or is there already.</source>
        <translation>“%1”从版本 %2 的升级步骤无效，或已存在。</translation>
    </message>
    <message>
        <source>Add one step for each version, beginning with 1.</source>
        <translation>请从 1 开始，为每个版本添加一个步骤。</translation>
    </message>
    <message>
        <source>The plugin “%1” could not be loaded: %2.</source>
        <translation>无法载入插件“%1”：%2。</translation>
    </message>
    <message>
        <source>This program does not know animations of the type “%1”; the clip is kept but does nothing.</source>
        <translation>本程序不认识类型为“%1”的动画；片段会保留，但不起作用。</translation>
    </message>
    <message>
        <source>Install the plugin that brings it.</source>
        <translation>请安装提供它的插件。</translation>
    </message>
    <message>
        <source>There is no block “%1” that could be on stage.</source>
        <translation>没有可放上舞台的模块“%1”。</translation>
    </message>
    <message>
        <source>Add the block, or take it off the stage.</source>
        <translation>请添加该模块，或将其移下舞台。</translation>
    </message>
    <message>
        <source>The clip is for “%1”, which is not a block of this scene.</source>
        <translation>片段的目标“%1”不是此场景的模块。</translation>
    </message>
    <message>
        <source>Choose another target.</source>
        <translation>请选择其他目标。</translation>
    </message>
    <message>
        <source>A lag cannot run over “%1”.</source>
        <translation>不能按“%1”错开。</translation>
    </message>
    <message>
        <source>Choose one of: whole, children, leaves.</source>
        <translation>请从 whole、children、leaves 中选择。</translation>
    </message>
    <message>
        <source>How “%1” stands would depend on itself: %2.</source>
        <translation>“%1”的状态会依赖其自身：%2。</translation>
    </message>
    <message>
        <source>Let one of the clips in this circle start later, or link the block instead of its staged state.</source>
        <translation>请让此循环中的一个片段晚些开始，或连接模块本身而不是其舞台状态。</translation>
    </message>
    <message>
        <source>The formula is too much for the formula engine: </source>
        <translation>公式超出了公式引擎的能力： </translation>
    </message>
    <message>
        <source>Split it or nest it less deeply.</source>
        <translation>请将其拆分，或减少嵌套层数。</translation>
    </message>
    <message>
        <source>there is no application object.</source>
        <translation>没有应用程序对象。</translation>
    </message>
    <message>
        <source>Add the “}” that is missing.</source>
        <translation>请补上缺少的“}”。</translation>
    </message>
    <message>
        <source>Add the “}” that is missing, or remove the “{” that is too many.</source>
        <translation>请补上缺少的“}”，或删除多余的“{”。</translation>
    </message>
    <message>
        <source>Remove the “}” that is too many, or add the “{” that is missing before it.</source>
        <translation>请删除多余的“}”，或在其前补上缺少的“{”。</translation>
    </message>
    <message>
        <source>Add the “]” that is missing.</source>
        <translation>请补上缺少的“]”。</translation>
    </message>
    <message>
        <source>Check its spelling; words belong into \text{…}, names of functions into \operatorname{…}.</source>
        <translation>请检查拼写；文字应放入 \text{…}，函数名应放入 \operatorname{…}。</translation>
    </message>
    <message>
        <source>Put what the command needs into braces after it.</source>
        <translation>请在命令之后用花括号写出它需要的内容。</translation>
    </message>
    <message>
        <source>Put the superscript or subscript after it, in braces if it is longer than one character.</source>
        <translation>请在其后写上标或下标，多于一个字符时用花括号括起。</translation>
    </message>
    <message>
        <source>Put braces around what carries the first subscript, or both subscripts into one pair of braces.</source>
        <translation>请把带第一个下标的内容用花括号括起，或把两个下标放入同一对花括号。</translation>
    </message>
    <message>
        <source>Put braces around what carries the first superscript, or both superscripts into one pair of braces.</source>
        <translation>请把带第一个上标的内容用花括号括起，或把两个上标放入同一对花括号。</translation>
    </message>
    <message>
        <source>Give every \left its \right; “\right.” closes without a bracket.</source>
        <translation>每个 \left 都要有对应的 \right；“\right.”表示不带括号的结束。</translation>
    </message>
    <message>
        <source>Give every \right its \left; “\left.” opens without a bracket.</source>
        <translation>每个 \right 都要有对应的 \left；“\left.”表示不带括号的开始。</translation>
    </message>
    <message>
        <source>Put a bracket after it, such as ( [ \{ or | — or “.” for none.</source>
        <translation>请在其后写括号，如 ( [ \{ 或 |；不需要时写“.”。</translation>
    </message>
    <message>
        <source>“&amp;” stands between the columns of a matrix or of aligned lines; \&amp; is the character itself.</source>
        <translation>“&amp;”用于分隔矩阵的列或对齐的行；字符本身写作 \&amp;。</translation>
    </message>
    <message>
        <source>Check the name of the environment.</source>
        <translation>请检查环境的名称。</translation>
    </message>
    <message>
        <source>Let \begin{…} and \end{…} name the same environment, the inner ones closed first.</source>
        <translation>\begin{…} 和 \end{…} 须为同一环境，并先关闭内层。</translation>
    </message>
    <message>
        <source>Add the \end{…} that is missing.</source>
        <translation>请补上缺少的 \end{…}。</translation>
    </message>
    <message>
        <source>Give every \end{…} its \begin{…}.</source>
        <translation>每个 \end{…} 都要有对应的 \begin{…}。</translation>
    </message>
    <message>
        <source>Close the mathematics in the text with a “$”.</source>
        <translation>请用“$”结束文字中的公式。</translation>
    </message>
    <message>
        <source>\# is the character itself.</source>
        <translation>字符本身写作 \#。</translation>
    </message>
    <message>
        <source>A macro calls itself: define it by something else.</source>
        <translation>宏调用了自身：请用其他方式定义。</translation>
    </message>
    <message>
        <source>Remove \tag{…} and put the number beside the formula as a text.</source>
        <translation>请删除 \tag{…}，把编号作为文本放在公式旁。</translation>
    </message>
    <message>
        <source>A formula is not closed</source>
        <translation>有公式没有结束</translation>
    </message>
    <message>
        <source>No installed font has %1, drawn as hollow boxes; install a font for that script, for instance one of the Noto family.</source>
        <translation>已安装的字体中没有 %1，以空心方框代替；请安装支持该文字的字体，例如 Noto 系列。</translation>
    </message>
    <message>
        <source>The disk with the folder “%1” is full.</source>
        <translation>文件夹“%1”所在的磁盘已满。</translation>
    </message>
    <message>
        <source>The file has grown larger than is allowed there.</source>
        <translation>文件超过了该处允许的大小。</translation>
    </message>
    <message>
        <source>Export to another disk.</source>
        <translation>请导出到其他磁盘。</translation>
    </message>
    <message>
        <source>The file could not be written: %1.</source>
        <translation>无法写入文件：%1。</translation>
    </message>
    <message>
        <source>Check that the disk is in order or export to another folder.</source>
        <translation>请检查磁盘是否正常，或导出到其他文件夹。</translation>
    </message>
    <message>
        <source>Formulas cannot be set: </source>
        <translation>无法排版公式： </translation>
    </message>
    <message>
        <source>Reinstall the program.</source>
        <translation>请重新安装程序。</translation>
    </message>
    <message>
        <source>Correct the LaTeX of the formula.</source>
        <translation>请修正公式的 LaTeX。</translation>
    </message>
    <message>
        <source>Write x and y of each point in turn: x1, y1, x2, y2, …</source>
        <translation>请依次写出每个点的 x 和 y：x1, y1, x2, y2, …</translation>
    </message>
    <message>
        <source>An axis ends before it begins.</source>
        <translation>坐标轴的终点在起点之前。</translation>
    </message>
    <message>
        <source>“%1” has fewer than five numbers, and is left out.</source>
        <translation>“%1”的数不足五个，已略去。</translation>
    </message>
    <message>
        <source>A pie has no slices for numbers below 0; they are left out.</source>
        <translation>饼图没有负数的扇形，这些数已略去。</translation>
    </message>
    <message>
        <source>Write the name or the number of one, or nothing for the first.</source>
        <translation>请写某一列的名称或序号；留空则取第一列。</translation>
    </message>
    <message>
        <source>There is no column “%1” of numbers.</source>
        <translation>没有名为“%1”的数字列。</translation>
    </message>
    <message>
        <source>“%1” names rows or columns that are not there.</source>
        <translation>“%1”所指的行或列不存在。</translation>
    </message>
    <message>
        <source>There is room for only one of %1 names at an axis.</source>
        <translation>轴上每 %1 个名称只放得下一个。</translation>
    </message>
    <message>
        <source>Make the most greater than the least.</source>
        <translation>请使最大值大于最小值。</translation>
    </message>
    <message>
        <source>An axis with more than %1 ticks is drawn without any; make the step longer.</source>
        <translation>坐标轴的刻度超过 %1 个时不画刻度；请加大间隔。</translation>
    </message>
    <message>
        <source>The numbers reach from %1 to %2, beyond the %3 axis from %4 to %5.</source>
        <translation>数值从 %1 到 %2，超出了 %3 轴的范围（%4 到 %5）。</translation>
    </message>
    <message>
        <source>Give as many of both, or no x values.</source>
        <translation>请使两者个数相同，或不给 x 值。</translation>
    </message>
    <message>
        <source>A curve needs two numbers.</source>
        <translation>曲线至少需要两个数。</translation>
    </message>
    <message>
        <source>Link or write more of them.</source>
        <translation>请连接或填写更多。</translation>
    </message>
    <message>
        <source>There is no number here that could count.</source>
        <translation>此处没有可以计数的数字。</translation>
    </message>
    <message>
        <source>Choose a number, a matrix of numbers or a part of one as the target.</source>
        <translation>请选择数字、数字矩阵或其一部分作为目标。</translation>
    </message>
    <message>
        <source>The axis to turn about has no direction.</source>
        <translation>旋转轴没有方向。</translation>
    </message>
    <message>
        <source>Use [0, 0, 1] for a turn in the picture.</source>
        <translation>在画面内旋转请用 [0, 0, 1]。</translation>
    </message>
    <message>
        <source>There is no path to follow.</source>
        <translation>没有可跟随的路径。</translation>
    </message>
    <message>
        <source>Link a line, a curve or any other outline.</source>
        <translation>请连接线段、曲线或其他轮廓。</translation>
    </message>
    <message>
        <source>Choose one inside it; rows and columns count from 0.</source>
        <translation>请选择其范围内的元素；行和列从 0 开始计数。</translation>
    </message>
    <message>
        <source>%1(%2) has no value.</source>
        <translation>%1(%2) 没有值。</translation>
    </message>
    <message>
        <source>Choose another function, or link a matrix without such numbers.</source>
        <translation>请选择其他函数，或连接不含此类数的矩阵。</translation>
    </message>
    <message>
        <source>“%1” was to get a colour but is not in the text.</source>
        <translation>要着色的“%1”不在文本中。</translation>
    </message>
    <message>
        <source>Link or write as many values as the text asks for.</source>
        <translation>请按文本所需连接或填写足够的值。</translation>
    </message>
    <message>
        <source>Link or write as many words as the text asks for.</source>
        <translation>请按文本所需连接或填写足够的文字。</translation>
    </message>
    <message>
        <source>These would be %1 formulas.</source>
        <translation>这将产生 %1 个公式。</translation>
    </message>
    <message>
        <source>The most is %1: choose a smaller last number or a shorter table.</source>
        <translation>最多 %1 个：请减小最后的序号，或缩短表格。</translation>
    </message>
    <message>
        <source>“%1” is not expected here.</source>
        <translation>此处不应出现“%1”。</translation>
    </message>
    <message>
        <source>Write an operator such as + or * before it.</source>
        <translation>请在其前写 + 或 * 等运算符。</translation>
    </message>
    <message>
        <source>The formula is nested too deeply.</source>
        <translation>公式嵌套过深。</translation>
    </message>
    <message>
        <source>Split it over several blocks.</source>
        <translation>请拆分到多个模块中。</translation>
    </message>
    <message>
        <source>The formula ends where a number or name is expected.</source>
        <translation>公式在应有数字或名称处结束了。</translation>
    </message>
    <message>
        <source>Complete it.</source>
        <translation>请补充完整。</translation>
    </message>
    <message>
        <source>“%1” stands where a number or name is expected.</source>
        <translation>应为数字或名称处却是“%1”。</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>请将其删除。</translation>
    </message>
    <message>
        <source>“%1” is not known here.</source>
        <translation>此处不认识“%1”。</translation>
    </message>
    <message>
        <source>There are a, b, c, d, x1, x2, … (as many as numbers are given), pi, e and tau.</source>
        <translation>可用的有 a、b、c、d、x1、x2……（与给出的数一样多）、pi、e 和 tau。</translation>
    </message>
    <message>
        <source>There is no function “%1”.</source>
        <translation>没有函数“%1”。</translation>
    </message>
    <message>
        <source>The functions are: %1.</source>
        <translation>可用的函数有：%1。</translation>
    </message>
    <message>
        <source>“%1” takes %2 numbers, not %3.</source>
        <translation>“%1”需要 %2 个数，而不是 %3 个。</translation>
    </message>
    <message>
        <source>Separate them by commas.</source>
        <translation>请用逗号分隔。</translation>
    </message>
    <message>
        <source>A “%1” is missing.</source>
        <translation>缺少“%1”。</translation>
    </message>
    <message>
        <source>Close the bracket.</source>
        <translation>请闭合括号。</translation>
    </message>
    <message>
        <source>Outputs of that block: %1.</source>
        <translation>该模块的输出：%1。</translation>
    </message>
    <message>
        <source>The last point has no y: the count of numbers is odd (%1).</source>
        <translation>最后一个点没有 y：数的个数是奇数（%1）。</translation>
    </message>
    <message>
        <source>A Bézier curve has 4, 7, 10, … points, not %1.</source>
        <translation>贝塞尔曲线应有 4、7、10……个点，而不是 %1 个。</translation>
    </message>
    <message>
        <source>Write two handles between each two points through which it passes.</source>
        <translation>在曲线经过的每两个点之间写两个控制柄。</translation>
    </message>
    <message>
        <source>There is not one x value for each number (numbers: %1, x values: %2).</source>
        <translation>数与 x 值的个数不同（数 %1 个，x 值 %2 个）。</translation>
    </message>
    <message>
        <source>A matrix of %1×%2 (rows × columns) has no entry %3, %4.</source>
        <translation>%1×%2（行×列）的矩阵没有元素 (%3, %4)。</translation>
    </message>
    <message>
        <source>“%1” asks for number %2; numbers given: %3.</source>
        <translation>“%1”需要第 %2 个数；给出的数：%3 个。</translation>
    </message>
    <message>
        <source>“%1” asks for text %2; texts given: %3.</source>
        <translation>“%1”需要第 %2 个文本；给出的文本：%3 个。</translation>
    </message>
    <message>
        <source>Row %1 has fewer cells than others (%2 of %3). Those missing are left empty.</source>
        <translation>第 %1 行的单元格比其他行少（%3 个中只有 %2 个），缺少的留空。</translation>
    </message>
    <message>
        <source>“%1” in row %2, column %3 is not a number.</source>
        <translation>行 %2、列 %3 的“%1”不是数。</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <translation>行 %1、列 %2：%3</translation>
    </message>
    <message>
        <source>“%1” is no alignment. Write left, centre, right, decimal or auto.</source>
        <translation>“%1”不是对齐方式。请写 left、centre、right、decimal 或 auto。</translation>
    </message>
    <message>
        <source>“%1” names no row, column or cell of the table.</source>
        <translation>表格中没有叫“%1”的行、列或单元格。</translation>
    </message>
    <message>
        <source>The table has no column “%1”.</source>
        <translation>表格中没有“%1”列。</translation>
    </message>
    <message>
        <source>Make the window smaller, or its steps longer.</source>
        <translation>请缩小窗口，或加大步幅。</translation>
    </message>
    <message>
        <source>The window has too many stops and numbers.</source>
        <translation>窗口的停处和数太多。</translation>
    </message>
    <message>
        <source>Make the window smaller, or let zeros stand around the matrix.</source>
        <translation>请缩小窗口，或在矩阵周围补零。</translation>
    </message>
    <message>
        <source>The window is larger than the matrix over which it goes.</source>
        <translation>窗口比它要滑过的矩阵还大。</translation>
    </message>
    <message>
        <source>The tree has no box “%1”.</source>
        <translation>树中没有方框“%1”。</translation>
    </message>
    <message>
        <source>No row of the table fits the condition “%1”.</source>
        <translation>表格中没有符合条件“%1”的行。</translation>
    </message>
    <message>
        <source>Only the first %1 of %2 rows are drawn.</source>
        <translation>%2 行中只画出前 %1 行。</translation>
    </message>
    <message>
        <source>The table is so large that its letters are too small to be read. Show fewer rows or columns.</source>
        <translation>表格太大，文字小得无法阅读。请少显示一些行或列。</translation>
    </message>
    <message>
        <source>This is not a sound file that can be read.</source>
        <translation>这不是可以读取的声音文件。</translation>
    </message>
    <message>
        <source>Use WAV, FLAC, MP3, M4A, Ogg or Opus.</source>
        <translation>请使用 WAV、FLAC、MP3、M4A、Ogg 或 Opus。</translation>
    </message>
    <message>
        <source>The sound file is empty.</source>
        <translation>声音文件是空的。</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>请选择其他文件。</translation>
    </message>
    <message>
        <source>This computer&apos;s FFmpeg cannot decode the sound in this file.</source>
        <translation>这台电脑的 FFmpeg 无法解码此文件中的声音。</translation>
    </message>
    <message>
        <source>Convert it to WAV or FLAC.</source>
        <translation>请将其转换为 WAV 或 FLAC。</translation>
    </message>
    <message>
        <source>There is no sound in this file.</source>
        <translation>此文件中没有声音。</translation>
    </message>
    <message>
        <source>Choose a sound file, or a video with sound.</source>
        <translation>请选择声音文件或带声音的视频。</translation>
    </message>
    <message>
        <source>The sound in this file is broken: nothing of it can be decoded.</source>
        <translation>此文件中的声音已损坏，完全无法解码。</translation>
    </message>
    <message>
        <source>Choose another file, or convert it to WAV or FLAC.</source>
        <translation>请选择其他文件，或将其转换为 WAV 或 FLAC。</translation>
    </message>
    <message>
        <source>The lecture carries no sound file “%1”.</source>
        <translation>此课件中没有声音文件“%1”。</translation>
    </message>
    <message>
        <source>Choose another file, mute the sound, or export without sound.</source>
        <translation>请选择其他文件、将该声音静音，或不带声音导出。</translation>
    </message>
    <message>
        <source>the sound of %1</source>
        <translation>%1 的声音</translation>
    </message>
    <message>
        <source>Reading the sound was stopped.</source>
        <translation>已停止读取声音。</translation>
    </message>
    <message>
        <source>The sound starts when the lecture is over, so it is never heard.</source>
        <translation>声音在课件结束后才开始，因此永远听不到。</translation>
    </message>
    <message>
        <source>Let it start earlier, or make the scene longer.</source>
        <translation>让它早些开始，或延长场景。</translation>
    </message>
    <message>
        <source>The sound is 0 seconds long, so it is never heard.</source>
        <translation>声音时长为 0 秒，因此永远听不到。</translation>
    </message>
    <message>
        <source>Make it longer, or remove it.</source>
        <translation>延长它，或将其移除。</translation>
    </message>
    <message>
        <source>The sound has no file, so it is silent.</source>
        <translation>该声音没有文件，因此是无声的。</translation>
    </message>
    <message>
        <source>Choose one, or remove the sound.</source>
        <translation>请选择一个文件，或移除该声音。</translation>
    </message>
    <message>
        <source>There is no sound file for the language “%1”.</source>
        <translation>没有语言“%1”的声音文件。</translation>
    </message>
    <message>
        <source>Choose one; until then that of another language is heard.</source>
        <translation>请选择一个；在此之前会听到其他语言的声音。</translation>
    </message>
    <message>
        <source>“%1” does not look like a sound file.</source>
        <translation>“%1”看起来不是声音文件。</translation>
    </message>
    <message>
        <source>There is no place %1 for a sound.</source>
        <translation>声音列表中没有位置 %1。</translation>
    </message>
    <message>
        <source>There is no sound %1.</source>
        <translation>不存在第 %1 个声音。</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>是或否</translation>
    </message>
    <message>
        <source>%1 numbers are too many to be drawn one by one.</source>
        <translation>%1 个数太多，无法逐个绘制。</translation>
    </message>
    <message>
        <source>Show a part of them: at most %1.</source>
        <translation>请只显示一部分，最多 %1 个。</translation>
    </message>
    <message>
        <source>Number %1 is not finite and has no place here.</source>
        <translation>第 %1 个数不是有限值，无法放在这里。</translation>
    </message>
    <message>
        <source>Leave masked numbers out, or link the shares after softmax.</source>
        <translation>请去掉被掩码的数，或连接 softmax 之后的权重。</translation>
    </message>
    <message>
        <source>Missing close brace</source>
        <translation>缺少右花括号</translation>
    </message>
    <message>
        <source>Extra open brace or missing close brace</source>
        <translation>多了左花括号，或缺少右花括号</translation>
    </message>
    <message>
        <source>Extra close brace or missing open brace</source>
        <translation>多了右花括号，或缺少左花括号</translation>
    </message>
    <message>
        <source>Extra close brace while looking for %1</source>
        <translation>应为 %1 的地方出现了右花括号</translation>
    </message>
    <message>
        <source>Could not find closing &apos;]&apos; for argument to %1</source>
        <translation>%1 的参数缺少右方括号“]”</translation>
    </message>
    <message>
        <source>Could not find %1 for %2</source>
        <translation>缺少 %2 所需的 %1</translation>
    </message>
    <message>
        <source>Undefined control sequence %1</source>
        <translation>命令 %1 未定义</translation>
    </message>
    <message>
        <source>Missing argument for %1</source>
        <translation>%1 缺少参数</translation>
    </message>
    <message>
        <source>Missing superscript or subscript argument</source>
        <translation>上标或下标缺少内容</translation>
    </message>
    <message>
        <source>Missing open brace for superscript</source>
        <translation>上标缺少左花括号</translation>
    </message>
    <message>
        <source>Missing open brace for subscript</source>
        <translation>下标缺少左花括号</translation>
    </message>
    <message>
        <source>Double subscripts: use braces to clarify</source>
        <translation>出现了两个下标，请用花括号区分</translation>
    </message>
    <message>
        <source>Double exponent: use braces to clarify</source>
        <translation>出现了两个上标，请用花括号区分</translation>
    </message>
    <message>
        <source>Prime causes double exponent: use braces to clarify</source>
        <translation>撇号造成两个上标，请用花括号区分</translation>
    </message>
    <message>
        <source>Extra \left or missing \right</source>
        <translation>多了 \left，或缺少 \right</translation>
    </message>
    <message>
        <source>Missing \left or extra \right</source>
        <translation>缺少 \left，或多了 \right</translation>
    </message>
    <message>
        <source>Extra \middle</source>
        <translation>\middle 不在 \left 与 \right 之间</translation>
    </message>
    <message>
        <source>Missing or unrecognized delimiter for %1</source>
        <translation>%1 之后缺少括号，或括号无法识别</translation>
    </message>
    <message>
        <source>Misplaced %1</source>
        <translation>%1 的位置不对</translation>
    </message>
    <message>
        <source>%1 is allowed only on operators</source>
        <translation>%1 只能用于运算符</translation>
    </message>
    <message>
        <source>Unknown environment &apos;%1&apos;</source>
        <translation>未知的环境“%1”</translation>
    </message>
    <message>
        <source>Invalid environment name &apos;%1&apos;</source>
        <translation>环境名“%1”无效</translation>
    </message>
    <message>
        <source>\begin{%1} ended with \end{%2}</source>
        <translation>\begin{%1} 以 \end{%2} 结束</translation>
    </message>
    <message>
        <source>Missing \end{%1}</source>
        <translation>缺少 \end{%1}</translation>
    </message>
    <message>
        <source>Erroneous nesting of equation structures</source>
        <translation>公式结构嵌套有误</translation>
    </message>
    <message>
        <source>Math mode is not properly terminated</source>
        <translation>数学模式没有正确结束</translation>
    </message>
    <message>
        <source>You can&apos;t use &apos;macro parameter character #&apos; in math mode</source>
        <translation>公式中不能使用宏参数字符 #</translation>
    </message>
    <message>
        <source>MathJax maximum macro substitution count exceeded; is here a recursive macro call?</source>
        <translation>宏展开次数过多；宏是否调用了自身？</translation>
    </message>
    <message>
        <source>MathJax maximum substitution count exceeded; is there a recursive latex environment?</source>
        <translation>展开次数过多；环境是否调用了自身？</translation>
    </message>
    <message>
        <source>Missing box for %1</source>
        <translation>%1 缺少盒子</translation>
    </message>
    <message>
        <source>Missing dimension or its units for %1</source>
        <translation>%1 缺少长度或单位</translation>
    </message>
    <message>
        <source>Bracket argument to %1 must be a dimension</source>
        <translation>%1 的方括号参数必须是长度</translation>
    </message>
    <message>
        <source>The argument to %1 must be an integer</source>
        <translation>%1 的参数必须是整数</translation>
    </message>
    <message>
        <source>Argument to %1 must be a positive integer</source>
        <translation>%1 的参数必须是正整数</translation>
    </message>
    <message>
        <source>Alignment must be one to three copies of l, c, or r</source>
        <translation>对齐方式须为一到三个 l、c 或 r</translation>
    </message>
    <message>
        <source>Illegal pream-token (%1)</source>
        <translation>列格式中有无效的字符（%1）</translation>
    </message>
    <message>
        <source>Extra alignment tab in \cases text</source>
        <translation>\cases 中有多余的“&amp;”</translation>
    </message>
    <message>
        <source>Multiple %1</source>
        <translation>%1 出现了多次</translation>
    </message>
    <message>
        <source>Color model &apos;%1&apos; not defined</source>
        <translation>颜色模型“%1”未定义</translation>
    </message>
    <message>
        <source>Invalid color value</source>
        <translation>颜色值无效</translation>
    </message>
    <message>
        <source>Invalid number</source>
        <translation>数字无效</translation>
    </message>
    <message>
        <source>%1 not allowed in %2 environment</source>
        <translation>%2 环境中不能使用 %1</translation>
    </message>
    <message>
        <source>Runaway argument for %1?</source>
        <translation>%1 的参数没有结束？</translation>
    </message>
    <message>
        <source>An equation number cannot be drawn</source>
        <translation>公式编号无法绘制</translation>
    </message>
    <message>
        <source>character %1 “%2”</source>
        <translation>第 %1 个字符“%2”</translation>
    </message>
    <message>
        <source>characters %1–%2 “%3”</source>
        <translation>第 %1–%2 个字符“%3”</translation>
    </message>
    <message>
        <source>formula “%1”</source>
        <translation>公式“%1”</translation>
    </message>
    <message>
        <source>The text has %L1 formulas.</source>
        <translation>文本中有 %L1 个公式。</translation>
    </message>
    <message>
        <source>The most is %L1: divide it into several texts.</source>
        <translation>最多 %L1 个：请拆成几段文本。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>character %1</source>
        <translation>第 %1 个字符</translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>内存不足。</translation>
    </message>
    <message>
        <source>Make it smaller, or close other programs.</source>
        <translation>请缩小它，或关闭其他程序。</translation>
    </message>
    <message>
        <source>Compressed drawings (.svgz) are not read.</source>
        <translation>不支持压缩的图形（.svgz）。</translation>
    </message>
    <message>
        <source>Save it as .svg, without compression.</source>
        <translation>请另存为未压缩的 .svg。</translation>
    </message>
    <message>
        <source>HEIC pictures, as iPhones take them, are not read.</source>
        <translation>不支持读取 iPhone 拍摄的 HEIC 图片。</translation>
    </message>
    <message>
        <source>Export it as JPEG. With Settings › Camera › Formats › Most Compatible, an iPhone takes JPEG from then on.</source>
        <translation>请将其导出为 JPEG。在 iPhone 的“设置”›“相机”›“格式”中选择“兼容性最佳”后，之后拍摄的照片即为 JPEG。</translation>
    </message>
    <message>
        <source>%1 pictures are not read.</source>
        <translation>不支持读取 %1 图片。</translation>
    </message>
    <message>
        <source>Export it as PNG or JPEG from a program for pictures.</source>
        <translation>请在图片软件中将其导出为 PNG 或 JPEG。</translation>
    </message>
    <message>
        <source>Of this animated picture (%1), only the first frame is shown.</source>
        <translation>此动态图片（%1）只显示第一帧。</translation>
    </message>
    <message>
        <source>Qt’s plugin for %1 pictures is not installed.</source>
        <translation>未安装用于读取 %1 图片的 Qt 插件。</translation>
    </message>
    <message>
        <source>Install qt6-image-formats-plugins, or save the picture as PNG or JPEG.</source>
        <translation>请安装 qt6-image-formats-plugins，或将图片另存为 PNG 或 JPEG。</translation>
    </message>
    <message>
        <source>This is not a picture that can be read.</source>
        <translation>这不是可以读取的图片。</translation>
    </message>
    <message>
        <source>Open it in a program for pictures and save it as PNG or JPEG.</source>
        <translation>请用图片软件打开，并另存为 PNG 或 JPEG。</translation>
    </message>
    <message>
        <source>The picture has %1 million pixels; more than %2 million are not read.</source>
        <translation>图片有 %1 百万像素；超过 %2 百万像素的不予读取。</translation>
    </message>
    <message>
        <source>Make it smaller in a program for pictures.</source>
        <translation>请用图片软件缩小它。</translation>
    </message>
    <message>
        <source>The picture is stored in so many passes that reading it would take minutes.</source>
        <translation>图片分为过多遍存储，读取需要数分钟。</translation>
    </message>
    <message>
        <source>Together with the other pictures of the lecture, this one needs too much memory (more than %1 MiB).</source>
        <translation>这张图片与课件中的其他图片合计需要过多内存（超过 %1 MiB）。</translation>
    </message>
    <message>
        <source>Make the pictures smaller in a program for pictures, for instance 1920 pixels wide, or show fewer in one scene.</source>
        <translation>请在图片软件中把图片缩小，例如缩到 1920 像素宽，或减少一个场景中显示的图片。</translation>
    </message>
    <message>
        <source>Save it again as PNG, or as JPEG that is not progressive.</source>
        <translation>请另存为 PNG，或非渐进式 JPEG。</translation>
    </message>
    <message>
        <source>The drawing&apos;s “%1” is left out.</source>
        <translation>图形中的“%1”被省略。</translation>
    </message>
    <message>
        <source>More than 50,000 elements of the drawing would be drawn.</source>
        <translation>图形需要绘制的元素超过 50,000 个。</translation>
    </message>
    <message>
        <source>It would take too long to read the drawing.</source>
        <translation>读取该图形耗时过长。</translation>
    </message>
    <message>
        <source>The drawing&apos;s elements use one another too often.</source>
        <translation>图形元素相互引用的次数过多。</translation>
    </message>
    <message>
        <source>What the drawing takes from other files is left out.</source>
        <translation>图形从其他文件引用的内容被省略。</translation>
    </message>
    <message>
        <source>A picture in the drawing is left out: %1</source>
        <translation>图形中的一张图片已略去：%1</translation>
    </message>
    <message>
        <source>The pictures inside the drawing are too large together.</source>
        <translation>图形内的图片合计过大。</translation>
    </message>
    <message>
        <source>The drawing has too much text: more than about 40,000 letters.</source>
        <translation>图形中的文字过多：超过约 40,000 个字符。</translation>
    </message>
    <message>
        <source>The drawing has more than 500,000 points.</source>
        <translation>图形的点超过 500,000 个。</translation>
    </message>
    <message>
        <source>A gradient of the drawing is drawn in one colour.</source>
        <translation>图形中的一个渐变以单色绘制。</translation>
    </message>
    <message>
        <source>The drawing reaches further than a million units.</source>
        <translation>图形超出一百万个单位的范围。</translation>
    </message>
    <message>
        <source>Save it again with a smaller size.</source>
        <translation>请以更小的尺寸重新保存。</translation>
    </message>
    <message>
        <source>This is not an SVG drawing that can be read: line %1 is wrong.</source>
        <translation>这不是可以读取的 SVG 图形：第 %1 行有误。</translation>
    </message>
    <message>
        <source>Save it again from the program that made it, or as PNG.</source>
        <translation>请用制作它的软件重新保存，或另存为 PNG。</translation>
    </message>
    <message>
        <source>The drawing&apos;s entities stand for too much text.</source>
        <translation>图形中的实体所代表的文本过多。</translation>
    </message>
    <message>
        <source>The drawing uses entities of other files, which are not read.</source>
        <translation>该图形使用了其他文件中的实体，不支持读取。</translation>
    </message>
    <message>
        <source>The drawing declares too many prefixes.</source>
        <translation>该图形声明的前缀过多。</translation>
    </message>
    <message>
        <source>Where parts of a group with “%1” overlap, they show through one another.</source>
        <translation>设有“%1”的组中，相互重叠的部分会彼此透出。</translation>
    </message>
    <message>
        <source>Save it as plain SVG, or as PNG.</source>
        <translation>请另存为普通 SVG 或 PNG。</translation>
    </message>
    <message>
        <source>The drawing&apos;s style sheet is longer than a million letters.</source>
        <translation>图形的样式表超过一百万个字符。</translation>
    </message>
    <message>
        <source>The drawing is written in %1, which is not read.</source>
        <translation>图形使用 %1 编码，不支持读取。</translation>
    </message>
    <message>
        <source>Save it in UTF-8.</source>
        <translation>请以 UTF-8 编码保存。</translation>
    </message>
    <message>
        <source>More than %1 elements of the drawing lie inside one another.</source>
        <translation>图形元素的嵌套超过 %1 层。</translation>
    </message>
    <message>
        <source>The drawing has more than 100,000 elements.</source>
        <translation>图形的元素超过 100,000 个。</translation>
    </message>
    <message>
        <source>Make the drawing simpler, or save it as PNG.</source>
        <translation>请简化图形，或另存为 PNG。</translation>
    </message>
    <message>
        <source>The drawing is larger than 16 MB.</source>
        <translation>图形大于 16 MB。</translation>
    </message>
    <message>
        <source>The drawing is not written in UTF-8.</source>
        <translation>图形不是 UTF-8 编码。</translation>
    </message>
    <message>
        <source>An element of the drawing has more than 200 attributes.</source>
        <translation>图形中有一个元素的属性超过 200 个。</translation>
    </message>
    <message>
        <source>The blocks of this scene have more than %L1 parts together.</source>
        <translation>此场景的所有模块合计超过 %L1 个部分。</translation>
    </message>
    <message>
        <source>Make fewer copies, or divide the scene into several.</source>
        <translation>请减少副本，或把场景分成几个。</translation>
    </message>
    <message>
        <source>What this computes is not finite: something like 1/0 or 0/0.</source>
        <translation>计算结果不是有限值，例如 1/0 或 0/0。</translation>
    </message>
    <message>
        <source>Look up the numbers that it is computed from.</source>
        <translation>请检查参与计算的数。</translation>
    </message>
    <message>
        <source>“%1” led to a block that was deleted; it ends where that stood.</source>
        <translation>“%1”通向的模块已被删除；其端点停留在原处。</translation>
    </message>
    <message>
        <source>Link its end to another block, put it elsewhere, or remove “%1” too.</source>
        <translation>请将端点链接到其他模块、移到别处，或一并移除“%1”。</translation>
    </message>
    <message>
        <source>No file is chosen for “%1” yet: videos show a placeholder.</source>
        <translation>尚未为“%1”选择文件，视频里会显示占位图。</translation>
    </message>
    <message>
        <source>No file is chosen for “%1” yet.</source>
        <translation>尚未为“%1”选择文件。</translation>
    </message>
    <message>
        <source>Choose one, or remove the block.</source>
        <translation>请选择文件，或移除该模块。</translation>
    </message>
    <message>
        <source>Two new nodes have the id “%1”.</source>
        <translation>两个新节点的 ID 都是“%1”。</translation>
    </message>
    <message>
        <source>“%1” is hidden, and nothing in a lecture is.</source>
        <translation>“%1”是隐藏文件，课件中不能有隐藏文件。</translation>
    </message>
    <message>
        <source>Rename it so that no dot stands before a name, or remove it.</source>
        <translation>请改名，使名称前没有点，或将其删除。</translation>
    </message>
    <message>
        <source>The lecture would take too much memory.</source>
        <translation>此课件会占用过多内存。</translation>
    </message>
    <message>
        <source>The video is too long for a QuickTime file of this frame rate.</source>
        <translation>视频太长，无法存为此帧速率的 QuickTime 文件。</translation>
    </message>
    <message>
        <source>Use .mp4, or a whole number of frames a second.</source>
        <translation>请使用 .mp4，或将每秒帧数设为整数。</translation>
    </message>
    <message>
        <source>This is a device or a pipe, not a file that could be replaced.</source>
        <translation>这是设备或管道，不是可以替换的文件。</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>请选择其他名称。</translation>
    </message>
    <message>
        <source>Another export is writing this file.</source>
        <translation>另一个导出正在写入此文件。</translation>
    </message>
    <message>
        <source>Wait until it is done, or choose another name.</source>
        <translation>请等待其完成，或选择其他名称。</translation>
    </message>
    <message>
        <source>The sound has %1 samples a second; from 8,000 to 192,000 can be read.</source>
        <translation>该声音每秒有 %1 个采样；可读取 8,000 到 192,000 个。</translation>
    </message>
    <message>
        <source>Convert it to 48,000 samples a second.</source>
        <translation>请转换为每秒 48,000 个采样。</translation>
    </message>
    <message>
        <source>Try another format or frame rate.</source>
        <translation>请尝试其他格式或帧速率。</translation>
    </message>
    <message>
        <source>This is not drawn: the picture would have more than %L1 parts or %L2 points.</source>
        <translation>未绘制：画面将超过 %L1 个部分或 %L2 个点。</translation>
    </message>
    <message>
        <source>Show less at once.</source>
        <translation>请减少同时显示的内容。</translation>
    </message>
    <message>
        <source>This would draw %L1 parts with %L2 points; there may be %L3 parts and %L4 points at most.</source>
        <translation>这将绘制 %L1 个部分、%L2 个点；最多允许 %L3 个部分、%L4 个点。</translation>
    </message>
    <message>
        <source>Make fewer copies, or show a part of them.</source>
        <translation>请减少副本，或只显示其中一部分。</translation>
    </message>
    <message>
        <source>This reaches %L1 units from the middle of the frame, and nothing may lie beyond %L2.</source>
        <translation>它延伸到距画面中心 %L1 个单位处，不得超出 %L2 个单位。</translation>
    </message>
    <message>
        <source>Look for a number that is far too large.</source>
        <translation>请查找过大的数。</translation>
    </message>
    <message>
        <source>A number of this shape is not finite: something like 1/0 or 0/0 was computed.</source>
        <translation>此图形中有数不是有限值：计算了 1/0 或 0/0 之类的式子。</translation>
    </message>
    <message>
        <source>Add a PNG, JPEG or SVG file to the lecture and choose it here.</source>
        <translation>请把 PNG、JPEG 或 SVG 文件加入课件，并在此选择。</translation>
    </message>
    <message>
        <source>The picture is %1 pixels long; more than %2 are not read.</source>
        <translation>图片有一边长 %1 像素；超过 %2 像素的不予读取。</translation>
    </message>
    <message>
        <source>Write #RRGGBB, or choose a colour in the palette.</source>
        <translation>请写 #RRGGBB，或在调色板中选择颜色。</translation>
    </message>
    <message>
        <source>The drawing convention “%1” is not known.</source>
        <translation>未知的绘制惯例“%1”。</translation>
    </message>
    <message>
        <source>Write &quot;gl&quot; (modern) or &quot;ce&quot; (classic).</source>
        <translation>请写 &quot;gl&quot;（现代）或 &quot;ce&quot;（经典）。</translation>
    </message>
    <message>
        <source>The text goes beyond the frame.</source>
        <translation>文本超出了画面。</translation>
    </message>
    <message>
        <source>%1 s of “%2”</source>
        <translation>“%2”的第 %1 秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>第 %1 秒</translation>
    </message>
    <message>
        <source>At %1, letters are %2 % of the frame’s height, too small to be read on a phone.</source>
        <translation>在 %1 处，文字只有画面高度的 %2 %，在手机上小得看不清。</translation>
    </message>
    <message>
        <source>At %1, the letters of “%2” are %3 % of the frame’s height, too small to be read on a phone.</source>
        <translation>在 %1 处，“%2”的文字只有画面高度的 %3 %，在手机上小得看不清。</translation>
    </message>
    <message>
        <source>Make them %1 times as large, or show less at once; %2 % is the least.</source>
        <translation>请放大到 %1 倍，或一次少显示一些；至少要有 %2 %。</translation>
    </message>
    <message>
        <source>At %1, letters stand out too little from what lies behind them: by %2 to 1.</source>
        <translation>在 %1 处，文字与其背后内容的对比太弱：%2 : 1。</translation>
    </message>
    <message>
        <source>At %1, “%2” stands out too little from what lies behind it: by %3 to 1.</source>
        <translation>在 %1 处，“%2”与其背后内容的对比太弱：%3 : 1。</translation>
    </message>
    <message>
        <source>Give it a lighter or darker colour, or change what lies behind it; %1 to 1 is the least.</source>
        <translation>请换用更亮或更暗的颜色，或改变其背后的内容；至少要有 %1 : 1。</translation>
    </message>
    <message>
        <source>Drag one of its sides to wrap it, or make it smaller.</source>
        <translation>拖动侧边手柄使其换行，或将其缩小。</translation>
    </message>
    <message>
        <source>With the numbers that it has, this goes beyond the frame.</source>
        <translation>按目前的数值，它会超出画面。</translation>
    </message>
    <message>
        <source>Make it smaller, or show fewer or smaller numbers.</source>
        <translation>将其缩小，或减少数值的个数或大小。</translation>
    </message>
    <message>
        <source>This goes step by step from %1 to %2, but eases, so that some steps pass faster than others.</source>
        <translation>它从 %1 到 %2 逐步进行，却带有缓动，因此有些步骤比其他步骤过得更快。</translation>
    </message>
    <message>
        <source>Choose the default easing for the keyframe: then each step takes as long.</source>
        <translation>请为关键帧选择默认缓动：这样每一步用时相同。</translation>
    </message>
    <message>
        <source>Choose a constant speed as the easing of the clip: then each step takes as long.</source>
        <translation>请把片段的缓动选为匀速：这样每一步用时相同。</translation>
    </message>
    <message>
        <source>The look of the lecture has no style “%1”.</source>
        <translation>课件的设计里没有样式“%1”。</translation>
    </message>
    <message>
        <source>Choose another style, or add this one to the look.</source>
        <translation>请选择其他样式，或把它加入设计。</translation>
    </message>
    <message>
        <source>A style cannot hold keyframes.</source>
        <translation>样式不能包含关键帧。</translation>
    </message>
    <message>
        <source>Write a value in the style, and the keyframes in the blocks.</source>
        <translation>请在样式里写值，在模块里写关键帧。</translation>
    </message>
    <message>
        <source>A style cannot hold links.</source>
        <translation>样式不能包含链接。</translation>
    </message>
    <message>
        <source>Write a value in the style, and the link in the blocks.</source>
        <translation>请在样式里写值，在模块里写链接。</translation>
    </message>
    <message>
        <source>The list has no value for any item.</source>
        <translation>列表中没有任何项目的值。</translation>
    </message>
    <message>
        <source>Write one value for each item, or one for all.</source>
        <translation>请为每个项目写一个值，或为全部写一个值。</translation>
    </message>
    <message>
        <source>There is no expression here.</source>
        <translation>这里没有表达式。</translation>
    </message>
    <message>
        <source>Write one, or a plain value.</source>
        <translation>请写一个表达式或普通的值。</translation>
    </message>
    <message>
        <source>Places in braces belong into texts.</source>
        <translation>大括号占位只能用于文本。</translation>
    </message>
    <message>
        <source>Write the expression without braces.</source>
        <translation>请不带大括号写表达式。</translation>
    </message>
    <message>
        <source>More than %L1 blocks are inside.</source>
        <translation>内部的模块超过 %L1 个。</translation>
    </message>
    <message>
        <source>Repeat a block, or divide the definition into several.</source>
        <translation>请重复一个模块，或把定义拆分成几个。</translation>
    </message>
    <message>
        <source>“in” stands for the published properties; no block can have this id.</source>
        <translation>“in”表示公开的属性；任何模块都不能使用此 id。</translation>
    </message>
    <message>
        <source>Rename the block.</source>
        <translation>请重命名该模块。</translation>
    </message>
    <message>
        <source>Two blocks inside have the id “%1”.</source>
        <translation>内部有两个模块的 id 都是“%1”。</translation>
    </message>
    <message>
        <source>There is no block “%1” inside that could be drawn.</source>
        <translation>内部没有可以绘制的模块“%1”。</translation>
    </message>
    <message>
        <source>Take it out of the list, or add the block.</source>
        <translation>请从列表中删除它，或添加该模块。</translation>
    </message>
    <message>
        <source>“%1” would be drawn twice.</source>
        <translation>“%1”会被绘制两次。</translation>
    </message>
    <message>
        <source>Take it out of the list once.</source>
        <translation>请从列表中删除一次。</translation>
    </message>
    <message>
        <source>The definition draws nothing and has no output.</source>
        <translation>该定义既不绘制任何内容，也没有输出。</translation>
    </message>
    <message>
        <source>Draw one of its blocks.</source>
        <translation>请绘制其中一个模块。</translation>
    </message>
    <message>
        <source>The definition of this block has an error: %1</source>
        <translation>此模块的定义有错误：%1</translation>
    </message>
    <message>
        <source>More than %1 blocks hang on each other inside, each on the next.</source>
        <translation>内部有超过 %1 个模块依次相互依赖。</translation>
    </message>
    <message>
        <source>Put fewer definitions into each other.</source>
        <translation>请减少定义的嵌套。</translation>
    </message>
    <message>
        <source>The expression gives %1, where a value of the kind “%2” is wanted.</source>
        <translation>表达式给出%1，而这里需要“%2”类型的值。</translation>
    </message>
    <message>
        <source>Compare something, as in x &gt; 0.</source>
        <translation>请进行比较，例如 x &gt; 0。</translation>
    </message>
    <message>
        <source>Change the expression so that it fits.</source>
        <translation>请修改表达式使其符合。</translation>
    </message>
    <message>
        <source>There is another block “%1” that this scene shows.</source>
        <translation>此场景显示的模块中还有一个“%1”。</translation>
    </message>
    <message>
        <source>Rename one of them.</source>
        <translation>请重命名其中一个。</translation>
    </message>
    <message>
        <source>A property changes to one value, not to keyframes.</source>
        <translation>属性只能变为一个值，不能变为关键帧。</translation>
    </message>
    <message>
        <source>Write the value that it ends with.</source>
        <translation>请写出最终的值。</translation>
    </message>
    <message>
        <source>The block “%1” has no property “%2” that could change.</source>
        <translation>模块“%1”没有可更改的属性“%2”。</translation>
    </message>
    <message>
        <source>Choose one of its properties.</source>
        <translation>请选择它的某个属性。</translation>
    </message>
    <message>
        <source>A camera and a point are wanted here, not %1 and %2.</source>
        <translation>这里需要一台摄像机和一个点，而不是 %1 和 %2。</translation>
    </message>
    <message>
        <source>Write them as in inWorld(camera, label.centre).</source>
        <translation>请像 inWorld(camera, label.centre) 这样写。</translation>
    </message>
    <message>
        <source>The same is found at %1 more places.</source>
        <translation>另有 %1 处存在同样的问题。</translation>
    </message>
    <message>
        <source>Together with the rest of the scene, this is too much to compute.</source>
        <translation>连同场景的其余部分，要计算的内容过多。</translation>
    </message>
    <message>
        <source>Make it smaller, repeat fewer, or divide the scene into several.</source>
        <translation>请改小一些、减少重复，或将场景拆分为多个。</translation>
    </message>
    <message>
        <source>Together with the rest of the scene, this needs too much memory.</source>
        <translation>连同场景的其余部分，所需内存过多。</translation>
    </message>
    <message>
        <source>Make it smaller, or divide the scene into several.</source>
        <translation>请改小一些，或将场景拆分为多个。</translation>
    </message>
    <message>
        <source>This was not computed to its end.</source>
        <translation>没有计算到底。</translation>
    </message>
    <message>
        <source>In the part “%1”: %2</source>
        <translation>在部分“%1”中：%2</translation>
    </message>
    <message>
        <source>The item %1 does not fit “%2”: %3</source>
        <translation>项目 %1 不适合“%2”：%3</translation>
    </message>
    <message>
        <source>Give the item to another property.</source>
        <translation>请把项目赋给其他属性。</translation>
    </message>
    <message>
        <source>The list of “%1” is empty.</source>
        <translation>“%1”的列表为空。</translation>
    </message>
    <message>
        <source>Give it a value for each item.</source>
        <translation>请为每个项目给出值。</translation>
    </message>
    <message>
        <source>“item”, “index” and “count” have a value only where something is repeated.</source>
        <translation>“item”“index”“count”只有在重复的地方才有值。</translation>
    </message>
    <message>
        <source>Put a block of that name in backticks, as in `count`.</source>
        <translation>该名称的模块请用反引号括起，例如 `count`。</translation>
    </message>
    <message>
        <source>The formula has more than %L1 characters.</source>
        <translation>公式超过 %L1 个字符。</translation>
    </message>
    <message>
        <source>An empty list has no least and no greatest number.</source>
        <translation>空列表没有最小值和最大值。</translation>
    </message>
    <message>
        <source>Add a number, as in max(0, list).</source>
        <translation>请加一个数字，例如 max(0, list)。</translation>
    </message>
    <message>
        <source>An empty list has no mean.</source>
        <translation>空列表没有平均值。</translation>
    </message>
    <message>
        <source>Fill the list.</source>
        <translation>请填写列表。</translation>
    </message>
    <message>
        <source>%1 has no length.</source>
        <translation>%1没有长度。</translation>
    </message>
    <message>
        <source>Lists, texts and vectors have one; abs() gives the size of a number.</source>
        <translation>列表、文本和向量才有长度；abs() 给出数字的大小。</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be mixed.</source>
        <translation>%1和%2不能混合。</translation>
    </message>
    <message>
        <source>Mix two numbers, two vectors or two colours.</source>
        <translation>请混合两个数字、两个向量或两种颜色。</translation>
    </message>
    <message>
        <source>“%1” is not a value itself.</source>
        <translation>“%1”本身不是值。</translation>
    </message>
    <message>
        <source>“%1” has no “%2”.</source>
        <translation>“%1”没有“%2”。</translation>
    </message>
    <message>
        <source>Add a point and one of: %1.</source>
        <translation>请加一个点和其中之一：%1。</translation>
    </message>
    <message>
        <source>There is no block “%1”.</source>
        <translation>没有模块“%1”。</translation>
    </message>
    <message>
        <source>Only the inside of a block definition has properties of its own.</source>
        <translation>只有模块定义的内部才有自己的属性。</translation>
    </message>
    <message>
        <source>Name one of the scene&apos;s blocks instead of “in”.</source>
        <translation>请用场景中某个模块的名称代替“in”。</translation>
    </message>
    <message>
        <source>Take the part, or “staged”, out of the expression.</source>
        <translation>请从表达式中去掉部分或“staged”。</translation>
    </message>
    <message>
        <source>Write == to compare.</source>
        <translation>比较时请写 ==。</translation>
    </message>
    <message>
        <source>Close the place; write {{ for a brace in the text.</source>
        <translation>请关闭占位；要在文本中写大括号请写 {{。</translation>
    </message>
    <message>
        <source>“%1” is no number of decimals.</source>
        <translation>“%1”不是小数位数。</translation>
    </message>
    <message>
        <source>Write a point and up to 12, as in {x:.2}.</source>
        <translation>请写一个点和不超过 12 的数，例如 {x:.2}。</translation>
    </message>
    <message>
        <source>A name is expected behind the point.</source>
        <translation>点的后面应有名称。</translation>
    </message>
    <message>
        <source>The text or name that begins here has no end.</source>
        <translation>从这里开始的文本或名称没有结束。</translation>
    </message>
    <message>
        <source>Close the quotes.</source>
        <translation>请补上引号。</translation>
    </message>
    <message>
        <source>A vector has two or three components, not %1.</source>
        <translation>向量有两个或三个分量，而不是 %1 个。</translation>
    </message>
    <message>
        <source>Remove some, or write a function in front of the bracket.</source>
        <translation>请删去一些，或在括号前写一个函数。</translation>
    </message>
    <message>
        <source>“%1” has no parts.</source>
        <translation>“%1”没有部分。</translation>
    </message>
    <message>
        <source>Only the shape of a block has parts. Write a number in the brackets for an element of a list.</source>
        <translation>只有模块的形状才有部分。要取列表的元素，请在方括号中写数字。</translation>
    </message>
    <message>
        <source>Nothing has a “%1”.</source>
        <translation>没有任何东西有“%1”。</translation>
    </message>
    <message>
        <source>Behind a point there can be: %1.</source>
        <translation>点的后面可以是：%1。</translation>
    </message>
    <message>
        <source>Write it as %1.</source>
        <translation>请写成 %1。</translation>
    </message>
    <message>
        <source>The name of a block is expected here.</source>
        <translation>这里应是模块的名称。</translation>
    </message>
    <message>
        <source>Write it as staged(label).</source>
        <translation>请写成 staged(label)。</translation>
    </message>
    <message>
        <source>Write what holds otherwise, as in x &gt; 0 ? 1 : 2.</source>
        <translation>请写出否则的值，例如 x &gt; 0 ? 1 : 2。</translation>
    </message>
    <message>
        <source>The text has more than %L1 letters.</source>
        <translation>文本超过 %L1 个字符。</translation>
    </message>
    <message>
        <source>Insert shorter texts.</source>
        <translation>请插入更短的文本。</translation>
    </message>
    <message>
        <source>%1 does not work with %2 and %3.</source>
        <translation>%1 不能用于%2和%3。</translation>
    </message>
    <message>
        <source>Use numbers, or two vectors, or a vector and a number.</source>
        <translation>请使用数字、两个向量，或一个向量和一个数字。</translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation>列表是空的。</translation>
    </message>
    <message>
        <source>The list has no element %1.</source>
        <translation>列表没有元素 %1。</translation>
    </message>
    <message>
        <source>Its elements are 0 to %1.</source>
        <translation>它的元素是 0 到 %1。</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>空</translation>
    </message>
    <message>
        <source>a colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>a vector</source>
        <translation>向量</translation>
    </message>
    <message>
        <source>a tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>a shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>A number is wanted here, not %1.</source>
        <translation>这里需要数字，而不是%1。</translation>
    </message>
    <message>
        <source>Name a block that gives a number.</source>
        <translation>请写一个给出数字的模块。</translation>
    </message>
    <message>
        <source>Yes or no is wanted here, not %1.</source>
        <translation>这里需要是或否，而不是%1。</translation>
    </message>
    <message>
        <source>Compare it, as in x &gt; 0.</source>
        <translation>请进行比较，例如 x &gt; 0。</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be compared.</source>
        <translation>%1和%2不能比较。</translation>
    </message>
    <message>
        <source>Compare two numbers, two texts, two colours or two vectors.</source>
        <translation>请比较两个数字、两个文本、两种颜色或两个向量。</translation>
    </message>
    <message>
        <source>%1 has no “%2”.</source>
        <translation>%1没有“%2”。</translation>
    </message>
    <message>
        <source>Remove the point and the name.</source>
        <translation>请删去点和名称。</translation>
    </message>
    <message>
        <source>It has: %1.</source>
        <translation>它有：%1。</translation>
    </message>
    <message>
        <source>Only a tensor has rows and columns, not %1.</source>
        <translation>只有张量才有行和列，%1没有。</translation>
    </message>
    <message>
        <source>Write one number in the brackets.</source>
        <translation>请在方括号中只写一个数字。</translation>
    </message>
    <message>
        <source>Only a list has elements, not %1.</source>
        <translation>只有列表才有元素，%1没有。</translation>
    </message>
    <message>
        <source>Remove the square brackets.</source>
        <translation>请删去方括号。</translation>
    </message>
    <message>
        <source>A number or a text is wanted here, not %1.</source>
        <translation>这里需要数字或文本，而不是%1。</translation>
    </message>
    <message>
        <source>Take an element or a part of it, such as list[0] or box.width.</source>
        <translation>请取它的元素或部分，例如 list[0] 或 box.width。</translation>
    </message>
    <message>
        <source>Inside, at “%1”: %2</source>
        <translation>内部“%1”处：%2</translation>
    </message>
    <message>
        <source>The colors of the look name each other in a circle.</source>
        <translation>设计的颜色互相循环引用。</translation>
    </message>
    <message>
        <source>Give one of them a colour such as #RRGGBB.</source>
        <translation>请给其中一个指定 #RRGGBB 这样的颜色。</translation>
    </message>
    <message>
        <source>A style cannot hold links or keyframes.</source>
        <translation>样式不能包含链接或关键帧。</translation>
    </message>
    <message>
        <source>A style is a table of values.</source>
        <translation>样式是一张值的表。</translation>
    </message>
    <message>
        <source>Write it in curly brackets: {&quot;fill&quot;: &quot;accent&quot;}.</source>
        <translation>请用花括号书写：{&quot;fill&quot;: &quot;accent&quot;}。</translation>
    </message>
    <message>
        <source>“%1” cannot be the key of a published property.</source>
        <translation>“%1”不能作为公开属性的键。</translation>
    </message>
    <message>
        <source>Use a word of letters, digits, “-” and “_”.</source>
        <translation>请使用由字母、数字、“-”和“_”组成的词。</translation>
    </message>
    <message>
        <source>“%1” is published twice.</source>
        <translation>“%1”被公开了两次。</translation>
    </message>
    <message>
        <source>Give one of them another key.</source>
        <translation>请给其中一个换一个键。</translation>
    </message>
    <message>
        <source>Every block has a property “%1” for its place on the stage.</source>
        <translation>每个模块都已有用于舞台位置的属性“%1”。</translation>
    </message>
    <message>
        <source>Give the published property another key.</source>
        <translation>请给公开的属性换一个键。</translation>
    </message>
    <message>
        <source>No number is between %1 and %2.</source>
        <translation>%1 和 %2 之间没有数。</translation>
    </message>
    <message>
        <source>Make the least smaller than the most.</source>
        <translation>请使最小值小于最大值。</translation>
    </message>
    <message>
        <source>The choice “%1” is empty, there twice, one too many, or has a “|” or “=” in it.</source>
        <translation>选项“%1”为空、重复、过多，或含有“|”或“=”。</translation>
    </message>
    <message>
        <source>Change or remove it.</source>
        <translation>请修改或删除它。</translation>
    </message>
    <message>
        <source>There is nothing to choose from.</source>
        <translation>没有可选项。</translation>
    </message>
    <message>
        <source>Write the choices, or another type.</source>
        <translation>请写出选项，或使用其他类型。</translation>
    </message>
    <message>
        <source>A shape has no default: it comes from another block.</source>
        <translation>形状没有默认值：它来自其他模块。</translation>
    </message>
    <message>
        <source>Remove the default.</source>
        <translation>请删除默认值。</translation>
    </message>
    <message>
        <source>More than %1 properties are published.</source>
        <translation>公开的属性超过 %1 个。</translation>
    </message>
    <message>
        <source>Publish fewer.</source>
        <translation>请减少公开的属性。</translation>
    </message>
    <message>
        <source>“shape” is the output of what is drawn.</source>
        <translation>“shape”是所绘制内容的输出。</translation>
    </message>
    <message>
        <source>Give this output another key.</source>
        <translation>请给此输出换一个键。</translation>
    </message>
    <message>
        <source>The output “%1” comes from nothing.</source>
        <translation>输出“%1”没有来源。</translation>
    </message>
    <message>
        <source>Link an output of a block inside.</source>
        <translation>请连接内部模块的输出。</translation>
    </message>
    <message>
        <source>There are more than %1 outputs.</source>
        <translation>输出超过 %1 个。</translation>
    </message>
    <message>
        <source>Remove some.</source>
        <translation>请删除一些。</translation>
    </message>
    <message>
        <source>There are %1 items, but only %2 points.</source>
        <translation>有 %1 个项目，但只有 %2 个点。</translation>
    </message>
    <message>
        <source>Add points, each as two numbers, or choose another arrangement.</source>
        <translation>请添加点（每个点两个数字），或选择其他排列。</translation>
    </message>
    <message>
        <source>“%1” cannot be repeated: there is no such block, or it gives nothing of which there could be several.</source>
        <translation>无法重复“%1”：没有这样的模块，或者它不给出可以有多个的内容。</translation>
    </message>
    <message>
        <source>Choose a block, or make a definition and repeat that.</source>
        <translation>请选择一个模块，或创建定义并重复它。</translation>
    </message>
    <message>
        <source>There are more than %L1 items.</source>
        <translation>项目超过 %L1 个。</translation>
    </message>
    <message>
        <source>Repeat over fewer.</source>
        <translation>请减少重复的项目。</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a role.</source>
        <translation>“%1”不能用作角色名称。</translation>
    </message>
    <message>
        <source>The role “%1” is there twice.</source>
        <translation>角色“%1”出现了两次。</translation>
    </message>
    <message>
        <source>Give each role another name.</source>
        <translation>请给每个角色不同的名称。</translation>
    </message>
    <message>
        <source>The animation says it is “%1”, but its file is %2.</source>
        <translation>动画自称“%1”，但它的文件是 %2。</translation>
    </message>
    <message>
        <source>“%1” is not a kind of value.</source>
        <translation>“%1”不是值的种类。</translation>
    </message>
    <message>
        <source>The block says it is “%1”, but its file is %2.</source>
        <translation>模块自称“%1”，但它的文件是 %2。</translation>
    </message>
    <message>
        <source>These definitions contain each other: %1.</source>
        <translation>这些定义相互包含：%1。</translation>
    </message>
    <message>
        <source>Remove one of them from the other.</source>
        <translation>请从其中一个中删除另一个。</translation>
    </message>
    <message>
        <source>More than %1 definitions are inside each other.</source>
        <translation>超过 %1 个定义相互嵌套。</translation>
    </message>
    <message>
        <source>Put fewer into each other.</source>
        <translation>请减少嵌套。</translation>
    </message>
    <message>
        <source>A block of this scene and one that all scenes share have the same id “%1”.</source>
        <translation>此场景的一个模块与所有场景共享的一个模块 ID 相同：“%1”。</translation>
    </message>
    <message>
        <source>A block of this scene and one of the scene “%1”, which it continues, have the same id “%2”.</source>
        <translation>此场景的一个模块与它所延续的场景“%1”的一个模块 ID 相同：“%2”。</translation>
    </message>
    <message>
        <source>“%1” is in the master twice.</source>
        <translation>“%1”在母版中出现了两次。</translation>
    </message>
    <message>
        <source>The master shows “%1”, which is no block that all scenes share.</source>
        <translation>母版显示的“%1”不是所有场景共享的模块。</translation>
    </message>
    <message>
        <source>Share the block with all scenes, or remove it from the master.</source>
        <translation>请将该模块与所有场景共享，或从母版中移除。</translation>
    </message>
    <message>
        <source>A block definition has no animations or sounds of its own.</source>
        <translation>模块定义本身不能包含动画或声音。</translation>
    </message>
    <message>
        <source>Use keyframes here, or animate the instances in their scenes.</source>
        <translation>请在此使用关键帧，或在场景中为实例添加动画。</translation>
    </message>
    <message>
        <source>There is no block definition “%1”.</source>
        <translation>没有模块定义“%1”。</translation>
    </message>
    <message>
        <source>A file that is no longer part of the lecture cannot be removed.</source>
        <translation>无法删除不再属于课件的文件。</translation>
    </message>
    <message>
        <source>There is no look “%1”.</source>
        <translation>没有设计“%1”。</translation>
    </message>
    <message>
        <source>This file holds no look.</source>
        <translation>此文件不含设计。</translation>
    </message>
    <message>
        <source>Choose a file that was saved with “Save look…”.</source>
        <translation>请选择用“保存设计…”保存的文件。</translation>
    </message>
    <message>
        <source>This look was saved by a newer version of the program.</source>
        <translation>此设计由更新版本的程序保存。</translation>
    </message>
    <message>
        <source>Update the program.</source>
        <translation>请更新程序。</translation>
    </message>
    <message>
        <source>The first scene cannot continue another one.</source>
        <translation>第一个场景不能接续其他场景。</translation>
    </message>
    <message>
        <source>Move it behind the scene that it continues.</source>
        <translation>请把它移到要接续的场景之后。</translation>
    </message>
    <message>
        <source>There is no transition “%1”; the scene is cut to.</source>
        <translation>没有“%1”这种转场；场景将直接切换。</translation>
    </message>
    <message>
        <source>A transition cannot move to “%1”; it moves to the left.</source>
        <translation>转场不能向“%1”移动，将向左移动。</translation>
    </message>
    <message>
        <source>The scene continues the one before it, so that its transition is not shown.</source>
        <translation>此场景接续前一个场景，因此不显示它的转场。</translation>
    </message>
    <message>
        <source>Remove the transition, or let the scene begin on its own.</source>
        <translation>请移除转场，或让场景独立开始。</translation>
    </message>
    <message>
        <source>The transition lasts only %1 s, because a scene beside it is too short.</source>
        <translation>由于相邻场景太短，转场只持续 %1 秒。</translation>
    </message>
    <message>
        <source>Make the transition shorter, or the scenes longer.</source>
        <translation>请缩短转场，或延长场景。</translation>
    </message>
    <message>
        <source>The animation “%1” contains itself, or too many others.</source>
        <translation>动画“%1”包含了自身，或包含过多其他动画。</translation>
    </message>
    <message>
        <source>Take one of the animations out of it.</source>
        <translation>请从中移除一个动画。</translation>
    </message>
    <message>
        <source>The clip is for “%1”, which no block of this scene is called.</source>
        <translation>片段的目标是“%1”，但此场景中没有这样命名的模块。</translation>
    </message>
    <message>
        <source>The clips of this scene have too many targets.</source>
        <translation>此场景的片段目标过多。</translation>
    </message>
    <message>
        <source>Use fewer patterns, or divide the scene into several.</source>
        <translation>请减少匹配模式，或将场景拆分为多个。</translation>
    </message>
    <message>
        <source>The clip does not play: another scene has continued this one by then.</source>
        <translation>此片段不会播放：届时另一个场景已接续此场景。</translation>
    </message>
    <message>
        <source>Make the scene longer, or let the clip start earlier.</source>
        <translation>请延长场景，或让片段更早开始。</translation>
    </message>
    <message>
        <source>The expression is “%1”.</source>
        <translation>表达式为“%1”。</translation>
    </message>
    <message>
        <source>Name another block or write a value in its place, or put a text in quotes.</source>
        <translation>请在该处写另一个模块的名称或一个值，文本请放在引号中。</translation>
    </message>
    <message>
        <source>Give both equally many heads, or the keys a divisor of that.</source>
        <translation>让两者的头数相同，或让键的头数为其约数。</translation>
    </message>
    <message>
        <source>A %1 tensor is too large to be taken apart.</source>
        <translation>%1 的张量太大，无法分解。</translation>
    </message>
    <message>
        <source>Take a part with at most %1 rows or columns.</source>
        <translation>请取行数或列数不超过 %1 的部分。</translation>
    </message>
    <message>
        <source>A %1 tensor has no %2 directions.</source>
        <translation>%1 的张量没有 %2 个方向。</translation>
    </message>
    <message>
        <source>Choose a number from 1 to the smaller one of its rows and columns.</source>
        <translation>请选择 1 到行数与列数中较小者之间的数。</translation>
    </message>
    <message>
        <source>A tensor with −∞ or without a value cannot be taken apart.</source>
        <translation>含有 −∞ 或无值的张量无法分解。</translation>
    </message>
    <message>
        <source>Link the tensor before its mask, or the weights after softmax.</source>
        <translation>请链接掩码之前的张量，或 Softmax 之后的权重。</translation>
    </message>
    <message>
        <source>%1 columns meet %2 rows: the first needs as many columns as the second has rows.</source>
        <translation>%1 列遇到 %2 行：第一个的列数必须等于第二个的行数。</translation>
    </message>
    <message>
        <source>Give both equally many heads, or one of them none.</source>
        <translation>让两者的头数相同，或让其中一个不分头。</translation>
    </message>
    <message>
        <source>%1 columns cannot be divided into %2 heads.</source>
        <translation>%1 列无法分成 %2 个头。</translation>
    </message>
    <message>
        <source>Choose a number of heads that divides the number of columns.</source>
        <translation>请选择能整除列数的头数。</translation>
    </message>
    <message>
        <source>The file is damaged, or no .safetensors file: download or save it again.</source>
        <translation>文件已损坏，或不是 .safetensors 文件：请重新下载或保存。</translation>
    </message>
    <message>
        <source>The file %1 cannot be read.</source>
        <translation>无法读取文件 %1。</translation>
    </message>
    <message>
        <source>The file is too short to contain tensors.</source>
        <translation>文件太短，不可能包含张量。</translation>
    </message>
    <message>
        <source>The header would end behind the end of the file.</source>
        <translation>文件头超出了文件末尾。</translation>
    </message>
    <message>
        <source>The header has %1 bytes, more than %2.</source>
        <translation>文件头有 %1 字节，超过了 %2 字节。</translation>
    </message>
    <message>
        <source>The header is not JSON: %1.</source>
        <translation>文件头不是 JSON：%1。</translation>
    </message>
    <message>
        <source>“%1” is no type of numbers.</source>
        <translation>“%1”不是数值类型。</translation>
    </message>
    <message>
        <source>The shape is no list of at most %1 sizes.</source>
        <translation>形状不是最多 %1 个大小的列表。</translation>
    </message>
    <message>
        <source>A size in the shape is no whole number.</source>
        <translation>形状中的大小不是整数。</translation>
    </message>
    <message>
        <source>The numbers do not lie within the file.</source>
        <translation>数值不在文件范围内。</translation>
    </message>
    <message>
        <source>The shape does not fit the %1 bytes of the numbers.</source>
        <translation>形状与 %1 字节的数值不符。</translation>
    </message>
    <message>
        <source>Two tensors use the same bytes of the file.</source>
        <translation>两个张量使用了文件中相同的字节。</translation>
    </message>
    <message>
        <source>Some bytes of the file belong to no tensor.</source>
        <translation>文件中有些字节不属于任何张量。</translation>
    </message>
    <message>
        <source>The file has no tensor “%1”.</source>
        <translation>文件中没有张量“%1”。</translation>
    </message>
    <message>
        <source>Numbers of the type %1 cannot be read.</source>
        <translation>无法读取 %1 类型的数值。</translation>
    </message>
    <message>
        <source>Save the tensor as F32, F16 or BF16.</source>
        <translation>请将张量保存为 F32、F16 或 BF16。</translation>
    </message>
    <message>
        <source>The tensor has %1 dimensions.</source>
        <translation>张量有 %1 个维度。</translation>
    </message>
    <message>
        <source>Save it as a matrix, with rows and columns.</source>
        <translation>请保存为有行和列的矩阵。</translation>
    </message>
    <message>
        <source>A number of the tensor is infinite or no number.</source>
        <translation>张量中有无穷大或非数值。</translation>
    </message>
    <message>
        <source>Look at how the file was made.</source>
        <translation>请检查文件是如何生成的。</translation>
    </message>
    <message>
        <source>The tensor “%1” of the model has the shape %2.</source>
        <translation>模型的张量“%1”的形状是 %2。</translation>
    </message>
    <message>
        <source>There is no small language model for this language yet.</source>
        <translation>目前还没有该语言的小型语言模型。</translation>
    </message>
    <message>
        <source>Write the sentence in English, Korean or Chinese.</source>
        <translation>请用英语、韩语或中文书写句子。</translation>
    </message>
    <message>
        <source>The file contains no small language model.</source>
        <translation>文件中没有小型语言模型。</translation>
    </message>
    <message>
        <source>The sentence has %1 characters, more than %2.</source>
        <translation>句子有 %1 个字符，超过了 %2 个。</translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation>请缩短。</translation>
    </message>
    <message>
        <source>The sentence has no words.</source>
        <translation>句子中没有词。</translation>
    </message>
    <message>
        <source>Write at least one word.</source>
        <translation>请至少写一个词。</translation>
    </message>
    <message>
        <source>The sentence has %1 tokens, and the model reads %2 at most.</source>
        <translation>句子有 %1 个词元，模型最多读取 %2 个。</translation>
    </message>
    <message>
        <source>any noun</source>
        <translation>任意名词</translation>
    </message>
    <message>
        <source>any adjective</source>
        <translation>任意形容词</translation>
    </message>
    <message>
        <source>any verb</source>
        <translation>任意动词</translation>
    </message>
    <message>
        <source>any adverb</source>
        <translation>任意副词</translation>
    </message>
    <message>
        <source>The small language model does not know “%1” and reads %2 instead.</source>
        <translation>小型语言模型不认识“%1”，按%2来读。</translation>
    </message>
    <message>
        <source>The sentence has no token %1: they are counted from %2 to %3, and %4 counts instead.</source>
        <translation>句子没有第 %1 个词元：编号从 %2 到 %3，改用 %4。</translation>
    </message>
    <message>
        <source>The model has no head %1: they are counted from %2 to %3, and %4 counts instead.</source>
        <translation>模型没有第 %1 个头：编号从 %2 到 %3，改用 %4。</translation>
    </message>
    <message>
        <source>The model has no layer %1: they are counted from %2 to %3, and %4 counts instead.</source>
        <translation>模型没有第 %1 层：编号从 %2 到 %3，改用 %4。</translation>
    </message>
    <message>
        <source>Limits are two numbers: the smallest and the largest value.</source>
        <translation>范围是两个数：最小值和最大值。</translation>
    </message>
    <message>
        <source>Write both, the smaller one first, or none for any value.</source>
        <translation>请先写较小的数，再写较大的数；若不限制则留空。</translation>
    </message>
    <message>
        <source>The value can be from %1 to %2; %3 counts as %4.</source>
        <translation>该值可以是 %1 到 %2；%3 按 %4 处理。</translation>
    </message>
    <message>
        <source>The numbers are too large to be written out: %1 digits.</source>
        <translation>数字太大，无法完整写出：%1 位。</translation>
    </message>
    <message>
        <source>Make them smaller first, for example with “Function of every entry”.</source>
        <translation>请先把数字变小，例如使用“Function of every entry”模块。</translation>
    </message>
    <message>
        <source>The vector has %1 numbers, but the matrix has %2 columns.</source>
        <translation>向量有 %1 个数，但矩阵有 %2 列。</translation>
    </message>
    <message>
        <source>Link a vector with one number for each column of the matrix.</source>
        <translation>请连接一个与矩阵列数相同的向量。</translation>
    </message>
    <message>
        <source>%1 lines are too many to be drawn one by one.</source>
        <translation>%1 条线太多，无法逐条绘制。</translation>
    </message>
    <message>
        <source>Choose fewer parts: at most %1 lines.</source>
        <translation>请选择更少的部分：最多 %1 条线。</translation>
    </message>
    <message>
        <source>Of %1 lines, only the %2 strongest are drawn.</source>
        <translation>共 %1 条线，只画出其中最强的 %2 条。</translation>
    </message>
    <message>
        <source>%1 is no file whose content could be read.</source>
        <translation>%1 不是可以读取内容的文件。</translation>
    </message>
    <message>
        <source>Choose another one.</source>
        <translation>请选择另一个。</translation>
    </message>
    <message>
        <source>See whether it is still there, and whether you may open it.</source>
        <translation>请检查它是否还在，以及是否有权打开。</translation>
    </message>
    <message>
        <source>The file ends too early.</source>
        <translation>文件提前结束。</translation>
    </message>
    <message>
        <source>Download or save it again.</source>
        <translation>请重新下载或保存。</translation>
    </message>
    <message>
        <source>The file %1 has changed while it was read.</source>
        <translation>文件 %1 在读取时发生了变化。</translation>
    </message>
    <message>
        <source>Wait until it is written, then open the lecture again.</source>
        <translation>请等它写完，再重新打开课件。</translation>
    </message>
    <message>
        <source>The file is larger than %L1 MB.</source>
        <translation>文件大于 %L1 MB。</translation>
    </message>
    <message>
        <source>Make it smaller first.</source>
        <translation>请先缩小它。</translation>
    </message>
    <message>
        <source>%1 cannot be found in %2.</source>
        <translation>无法在%2中查找%1。</translation>
    </message>
    <message>
        <source>Look for a text in a list of texts, or for a number in a list of numbers.</source>
        <translation>请在文本列表中查找文本，或在数字列表中查找数字。</translation>
    </message>
    <message>
        <source>Name a file in the folder of the lecture.</source>
        <translation>请写课件文件夹中的文件名。</translation>
    </message>
    <message>
        <source>There is no file “%1” beside the lecture.</source>
        <translation>课件旁边没有文件“%1”。</translation>
    </message>
    <message>
        <source>Copy it into the folder %1, or choose another file.</source>
        <translation>请把它复制到文件夹 %1，或选择另一个文件。</translation>
    </message>
    <message>
        <source>“%1” is a link that leads out of the lecture&apos;s folder.</source>
        <translation>“%1”是指向课件文件夹之外的链接。</translation>
    </message>
    <message>
        <source>The lecture is not saved yet, so there is no file “%1” beside it.</source>
        <translation>课件尚未保存，因此旁边没有文件“%1”。</translation>
    </message>
    <message>
        <source>Save it in the folder of that file.</source>
        <translation>请把它保存到该文件所在的文件夹。</translation>
    </message>
    <message>
        <source>The file is damaged, or no .npy file: save it again with numpy.save().</source>
        <translation>文件已损坏，或不是 .npy 文件：请用 numpy.save() 重新保存。</translation>
    </message>
    <message>
        <source>The file is too short to contain an array.</source>
        <translation>文件太短，不可能包含数组。</translation>
    </message>
    <message>
        <source>The array has version %1 of its format, which is not known.</source>
        <translation>数组的格式版本 %1 未知。</translation>
    </message>
    <message>
        <source>Save it again with numpy.save().</source>
        <translation>请用 numpy.save() 重新保存。</translation>
    </message>
    <message>
        <source>The header of the array cannot be read.</source>
        <translation>无法读取数组的文件头。</translation>
    </message>
    <message>
        <source>Arrays of the type “%1” cannot be read.</source>
        <translation>无法读取类型为“%1”的数组。</translation>
    </message>
    <message>
        <source>Save real numbers, such as array.astype(&apos;float32&apos;).</source>
        <translation>请保存实数，例如 array.astype(&apos;float32&apos;)。</translation>
    </message>
    <message>
        <source>The file has fewer numbers than its shape says.</source>
        <translation>文件中的数少于其形状所示。</translation>
    </message>
    <message>
        <source>Save a part of it: a matrix, or matrices of several heads.</source>
        <translation>请只保存一部分：一个矩阵，或多个头的矩阵。</translation>
    </message>
    <message>
        <source>The shape of the tensor is no shape.</source>
        <translation>张量的形状无效。</translation>
    </message>
    <message>
        <source>The commas of the table were read as parts of its numbers, not between columns.</source>
        <translation>表格中的逗号已作为数字的一部分读取，而不是作为列的分隔符。</translation>
    </message>
    <message>
        <source>The table has more than %L1 cells.</source>
        <translation>表格的单元格多于 %L1 个。</translation>
    </message>
    <message>
        <source>Leave out rows or columns that the lecture does not need.</source>
        <translation>请去掉课件不需要的行或列。</translation>
    </message>
    <message>
        <source>Percentages are read as parts of 1: “%1” is %2.</source>
        <translation>百分数按占 1 的比例读取：“%1”读作 %2。</translation>
    </message>
    <message>
        <source>“%1” can be read in two ways. It was read as %2.</source>
        <translation>“%1”有两种读法，已读作 %2。</translation>
    </message>
    <message>
        <source>“%1” was read as %2; by how much it may be off is left out.</source>
        <translation>“%1”已读作 %2，误差已略去。</translation>
    </message>
    <message>
        <source>The first line (%1) was read as the names of the columns.</source>
        <translation>第一行（%1）已作为列名读取。</translation>
    </message>
    <message>
        <source>The first column numbers the rows and is left out.</source>
        <translation>第一列是行号，已略去。</translation>
    </message>
    <message>
        <source>The column “%1” has no numbers and is left out.</source>
        <translation>“%1”列没有数，已略去。</translation>
    </message>
    <message>
        <source>The first %1 columns have no names: they number the rows, and are left out.</source>
        <translation>前 %1 列没有列名，是行号，已略去。</translation>
    </message>
    <message>
        <source>Line %1 of the table has %2 cells, the lines before have %3.</source>
        <translation>表格第 %1 行有 %2 个单元格，前面各行有 %3 个。</translation>
    </message>
    <message>
        <source>Give every line equally many numbers.</source>
        <translation>请让每行的数一样多。</translation>
    </message>
    <message>
        <source>Line %1 of the table has an empty cell.</source>
        <translation>表格第 %1 行有空单元格。</translation>
    </message>
    <message>
        <source>Write a number into it, or leave the line out.</source>
        <translation>请填入一个数，或去掉这一行。</translation>
    </message>
    <message>
        <source>Line %1 of the table says “%2”, which is not a number.</source>
        <translation>表格第 %1 行的“%2”不是数。</translation>
    </message>
    <message>
        <source>Words may stand in the first lines and columns only.</source>
        <translation>文字只能出现在最前面的行和列。</translation>
    </message>
    <message>
        <source>There are no numbers in this table.</source>
        <translation>此表格中没有数。</translation>
    </message>
    <message>
        <source>Save it from the spreadsheet as CSV, with a number in every cell.</source>
        <translation>请在电子表格中让每个单元格都有数，并另存为 CSV。</translation>
    </message>
    <message>
        <source>The file is no tensor and no text.</source>
        <translation>该文件既不是张量也不是文本。</translation>
    </message>
    <message>
        <source>Choose a .npy, .npz, .safetensors or CSV file.</source>
        <translation>请选择 .npy、.npz、.safetensors 或 CSV 文件。</translation>
    </message>
    <message>
        <source>Save it again with numpy.savez().</source>
        <translation>请用 numpy.savez() 重新保存。</translation>
    </message>
    <message>
        <source>The archive has more than %1 arrays.</source>
        <translation>压缩包中的数组多于 %1 个。</translation>
    </message>
    <message>
        <source>Save fewer into one file.</source>
        <translation>请在一个文件中少保存一些。</translation>
    </message>
    <message>
        <source>“%1” is there twice</source>
        <translation>“%1”出现了两次</translation>
    </message>
    <message>
        <source>The archive contains no arrays.</source>
        <translation>压缩包中没有数组。</translation>
    </message>
    <message>
        <source>Save it with numpy.savez().</source>
        <translation>请用 numpy.savez() 保存。</translation>
    </message>
    <message>
        <source>The array would be larger than a lecture can show.</source>
        <translation>数组超出课件所能显示的大小。</translation>
    </message>
    <message>
        <source>Open it only if you trust its author, and save a part of it.</source>
        <translation>仅在信任其作者时打开，并只保存一部分。</translation>
    </message>
    <message>
        <source>The file contains no tensors.</source>
        <translation>文件中没有张量。</translation>
    </message>
    <message>
        <source>A probability is negative or not finite.</source>
        <translation>概率为负数或不是有限数。</translation>
    </message>
    <message>
        <source>Link numbers from 0 to 1, such as the shares after softmax.</source>
        <translation>请连接 0 到 1 的数，例如 softmax 之后的份额。</translation>
    </message>
    <message>
        <source>A probability is more than 1: write 0.25 for 25 %.</source>
        <translation>有大于 1 的概率：25% 请写成 0.25。</translation>
    </message>
    <message>
        <source>The slider ends before it begins.</source>
        <translation>滑块的终点在起点之前。</translation>
    </message>
    <message>
        <source>The slider has more than %1 ticks.</source>
        <translation>滑块的刻度超过 %1 个。</translation>
    </message>
    <message>
        <source>Make the step longer; 0: no ticks.</source>
        <translation>请加大刻度间距；0 表示没有刻度。</translation>
    </message>
    <message>
        <source>A logit is +∞ or not a number.</source>
        <translation>logit 为 +∞ 或不是数。</translation>
    </message>
    <message>
        <source>Link numbers that softmax can take: finite ones and −∞.</source>
        <translation>请连接 softmax 可接受的数：有限数和 −∞。</translation>
    </message>
    <message>
        <source>The file is too large for a vocabulary.</source>
        <translation>作为词表，该文件太大。</translation>
    </message>
    <message>
        <source>Choose vocab.json and merges.txt of one model.</source>
        <translation>请选择同一模型的 vocab.json 和 merges.txt。</translation>
    </message>
    <message>
        <source>Choose the file vocab.json of a model like GPT-2.</source>
        <translation>请选择 GPT-2 之类模型的 vocab.json 文件。</translation>
    </message>
    <message>
        <source>The file is no vocabulary of tokens with numbers.</source>
        <translation>该文件不是带编号的词表。</translation>
    </message>
    <message>
        <source>The number of the token “%1” is missing, too large or used twice.</source>
        <translation>词元“%1”的编号缺失、过大或重复。</translation>
    </message>
    <message>
        <source>Line %1 of the merges is no pair of tokens of this vocabulary.</source>
        <translation>合并规则第 %1 行不是此词表的词元对。</translation>
    </message>
    <message>
        <source>The text has more than %1 characters.</source>
        <translation>文本多于 %1 个字符。</translation>
    </message>
    <message>
        <source>The text has a word of %1 bytes.</source>
        <translation>文本中有一个 %1 字节的词。</translation>
    </message>
    <message>
        <source>Divide it by spaces.</source>
        <translation>请用空格分开。</translation>
    </message>
    <message>
        <source>The vocabulary has no token for “%1”.</source>
        <translation>词表中没有“%1”的词元。</translation>
    </message>
    <message>
        <source>Choose the vocabulary of a model that reads bytes, like GPT-2.</source>
        <translation>请选择 GPT-2 之类按字节读取的模型的词表。</translation>
    </message>
    <message>
        <source>The model is none of the GPT-2 family.</source>
        <translation>该模型不属于 GPT-2 系列。</translation>
    </message>
    <message>
        <source>Choose a folder with the files of GPT-2 or of a model that is built like it.</source>
        <translation>请选择含有 GPT-2 或同样结构的模型文件的文件夹。</translation>
    </message>
    <message>
        <source>The vocabulary has %1 tokens, and the model knows %2.</source>
        <translation>词表有 %1 个词元，而模型只知道 %2 个。</translation>
    </message>
    <message>
        <source>Choose the files of one model.</source>
        <translation>请选择同一模型的文件。</translation>
    </message>
    <message>
        <source>%1 of the embedding + %2 of the position</source>
        <translation>嵌入的 %1 + 位置的 %2</translation>
    </message>
    <message>
        <source>the score %1 after the mask</source>
        <translation>遮蔽后的得分 %1</translation>
    </message>
    <message>
        <source>softmax of %1 in row %2</source>
        <translation>第 %2 行中 %1 的 softmax</translation>
    </message>
    <message>
        <source>softmax of %1 in column %2</source>
        <translation>第 %2 列中 %1 的 softmax</translation>
    </message>
    <message>
        <source>Pictures made of pixels keep their colours; only drawings (SVG) change.</source>
        <translation>由像素组成的图片保留原色，只有矢量图（SVG）会改变颜色。</translation>
    </message>
    <message>
        <source>Drawings (SVG) are neither cropped nor rounded; only pictures made of pixels are.</source>
        <translation>矢量图（SVG）不能裁剪或设置圆角，只有由像素组成的图片可以。</translation>
    </message>
    <message>
        <source>The program has no drawing “%1”.</source>
        <translation>程序中没有图画“%1”。</translation>
    </message>
    <message>
        <source>Install the program again, or choose another drawing.</source>
        <translation>请重新安装程序，或选择其他图画。</translation>
    </message>
    <message>
        <source>A plane with more than %1 lines cannot be read.</source>
        <translation>线条超过 %1 条的平面无法辨认。</translation>
    </message>
    <message>
        <source>Let it reach less far, or draw fewer faint lines.</source>
        <translation>请缩小范围，或减少淡线。</translation>
    </message>
    <message>
        <source>%1 points are too many to be told apart.</source>
        <translation>%1 个点太多，无法分辨。</translation>
    </message>
    <message>
        <source>A surface needs two rows and two columns.</source>
        <translation>曲面至少需要两行两列。</translation>
    </message>
    <message>
        <source>Link a larger matrix.</source>
        <translation>请连接更大的矩阵。</translation>
    </message>
    <message>
        <source>A surface of %1 × %2 heights has too many faces.</source>
        <translation>%1 × %2 个高度的曲面，面数过多。</translation>
    </message>
    <message>
        <source>Link a smaller matrix, at most 51 × 51.</source>
        <translation>请连接更小的矩阵，最大 51 × 51。</translation>
    </message>
    <message>
        <source>%1, at temperature %2</source>
        <translation>%1，温度 %2</translation>
    </message>
    <message>
        <source>the score %1, masked: this key comes after the query</source>
        <translation>得分 %1，被遮蔽：此键在查询之后</translation>
    </message>
    <message>
        <source>the score %1, which the mask leaves</source>
        <translation>得分 %1，遮蔽后不变</translation>
    </message>
    <message>
        <source>%1 / %2, the root of the mean square</source>
        <translation>%1 / 均方根 %2</translation>
    </message>
    <message>
        <source>(%1 − mean %2) / standard deviation %3</source>
        <translation>(%1 − 均值 %2) / 标准差 %3</translation>
    </message>
    <message>
        <source>Pairs need the weights of one head, with as many rows as columns: at most %1.</source>
        <translation>配对需要一个头的权重，行列数相同，最多 %1。</translation>
    </message>
    <message>
        <source>Link the weights of an attention block or of a model.</source>
        <translation>请链接注意力模块或模型的权重。</translation>
    </message>
    <message>
        <source>There is no word “%1” here.</source>
        <translation>这里没有词“%1”。</translation>
    </message>
    <message>
        <source>Write a word of the text as it stands there, “word#2” for its second occurrence, or its number, counted from 0.</source>
        <translation>请按文本中的写法写出词；第二次出现写作“词#2”，也可写从 0 数起的编号。</translation>
    </message>
    <message>
        <source>“%1” does not say from which word to which.</source>
        <translation>“%1”没有说明从哪个词到哪个词。</translation>
    </message>
    <message>
        <source>Write “word → word” in each line, with a strength behind it if it is not 1.</source>
        <translation>每行写“词 → 词”，强度不为 1 时写在后面。</translation>
    </message>
    <message>
        <source>%1 words are too many.</source>
        <translation>%1 个词太多了。</translation>
    </message>
    <message>
        <source>At most %1 words can be related.</source>
        <translation>最多只能关联 %1 个词。</translation>
    </message>
    <message>
        <source>the output of the layer before</source>
        <translation>上一层的输出</translation>
    </message>
    <message>
        <source>Put it where the lecture is saved.</source>
        <translation>请把它放在课件保存的位置。</translation>
    </message>
    <message>
        <source>A brace cannot stand at the end of what it runs along.</source>
        <translation>大括号不能放在它所沿方向的端面上。</translation>
    </message>
    <message>
        <source>Choose another side, or another axis to run along.</source>
        <translation>请选择另一侧，或另一个方向。</translation>
    </message>
    <message>
        <source>There are x, y, pi, e and tau.</source>
        <translation>可以使用 x、y、pi、e 和 tau。</translation>
    </message>
    <message>
        <source>The descent begins beside the surface, or where it has no height.</source>
        <translation>下降的起点不在曲面上，或该处没有高度。</translation>
    </message>
    <message>
        <source>The descent leaves the surface after %1 steps; a smaller learning rate keeps it there.</source>
        <translation>下降在 %1 步后离开曲面；减小学习率可使其留在曲面上。</translation>
    </message>
    <message>
        <source>A path with more than %1 points is not drawn.</source>
        <translation>超过 %1 个点的路径不会绘出。</translation>
    </message>
    <message>
        <source>Link fewer rows.</source>
        <translation>请链接较少的行。</translation>
    </message>
    <message>
        <source>%1 patterns are too many to be told apart.</source>
        <translation>%1 个图案太多，无法分辨。</translation>
    </message>
    <message>
        <source>%1 rows cannot be divided into %2 patterns.</source>
        <translation>%1 行无法分成 %2 个图案。</translation>
    </message>
    <message>
        <source>Choose a number that divides the rows without a rest.</source>
        <translation>请选择能整除行数的数。</translation>
    </message>
    <message>
        <source>No space left on the disk</source>
        <translation>磁盘空间不足</translation>
    </message>
    <message>
        <source>No space left for you on the disk</source>
        <translation>您可用的磁盘空间已用完</translation>
    </message>
    <message>
        <source>The file is too large for this disk</source>
        <translation>文件对该磁盘来说太大</translation>
    </message>
    <message>
        <source>You may not write there</source>
        <translation>没有写入权限</translation>
    </message>
    <message>
        <source>The disk is read-only</source>
        <translation>磁盘是只读的</translation>
    </message>
    <message>
        <source>The folder is not there</source>
        <translation>文件夹不存在</translation>
    </message>
    <message>
        <source>The disk reports an error</source>
        <translation>磁盘报告错误</translation>
    </message>
    <message>
        <source>The file is damaged: a part of it is missing or was changed.</source>
        <translation>文件已损坏：有一部分缺失或被更改。</translation>
    </message>
    <message>
        <source>Open an earlier version of the lecture, or take it from a copy.</source>
        <translation>请打开课件的早期版本，或使用副本。</translation>
    </message>
    <message>
        <source>The file was cut off: take it from an earlier version or a copy.</source>
        <translation>文件被截断了：请使用早期版本或副本。</translation>
    </message>
    <message>
        <source>The scene “%1” could not be read.</source>
        <translation>无法读取场景“%1”。</translation>
    </message>
    <message>
        <source>The block “%1” could not be read.</source>
        <translation>无法读取模块“%1”。</translation>
    </message>
    <message>
        <source>The animation “%1” could not be read.</source>
        <translation>无法读取动画“%1”。</translation>
    </message>
    <message>
        <source>The file “%1” could not be read.</source>
        <translation>无法读取文件“%1”。</translation>
    </message>
    <message>
        <source>Look for it in an earlier version of the lecture, or make it again.</source>
        <translation>请在课件的早期版本里查找，或重新制作。</translation>
    </message>
    <message>
        <source>“%1” is cut off: it lasts %2 s longer than the lecture.</source>
        <translation>“%1”被截断：它比课件长 %2 秒。</translation>
    </message>
    <message>
        <source>Let it fade out with the lecture, or make the scene longer.</source>
        <translation>请让它随课件淡出，或延长场景。</translation>
    </message>
    <message>
        <source>Make the scene longer, or the sound shorter.</source>
        <translation>请延长场景，或缩短声音。</translation>
    </message>
    <message>
        <source>“%1” still speaks %2 s after its scene has ended.</source>
        <translation>“%1”在其场景结束后还持续 %2 秒。</translation>
    </message>
    <message>
        <source>Make the scene longer, or say in the sound’s properties that it may run on.</source>
        <translation>请延长场景，或在声音的属性中允许它继续播放。</translation>
    </message>
    <message>
        <source>“%1” begins %2 s before “%3” has finished, so that two speak at once.</source>
        <translation>“%1”在“%3”结束前 %2 秒开始，两个声音同时说话。</translation>
    </message>
    <message>
        <source>Let it begin later, or say in the properties of one that it may run on.</source>
        <translation>请让它晚些开始，或在其中一个的属性中允许它继续播放。</translation>
    </message>
    <message>
        <source>The sound is too loud by up to %1 dB, most at %2, so that it is distorted.</source>
        <translation>声音最多超出 %1 dB，以致失真，%2 处最甚。</translation>
    </message>
    <message>
        <source>Lower the sounds, all by as much, or the loudest one.</source>
        <translation>请把所有声音降低相同的量，或降低最响的一个。</translation>
    </message>
    <message>
        <source>Install the plugin that brings it; until then the block is left out.</source>
        <translation>请安装提供它的插件；在此之前该模块不会显示。</translation>
    </message>
    <message>
        <source>Looks have a style “%1” too, and this one covers it: blocks that ask for it, as those of the library do, are moved to its place.</source>
        <translation>设计中也有样式“%1”，却被本课件的同名样式覆盖：使用它的模块（例如模块库中的模块）会被移到它的位置。</translation>
    </message>
    <message>
        <source>Give the style of this lecture another name.</source>
        <translation>请给本课件的样式换一个名称。</translation>
    </message>
    <message>
        <source>“%1” is very long: %2 of its %3 were not listened to, so that nothing is said of how loud they are.</source>
        <translation>“%1”很长：全长 %3 中有 %2 没有检查，因此不知道那部分的音量是否合适。</translation>
    </message>
    <message>
        <source>Listen to them yourself, or divide the file into shorter ones.</source>
        <translation>请自己听一听那部分，或者把文件分成几个较短的。</translation>
    </message>
    <message>
        <source>A logarithmic axis has no place for 0 and smaller numbers.</source>
        <translation>对数坐标轴上没有 0 和更小数字的位置。</translation>
    </message>
    <message>
        <source>Let it begin above 0, or choose a linear one.</source>
        <translation>让它从大于 0 处开始，或选择线性轴。</translation>
    </message>
    <message>
        <source>“%1” is no activation function that can be computed; the column “%2” and those after it have no activations.</source>
        <translation>“%1”不是可以计算的激活函数；“%2”列及其后各列没有激活值。</translation>
    </message>
    <message>
        <source>There are ReLU, sigmoid, tanh, GELU, SiLU, softmax, and nothing.</source>
        <translation>可用 ReLU、sigmoid、tanh、GELU、SiLU、softmax，或留空。</translation>
    </message>
    <message>
        <source>There is not one number for each node of “%1” (numbers: %2, nodes: %3).</source>
        <translation>“%1”的节点与数不是一一对应（数：%2，节点：%3）。</translation>
    </message>
    <message>
        <source>Give as many numbers as there are nodes, or rows of so many.</source>
        <translation>请给出与节点一样多的数，或每行这么多数。</translation>
    </message>
    <message>
        <source>A network with %1 weights is too large to be computed here.</source>
        <translation>有 %1 个权重的网络太大，无法在此计算。</translation>
    </message>
    <message>
        <source>Make the columns shorter; at most %1 weights are computed.</source>
        <translation>请缩短各列；最多计算 %1 个权重。</translation>
    </message>
    <message>
        <source>“%1” does not name two columns, the earlier one first.</source>
        <translation>“%1”没有写出两列（靠前的在先）。</translation>
    </message>
    <message>
        <source>Write their names or numbers with an arrow between them, such as %1.</source>
        <translation>请在名称或编号之间写箭头，例如 %1。</translation>
    </message>
    <message>
        <source>“%1” cannot be added to “%2”: they have %3 and %4 nodes.</source>
        <translation>“%1”不能加到“%2”上：它们有 %3 和 %4 个节点。</translation>
    </message>
    <message>
        <source>Give both as many nodes.</source>
        <translation>请让两列的节点一样多。</translation>
    </message>
    <message>
        <source>“%1” does not say how many nodes the columns have.</source>
        <translation>从“%1”看不出各列有多少节点。</translation>
    </message>
    <message>
        <source>Write a number for each column with dashes between them, such as 4-8-8-2.</source>
        <translation>请为每列写一个数，中间用连字符，例如 4-8-8-2。</translation>
    </message>
    <message>
        <source>Nothing says how many nodes the columns have.</source>
        <translation>没有说明各列有多少节点。</translation>
    </message>
    <message>
        <source>%1 columns are too many to be drawn.</source>
        <translation>%1 列太多，无法画出。</translation>
    </message>
    <message>
        <source>Show at most %1.</source>
        <translation>最多显示 %1 个。</translation>
    </message>
    <message>
        <source>There are more names (%1) than columns (%2); the last are not shown.</source>
        <translation>名称（%1 个）比列（%2 列）多；多余的不显示。</translation>
    </message>
    <message>
        <source>The nodes are too small for numbers of %1 decimals; make them larger, or show fewer.</source>
        <translation>节点太小，写不下 %1 位小数的数；请放大节点，或少显示一些。</translation>
    </message>
    <message>
        <source>Names of nodes in “%1” are wider than the nodes; make them larger, or choose boxes.</source>
        <translation>“%1”中的节点名称比节点宽；请放大节点，或选择方框。</translation>
    </message>
    <message>
        <source>They would fit the other way round: choose the other layout of weights.</source>
        <translation>转过来就合适：请选择另一种权重排列。</translation>
    </message>
    <message>
        <source>Link %1 × %2 numbers, or change the columns.</source>
        <translation>请连接 %1 × %2 个数，或修改各列。</translation>
    </message>
    <message>
        <source>The weights between “%1” and “%2” are %3 × %4 numbers.</source>
        <translation>“%1”与“%2”之间的权重是 %3 × %4 个数。</translation>
    </message>
    <message>
        <source>There is not one bias for each node of “%1” (biases: %2, nodes: %3).</source>
        <translation>“%1”的节点与偏置不是一一对应（偏置：%2，节点：%3）。</translation>
    </message>
    <message>
        <source>Link as many as there are nodes, or none.</source>
        <translation>请连接与节点一样多的数，或不连接。</translation>
    </message>
    <message>
        <source>A logarithmic axis has no place for 0 and numbers below it.</source>
        <translation>对数轴上没有 0 和更小的数的位置。</translation>
    </message>
    <message>
        <source>Let it begin with a number above 0.</source>
        <translation>请让它从大于 0 的数开始。</translation>
    </message>
    <message>
        <source>Of many functions, only the first %1 are drawn.</source>
        <translation>函数太多，只画出前 %1 个。</translation>
    </message>
    <message>
        <source>Function %1 has no points in this range.</source>
        <translation>函数 %1 在此范围内没有点。</translation>
    </message>
    <message>
        <source>The function has no value or no slope at %1.</source>
        <translation>函数在 %1 处没有值或没有斜率。</translation>
    </message>
    <message>
        <source>Choose another place.</source>
        <translation>请选择其他位置。</translation>
    </message>
    <message>
        <source>There is no such function for the area or the point.</source>
        <translation>没有可用于面积或点的这个函数。</translation>
    </message>
    <message>
        <source>Write another formula, or choose another function.</source>
        <translation>请再写一个公式，或选择其他函数。</translation>
    </message>
    <message>
        <source>The area from %1 to %2 has no size: the function has no value there.</source>
        <translation>从 %1 到 %2 的面积没有大小：函数在其中没有值。</translation>
    </message>
    <message>
        <source>Choose other ends of the area.</source>
        <translation>请选择面积的其他端点。</translation>
    </message>
    <message>
        <source>There are x, a, b, c, d, pi, e and tau.</source>
        <translation>可用 x、a、b、c、d、pi、e 和 tau。</translation>
    </message>
    <message>
        <source>There are x, y, a, b, c, d, pi, e and tau.</source>
        <translation>可用的有 x、y、a、b、c、d、pi、e 和 tau。</translation>
    </message>
    <message>
        <source>Of many levels, only the first %1 are drawn.</source>
        <translation>数值太多，只画前 %1 个。</translation>
    </message>
    <message>
        <source>The function has no values in this range.</source>
        <translation>函数在此范围内没有值。</translation>
    </message>
    <message>
        <source>“%1” is no interval.</source>
        <translation>“%1”不是区间。</translation>
    </message>
    <message>
        <source>Write both ends between brackets, the smaller first, such as [1, 3) or (−∞, 2].</source>
        <translation>请在括号中写出两端，较小者在前，例如 [1, 3) 或 (−∞, 2]。</translation>
    </message>
    <message>
        <source>“%1” lies beyond the number line.</source>
        <translation>“%1”在数轴之外。</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>%1 more places have errors.</source>
        <translation>还有 %1 处错误。</translation>
    </message>
    <message>
        <source>Correct the first ones.</source>
        <translation>请先改正前面的错误。</translation>
    </message>
    <message>
        <source>Nothing in the diagram has the name “%1”.</source>
        <translation>图中没有名为“%1”的部分。</translation>
    </message>
    <message>
        <source>Choose a name that is written in it.</source>
        <translation>请选择图中写有的名称。</translation>
    </message>
    <message>
        <source>The diagram is too large to be laid out.</source>
        <translation>图太大，无法排版。</translation>
    </message>
    <message>
        <source>Divide it into several, or fold groups.</source>
        <translation>请分成几个图，或折叠一些组。</translation>
    </message>
    <message>
        <source>Line %1: there is no free place for the text of the link “%2”.</source>
        <translation>第 %1 行：连线“%2”的文字没有空位。</translation>
    </message>
    <message>
        <source>The lines after line %1 are left out.</source>
        <translation>第 %1 行之后的内容被省略。</translation>
    </message>
    <message>
        <source>Divide the diagram into several.</source>
        <translation>请把图分成几个。</translation>
    </message>
    <message>
        <source>The group “%1” has no end.</source>
        <translation>组“%1”没有结尾。</translation>
    </message>
    <message>
        <source>Write “}” behind its last line.</source>
        <translation>请在最后一行后写“}”。</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>无法读取“%1”。</translation>
    </message>
    <message>
        <source>Write “a -&gt; b” for a link and “a [Text]” for a block.</source>
        <translation>连线写作“a -&gt; b”，方框写作“a [Text]”。</translation>
    </message>
    <message>
        <source>“%1” is no direction.</source>
        <translation>“%1”不是方向。</translation>
    </message>
    <message>
        <source>Write “direction up”, “down”, “right” or “left”.</source>
        <translation>请写“direction up”、“down”、“right”或“left”。</translation>
    </message>
    <message>
        <source>Groups are no deeper in each other than %1.</source>
        <translation>组最多嵌套 %1 层。</translation>
    </message>
    <message>
        <source>Leave out some of the groups.</source>
        <translation>请去掉一些组。</translation>
    </message>
    <message>
        <source>“%1” ends no group.</source>
        <translation>“%1”没有对应的组。</translation>
    </message>
    <message>
        <source>Remove it, or write “name {” where the group begins.</source>
        <translation>请删去，或在组开始处写“name {”。</translation>
    </message>
    <message>
        <source>The text of “%1” has no end.</source>
        <translation>“%1”的文字没有结束。</translation>
    </message>
    <message>
        <source>Close its bracket.</source>
        <translation>请补上右括号。</translation>
    </message>
    <message>
        <source>The link from “%1” leads nowhere.</source>
        <translation>从“%1”出发的连线没有终点。</translation>
    </message>
    <message>
        <source>Write the name of a block behind the arrow.</source>
        <translation>请在箭头后写方框的名称。</translation>
    </message>
    <message>
        <source>There are more than %1 blocks; the others are left out.</source>
        <translation>方框超过 %1 个；其余的被省略。</translation>
    </message>
    <message>
        <source>There are more than %1 links; the others are left out.</source>
        <translation>连线超过 %1 条；其余的被省略。</translation>
    </message>
    <message>
        <source>“%1” and “%2” are in each other, so that no link goes between them.</source>
        <translation>“%1”和“%2”一个在另一个里面，它们之间没有连线。</translation>
    </message>
    <message>
        <source>Link a block inside.</source>
        <translation>请连接里面的方框。</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be put together entry by entry.</source>
        <translation>%1 和 %2 不能逐项合并。</translation>
    </message>
    <message>
        <source>%1 arrives, but its last axis should be %2.</source>
        <translation>到达的是 %1，但最后一轴应为 %2。</translation>
    </message>
    <message>
        <source>The last axis of %1 cannot be divided into %2 equal parts.</source>
        <translation>%1 的最后一轴不能等分为 %2 份。</translation>
    </message>
    <message>
        <source>%1 has no heads that could be put side by side.</source>
        <translation>%1 没有可以并排拼接的头。</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be put side by side.</source>
        <translation>%1 和 %2 不能并排拼接。</translation>
    </message>
    <message>
        <source>%1 has only one axis and cannot be transposed.</source>
        <translation>%1 只有一个轴，不能转置。</translation>
    </message>
    <message>
        <source>%1 and %2 are not both matrices.</source>
        <translation>%1 和 %2 并非都是矩阵。</translation>
    </message>
    <message>
        <source>%1 times %2: the inner sizes differ.</source>
        <translation>%1 乘 %2：内侧大小不同。</translation>
    </message>
    <message>
        <source>%1 has only one axis.</source>
        <translation>%1 只有一个轴。</translation>
    </message>
    <message>
        <source>Nobody knows what “%1” does with a tensor.</source>
        <translation>不知道“%1”如何改变张量。</translation>
    </message>
    <message>
        <source>Known are linear, embed, split, concat, add, matmul, transpose, mean, flatten, norm, attention, softmax and keep.</source>
        <translation>可用 linear、embed、split、concat、add、matmul、transpose、mean、flatten、norm、attention、softmax 和 keep。</translation>
    </message>
    <message>
        <source>It would give %1, but %2 is declared.</source>
        <translation>应得到 %1，但写的是 %2。</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>“%1”：%2</translation>
    </message>
    <message>
        <source>Correct the shapes, or what the block does.</source>
        <translation>请改正形状，或方框的作用。</translation>
    </message>
    <message>
        <source>The code is too long to be coloured.</source>
        <translation>代码太长，无法着色。</translation>
    </message>
    <message>
        <source>The code could not be coloured.</source>
        <translation>无法为代码着色。</translation>
    </message>
    <message>
        <source>Its longest line has %1 columns: the letters are too small to be read. Break it, or let it be wider.</source>
        <translation>最长的行有 %1 列：字母太小，无法阅读。请断行，或加大宽度。</translation>
    </message>
    <message>
        <source>The code is too long: its first %1 lines are shown, and of each line the first %2 characters.</source>
        <translation>代码太长：只显示前 %1 行，每行只显示前 %2 个字符。</translation>
    </message>
    <message>
        <source>A note says its line first, as in “3: words”: “%1” does not.</source>
        <translation>注释先写行，如“3: 文字”：“%1”没有写。</translation>
    </message>
    <message>
        <source>No line is “%1”. Lines are written as “1-4|8-12|all”, words in quotes.</source>
        <translation>没有行是“%1”。行写作“1-4|8-12|all”，词语写在引号中。</translation>
    </message>
    <message>
        <source>The text of this diagram is written in a way that cannot be changed here.</source>
        <translation>这个框图的文字写法无法在这里更改。</translation>
    </message>
    <message>
        <source>Change the text of the diagram.</source>
        <translation>请修改框图的文字。</translation>
    </message>
    <message>
        <source>These blocks are in different groups.</source>
        <translation>这些方框在不同的组里。</translation>
    </message>
    <message>
        <source>Select blocks of one group.</source>
        <translation>请选择同一个组里的方框。</translation>
    </message>
    <message>
        <source>This stands outside of the frame all the time, so that nobody sees it.</source>
        <translation>它始终位于画面之外，没有人看得到。</translation>
    </message>
    <message>
        <source>Bring it into the frame, or remove it.</source>
        <translation>请把它移入画面，或将其删除。</translation>
    </message>
</context>
<context>
    <name>Vocabulary</name>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>坐标轴</translation>
    </message>
    <message>
        <source>An x and a y axis with ticks and numbers. The parts are “x”, “y”, “ticks” and “labels”. “Chart with lines” has axes of its own.</source>
        <translation>带刻度和数字的 x 轴与 y 轴。部分：“x”“y”“ticks”和“labels”。“带坐标轴的折线图”自带坐标轴。</translation>
    </message>
    <message>
        <source>Where the x axis begins</source>
        <translation>x 轴起点的值</translation>
    </message>
    <message>
        <source>Where the x axis ends</source>
        <translation>x 轴终点的值</translation>
    </message>
    <message>
        <source>Where the y axis begins</source>
        <translation>y 轴起点的值</translation>
    </message>
    <message>
        <source>Where the y axis ends</source>
        <translation>y 轴终点的值</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Length of the x axis</source>
        <translation>x 轴的长度</translation>
    </message>
    <message>
        <source>units</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Length of the y axis</source>
        <translation>y 轴的长度</translation>
    </message>
    <message>
        <source>From tick to tick; 0: none</source>
        <translation>相邻刻度的间隔；0：无</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Of lines and numbers</source>
        <translation>线条和数字的颜色</translation>
    </message>
    <message>
        <source>Width of the lines</source>
        <translation>线条的宽度</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Type size of the numbers; 0: none</source>
        <translation>数字的字号；0：无</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Where its centre stands; beside another shape or at an edge, an offset</source>
        <translation>中心的位置；在另一图形旁或画面边缘时为偏移量</translation>
    </message>
    <message>
        <source>Beside</source>
        <translation>旁边的图形</translation>
    </message>
    <message>
        <source>Stands beside this shape</source>
        <translation>放在此图形旁边</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>方位</translation>
    </message>
    <message>
        <source>On which side of it</source>
        <translation>在它的哪一侧</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Up left</source>
        <translation>左上</translation>
    </message>
    <message>
        <source>Up right</source>
        <translation>右上</translation>
    </message>
    <message>
        <source>Down left</source>
        <translation>左下</translation>
    </message>
    <message>
        <source>Down right</source>
        <translation>右下</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>中心</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>间距</translation>
    </message>
    <message>
        <source>How far from it</source>
        <translation>与它的距离</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>Which edges line up with it</source>
        <translation>与它对齐的边</translation>
    </message>
    <message>
        <source>Against this border of the frame</source>
        <translation>靠在画面的这一边</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>边距</translation>
    </message>
    <message>
        <source>How far from the border</source>
        <translation>与画面边缘的距离</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Size about its centre</source>
        <translation>以中心为基准的大小</translation>
    </message>
    <message>
        <source>Scaled down to this width; 0: free</source>
        <translation>缩小到此宽度；0：不限</translation>
    </message>
    <message>
        <source>Scaled down to this height; 0: free</source>
        <translation>缩小到此高度；0：不限</translation>
    </message>
    <message>
        <source>Enlarge to fit</source>
        <translation>放大以适应</translation>
    </message>
    <message>
        <source>What is smaller than the maximum width or height is scaled up to it as well</source>
        <translation>小于最大宽度或高度的内容也会放大到该尺寸</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Turned counter-clockwise</source>
        <translation>逆时针旋转的角度</translation>
    </message>
    <message>
        <source>Tilt</source>
        <translation>倾斜</translation>
    </message>
    <message>
        <source>Turned in space about the x, then the y, then the z axis</source>
        <translation>在空间中依次绕 x、y、z 轴旋转</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>不透明度</translation>
    </message>
    <message>
        <source>How opaque as a whole</source>
        <translation>整体的不透明度</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>叠放次序</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>图形</translation>
    </message>
    <message>
        <source>What is drawn</source>
        <translation>绘制的内容</translation>
    </message>
    <message>
        <source>Bar chart</source>
        <translation>柱形图</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>The numbers</source>
        <translation>各个数</translation>
    </message>
    <message>
        <source>Height of a bar for 1</source>
        <translation>数值 1 对应的柱高</translation>
    </message>
    <message>
        <source>Bar width</source>
        <translation>柱宽</translation>
    </message>
    <message>
        <source>Of a bar</source>
        <translation>每根柱的宽度</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>间隔</translation>
    </message>
    <message>
        <source>Room between bars</source>
        <translation>柱与柱之间的距离</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色列表</translation>
    </message>
    <message>
        <source>One for each bar, over again if there are fewer</source>
        <translation>每根柱一个，不足时循环使用</translation>
    </message>
    <message>
        <source>Fill opacity</source>
        <translation>填充不透明度</translation>
    </message>
    <message>
        <source>How opaque the bars are</source>
        <translation>柱形的不透明度</translation>
    </message>
    <message>
        <source>Width of the bars&apos; borders</source>
        <translation>柱形边框的宽度</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>What stands below the bars, in order</source>
        <translation>柱形下方的文字，按顺序</translation>
    </message>
    <message>
        <source>A series of formulas whose parts stand below the bars, after the labels; take the series itself off the stage</source>
        <translation>公式序列，其各部分排在标签之后，位于柱形下方；请把序列本身移下舞台</translation>
    </message>
    <message>
        <source>Label gap</source>
        <translation>标签间距</translation>
    </message>
    <message>
        <source>From a bar to its label</source>
        <translation>柱形到其标签的距离</translation>
    </message>
    <message>
        <source>Width of the base line; 0: none</source>
        <translation>基线的宽度；0：无</translation>
    </message>
    <message>
        <source>Baseline colour</source>
        <translation>基线颜色</translation>
    </message>
    <message>
        <source>Colour of the base line</source>
        <translation>基线的颜色</translation>
    </message>
    <message>
        <source>Colour bar</source>
        <translation>色条</translation>
    </message>
    <message>
        <source>The colours, from least to most</source>
        <translation>从最小到最大的颜色</translation>
    </message>
    <message>
        <source>Red to blue</source>
        <translation>红到蓝</translation>
    </message>
    <message>
        <source>Dark to light</source>
        <translation>暗到亮</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Your own colours, spread evenly</source>
        <translation>自定义颜色，均匀分布</translation>
    </message>
    <message>
        <source>The number of the first colour</source>
        <translation>第一个颜色对应的数</translation>
    </message>
    <message>
        <source>The number of the last colour; if it is the same as the least, the range is that of the data</source>
        <translation>最后一个颜色对应的数；与最小值相同时采用数据的范围</translation>
    </message>
    <message>
        <source>Of the bar</source>
        <translation>色条的尺寸</translation>
    </message>
    <message>
        <source>Ticks</source>
        <translation>刻度</translation>
    </message>
    <message>
        <source>Which numbers are written beside it</source>
        <translation>写在旁边的数字</translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation>小数位数</translation>
    </message>
    <message>
        <source>Digits after the point</source>
        <translation>小数点后的位数</translation>
    </message>
    <message>
        <source>Type size</source>
        <translation>字号</translation>
    </message>
    <message>
        <source>Colour of the numbers</source>
        <translation>数字的颜色</translation>
    </message>
    <message>
        <source>Curve of numbers</source>
        <translation>数值曲线</translation>
    </message>
    <message>
        <source>Numbers as a line on a plane; give it the same range and size as its axes. The first number stands at the least x, the last at the most, unless they have x values of their own. “Chart with lines” draws tables, with axes and names.</source>
        <translation>把数值画成平面上的一条线；范围和大小应与其坐标轴一致。若没有另给 x 值，第一个数位于 x 最小值处，最后一个数位于 x 最大值处。表格连同坐标轴和名称，可用“带坐标轴的折线图”。</translation>
    </message>
    <message>
        <source>Where they stand, if not evenly</source>
        <translation>各自的位置（不均匀分布时）</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>A curve instead of straight pieces</source>
        <translation>用曲线代替折线</translation>
    </message>
    <message>
        <source>Colour of the line</source>
        <translation>线条的颜色</translation>
    </message>
    <message>
        <source>Thickness of the line, in hundredths of a unit</source>
        <translation>线条粗细，以百分之一单位计</translation>
    </message>
    <message>
        <source>How opaque the line is</source>
        <translation>线条的不透明度</translation>
    </message>
    <message>
        <source>Colours from the line&apos;s beginning to its end, instead of one</source>
        <translation>从线条起点到终点的多种颜色，代替单色</translation>
    </message>
    <message>
        <source>Shares of the thickness along the line, such as 0, 1, 0 for a line with thin ends</source>
        <translation>沿线条的粗细比例，例如 0, 1, 0 表示两端渐细</translation>
    </message>
    <message>
        <source>How the line&apos;s ends look</source>
        <translation>线条端点的样式</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>正方形</translation>
    </message>
    <message>
        <source>How the line&apos;s corners look</source>
        <translation>线条转角的样式</translation>
    </message>
    <message>
        <source>Dots by size</source>
        <translation>大小点图</translation>
    </message>
    <message>
        <source>Every entry of a matrix as a dot that grows with it; nothing for 0 and less. The parts are “entries/ROW/COLUMN”.</source>
        <translation>矩阵的每个元素画成一个随数值变大的点；0 及以下不画。部分：“entries/ROW/COLUMN”。</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Cell width</source>
        <translation>单元格宽度</translation>
    </message>
    <message>
        <source>From one column to the next</source>
        <translation>相邻两列的距离</translation>
    </message>
    <message>
        <source>Cell height</source>
        <translation>单元格高度</translation>
    </message>
    <message>
        <source>From one row to the next</source>
        <translation>相邻两行的距离</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>Of the dot for 1</source>
        <translation>数值 1 对应的点的半径</translation>
    </message>
    <message>
        <source>The radius goes with this power of the number</source>
        <translation>半径与数值的此次幂成正比</translation>
    </message>
    <message>
        <source>Colour of the dots</source>
        <translation>圆点的颜色</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>热力图</translation>
    </message>
    <message>
        <source>About how many numbers stand at the colour bar; 0: as many as read well, −1: none</source>
        <translation>颜色条上大约写几个数；0：以易读为度，−1：不写</translation>
    </message>
    <message>
        <source>Colour bar ticks</source>
        <translation>颜色条刻度</translation>
    </message>
    <message>
        <source>Above the colour bar; $…$ is a formula</source>
        <translation>位于颜色条上方；$…$ 为公式</translation>
    </message>
    <message>
        <source>Colour bar title</source>
        <translation>颜色条标题</translation>
    </message>
    <message>
        <source>What the colours mean, to the right</source>
        <translation>在右侧说明颜色的含义</translation>
    </message>
    <message>
        <source>Show colour bar</source>
        <translation>显示颜色条</translation>
    </message>
    <message>
        <source>The number of the first row and the first column</source>
        <translation>第一行和第一列的编号</translation>
    </message>
    <message>
        <source>Count from</source>
        <translation>起始编号</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>最下面</translation>
    </message>
    <message>
        <source>On top</source>
        <translation>最上面</translation>
    </message>
    <message>
        <source>Where the first row stands</source>
        <translation>第一行所在的位置</translation>
    </message>
    <message>
        <source>Numbers or names of rows and columns, and titles</source>
        <translation>行和列的编号或名称，以及标题</translation>
    </message>
    <message>
        <source>Show axes</source>
        <translation>显示坐标轴</translation>
    </message>
    <message>
        <source>The number of each cell, unless the cells are one image</source>
        <translation>每个单元格的数，除非单元格合为一张图像</translation>
    </message>
    <message>
        <source>Parts for clips to box or to point at, one in each line: its name, rows and columns, such as 0–9; empty: all of them</source>
        <translation>供动画框出或指向的部分，每行一个：名称、行、列，例如 0–9；留空表示全部</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>What stands below the columns, instead of their numbers</source>
        <translation>写在各列下方的名称，代替编号</translation>
    </message>
    <message>
        <source>What stands beside the rows, instead of their numbers</source>
        <translation>写在各行旁边的名称，代替编号</translation>
    </message>
    <message>
        <source>Numbers with names of rows and columns, instead of the matrix; empty: the matrix</source>
        <translation>带行列名称的数，代替矩阵；留空：用矩阵</translation>
    </message>
    <message>
        <source>Of all rows; 0: as the height of cells says, or in proportion to the width</source>
        <translation>所有行的总高；0：按单元格高度，或与宽度成比例</translation>
    </message>
    <message>
        <source>Of all columns; 0: as the width of cells says, or in proportion to the height</source>
        <translation>所有列的总宽；0：按单元格宽度，或与高度成比例</translation>
    </message>
    <message>
        <source>Every entry of a matrix or a table as a coloured cell, with axes, names and a colour bar. What is no number is left out. The parts are “entries/ROW/COLUMN”, “x”, “y”, “colour bar” and “regions/NAME”; more than 2,500 cells are one image, “cells”.</source>
        <translation>把矩阵或表格的每个元素画成彩色单元格，带坐标轴、名称和颜色条。不是数的留空。部分：“entries/行/列”“x”“y”“colour bar”和“regions/名称”；超过 2,500 格时为一张图像“cells”。</translation>
    </message>
    <message>
        <source>What the colours of a heat map mean. The parts are “bar” and “labels”. Heat maps have one of their own, with axes.</source>
        <translation>热力图颜色的含义。部分：“bar”和“labels”。热力图自带坐标轴和颜色条。</translation>
    </message>
    <message>
        <source>How opaque the cells are</source>
        <translation>单元格的不透明度</translation>
    </message>
    <message>
        <source>Colour of the lines between cells</source>
        <translation>单元格间线条的颜色</translation>
    </message>
    <message>
        <source>Width of the lines between cells</source>
        <translation>单元格间线条的宽度</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
    <message>
        <source>What the colours of curves or bars mean, one line each. The parts are “LINE/sample” and “LINE/label”.</source>
        <translation>曲线或柱形颜色的含义，每行一个。部分：“LINE/sample”和“LINE/label”。</translation>
    </message>
    <message>
        <source>The texts</source>
        <translation>各个文本</translation>
    </message>
    <message>
        <source>Their colours, in order</source>
        <translation>各自的颜色，按顺序</translation>
    </message>
    <message>
        <source>Colour of the texts</source>
        <translation>文本的颜色</translation>
    </message>
    <message>
        <source>Numbers in cells</source>
        <translation>单元格数字</translation>
    </message>
    <message>
        <source>Every entry of a matrix as digits in its cell. The parts are “entries/ROW/COLUMN”; what is masked has the tag “masked”.</source>
        <translation>矩阵的每个元素以数字写在单元格中。部分：“entries/ROW/COLUMN”；被掩码的元素带有标记“masked”。</translation>
    </message>
    <message>
        <source>Plus sign</source>
        <translation>加号</translation>
    </message>
    <message>
        <source>A plus before positive numbers</source>
        <translation>正数前加加号</translation>
    </message>
    <message>
        <source>Type size of −∞</source>
        <translation>−∞ 的字号</translation>
    </message>
    <message>
        <source>Share of the cell&apos;s width that digits may fill</source>
        <translation>数字可占单元格宽度的比例</translation>
    </message>
    <message>
        <source>Colour of the digits</source>
        <translation>数字的颜色</translation>
    </message>
    <message>
        <source>Opacity for 0, if greater shares are to stand out</source>
        <translation>需要突出较大权重时，0 的不透明度</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>Entries are masked where this matrix has −∞</source>
        <translation>此矩阵为 −∞ 处的元素被掩码</translation>
    </message>
    <message>
        <source>Colour of masked entries</source>
        <translation>被掩码元素的颜色</translation>
    </message>
    <message>
        <source>Opacity of masked entries</source>
        <translation>被掩码元素的不透明度</translation>
    </message>
    <message>
        <source>A line around masked entries&apos; digits in their colour</source>
        <translation>被掩码元素的数字外的同色描边</translation>
    </message>
    <message>
        <source>Vectors as columns</source>
        <translation>列向量图</translation>
    </message>
    <message>
        <source>Every row of a matrix as a column of cells. The parts are “VECTOR/cells/ENTRY” and, with numbers, “VECTOR/numbers/ENTRY”.</source>
        <translation>矩阵的每一行画成一列单元格。部分：“VECTOR/cells/ENTRY”，显示数字时还有“VECTOR/numbers/ENTRY”。</translation>
    </message>
    <message>
        <source>One vector in each row</source>
        <translation>每行一个向量</translation>
    </message>
    <message>
        <source>Of a column</source>
        <translation>每列的宽度</translation>
    </message>
    <message>
        <source>Of an entry</source>
        <translation>每个元素的高度</translation>
    </message>
    <message>
        <source>Room between vectors</source>
        <translation>向量之间的距离</translation>
    </message>
    <message>
        <source>One for each vector, over again if there are fewer</source>
        <translation>每个向量一个，不足时循环使用</translation>
    </message>
    <message>
        <source>Lighter for greater entries, darker for smaller ones</source>
        <translation>元素越大越亮，越小越暗</translation>
    </message>
    <message>
        <source>The entry with the full shade</source>
        <translation>明暗达到最强的元素值</translation>
    </message>
    <message>
        <source>Show numbers</source>
        <translation>显示数字</translation>
    </message>
    <message>
        <source>The entries as digits in the cells</source>
        <translation>在单元格中以数字显示元素</translation>
    </message>
    <message>
        <source>Number colour</source>
        <translation>数字颜色</translation>
    </message>
    <message>
        <source>Width of the cells&apos; borders</source>
        <translation>单元格边框的宽度</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Shapes one below the other. The parts are called like the linked blocks.</source>
        <translation>上下排列的图形。各部分与所连接的模块同名。</translation>
    </message>
    <message>
        <source>The shapes, in order</source>
        <translation>各图形，按顺序</translation>
    </message>
    <message>
        <source>Room between neighbours</source>
        <translation>相邻图形的距离</translation>
    </message>
    <message>
        <source>Line up</source>
        <translation>对齐方式</translation>
    </message>
    <message>
        <source>What is above each other</source>
        <translation>上下对齐的位置</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Where the second one stands from the first</source>
        <translation>第二个相对于第一个的方位</translation>
    </message>
    <message>
        <source>Rows and columns</source>
        <translation>行与列</translation>
    </message>
    <message>
        <source>Shapes in rows, all of them with as much room as the largest; the texts of a row stand on one line. The parts are called like the linked blocks.</source>
        <translation>按行排列的图形，每个都占与最大者相同的空间，同一行的文字在同一基线上。各部分与所连接的模块同名。</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>How many stand in a row</source>
        <translation>每行的数量</translation>
    </message>
    <message>
        <source>Room between neighbours in a row</source>
        <translation>同一行中相邻图形的距离</translation>
    </message>
    <message>
        <source>Room between rows</source>
        <translation>行与行之间的距离</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Several shapes as one, each staying where it is. The parts are called like the linked blocks.</source>
        <translation>把多个图形合为一个，各自留在原处。各部分与所连接的模块同名。</translation>
    </message>
    <message>
        <source>The shapes, from back to front</source>
        <translation>各图形，从后到前</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>The mirror image of a shape, in its place.</source>
        <translation>图形在原处的镜像。</translation>
    </message>
    <message>
        <source>What is mirrored</source>
        <translation>要镜像的图形</translation>
    </message>
    <message>
        <source>Which sides change places</source>
        <translation>互换的两侧</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>左右</translation>
    </message>
    <message>
        <source>Up and down</source>
        <translation>上下</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Parts of a shape as a shape of their own, standing where they stand in it.</source>
        <translation>把图形的若干部分取出成为独立图形，位置与原图形中相同。</translation>
    </message>
    <message>
        <source>The shape that has them</source>
        <translation>包含这些部分的图形</translation>
    </message>
    <message>
        <source>Which parts: names such as cells/3/2, numbers such as 1..4, .tag, or &quot;a phrase&quot; in quotes</source>
        <translation>哪些部分：cells/3/2 之类的名称、1..4 之类的编号、.标记，或引号中的&quot;词语&quot;</translation>
    </message>
    <message>
        <source>Recoloured</source>
        <translation>重新着色</translation>
    </message>
    <message>
        <source>A shape in other colours: one, or a row of colours that runs over its parts.</source>
        <translation>换成其他颜色的图形：单一颜色，或沿各部分依次变化的一排颜色。</translation>
    </message>
    <message>
        <source>What is recoloured</source>
        <translation>要重新着色的图形</translation>
    </message>
    <message>
        <source>The parts that the colours run over: * for its children, leaves for single letters and lines</source>
        <translation>颜色依次作用的部分：* 为其子项，leaves 为单个字母和线条</translation>
    </message>
    <message>
        <source>The colours from the first part to the last</source>
        <translation>从第一部分到最后一部分的颜色</translation>
    </message>
    <message>
        <source>The colours one after the other and again, instead of shades between them</source>
        <translation>颜色依次循环，而不是渐变过渡</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>Copies of a shape, each a step further than the one before. The parts are called 0, 1, 2, …</source>
        <translation>图形的多个副本，每个比前一个多移一步。各部分名为 0、1、2……</translation>
    </message>
    <message>
        <source>What is copied</source>
        <translation>要复制的图形</translation>
    </message>
    <message>
        <source>How many copies</source>
        <translation>副本的数量</translation>
    </message>
    <message>
        <source>From each copy to the next</source>
        <translation>相邻副本之间的位移</translation>
    </message>
    <message>
        <source>How far each copy is turned against the one before</source>
        <translation>每个副本相对前一个的旋转角度</translation>
    </message>
    <message>
        <source>Size of each copy against the one before</source>
        <translation>每个副本相对前一个的大小</translation>
    </message>
    <message>
        <source>Opacity of each copy against the one before</source>
        <translation>每个副本相对前一个的不透明度</translation>
    </message>
    <message>
        <source>In another&apos;s place</source>
        <translation>放到另一图形处</translation>
    </message>
    <message>
        <source>A shape moved and resized to where another one stands.</source>
        <translation>移动并缩放到另一图形所在处的图形。</translation>
    </message>
    <message>
        <source>What is moved</source>
        <translation>要移动的图形</translation>
    </message>
    <message>
        <source>The shape whose place it takes</source>
        <translation>被取代位置的图形</translation>
    </message>
    <message>
        <source>Fills that place, so that its proportions change</source>
        <translation>填满该处，长宽比会改变</translation>
    </message>
    <message>
        <source>Resized</source>
        <translation>调整大小</translation>
    </message>
    <message>
        <source>A shape made larger or smaller until it has a given size.</source>
        <translation>放大或缩小到指定大小的图形。</translation>
    </message>
    <message>
        <source>What is resized</source>
        <translation>要调整大小的图形</translation>
    </message>
    <message>
        <source>Its width; 0: free</source>
        <translation>宽度；0：不限</translation>
    </message>
    <message>
        <source>Its height; 0: free</source>
        <translation>高度；0：不限</translation>
    </message>
    <message>
        <source>Width and height each on its own, so that its proportions change</source>
        <translation>宽度和高度分别调整，长宽比会改变</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Shapes side by side. The parts are called like the linked blocks.</source>
        <translation>并排排列的图形。各部分与所连接的模块同名。</translation>
    </message>
    <message>
        <source>What is at the same height; texts in the middle stand on one line</source>
        <translation>处于同一高度的位置；选居中时，文字在同一基线上</translation>
    </message>
    <message>
        <source>Middle of what is drawn</source>
        <translation>所绘图形的正中</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>摄像机</translation>
    </message>
    <message>
        <source>The point in the middle of the picture</source>
        <translation>位于画面中央的点</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>线条</translation>
    </message>
    <message>
        <source>Arc</source>
        <translation>圆弧</translation>
    </message>
    <message>
        <source>A piece of a circle&apos;s line; the circle&apos;s centre stays at the position.</source>
        <translation>圆周的一段；圆心保持在所在位置。</translation>
    </message>
    <message>
        <source>Of the circle</source>
        <translation>圆的半径</translation>
    </message>
    <message>
        <source>Where it begins: 0 on the right, 90 at the top</source>
        <translation>起始角度：0 在右，90 在上</translation>
    </message>
    <message>
        <source>How far it turns, counter-clockwise</source>
        <translation>逆时针转过的角度</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>箭头</translation>
    </message>
    <message>
        <source>An arrow between two points or shapes, straight or bent. Its parts are “shaft” and “tip”.</source>
        <translation>两点或两图形之间的直箭头或弯箭头。部分：“shaft”和“tip”。</translation>
    </message>
    <message>
        <source>Where it begins, if at no shape</source>
        <translation>不从图形开始时的起点</translation>
    </message>
    <message>
        <source>Where it ends, if at no shape</source>
        <translation>不到图形结束时的终点</translation>
    </message>
    <message>
        <source>The shape where it begins</source>
        <translation>起始的图形</translation>
    </message>
    <message>
        <source>The shape where it ends</source>
        <translation>结束的图形</translation>
    </message>
    <message>
        <source>On which side of that shape</source>
        <translation>在该图形的哪一侧</translation>
    </message>
    <message>
        <source>How far it keeps away from both ends</source>
        <translation>与两端保持的距离</translation>
    </message>
    <message>
        <source>How far it is bent: 180 is half a circle; positive turns left</source>
        <translation>弯曲程度：180 为半圆，正值向左弯</translation>
    </message>
    <message>
        <source>Its head: as usual in the lecture&apos;s style, a large triangle, or one that goes with the thickness</source>
        <translation>箭尖：课件风格的默认样式、大三角形，或随线条粗细变化的样式</translation>
    </message>
    <message>
        <source>Size of the head</source>
        <translation>箭尖的大小</translation>
    </message>
    <message>
        <source>A head at the beginning</source>
        <translation>起点处的箭尖</translation>
    </message>
    <message>
        <source>A head at the end</source>
        <translation>终点处的箭尖</translation>
    </message>
    <message>
        <source>Thickness in hundredths of a unit; 0: as usual for its head</source>
        <translation>粗细，以百分之一单位计；0：按箭尖默认</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>图形</translation>
    </message>
    <message>
        <source>Combined areas</source>
        <translation>区域组合</translation>
    </message>
    <message>
        <source>One area made of those of two flat shapes.</source>
        <translation>由两个平面图形的区域组成的一个区域。</translation>
    </message>
    <message>
        <source>The first area</source>
        <translation>第一个区域</translation>
    </message>
    <message>
        <source>The second area</source>
        <translation>第二个区域</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>运算</translation>
    </message>
    <message>
        <source>Both, the first without the second, what they share, or what they do not share</source>
        <translation>两者合并、第一个减去第二个、两者共有或两者不共有的部分</translation>
    </message>
    <message>
        <source>Union</source>
        <translation>并集</translation>
    </message>
    <message>
        <source>Colour of the area</source>
        <translation>区域的颜色</translation>
    </message>
    <message>
        <source>How opaque the area is</source>
        <translation>区域的不透明度</translation>
    </message>
    <message>
        <source>Fill gradient</source>
        <translation>填充渐变</translation>
    </message>
    <message>
        <source>Colours from one side of the area to the other, instead of one</source>
        <translation>从区域一侧到另一侧的多种颜色，代替单色</translation>
    </message>
    <message>
        <source>Gradient direction</source>
        <translation>渐变方向</translation>
    </message>
    <message>
        <source>Where the area&apos;s colours run: 0 to the right, 90 upwards</source>
        <translation>区域颜色的走向：0 向右，90 向上</translation>
    </message>
    <message>
        <source>Colour of a line behind the area, which sets it off from what lies below</source>
        <translation>区域背后线条的颜色，使其与下方内容区分开</translation>
    </message>
    <message>
        <source>Thickness of that line</source>
        <translation>该线条的粗细</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>框图</translation>
    </message>
    <message>
        <source>Labelled box</source>
        <translation>带标签的方框</translation>
    </message>
    <message>
        <source>A box of a block diagram with its name in it. Its parts are “box” and “label”.</source>
        <translation>框图中写有名称的方框。部分：“box”和“label”。</translation>
    </message>
    <message>
        <source>From left to right</source>
        <translation>从左到右</translation>
    </message>
    <message>
        <source>From bottom to top</source>
        <translation>从下到上</translation>
    </message>
    <message>
        <source>Radius of the corners</source>
        <translation>圆角的半径</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>内边距</translation>
    </message>
    <message>
        <source>Room between text and border; a longer text is made smaller</source>
        <translation>文字与边框之间的空白；较长的文字会缩小</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Its text; $…$ is a formula</source>
        <translation>其文字；$…$ 为公式</translation>
    </message>
    <message>
        <source>Label size</source>
        <translation>标签字号</translation>
    </message>
    <message>
        <source>Type size of the text</source>
        <translation>文字的字号</translation>
    </message>
    <message>
        <source>Label colour</source>
        <translation>标签颜色</translation>
    </message>
    <message>
        <source>Colour of the text</source>
        <translation>文字的颜色</translation>
    </message>
    <message>
        <source>Annotations</source>
        <translation>标注</translation>
    </message>
    <message>
        <source>Brace</source>
        <translation>花括号</translation>
    </message>
    <message>
        <source>A curly brace along one side of a shape, with a label at its tip. Its parts are “brace” and “label”.</source>
        <translation>沿图形一侧的花括号，尖端处有标签。部分：“brace”和“label”。</translation>
    </message>
    <message>
        <source>The shape that it embraces</source>
        <translation>被括住的图形</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>From its tip to its ends</source>
        <translation>从尖端到两端</translation>
    </message>
    <message>
        <source>Label distance</source>
        <translation>标签距离</translation>
    </message>
    <message>
        <source>From its tip to the label</source>
        <translation>从尖端到标签</translation>
    </message>
    <message>
        <source>Brackets</source>
        <translation>方括号</translation>
    </message>
    <message>
        <source>Square brackets left and right of a shape. Its parts are “left” and “right”.</source>
        <translation>图形左右两侧的方括号。部分：“left”和“right”。</translation>
    </message>
    <message>
        <source>The shape between them</source>
        <translation>括号之间的图形</translation>
    </message>
    <message>
        <source>How much higher and lower than it they are</source>
        <translation>上下各超出图形的长度</translation>
    </message>
    <message>
        <source>Thickness</source>
        <translation>粗细</translation>
    </message>
    <message>
        <source>Of their bars</source>
        <translation>括号竖线的粗细</translation>
    </message>
    <message>
        <source>Length of their hooks</source>
        <translation>括号横钩的长度</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>卡片</translation>
    </message>
    <message>
        <source>A rectangle as large as the frame: a background, or a dimmer over everything behind it.</source>
        <translation>与画面一样大的矩形：可作背景，或压暗其后的一切。</translation>
    </message>
    <message>
        <source>Inset</source>
        <translation>内缩</translation>
    </message>
    <message>
        <source>How far it stays inside the frame; negative: stands out</source>
        <translation>向画面内缩的距离；负值：超出画面</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>圆</translation>
    </message>
    <message>
        <source>A circle.</source>
        <translation>圆。</translation>
    </message>
    <message>
        <source>From its centre to its line</source>
        <translation>从圆心到圆周</translation>
    </message>
    <message>
        <source>Thought cloud</source>
        <translation>思考气泡</translation>
    </message>
    <message>
        <source>A cloud with what somebody thinks. Its parts are “puffs”, “body” and “content”.</source>
        <translation>表示某人想法的云朵。部分：“puffs”“body”和“content”。</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>What is in it, if not the text; it is moved there</source>
        <translation>其中的内容（若非文字）；会被移入其中</translation>
    </message>
    <message>
        <source>At least this wide</source>
        <translation>最小宽度</translation>
    </message>
    <message>
        <source>At least this high</source>
        <translation>最小高度</translation>
    </message>
    <message>
        <source>Room around its content</source>
        <translation>内容四周的空白</translation>
    </message>
    <message>
        <source>Who speaks, as seen from its middle; [0, 0]: below its left corner</source>
        <translation>从中心看说话者所在的位置；[0, 0]：左下角下方</translation>
    </message>
    <message>
        <source>The other way round, but for its content</source>
        <translation>左右翻转，内容不变</translation>
    </message>
    <message>
        <source>Connector</source>
        <translation>连接线</translation>
    </message>
    <message>
        <source>A line of a block diagram from one shape to another: straight, with right angles, or in a loop around what lies between, as residual connections go. Its parts are “shaft”, “tip” and “label”.</source>
        <translation>框图中从一个图形到另一个图形的线：直线、折线，或像残差连接那样绕过中间内容的环线。部分：“shaft”“tip”和“label”。</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>走线</translation>
    </message>
    <message>
        <source>How it goes</source>
        <translation>走线方式</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>直线</translation>
    </message>
    <message>
        <source>Loop side</source>
        <translation>环绕侧</translation>
    </message>
    <message>
        <source>Where a loop goes round</source>
        <translation>环线绕行的一侧</translation>
    </message>
    <message>
        <source>How far it goes out before it turns round</source>
        <translation>转弯前伸出的距离</translation>
    </message>
    <message>
        <source>Radius of its corners</source>
        <translation>转角的半径</translation>
    </message>
    <message>
        <source>Label side</source>
        <translation>标签侧</translation>
    </message>
    <message>
        <source>Where its label stands</source>
        <translation>标签的位置</translation>
    </message>
    <message>
        <source>From the line to the label</source>
        <translation>从线条到标签</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>叉号</translation>
    </message>
    <message>
        <source>Two diagonals over a shape, which cross it out.</source>
        <translation>图形上的两条对角线，表示划掉。</translation>
    </message>
    <message>
        <source>The shape that it marks</source>
        <translation>被标记的图形</translation>
    </message>
    <message>
        <source>Its size, in sizes of the shape</source>
        <translation>相对于图形大小的倍数</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>A line through points that you give, smooth or with corners.</source>
        <translation>经过给定各点的线，可平滑或带折角。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>The points: x and y of each in turn</source>
        <translation>各点：依次为每个点的 x 和 y</translation>
    </message>
    <message>
        <source>Without corners</source>
        <translation>没有折角</translation>
    </message>
    <message>
        <source>Bézier curve</source>
        <translation>贝塞尔曲线</translation>
    </message>
    <message>
        <source>Between each two points through which it passes stand two handles, towards which it bends</source>
        <translation>曲线经过的每两个点之间有两个控制柄，曲线朝它们弯曲</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>闭合</translation>
    </message>
    <message>
        <source>Ends where it began</source>
        <translation>终点与起点重合</translation>
    </message>
    <message>
        <source>Dot</source>
        <translation>圆点</translation>
    </message>
    <message>
        <source>A small filled circle that marks a point.</source>
        <translation>标出一个点的小实心圆。</translation>
    </message>
    <message>
        <source>From its centre to its edge</source>
        <translation>从中心到边缘</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>椭圆</translation>
    </message>
    <message>
        <source>A circle stretched in width or height.</source>
        <translation>在宽度或高度上拉伸的圆。</translation>
    </message>
    <message>
        <source>Filled arrow</source>
        <translation>实心箭头</translation>
    </message>
    <message>
        <source>A straight arrow that is one area, so that it can have a border and be morphed as a whole.</source>
        <translation>作为一个整体区域的直箭头，可以加边框，也可整体变形。</translation>
    </message>
    <message>
        <source>Of its shaft; at most a tenth of its length</source>
        <translation>箭杆的粗细，至多为其长度的十分之一</translation>
    </message>
    <message>
        <source>How blunt its head is</source>
        <translation>箭尖的钝度</translation>
    </message>
    <message>
        <source>Width of its head, in shafts</source>
        <translation>箭尖宽度，为箭杆宽度的倍数</translation>
    </message>
    <message>
        <source>Grid of cells</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>Rows and columns of equal cells. A cell&apos;s part is “cells/ROW/COLUMN”, counted from 0 at the top left; its tags are “row:ROW”, “column:COLUMN” and “upper”, “diagonal” or “lower”.</source>
        <translation>由相同单元格组成的行与列。单元格的部分名为“cells/ROW/COLUMN”，从左上角起由 0 计数；其标记为“row:ROW”“column:COLUMN”以及“upper”“diagonal”或“lower”。</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>How many cells from top to bottom</source>
        <translation>从上到下的单元格数</translation>
    </message>
    <message>
        <source>How many cells from left to right</source>
        <translation>从左到右的单元格数</translation>
    </message>
    <message>
        <source>Of the whole grid; 0: as its cells are</source>
        <translation>整个网格的尺寸；0：由单元格决定</translation>
    </message>
    <message>
        <source>Cell gap</source>
        <translation>单元格间距</translation>
    </message>
    <message>
        <source>Room between cells</source>
        <translation>单元格之间的距离</translation>
    </message>
    <message>
        <source>A shape for every cell, instead of a square</source>
        <translation>每个单元格所用的图形，代替正方形</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Which of the lecture&apos;s files</source>
        <translation>课件中的哪个文件</translation>
    </message>
    <message>
        <source>From left to right; 0: as its proportions ask</source>
        <translation>从左到右；0：按原有比例</translation>
    </message>
    <message>
        <source>Crop left</source>
        <translation>裁剪左侧</translation>
    </message>
    <message>
        <source>The share of the picture that is cut off on the left</source>
        <translation>从图片左侧裁去的比例</translation>
    </message>
    <message>
        <source>Crop top</source>
        <translation>裁剪顶部</translation>
    </message>
    <message>
        <source>The share of the picture that is cut off at the top</source>
        <translation>从图片顶部裁去的比例</translation>
    </message>
    <message>
        <source>Crop right</source>
        <translation>裁剪右侧</translation>
    </message>
    <message>
        <source>The share of the picture that is cut off on the right</source>
        <translation>从图片右侧裁去的比例</translation>
    </message>
    <message>
        <source>Crop bottom</source>
        <translation>裁剪底部</translation>
    </message>
    <message>
        <source>The share of the picture that is cut off at the bottom</source>
        <translation>从图片底部裁去的比例</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>线段</translation>
    </message>
    <message>
        <source>A line between two points or shapes, straight or bent.</source>
        <translation>两点或两图形之间的直线或弯线。</translation>
    </message>
    <message>
        <source>How far it keeps away from both ends; negative: reaches beyond</source>
        <translation>与两端保持的距离；负值：超出两端</translation>
    </message>
    <message>
        <source>Sum node</source>
        <translation>求和节点</translation>
    </message>
    <message>
        <source>A small circle with a plus or a cross: where two lines of a block diagram are added or multiplied. Its parts are “ring” and “symbol”.</source>
        <translation>带加号或乘号的小圆：框图中两条线在此相加或相乘。部分：“ring”和“symbol”。</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>符号</translation>
    </message>
    <message>
        <source>What happens there</source>
        <translation>此处进行的运算</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>加</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>乘</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>多边形</translation>
    </message>
    <message>
        <source>A closed figure through corners that you give.</source>
        <translation>经过给定顶点的封闭图形。</translation>
    </message>
    <message>
        <source>The corners: x and y of each in turn</source>
        <translation>各顶点：依次为每个点的 x 和 y</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>矩形</translation>
    </message>
    <message>
        <source>A rectangle, with round corners if wanted.</source>
        <translation>矩形，可带圆角。</translation>
    </message>
    <message>
        <source>Regular polygon</source>
        <translation>正多边形</translation>
    </message>
    <message>
        <source>A triangle, pentagon, hexagon, …</source>
        <translation>三角形、五边形、六边形……</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>How many corners it has</source>
        <translation>顶点的数量</translation>
    </message>
    <message>
        <source>From its centre to its corners</source>
        <translation>从中心到顶点</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>扇形</translation>
    </message>
    <message>
        <source>A piece of a disc or of a ring; the circle&apos;s centre stays at the position.</source>
        <translation>圆盘或圆环的一块；圆心保持在所在位置。</translation>
    </message>
    <message>
        <source>Inner radius</source>
        <translation>内半径</translation>
    </message>
    <message>
        <source>Of the hole; 0: none</source>
        <translation>中间孔的半径；0：无</translation>
    </message>
    <message>
        <source>Outer radius</source>
        <translation>外半径</translation>
    </message>
    <message>
        <source>Of the disc</source>
        <translation>圆盘的半径</translation>
    </message>
    <message>
        <source>Speech bubble</source>
        <translation>对话气泡</translation>
    </message>
    <message>
        <source>Icon</source>
        <translation>图标</translation>
    </message>
    <message>
        <source>A sign made of lines, found by its name or by a word in English, Korean or Chinese. Its lines are the parts 0, 1, 2, …, in the order in which they are drawn.</source>
        <translation>由线条组成的图标，可按名称或英文、韩文、中文词语查找。各线条按绘制顺序为部分 0、1、2、…。</translation>
    </message>
    <message>
        <source>What it shows: brain, 뇌 or 大脑</source>
        <translation>显示的内容：brain、뇌 或 大脑</translation>
    </message>
    <message>
        <source>Of the square in which it lies</source>
        <translation>图标所在正方形的大小</translation>
    </message>
    <message>
        <source>Colour of its lines</source>
        <translation>线条的颜色</translation>
    </message>
    <message>
        <source>Thickness of its lines, in hundredths of a unit: the same however large it is</source>
        <translation>线条的粗细，以百分之一单位计；与大小无关</translation>
    </message>
    <message>
        <source>What stands beside it goes by its square, which is the same for all icons, or by its lines</source>
        <translation>旁边的对象以什么为准：所有图标相同的正方形，或所画的线条</translation>
    </message>
    <message>
        <source>Its square</source>
        <translation>正方形</translation>
    </message>
    <message>
        <source>A tree or a mind map of an outline. Its parts are “nodes/TEXT”, “links/TEXT” and “arcs/FROM→TO”; they have the tags “level:NUMBER”, “leaf” and “below:TEXT”, which is all that grows from a box. What is larger than its maximum width or height, or than the frame, is made smaller.</source>
        <translation>由大纲生成的树或思维导图。部分为“nodes/文本”、“links/文本”和“arcs/起点→终点”，标签有“level:编号”、“leaf”，以及表示某个框下面全部内容的“below:文本”。大于最大宽度或高度、或大于画面时会缩小。</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>大纲</translation>
    </message>
    <message>
        <source>One line for each box; what is indented further is below it. $…$ is a formula</source>
        <translation>每个框一行；缩进更深的在其下级。$…$ 是公式</translation>
    </message>
    <message>
        <source>Where it grows from its root</source>
        <translation>从根部生长的方向</translation>
    </message>
    <message>
        <source>Mind map</source>
        <translation>思维导图</translation>
    </message>
    <message>
        <source>On circles</source>
        <translation>放射状</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>连线</translation>
    </message>
    <message>
        <source>How its lines go</source>
        <translation>连线的走法</translation>
    </message>
    <message>
        <source>With corners</source>
        <translation>折线</translation>
    </message>
    <message>
        <source>Curved</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Levels shown</source>
        <translation>显示的层数</translation>
    </message>
    <message>
        <source>How many levels are shown; between two numbers the next one comes out of its parents</source>
        <translation>显示多少层；介于两个数之间时，下一层正从上级中出来</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>折叠</translation>
    </message>
    <message>
        <source>Texts of boxes that nothing is shown below</source>
        <translation>不显示其下级的框的文本</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>标出</translation>
    </message>
    <message>
        <source>Texts of boxes that are marked, with the way to them</source>
        <translation>连同路径一起标出的框的文本</translation>
    </message>
    <message>
        <source>Colour of marks</source>
        <translation>标出的颜色</translation>
    </message>
    <message>
        <source>Of what is marked</source>
        <translation>标出部分的颜色</translation>
    </message>
    <message>
        <source>Ends on one line</source>
        <translation>末端对齐</translation>
    </message>
    <message>
        <source>Of these curves</source>
        <translation>这些曲线的颜色</translation>
    </message>
    <message>
        <source>Colour of further links</source>
        <translation>其他连线的颜色</translation>
    </message>
    <message>
        <source>Curves between boxes that the tree does not link: “sees -&gt; the forest”, or with a strength, “: 0.8”</source>
        <translation>树没有连接的方框之间的曲线：“看见 -&gt; 森林”，或带上强度“: 0.8”</translation>
    </message>
    <message>
        <source>Further links</source>
        <translation>其他连线</translation>
    </message>
    <message>
        <source>All boxes with nothing below them stand on the last level</source>
        <translation>没有下级的框都放在最后一层</translation>
    </message>
    <message>
        <source>Type size of the texts</source>
        <translation>文本的字号</translation>
    </message>
    <message>
        <source>Longer texts go on in another line; 0: as written</source>
        <translation>更长的文本换行；0：按原样</translation>
    </message>
    <message>
        <source>Whether there is a box around every text</source>
        <translation>是否给每段文本加框</translation>
    </message>
    <message>
        <source>Colour of boxes and lines</source>
        <translation>框和线的颜色</translation>
    </message>
    <message>
        <source>Branch colours</source>
        <translation>分支颜色</translation>
    </message>
    <message>
        <source>Colours of the branches of the root, in turn; if there are none, that of the lines</source>
        <translation>根的各分支依次使用的颜色；没有时用线的颜色</translation>
    </message>
    <message>
        <source>Thickness of the lines, in hundredths of a unit</source>
        <translation>线的粗细，以百分之一单位计</translation>
    </message>
    <message>
        <source>Room between a text and its box</source>
        <translation>文本与框之间的距离</translation>
    </message>
    <message>
        <source>Room between boxes</source>
        <translation>框的间距</translation>
    </message>
    <message>
        <source>Room between boxes of one parent; others have twice as much</source>
        <translation>同一上级的框之间的距离；其他的为两倍</translation>
    </message>
    <message>
        <source>Room between levels</source>
        <translation>层间距</translation>
    </message>
    <message>
        <source>Room between two levels</source>
        <translation>两层之间的距离</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间轴</translation>
    </message>
    <message>
        <source>Events along an axis of dates or numbers, each with its text beside it and none over another. Its parts are “axis/band”, “axis/ticks” and “events/TEXT”. What is larger than its maximum width or height, or than the frame, is made smaller.</source>
        <translation>沿日期或数值轴排列的事件，文本互不重叠。部分为“axis/band”、“axis/ticks”和“events/文本”。大于最大宽度或高度、或大于画面时会缩小。</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>One line for each, with its date or number first: 2017-06 Transformer; 2018 – 2020 is a range</source>
        <translation>每个事件一行，日期或数值在前：2017-06 Transformer；2018 – 2020 为时段</translation>
    </message>
    <message>
        <source>What stands before the texts</source>
        <translation>文本前写的是什么</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Numbers by their logarithm</source>
        <translation>数（对数轴）</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>上下</translation>
    </message>
    <message>
        <source>Above and below</source>
        <translation>上方和下方</translation>
    </message>
    <message>
        <source>Above</source>
        <translation>上方</translation>
    </message>
    <message>
        <source>Where events stand; where there are ranges, these are below and the events above</source>
        <translation>事件的位置；有时段时，时段在下方，事件在上方</translation>
    </message>
    <message>
        <source>Events shown</source>
        <translation>显示的事件数</translation>
    </message>
    <message>
        <source>How many events are there; between two numbers the next one comes in</source>
        <translation>显示多少个事件；介于两个数之间时下一个正在出现</translation>
    </message>
    <message>
        <source>Show dates</source>
        <translation>显示日期</translation>
    </message>
    <message>
        <source>Whether the date stands over every text</source>
        <translation>是否在每段文本上方写日期</translation>
    </message>
    <message>
        <source>Colour of the axis</source>
        <translation>轴的颜色</translation>
    </message>
    <message>
        <source>Colour of the axis and the dates</source>
        <translation>轴和日期的颜色</translation>
    </message>
    <message>
        <source>Colours of the events, in turn; if there are none, that of the axis</source>
        <translation>事件依次使用的颜色；没有时用轴的颜色</translation>
    </message>
    <message>
        <source>From end to end</source>
        <translation>从一端到另一端</translation>
    </message>
    <message>
        <source>A bubble with what somebody says. Its parts are “body” and “content”.</source>
        <translation>表示某人话语的气泡。部分：“body”和“content”。</translation>
    </message>
    <message>
        <source>A square, with round corners if wanted.</source>
        <translation>正方形，可带圆角。</translation>
    </message>
    <message>
        <source>Length of a side</source>
        <translation>边长</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>星形</translation>
    </message>
    <message>
        <source>A star.</source>
        <translation>星形。</translation>
    </message>
    <message>
        <source>How many points it has</source>
        <translation>角的数量</translation>
    </message>
    <message>
        <source>From its centre to its points</source>
        <translation>从中心到尖角</translation>
    </message>
    <message>
        <source>From its centre to the corners between them</source>
        <translation>从中心到尖角之间的凹点</translation>
    </message>
    <message>
        <source>Surrounding rectangle</source>
        <translation>包围框</translation>
    </message>
    <message>
        <source>Room on every side</source>
        <translation>四周的空白</translation>
    </message>
    <message>
        <source>Further room on the left and right, and above and below</source>
        <translation>左右及上下的额外空白</translation>
    </message>
    <message>
        <source>Underline</source>
        <translation>下划线</translation>
    </message>
    <message>
        <source>How far below it</source>
        <translation>位于其下方的距离</translation>
    </message>
    <message>
        <source>Its length, in widths of the shape</source>
        <translation>长度，为图形宽度的倍数</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>softmax(Q·Kᵀ/√d)·V, with every step as an output. One row for each token.</source>
        <translation>softmax(Q·Kᵀ/√d)·V，每一步都作为输出。每个词元一行。</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>The queries</source>
        <translation>各个查询</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>The keys</source>
        <translation>各个键</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>The values</source>
        <translation>各个值</translation>
    </message>
    <message>
        <source>No token sees what follows it</source>
        <translation>每个词元都看不到其后的内容</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Higher evens out, 0 takes the greatest alone</source>
        <translation>越高越平均，0 只取最大者</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>The weighted sums of the values</source>
        <translation>值的加权和</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Q·Kᵀ/√d</source>
        <translation>Q·Kᵀ/√d</translation>
    </message>
    <message>
        <source>Masked</source>
        <translation>掩码后的分数</translation>
    </message>
    <message>
        <source>The scores after the mask</source>
        <translation>掩码后的分数</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>The shares of the keys</source>
        <translation>各键的权重</translation>
    </message>
    <message>
        <source>Entry of a matrix</source>
        <translation>矩阵元素</translation>
    </message>
    <message>
        <source>One number of a matrix.</source>
        <translation>矩阵中的一个数。</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>The matrix</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>Counted from 0</source>
        <translation>从 0 开始计数</translation>
    </message>
    <message>
        <source>The number</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Joined matrices</source>
        <translation>矩阵拼接</translation>
    </message>
    <message>
        <source>Two matrices side by side, as the outputs of attention heads are, or one under the other. A list of numbers is a column.</source>
        <translation>两个矩阵左右拼接（如各注意力头的输出），或上下拼接。数值列表视为一列。</translation>
    </message>
    <message>
        <source>The left or upper one</source>
        <translation>左边或上边的一个</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>The right or lower one</source>
        <translation>右边或下边的一个</translation>
    </message>
    <message>
        <source>Arrangement</source>
        <translation>排列</translation>
    </message>
    <message>
        <source>How they are joined</source>
        <translation>拼接方式</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>左右并排</translation>
    </message>
    <message>
        <source>One under the other</source>
        <translation>上下排列</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Function of every entry</source>
        <translation>逐元素函数</translation>
    </message>
    <message>
        <source>Every entry through the same function.</source>
        <translation>对每个元素应用同一函数。</translation>
    </message>
    <message>
        <source>Function</source>
        <translation>函数</translation>
    </message>
    <message>
        <source>The function</source>
        <translation>函数</translation>
    </message>
    <message>
        <source>Causal mask</source>
        <translation>因果掩码</translation>
    </message>
    <message>
        <source>Later keys get −∞, so that no token sees what follows it.</source>
        <translation>后面的键得到 −∞，使每个词元都看不到其后的内容。</translation>
    </message>
    <message>
        <source>A score for each query and key</source>
        <translation>每对查询和键的分数</translation>
    </message>
    <message>
        <source>With −∞ where a key comes after the query</source>
        <translation>键位于查询之后处为 −∞</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>Numbers in rows and columns that you write yourself.</source>
        <translation>自行填写的行列数字。</translation>
    </message>
    <message>
        <source>The rows, each a list of numbers</source>
        <translation>各行，每行是一列数</translation>
    </message>
    <message>
        <source>Positional encoding</source>
        <translation>位置编码</translation>
    </message>
    <message>
        <source>Sines and cosines that tell positions apart: one row for each position, one column for each dimension.</source>
        <translation>用于区分位置的正弦和余弦：每个位置一行，每个维度一列。</translation>
    </message>
    <message>
        <source>How many positions</source>
        <translation>位置的数量</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>How many numbers for each</source>
        <translation>每个位置的数值个数</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>底数</translation>
    </message>
    <message>
        <source>Ratio of the longest wave to the shortest</source>
        <translation>最长波长与最短波长之比</translation>
    </message>
    <message>
        <source>Positions in rows</source>
        <translation>位置按行排列</translation>
    </message>
    <message>
        <source>Matrix product</source>
        <translation>矩阵乘积</translation>
    </message>
    <message>
        <source>Rows of the first times columns of the second.</source>
        <translation>第一个矩阵的行乘以第二个矩阵的列。</translation>
    </message>
    <message>
        <source>The first factor</source>
        <translation>第一个因子</translation>
    </message>
    <message>
        <source>The second factor</source>
        <translation>第二个因子</translation>
    </message>
    <message>
        <source>Rows of the second instead of its columns</source>
        <translation>用第二个矩阵的行代替列</translation>
    </message>
    <message>
        <source>Random matrix</source>
        <translation>随机矩阵</translation>
    </message>
    <message>
        <source>Random numbers, the same in every run and on every machine.</source>
        <translation>随机数，每次运行、在任何计算机上都相同。</translation>
    </message>
    <message>
        <source>How many rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>How many columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>How the numbers spread</source>
        <translation>数值的分布方式</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>正态分布</translation>
    </message>
    <message>
        <source>Uniform</source>
        <translation>均匀分布</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Middle of a normal distribution</source>
        <translation>正态分布的中心</translation>
    </message>
    <message>
        <source>Width of a normal distribution</source>
        <translation>正态分布的宽度</translation>
    </message>
    <message>
        <source>Least of a uniform distribution</source>
        <translation>均匀分布的最小值</translation>
    </message>
    <message>
        <source>Most of a uniform distribution</source>
        <translation>均匀分布的最大值</translation>
    </message>
    <message>
        <source>Part of a matrix</source>
        <translation>矩阵切片</translation>
    </message>
    <message>
        <source>Some rows and columns of a matrix; a count of 0 takes all that follow.</source>
        <translation>矩阵的若干行和列；数量为 0 时取其后全部。</translation>
    </message>
    <message>
        <source>Softmax</source>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>The shares</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Sum of matrices</source>
        <translation>矩阵之和</translation>
    </message>
    <message>
        <source>Entry by entry, each matrix times a factor.</source>
        <translation>逐元素相加，每个矩阵各乘一个系数。</translation>
    </message>
    <message>
        <source>The first matrix</source>
        <translation>第一个矩阵</translation>
    </message>
    <message>
        <source>The second matrix</source>
        <translation>第二个矩阵</translation>
    </message>
    <message>
        <source>Times the first</source>
        <translation>乘以第一个</translation>
    </message>
    <message>
        <source>Times the second</source>
        <translation>乘以第二个</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>The formula in LaTeX, without dollar signs</source>
        <translation>LaTeX 公式，不带美元符号</translation>
    </message>
    <message>
        <source>Numbers for \val{1}, \val{2}, … in the text; \val[2]{1} is the first with two decimals</source>
        <translation>代入文字中 \val{1}、\val{2}……的数；\val[2]{1} 为第一个数保留两位小数</translation>
    </message>
    <message>
        <source>Thickness of a line around the letters in their colour, in hundredths of a unit</source>
        <translation>字母外同色线条的粗细，以百分之一单位计</translation>
    </message>
    <message>
        <source>Colour of a line behind the letters, which sets them off from what lies below</source>
        <translation>字母背后线条的颜色，使其与下方内容区分开</translation>
    </message>
    <message>
        <source>Text with formulas</source>
        <translation>带公式的文本</translation>
    </message>
    <message>
        <source>Words with formulas between dollar signs, on one line; \$ is a dollar sign.</source>
        <translation>一行文字，美元符号之间为公式；\$ 表示美元符号本身。</translation>
    </message>
    <message>
        <source>The words; $…$ is a formula</source>
        <translation>文字；$…$ 为公式</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Texts for \word{1}, \word{2}, … in the text</source>
        <translation>代入文字中 \word{1}、\word{2}……的文本</translation>
    </message>
    <message>
        <source>Font; empty: the lecture&apos;s</source>
        <translation>字体；空：课件的字体</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>字重</translation>
    </message>
    <message>
        <source>400 is regular, 700 bold</source>
        <translation>400 为常规，700 为粗体</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>斜体</translation>
    </message>
    <message>
        <source>Slanted letters</source>
        <translation>倾斜的字母</translation>
    </message>
    <message>
        <source>Longest line; 0: as written</source>
        <translation>最长行宽；0：按原样</translation>
    </message>
    <message>
        <source>Most letters in a line, spaces not counted; 0: any number</source>
        <translation>每行最多字数，不计空格；0：不限</translation>
    </message>
    <message>
        <source>How its lines stand above each other</source>
        <translation>各行的对齐方式</translation>
    </message>
    <message>
        <source>Justify</source>
        <translation>两端对齐</translation>
    </message>
    <message>
        <source>Line spacing</source>
        <translation>行距</translation>
    </message>
    <message>
        <source>From line to line, in type sizes</source>
        <translation>行与行的距离，以字号为单位</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>A number that animations can count with.</source>
        <translation>可由动画计数变化的数字。</translation>
    </message>
    <message>
        <source>A comma after every three digits</source>
        <translation>每三位加一个逗号</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>What stands behind the number</source>
        <translation>数字后面的文字</translation>
    </message>
    <message>
        <source>Font; empty: that of formulas</source>
        <translation>字体；空：公式的字体</translation>
    </message>
    <message>
        <source>What stays in place while digits come and go</source>
        <translation>位数变化时保持不动的位置</translation>
    </message>
    <message>
        <source>Thickness of a line around the digits in their colour, in hundredths of a unit</source>
        <translation>数字外同色线条的粗细，以百分之一单位计</translation>
    </message>
    <message>
        <source>Series of formulas</source>
        <translation>公式序列</translation>
    </message>
    <message>
        <source>The formula in LaTeX; \val{1} is the running number, \val[2]{2} the table&apos;s number with two decimals</source>
        <translation>LaTeX 公式；\val{1} 为递增的序号，\val[2]{2} 为表中的数，保留两位小数</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>The first running number</source>
        <translation>第一个序号</translation>
    </message>
    <message>
        <source>The last running number</source>
        <translation>最后一个序号</translation>
    </message>
    <message>
        <source>From the middle of each formula to that of the next</source>
        <translation>从一个公式的中点到下一个的中点</translation>
    </message>
    <message>
        <source>Words, in one line or several. Every letter is a part, found by its number or by &quot;a phrase&quot; in quotes.</source>
        <translation>一行或多行文字。每个字母都是一个部分，可用编号或引号中的&quot;词语&quot;找到。</translation>
    </message>
    <message>
        <source>The words</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Words or phrases in bold</source>
        <translation>加粗的词语</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>是或否</translation>
    </message>
    <message>
        <source>A yes or no that several blocks can share.</source>
        <translation>可供多个模块共用的是或否。</translation>
    </message>
    <message>
        <source>What it gives</source>
        <translation>给出的值</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>The smallest and the largest value that makes sense; empty: any</source>
        <translation>有意义的最小值和最大值；留空则不限制</translation>
    </message>
    <message>
        <source>The value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>A colour that several blocks can share.</source>
        <translation>可供多个模块共用的颜色。</translation>
    </message>
    <message>
        <source>Mixed colours</source>
        <translation>混合颜色</translation>
    </message>
    <message>
        <source>Colours between those of two lists, as many as the longer one has: what comes of two coloured things.</source>
        <translation>介于两个列表之间的颜色，数量与较长者相同：表示两个有色事物合成的结果。</translation>
    </message>
    <message>
        <source>The first colour of each pair, over again if there are fewer</source>
        <translation>每对的第一个颜色，不足时循环使用</translation>
    </message>
    <message>
        <source>The second colour of each pair, over again if there are fewer</source>
        <translation>每对的第二个颜色，不足时循环使用</translation>
    </message>
    <message>
        <source>How much of the second; 0 gives the first</source>
        <translation>第二个颜色的比例；0 为第一个颜色</translation>
    </message>
    <message>
        <source>The mixed colours</source>
        <translation>混合后的颜色</translation>
    </message>
    <message>
        <source>List of colours</source>
        <translation>颜色列表</translation>
    </message>
    <message>
        <source>Colours that several blocks can share.</source>
        <translation>可供多个模块共用的一组颜色。</translation>
    </message>
    <message>
        <source>Computed number</source>
        <translation>计算值</translation>
    </message>
    <message>
        <source>A number computed by a formula from other numbers. It knows + − * / ^, brackets, sin cos tan asin acos atan exp log log10 sqrt abs sign floor ceil round pow mod min max, and pi, e, tau.</source>
        <translation>由其他数按公式算出的数。可用：+ − * / ^、括号、sin cos tan asin acos atan exp log log10 sqrt abs sign floor ceil round pow mod min max，以及 pi、e、tau。</translation>
    </message>
    <message>
        <source>What is computed from a, b, c, d and the list&apos;s x1, x2, … (n is how many there are)</source>
        <translation>由 a、b、c、d 和列表中的 x1、x2……计算的式子（n 为其个数）</translation>
    </message>
    <message>
        <source>The number a</source>
        <translation>数 a</translation>
    </message>
    <message>
        <source>The number b</source>
        <translation>数 b</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>The number c</source>
        <translation>数 c</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>The number d</source>
        <translation>数 d</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>The numbers x1, x2, …</source>
        <translation>数 x1、x2……</translation>
    </message>
    <message>
        <source>Whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>A whole number that several blocks can share.</source>
        <translation>可供多个模块共用的整数。</translation>
    </message>
    <message>
        <source>Position and size of a shape, as numbers that other blocks can follow.</source>
        <translation>图形的位置和大小，以数值给出，供其他模块跟随。</translation>
    </message>
    <message>
        <source>What is measured</source>
        <translation>要测量的图形</translation>
    </message>
    <message>
        <source>The point of it that counts</source>
        <translation>作为基准的点</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>The point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>The point&apos;s distance to the right of the origin</source>
        <translation>该点在原点右侧的距离</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>The point&apos;s height above the origin</source>
        <translation>该点在原点上方的高度</translation>
    </message>
    <message>
        <source>From the shape&apos;s left to its right</source>
        <translation>从图形左侧到右侧</translation>
    </message>
    <message>
        <source>From the shape&apos;s bottom to its top</source>
        <translation>从图形底部到顶部</translation>
    </message>
    <message>
        <source>A number that several blocks can share; keyframes move it.</source>
        <translation>可供多个模块共用的数；用关键帧使其变化。</translation>
    </message>
    <message>
        <source>List of numbers</source>
        <translation>数值列表</translation>
    </message>
    <message>
        <source>Numbers that several blocks can share.</source>
        <translation>可供多个模块共用的一组数。</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>One of several numbers, texts, colours or shapes, chosen by a number. Each list has its own output.</source>
        <translation>按编号从多个数、文本、颜色或图形中选出一个。每个列表各有一个输出。</translation>
    </message>
    <message>
        <source>Which entry, counted from 0; too large or small: the last or first</source>
        <translation>第几项，从 0 开始计数；过大取最后一项，过小取第一项</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>The numbers to choose from</source>
        <translation>可供选择的数</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>文本列表</translation>
    </message>
    <message>
        <source>The texts to choose from</source>
        <translation>可供选择的文本</translation>
    </message>
    <message>
        <source>The colours to choose from</source>
        <translation>可供选择的颜色</translation>
    </message>
    <message>
        <source>The shapes to choose from</source>
        <translation>可供选择的图形</translation>
    </message>
    <message>
        <source>The chosen number; 0 if there are none</source>
        <translation>选出的数；没有时为 0</translation>
    </message>
    <message>
        <source>The chosen text; empty if there are none</source>
        <translation>选出的文本；没有时为空</translation>
    </message>
    <message>
        <source>The chosen colour; black if there are none</source>
        <translation>选出的颜色；没有时为黑色</translation>
    </message>
    <message>
        <source>The chosen shape; nothing if there are none</source>
        <translation>选出的图形；没有时为空</translation>
    </message>
    <message>
        <source>A text that several blocks can share.</source>
        <translation>可供多个模块共用的文本。</translation>
    </message>
    <message>
        <source>A position or direction made of three numbers.</source>
        <translation>由三个数组成的位置或方向。</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>向右</translation>
    </message>
    <message>
        <source>Upwards</source>
        <translation>向上</translation>
    </message>
    <message>
        <source>Towards the viewer</source>
        <translation>朝向观看者</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>变换</translation>
    </message>
    <message>
        <source>Become</source>
        <translation>变为</translation>
    </message>
    <message>
        <source>What it becomes; take that off the stage, or it is seen before</source>
        <translation>要变成的内容；请把它移下舞台，否则会提前出现</translation>
    </message>
    <message>
        <source>In place</source>
        <translation>原位</translation>
    </message>
    <message>
        <source>Stays centred where it is instead of going where the other stands</source>
        <translation>中心留在原处，不移到另一模块的位置</translation>
    </message>
    <message>
        <source>Bends the way of every point into an arc of this angle</source>
        <translation>使每个点的路径弯成此角度的圆弧</translation>
    </message>
    <message>
        <source>Child by child: those of the same name, or in their order if both have equally many</source>
        <translation>逐个对应子项：同名的相互对应，数量相同时其余按顺序对应</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>入场</translation>
    </message>
    <message>
        <source>Draw border, then fill</source>
        <translation>先描边再填充</translation>
    </message>
    <message>
        <source>All parts at once: the outline is drawn, then filled</source>
        <translation>所有部分同时进行：先画轮廓，再填充</translation>
    </message>
    <message>
        <source>Width of the outline that is drawn first</source>
        <translation>先绘制的轮廓的宽度</translation>
    </message>
    <message>
        <source>Come from a copy</source>
        <translation>由副本变来</translation>
    </message>
    <message>
        <source>A copy of another block, as it stands, turns into this one</source>
        <translation>另一模块当前样子的副本变为此模块</translation>
    </message>
    <message>
        <source>What it comes from; that stays as it is</source>
        <translation>变化的来源；来源保持不变</translation>
    </message>
    <message>
        <source>Count up</source>
        <translation>数字递增</translation>
    </message>
    <message>
        <source>Numbers run from a start value to their own</source>
        <translation>数字从起始值变到自身的值</translation>
    </message>
    <message>
        <source>The first value</source>
        <translation>起始值</translation>
    </message>
    <message>
        <source>Count to</source>
        <translation>计数到</translation>
    </message>
    <message>
        <source>Numbers run from their present value to another</source>
        <translation>数字从当前值变到另一个值</translation>
    </message>
    <message>
        <source>The last value</source>
        <translation>结束值</translation>
    </message>
    <message>
        <source>Cross-fade into</source>
        <translation>交叉淡化为</translation>
    </message>
    <message>
        <source>Fades into another block while each is stretched to the other&apos;s place</source>
        <translation>各自拉伸到对方所在处，同时淡化为另一模块</translation>
    </message>
    <message>
        <source>Each is stretched to the other&apos;s box on the way</source>
        <translation>途中各自拉伸到对方的范围</translation>
    </message>
    <message>
        <source>Cross-fade from a copy</source>
        <translation>用副本交叉淡入淡出</translation>
    </message>
    <message>
        <source>A copy of another block, as it stands, fades into this one</source>
        <translation>另一模块当前样子的副本淡化为此模块</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>样式</translation>
    </message>
    <message>
        <source>Change opacity</source>
        <translation>改变不透明度</translation>
    </message>
    <message>
        <source>As a whole, to this opacity; doing it twice dims no further</source>
        <translation>整体变为此不透明度；执行两次不会更淡</translation>
    </message>
    <message>
        <source>How opaque</source>
        <translation>不透明程度</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>绘制</translation>
    </message>
    <message>
        <source>The path is drawn from start to end, one part after the other</source>
        <translation>从头到尾绘制路径，各部分依次进行</translation>
    </message>
    <message>
        <source>Emphasise</source>
        <translation>强调</translation>
    </message>
    <message>
        <source>Draw, then fade</source>
        <translation>绘制后淡出</translation>
    </message>
    <message>
        <source>Drawn in the first half, faded in the second</source>
        <translation>前半段绘制，后半段淡出</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>退场</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>擦除</translation>
    </message>
    <message>
        <source>Drawing run backwards</source>
        <translation>绘制的逆过程</translation>
    </message>
    <message>
        <source>Fade in</source>
        <translation>淡入</translation>
    </message>
    <message>
        <source>Appears from nothing, if wanted from elsewhere or from another size</source>
        <translation>从无到有出现，也可从别处或以别的大小出现</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>平移</translation>
    </message>
    <message>
        <source>The way it comes</source>
        <translation>出现时经过的位移</translation>
    </message>
    <message>
        <source>Its size at first</source>
        <translation>起始大小</translation>
    </message>
    <message>
        <source>Fade out</source>
        <translation>淡出</translation>
    </message>
    <message>
        <source>Disappears, if wanted to elsewhere or to another size</source>
        <translation>消失，也可移向别处或变为别的大小</translation>
    </message>
    <message>
        <source>The way it goes</source>
        <translation>离开时经过的位移</translation>
    </message>
    <message>
        <source>Its size at last</source>
        <translation>结束大小</translation>
    </message>
    <message>
        <source>Change fill</source>
        <translation>改变填充</translation>
    </message>
    <message>
        <source>Colour and opacity of the filled area</source>
        <translation>填充区域的颜色和不透明度</translation>
    </message>
    <message>
        <source>The new colour</source>
        <translation>新的颜色</translation>
    </message>
    <message>
        <source>Flash around</source>
        <translation>环绕闪光</translation>
    </message>
    <message>
        <source>A light runs around it</source>
        <translation>一道光绕它一周</translation>
    </message>
    <message>
        <source>Of the light</source>
        <translation>光的颜色</translation>
    </message>
    <message>
        <source>Of the stroke where it is widest</source>
        <translation>线条最粗处的宽度</translation>
    </message>
    <message>
        <source>Length of the pulse as a share of the path</source>
        <translation>脉冲长度占路径的比例</translation>
    </message>
    <message>
        <source>Distance from the target</source>
        <translation>与目标的距离</translation>
    </message>
    <message>
        <source>Flash under</source>
        <translation>底部闪光</translation>
    </message>
    <message>
        <source>A light runs along below it</source>
        <translation>一道光从它下方掠过</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Follow a path</source>
        <translation>沿路径移动</translation>
    </message>
    <message>
        <source>Its centre runs along an outline</source>
        <translation>其中心沿轮廓移动</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>The outline</source>
        <translation>轮廓</translation>
    </message>
    <message>
        <source>Turns with the path</source>
        <translation>随路径转向</translation>
    </message>
    <message>
        <source>Grow</source>
        <translation>由小变大</translation>
    </message>
    <message>
        <source>From size nothing, out of its centre, an edge, or another shape</source>
        <translation>从零大小开始，由其中心、边缘或另一图形长出</translation>
    </message>
    <message>
        <source>Changes its opacity too</source>
        <translation>同时改变不透明度</translation>
    </message>
    <message>
        <source>Grow arrow</source>
        <translation>箭头伸出</translation>
    </message>
    <message>
        <source>From size nothing at the point where it begins</source>
        <translation>在起点处从零大小长出</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Is gone from one moment to the next</source>
        <translation>瞬间消失</translation>
    </message>
    <message>
        <source>Indicate</source>
        <translation>指示</translation>
    </message>
    <message>
        <source>Grows a little and changes colour, then is as before</source>
        <translation>略微放大并变色，然后恢复原样</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>移动到</translation>
    </message>
    <message>
        <source>To a point, onto another shape or beside it</source>
        <translation>移到某点、另一图形上或其旁边</translation>
    </message>
    <message>
        <source>Where its centre goes; with another shape, an offset</source>
        <translation>中心要到的位置；有另一图形时为偏移量</translation>
    </message>
    <message>
        <source>The other shape</source>
        <translation>另一图形</translation>
    </message>
    <message>
        <source>Bends the way into an arc of this angle</source>
        <translation>使路径弯成此角度的圆弧</translation>
    </message>
    <message>
        <source>Passing flash</source>
        <translation>掠过的光</translation>
    </message>
    <message>
        <source>A piece of the path runs along it, then the path is gone</source>
        <translation>路径的一段沿路径掠过，随后路径消失</translation>
    </message>
    <message>
        <source>Length of the piece as a share of the path</source>
        <translation>线段长度占路径的比例</translation>
    </message>
    <message>
        <source>Runs in the time of the clip, one after the other</source>
        <translation>在片段时间内依次重复的次数</translation>
    </message>
    <message>
        <source>Pulse</source>
        <translation>脉冲</translation>
    </message>
    <message>
        <source>Randomise numbers</source>
        <translation>数字随机化</translation>
    </message>
    <message>
        <source>Every number runs to a random one, the same in every run</source>
        <translation>每个数字变为随机值，每次运行都相同</translation>
    </message>
    <message>
        <source>Of the range</source>
        <translation>范围的端值</translation>
    </message>
    <message>
        <source>Change colour</source>
        <translation>改变颜色</translation>
    </message>
    <message>
        <source>Fill and stroke to one colour; how opaque they are stays</source>
        <translation>填充和描边变为同一颜色；不透明度不变</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>要改变的内容</translation>
    </message>
    <message>
        <source>By a factor, or to a width or height</source>
        <translation>按倍数，或到指定宽度、高度</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>倍数</translation>
    </message>
    <message>
        <source>Times its present size</source>
        <translation>相对当前大小的倍数</translation>
    </message>
    <message>
        <source>To this width; 0: by the factor</source>
        <translation>到此宽度；0：按倍数</translation>
    </message>
    <message>
        <source>To this height; 0: by the factor</source>
        <translation>到此高度；0：按倍数</translation>
    </message>
    <message>
        <source>Width and height each on its own</source>
        <translation>宽度和高度分别进行</translation>
    </message>
    <message>
        <source>Which point stays</source>
        <translation>保持不动的点</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>一起</translation>
    </message>
    <message>
        <source>Several parts about their common centre instead of each about its own</source>
        <translation>多个部分围绕共同的中心，而不是各自的中心</translation>
    </message>
    <message>
        <source>By a distance, straight or on an arc</source>
        <translation>移动一段距离，沿直线或圆弧</translation>
    </message>
    <message>
        <source>How far</source>
        <translation>移动的距离</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Is there from one moment to the next</source>
        <translation>瞬间出现</translation>
    </message>
    <message>
        <source>Shrink</source>
        <translation>缩小消失</translation>
    </message>
    <message>
        <source>To size nothing, into its centre, an edge, or another shape</source>
        <translation>缩小到零，收入其中心、边缘或另一图形</translation>
    </message>
    <message>
        <source>Change stroke</source>
        <translation>改变描边</translation>
    </message>
    <message>
        <source>Colour, width and opacity of the outline</source>
        <translation>轮廓的颜色、宽度和不透明度</translation>
    </message>
    <message>
        <source>How wide</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Change drawing order</source>
        <translation>改变绘制顺序</translation>
    </message>
    <message>
        <source>Higher is in front; blocks begin at 0</source>
        <translation>数值大的在前；模块初始为 0</translation>
    </message>
    <message>
        <source>The new place in the drawing order</source>
        <translation>绘制顺序中的新位置</translation>
    </message>
    <message>
        <source>About its centre or another&apos;s, in the picture or in space</source>
        <translation>绕自身或另一图形的中心，在画面内或空间中旋转</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation>逆时针</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>轴</translation>
    </message>
    <message>
        <source>The axis in space</source>
        <translation>空间中的轴</translation>
    </message>
    <message>
        <source>The shape whose centre stays</source>
        <translation>中心保持不动的图形</translation>
    </message>
    <message>
        <source>Unwrite</source>
        <translation>反向书写</translation>
    </message>
    <message>
        <source>Writing run backwards</source>
        <translation>书写的逆过程</translation>
    </message>
    <message>
        <source>Wiggle</source>
        <translation>摆动</translation>
    </message>
    <message>
        <source>Swings to and fro, then is as before</source>
        <translation>来回摆动，然后恢复原样</translation>
    </message>
    <message>
        <source>To either side</source>
        <translation>向两侧摆动的角度</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>书写</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>透明</translation>
    </message>
    <message>
        <source>Colour behind everything</source>
        <translation>一切内容背后的颜色</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>integer</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>boolean</source>
        <translation>是/否</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>vector</source>
        <translation>向量</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>asset</source>
        <translation>素材</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>数值列表</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>颜色列表</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>文本列表</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>图形</translation>
    </message>
    <message>
        <source>shapes</source>
        <translation>图形列表</translation>
    </message>
    <message>
        <source>Running start</source>
        <translation>助跑</translation>
    </message>
    <message>
        <source>Overshoot</source>
        <translation>过冲</translation>
    </message>
    <message>
        <source>Not quite there</source>
        <translation>未到终点</translation>
    </message>
    <message>
        <source>There and back</source>
        <translation>往返</translation>
    </message>
    <message>
        <source>There and back with pause</source>
        <translation>往返（停顿）</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Colour of all letters that have none of their own</source>
        <translation>所有没有单独颜色的字母的颜色</translation>
    </message>
    <message>
        <source>Colours of those words or phrases, one for each; a shorter list is begun again</source>
        <translation>这些词语各自的颜色，每个一种；不足时循环使用</translation>
    </message>
    <message>
        <source>Colours of words</source>
        <translation>词语的颜色</translation>
    </message>
    <message>
        <source>Field of view</source>
        <translation>视角</translation>
    </message>
    <message>
        <source>How wide the eye sees, from the bottom to the top of the frame: the larger, the stronger the perspective of scenes in depth</source>
        <translation>从画面底部到顶部所见的角度：越大，有纵深的场景透视越强</translation>
    </message>
    <message>
        <source>Numbers for \val{2}, \val{3}, … in a row for each formula; the rows say how many formulas there are. In a single row each number gets a formula, unless that asks for \val{3}</source>
        <translation>代入 \val{2}、\val{3}……的数，每个公式一行；行数决定公式的数量。只有一行时，每个数一个公式，除非公式用到 \val{3}</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Where the random numbers begin: the same seed gives the same ones each time, another one others</source>
        <translation>随机数的起点：种子相同则每次结果相同，换一个则不同</translation>
    </message>
    <message>
        <source>Where the random numbers of the scene begin: the same seed gives the same ones each time, another one others</source>
        <translation>场景随机数的起点：种子相同则每次结果相同，换一个则不同</translation>
    </message>
    <message>
        <source>Words in colour</source>
        <translation>着色词语</translation>
    </message>
    <message>
        <source>Words or phrases with a colour of their own, which stands in the colours of words</source>
        <translation>有单独颜色的词语，其颜色写在“词语的颜色”中</translation>
    </message>
    <message>
        <source>Colour of numbers</source>
        <translation>数字的颜色</translation>
    </message>
    <message>
        <source>Colour of texts</source>
        <translation>文字的颜色</translation>
    </message>
    <message>
        <source>Own colours</source>
        <translation>自定义颜色</translation>
    </message>
    <message>
        <source>Text with $x^2$</source>
        <translation>文字与 $x^2$</translation>
    </message>
    <message>
        <source>Bars on a common base line, which passes through the position; negative ones hang down. The parts are “baseline”, “BAR/bar”, “BAR/label” and “BAR/number”. “Chart with bars” draws tables, with axes and names.</source>
        <translation>立在同一基线上的柱形，基线经过所在位置；负值向下。部分：“baseline”“BAR/bar”“BAR/label”和“BAR/number”。表格连同坐标轴和名称，可用“带坐标轴的柱形图”。</translation>
    </message>
    <message>
        <source>The number above each bar, in its colour</source>
        <translation>在每个柱形上方以其颜色显示数值</translation>
    </message>
    <message>
        <source>Of the numbers above the bars: digits after the point</source>
        <translation>柱形上方数值小数点后的位数</translation>
    </message>
    <message>
        <source>Number size</source>
        <translation>数值字号</translation>
    </message>
    <message>
        <source>Type size of the numbers above the bars</source>
        <translation>柱形上方数值的字号</translation>
    </message>
    <message>
        <source>The scores of each query become shares that sum to one. A single row or column is one query&apos;s.</source>
        <translation>把每个查询的分数变为总和为 1 的权重。只有一行或一列时，视为一个查询的分数。</translation>
    </message>
    <message>
        <source>The same formula with 1, 2, 3, … in it, at equal distances: names for the rows or columns of a grid; or with numbers from a table, written \val{2}. The first one&apos;s middle stays at the position. The parts are called 0, 1, 2, …</source>
        <translation>同一公式依次代入 1、2、3……并等距排列，可作网格的行名或列名；写 \val{2} 则代入表中的数。第一个公式的中点位于所在位置。各部分名为 0、1、2……</translation>
    </message>
    <message>
        <source>X minimum</source>
        <translation>x 最小值</translation>
    </message>
    <message>
        <source>X maximum</source>
        <translation>x 最大值</translation>
    </message>
    <message>
        <source>Y minimum</source>
        <translation>y 最小值</translation>
    </message>
    <message>
        <source>Y maximum</source>
        <translation>y 最大值</translation>
    </message>
    <message>
        <source>X tick spacing</source>
        <translation>x 刻度间隔</translation>
    </message>
    <message>
        <source>Y tick spacing</source>
        <translation>y 刻度间隔</translation>
    </message>
    <message>
        <source>Line width</source>
        <translation>线条宽度</translation>
    </message>
    <message>
        <source>hundredths</source>
        <translation>百分之一单位</translation>
    </message>
    <message>
        <source>At the frame edge</source>
        <translation>画面边缘</translation>
    </message>
    <message>
        <source>Maximum width</source>
        <translation>最大宽度</translation>
    </message>
    <message>
        <source>Maximum height</source>
        <translation>最大高度</translation>
    </message>
    <message>
        <source>Kept in the frame</source>
        <translation>保持在画面内</translation>
    </message>
    <message>
        <source>Moved into the frame where it would leave it, and scaled down if it is too large</source>
        <translation>超出画面时移回画面内，过大时缩小</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Rotation in space</source>
        <translation>空间旋转</translation>
    </message>
    <message>
        <source>Drawing order</source>
        <translation>叠放次序</translation>
    </message>
    <message>
        <source>Higher is in front</source>
        <translation>数值大的在前</translation>
    </message>
    <message>
        <source>Fixed in the frame</source>
        <translation>固定在画面</translation>
    </message>
    <message>
        <source>The camera does not move it</source>
        <translation>不随摄像机移动</translation>
    </message>
    <message>
        <source>Height for the value 1</source>
        <translation>数值 1 的高度</translation>
    </message>
    <message>
        <source>Border width</source>
        <translation>边框宽度</translation>
    </message>
    <message>
        <source>Labels from a series</source>
        <translation>用公式序列作标签</translation>
    </message>
    <message>
        <source>Baseline width</source>
        <translation>基线宽度</translation>
    </message>
    <message>
        <source>Colour scale</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Shades of blue</source>
        <translation>蓝色系</translation>
    </message>
    <message>
        <source>Cividis</source>
        <translation>Cividis</translation>
    </message>
    <message>
        <source>Magma</source>
        <translation>Magma</translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>Blue to red</source>
        <translation>蓝到红</translation>
    </message>
    <message>
        <source>Value of the first colour</source>
        <translation>第一个颜色的值</translation>
    </message>
    <message>
        <source>Value of the last colour</source>
        <translation>最后一个颜色的值</translation>
    </message>
    <message>
        <source>X values</source>
        <translation>x 值</translation>
    </message>
    <message>
        <source>Line colour</source>
        <translation>线条颜色</translation>
    </message>
    <message>
        <source>Line opacity</source>
        <translation>线条不透明度</translation>
    </message>
    <message>
        <source>Line gradient</source>
        <translation>线条渐变</translation>
    </message>
    <message>
        <source>Width along the line</source>
        <translation>沿线条的宽度变化</translation>
    </message>
    <message>
        <source>Line ends</source>
        <translation>线条端点</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>平头</translation>
    </message>
    <message>
        <source>Rounded</source>
        <translation>圆形</translation>
    </message>
    <message>
        <source>Squared off</source>
        <translation>方头</translation>
    </message>
    <message>
        <source>Line corners</source>
        <translation>线条转角</translation>
    </message>
    <message>
        <source>Pointed</source>
        <translation>尖角</translation>
    </message>
    <message>
        <source>Cut off</source>
        <translation>斜角</translation>
    </message>
    <message>
        <source>Radius for the value 1</source>
        <translation>数值 1 的半径</translation>
    </message>
    <message>
        <source>Exponent</source>
        <translation>幂指数</translation>
    </message>
    <message>
        <source>Size of −∞</source>
        <translation>−∞ 字号</translation>
    </message>
    <message>
        <source>Share of the cell width</source>
        <translation>占单元格宽度的比例</translation>
    </message>
    <message>
        <source>Opacity of 0</source>
        <translation>0 的不透明度</translation>
    </message>
    <message>
        <source>Colour where masked</source>
        <translation>掩码处颜色</translation>
    </message>
    <message>
        <source>Opacity where masked</source>
        <translation>掩码处不透明度</translation>
    </message>
    <message>
        <source>Outline width where masked</source>
        <translation>掩码处轮廓宽度</translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation>向量</translation>
    </message>
    <message>
        <source>Shade by value</source>
        <translation>按数值明暗</translation>
    </message>
    <message>
        <source>Value of the full shade</source>
        <translation>明暗最强的值</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>包含的图形</translation>
    </message>
    <message>
        <source>Shapes in a row</source>
        <translation>每行图形数</translation>
    </message>
    <message>
        <source>Column spacing</source>
        <translation>列间距</translation>
    </message>
    <message>
        <source>Row spacing</source>
        <translation>行间距</translation>
    </message>
    <message>
        <source>Flip direction</source>
        <translation>翻转方向</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Repeat the colours</source>
        <translation>循环颜色</translation>
    </message>
    <message>
        <source>What to recolour</source>
        <translation>着色对象</translation>
    </message>
    <message>
        <source>Fill and line</source>
        <translation>填充和线条</translation>
    </message>
    <message>
        <source>Fill only</source>
        <translation>仅填充</translation>
    </message>
    <message>
        <source>Line only</source>
        <translation>仅线条</translation>
    </message>
    <message>
        <source>Number of copies</source>
        <translation>副本数量</translation>
    </message>
    <message>
        <source>Distance between copies</source>
        <translation>副本间距</translation>
    </message>
    <message>
        <source>Rotation per copy</source>
        <translation>每个副本的旋转</translation>
    </message>
    <message>
        <source>Size per copy</source>
        <translation>每个副本的大小</translation>
    </message>
    <message>
        <source>Opacity per copy</source>
        <translation>每个副本的不透明度</translation>
    </message>
    <message>
        <source>Place to take</source>
        <translation>要占据的位置</translation>
    </message>
    <message>
        <source>Stretch to fit</source>
        <translation>拉伸填满</translation>
    </message>
    <message>
        <source>Free proportions</source>
        <translation>不保持长宽比</translation>
    </message>
    <message>
        <source>Which part of the scene fills the picture, and from which direction it is seen. Drag its frame on the stage while it is selected; zooms and other animations move it like any other shape.</source>
        <translation>决定场景的哪一部分充满画面，以及从哪个方向看。选中时可在舞台上拖动取景框；缩放和其他动画可像移动其他形状一样移动它。</translation>
    </message>
    <message>
        <source>View height</source>
        <translation>可见高度</translation>
    </message>
    <message>
        <source>How much of the scene is seen from bottom to top: the smaller, the closer; 0: the whole frame</source>
        <translation>从下到上看到多少场景：越小越近；0：整个画面</translation>
    </message>
    <message>
        <source>Turn around</source>
        <translation>环绕</translation>
    </message>
    <message>
        <source>For scenes in depth: how far the camera has walked around the scene</source>
        <translation>用于立体场景：摄像机绕场景转过的角度</translation>
    </message>
    <message>
        <source>For scenes in depth: 0 looks straight onto the picture plane, 90 along it</source>
        <translation>用于立体场景：0 正对画面平面，90 沿着该平面看</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>侧倾</translation>
    </message>
    <message>
        <source>The camera is held at an angle, and the picture leans the other way</source>
        <translation>摄像机斜着拿，画面向相反方向倾斜</translation>
    </message>
    <message>
        <source>Ground plane</source>
        <translation>地平面</translation>
    </message>
    <message>
        <source>For scenes in depth: the plane that lies flat, XY (z is up) or XZ (y is up)</source>
        <translation>用于立体场景：水平放置的平面，XY（z 向上）或 XZ（y 向上）</translation>
    </message>
    <message>
        <source>Start angle</source>
        <translation>起始角度</translation>
    </message>
    <message>
        <source>Opening angle</source>
        <translation>张角</translation>
    </message>
    <message>
        <source>Start point</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>End point</source>
        <translation>终点</translation>
    </message>
    <message>
        <source>Start at</source>
        <translation>起始图形</translation>
    </message>
    <message>
        <source>Start side</source>
        <translation>起始侧</translation>
    </message>
    <message>
        <source>On which side it begins; an outline on the way is met where a straight line to the other end leaves it</source>
        <translation>从哪一侧开始；途中的轮廓：通往另一端的直线与轮廓相交处</translation>
    </message>
    <message>
        <source>Nearest side</source>
        <translation>最近的一侧</translation>
    </message>
    <message>
        <source>Outline on the way</source>
        <translation>途中的轮廓</translation>
    </message>
    <message>
        <source>End at</source>
        <translation>目标图形</translation>
    </message>
    <message>
        <source>End side</source>
        <translation>目标侧</translation>
    </message>
    <message>
        <source>Gap at both ends</source>
        <translation>两端间距</translation>
    </message>
    <message>
        <source>Bend</source>
        <translation>弯曲</translation>
    </message>
    <message>
        <source>Arrowhead</source>
        <translation>箭头样式</translation>
    </message>
    <message>
        <source>By the drawing convention</source>
        <translation>按课件的绘制惯例</translation>
    </message>
    <message>
        <source>Large triangle</source>
        <translation>大三角形</translation>
    </message>
    <message>
        <source>Matching the line</source>
        <translation>随线条粗细</translation>
    </message>
    <message>
        <source>Arrowhead size</source>
        <translation>箭头大小</translation>
    </message>
    <message>
        <source>Head at the start</source>
        <translation>起点箭头</translation>
    </message>
    <message>
        <source>Head at the end</source>
        <translation>终点箭头</translation>
    </message>
    <message>
        <source>First shape</source>
        <translation>第一个图形</translation>
    </message>
    <message>
        <source>Second shape</source>
        <translation>第二个图形</translation>
    </message>
    <message>
        <source>Subtract</source>
        <translation>减去</translation>
    </message>
    <message>
        <source>Intersect</source>
        <translation>相交</translation>
    </message>
    <message>
        <source>Exclude</source>
        <translation>排除重叠</translation>
    </message>
    <message>
        <source>Fill colour</source>
        <translation>填充颜色</translation>
    </message>
    <message>
        <source>Halo colour</source>
        <translation>外描边颜色</translation>
    </message>
    <message>
        <source>Halo width</source>
        <translation>外描边宽度</translation>
    </message>
    <message>
        <source>Corner radius</source>
        <translation>圆角半径</translation>
    </message>
    <message>
        <source>Side of the shape</source>
        <translation>图形的哪一侧</translation>
    </message>
    <message>
        <source>Extra height</source>
        <translation>上下超出</translation>
    </message>
    <message>
        <source>Minimum width</source>
        <translation>最小宽度</translation>
    </message>
    <message>
        <source>Minimum height</source>
        <translation>最小高度</translation>
    </message>
    <message>
        <source>Where the speaker is</source>
        <translation>说话者的位置</translation>
    </message>
    <message>
        <source>Right angles</source>
        <translation>直角</translation>
    </message>
    <message>
        <source>Loop around</source>
        <translation>环绕</translation>
    </message>
    <message>
        <source>Loop distance</source>
        <translation>绕行距离</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Relative size</source>
        <translation>相对大小</translation>
    </message>
    <message>
        <source>Arrowhead angle</source>
        <translation>箭头角度</translation>
    </message>
    <message>
        <source>Arrowhead width</source>
        <translation>箭头宽度</translation>
    </message>
    <message>
        <source>Cell shape</source>
        <translation>单元格形状</translation>
    </message>
    <message>
        <source>Number of corners</source>
        <translation>顶点数量</translation>
    </message>
    <message>
        <source>Number of points</source>
        <translation>角的数量</translation>
    </message>
    <message>
        <source>Extra margin</source>
        <translation>额外边距</translation>
    </message>
    <message>
        <source>Relative length</source>
        <translation>相对长度</translation>
    </message>
    <message>
        <source>Score layout</source>
        <translation>分数排列</translation>
    </message>
    <message>
        <source>Whether the scores of a query stand in a column or in a row</source>
        <translation>一个查询的分数排成一列还是一行</translation>
    </message>
    <message>
        <source>One column per query</source>
        <translation>每个查询一列</translation>
    </message>
    <message>
        <source>One row per query</source>
        <translation>每个查询一行</translation>
    </message>
    <message>
        <source>First matrix</source>
        <translation>第一个矩阵</translation>
    </message>
    <message>
        <source>Second matrix</source>
        <translation>第二个矩阵</translation>
    </message>
    <message>
        <source>exp</source>
        <translation>exp</translation>
    </message>
    <message>
        <source>log</source>
        <translation>log</translation>
    </message>
    <message>
        <source>Square root</source>
        <translation>平方根</translation>
    </message>
    <message>
        <source>Squared</source>
        <translation>平方</translation>
    </message>
    <message>
        <source>Absolute value</source>
        <translation>绝对值</translation>
    </message>
    <message>
        <source>ReLU</source>
        <translation>ReLU</translation>
    </message>
    <message>
        <source>GELU</source>
        <translation>GELU</translation>
    </message>
    <message>
        <source>tanh</source>
        <translation>tanh</translation>
    </message>
    <message>
        <source>Change of sign</source>
        <translation>取负</translation>
    </message>
    <message>
        <source>Number of positions</source>
        <translation>位置数量</translation>
    </message>
    <message>
        <source>Transpose the second</source>
        <translation>转置第二个矩阵</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>First row</source>
        <translation>起始行</translation>
    </message>
    <message>
        <source>First column</source>
        <translation>起始列</translation>
    </message>
    <message>
        <source>Factor of the first</source>
        <translation>第一个矩阵的系数</translation>
    </message>
    <message>
        <source>Factor of the second</source>
        <translation>第二个矩阵的系数</translation>
    </message>
    <message>
        <source>A formula in LaTeX. Every symbol is a part, found by its number or by the &quot;LaTeX that made it&quot; in quotes.</source>
        <translation>LaTeX 公式。每个符号都是一个部分，可用编号或引号中的&quot;对应的 LaTeX&quot;找到。</translation>
    </message>
    <message>
        <source>Large sums and fractions</source>
        <translation>求和与分数用大号</translation>
    </message>
    <message>
        <source>As on a line of its own</source>
        <translation>如独立成行的公式</translation>
    </message>
    <message>
        <source>Inserted numbers</source>
        <translation>代入的数</translation>
    </message>
    <message>
        <source>Outline width</source>
        <translation>轮廓宽度</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>Text alignment</source>
        <translation>文本对齐</translation>
    </message>
    <message>
        <source>Longest line</source>
        <translation>最长行宽</translation>
    </message>
    <message>
        <source>Letters in a line</source>
        <translation>每行字数</translation>
    </message>
    <message>
        <source>Inserted texts</source>
        <translation>代入的文本</translation>
    </message>
    <message>
        <source>Comma between thousands</source>
        <translation>千位分隔</translation>
    </message>
    <message>
        <source>Fixed edge</source>
        <translation>固定的一侧</translation>
    </message>
    <message>
        <source>First number</source>
        <translation>第一个序号</translation>
    </message>
    <message>
        <source>Last number</source>
        <translation>最后一个序号</translation>
    </message>
    <message>
        <source>Words in bold</source>
        <translation>加粗词语</translation>
    </message>
    <message>
        <source>Formatted</source>
        <translation>带格式</translation>
    </message>
    <message>
        <source>Whether \textbf{…}, \textit{…} and \textcolor{RED}{…} in the text format words, and lines after “• ” are items of a list</source>
        <translation>文本中的 \textbf{…}、\textit{…} 和 \textcolor{RED}{…} 是否设置词语格式，以“• ”开头的行是否为列表项</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>带公式</translation>
    </message>
    <message>
        <source>Whether $…$ in the text is a formula in LaTeX; \$ is a dollar sign, and so is one without a partner</source>
        <translation>文本中的 $…$ 是否为 LaTeX 公式；\$ 是美元符号，没有配对的也是</translation>
    </message>
    <message>
        <source>First colours</source>
        <translation>第一组颜色</translation>
    </message>
    <message>
        <source>Second colours</source>
        <translation>第二组颜色</translation>
    </message>
    <message>
        <source>Share of the second</source>
        <translation>第二个颜色的比例</translation>
    </message>
    <message>
        <source>Numbers x1, x2, …</source>
        <translation>数 x1、x2……</translation>
    </message>
    <message>
        <source>Position and size</source>
        <translation>位置与大小</translation>
    </message>
    <message>
        <source>Point to measure</source>
        <translation>测量点</translation>
    </message>
    <message>
        <source>Entry number</source>
        <translation>项目编号</translation>
    </message>
    <message>
        <source>Turns into</source>
        <translation>变成</translation>
    </message>
    <message>
        <source>Part by part</source>
        <translation>逐部分对应</translation>
    </message>
    <message>
        <source>Comes from</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Start value</source>
        <translation>起始值</translation>
    </message>
    <message>
        <source>End value</source>
        <translation>结束值</translation>
    </message>
    <message>
        <source>Size at the start</source>
        <translation>起始大小</translation>
    </message>
    <message>
        <source>Size at the end</source>
        <translation>结束大小</translation>
    </message>
    <message>
        <source>Length of the light</source>
        <translation>光段长度</translation>
    </message>
    <message>
        <source>Turn with the path</source>
        <translation>随路径转向</translation>
    </message>
    <message>
        <source>Around this shape</source>
        <translation>基准图形</translation>
    </message>
    <message>
        <source>Fixed point</source>
        <translation>固定点</translation>
    </message>
    <message>
        <source>Fade as well</source>
        <translation>同时淡化</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标位置</translation>
    </message>
    <message>
        <source>Length of the piece</source>
        <translation>片段长度</translation>
    </message>
    <message>
        <source>Number of swings</source>
        <translation>摆动次数</translation>
    </message>
    <message>
        <source>Letter by letter: the outline is drawn, then filled; from 15 letters on two seconds suit it better</source>
        <translation>逐个字符先画轮廓再填充；15 个字符以上宜用两秒</translation>
    </message>
    <message>
        <source>Zoom to</source>
        <translation>镜头缩放</translation>
    </message>
    <message>
        <source>The camera moves until a part of the scene fills the picture</source>
        <translation>摄像机移动，直到场景的一部分充满画面</translation>
    </message>
    <message>
        <source>The point in the middle of the picture at the end</source>
        <translation>结束时位于画面中央的点</translation>
    </message>
    <message>
        <source>How much of the scene is seen from bottom to top at the end; 0: the whole frame</source>
        <translation>结束时从下到上看到多少场景；0：整个画面</translation>
    </message>
    <message>
        <source>The camera through which the scene is seen; without one the picture stands still</source>
        <translation>观看场景所用的摄像机；没有时画面静止不动</translation>
    </message>
    <message>
        <source>No background, for a video that is laid over something else</source>
        <translation>无背景，用于叠加在其他画面上的视频</translation>
    </message>
    <message>
        <source>Constant speed</source>
        <translation>匀速</translation>
    </message>
    <message>
        <source>Quick start and smooth end</source>
        <translation>快速开始，平滑结束</translation>
    </message>
    <message>
        <source>Smooth start</source>
        <translation>平滑开始</translation>
    </message>
    <message>
        <source>Smooth end</source>
        <translation>平滑结束</translation>
    </message>
    <message>
        <source>Smooth start and end</source>
        <translation>平滑开始和结束</translation>
    </message>
    <message>
        <source>Slightly smooth start and end</source>
        <translation>轻微平滑开始和结束</translation>
    </message>
    <message>
        <source>Hold and jump</source>
        <translation>保持后突变</translation>
    </message>
    <message>
        <source>Faster and faster</source>
        <translation>越来越快</translation>
    </message>
    <message>
        <source>Slower and slower</source>
        <translation>越来越慢</translation>
    </message>
    <message>
        <source>Slow arrival</source>
        <translation>缓缓到达</translation>
    </message>
    <message>
        <source>Smooth in two steps</source>
        <translation>分两段平滑</translation>
    </message>
    <message>
        <source>Early arrival</source>
        <translation>提前到达</translation>
    </message>
    <message>
        <source>Sudden start and long end</source>
        <translation>急速开始，缓慢收尾</translation>
    </message>
    <message>
        <source>Smooth (modern)</source>
        <translation>平滑（现代）</translation>
    </message>
    <message>
        <source>Smooth (classic)</source>
        <translation>平滑（经典）</translation>
    </message>
    <message>
        <source>Smooth (cubic)</source>
        <translation>平滑（三次）</translation>
    </message>
    <message>
        <source>Smooth (5th degree)</source>
        <translation>平滑（五次）</translation>
    </message>
    <message>
        <source>Smooth (7th degree)</source>
        <translation>平滑（七次）</translation>
    </message>
    <message>
        <source>Smooth start (sine)</source>
        <translation>平滑开始（正弦）</translation>
    </message>
    <message>
        <source>Smooth end (sine)</source>
        <translation>平滑结束（正弦）</translation>
    </message>
    <message>
        <source>Smooth start and end (sine)</source>
        <translation>平滑开始和结束（正弦）</translation>
    </message>
    <message>
        <source>Smooth start (square)</source>
        <translation>平滑开始（二次）</translation>
    </message>
    <message>
        <source>Smooth end (square)</source>
        <translation>平滑结束（二次）</translation>
    </message>
    <message>
        <source>Smooth start and end (square)</source>
        <translation>平滑开始和结束（二次）</translation>
    </message>
    <message>
        <source>Smooth start (cubic)</source>
        <translation>平滑开始（三次）</translation>
    </message>
    <message>
        <source>Smooth end (cubic)</source>
        <translation>平滑结束（三次）</translation>
    </message>
    <message>
        <source>Smooth start and end (cubic)</source>
        <translation>平滑开始和结束（三次）</translation>
    </message>
    <message>
        <source>Smooth start (4th degree)</source>
        <translation>平滑开始（四次）</translation>
    </message>
    <message>
        <source>Smooth end (4th degree)</source>
        <translation>平滑结束（四次）</translation>
    </message>
    <message>
        <source>Smooth start and end (4th degree)</source>
        <translation>平滑开始和结束（四次）</translation>
    </message>
    <message>
        <source>Smooth start (5th degree)</source>
        <translation>平滑开始（五次）</translation>
    </message>
    <message>
        <source>Smooth end (5th degree)</source>
        <translation>平滑结束（五次）</translation>
    </message>
    <message>
        <source>Smooth start and end (5th degree)</source>
        <translation>平滑开始和结束（五次）</translation>
    </message>
    <message>
        <source>Smooth start (exponential)</source>
        <translation>平滑开始（指数）</translation>
    </message>
    <message>
        <source>Smooth end (exponential)</source>
        <translation>平滑结束（指数）</translation>
    </message>
    <message>
        <source>Smooth start and end (exponential)</source>
        <translation>平滑开始和结束（指数）</translation>
    </message>
    <message>
        <source>Smooth start (circular)</source>
        <translation>平滑开始（圆形）</translation>
    </message>
    <message>
        <source>Smooth end (circular)</source>
        <translation>平滑结束（圆形）</translation>
    </message>
    <message>
        <source>Smooth start and end (circular)</source>
        <translation>平滑开始和结束（圆形）</translation>
    </message>
    <message>
        <source>Step back at the start</source>
        <translation>开始时后退</translation>
    </message>
    <message>
        <source>Overshoot at the end</source>
        <translation>结束时冲过再回</translation>
    </message>
    <message>
        <source>Step back and overshoot</source>
        <translation>先后退，再冲过</translation>
    </message>
    <message>
        <source>Spring at the start</source>
        <translation>开始时弹性</translation>
    </message>
    <message>
        <source>Spring at the end</source>
        <translation>结束时弹性</translation>
    </message>
    <message>
        <source>Spring at both ends</source>
        <translation>首尾弹性</translation>
    </message>
    <message>
        <source>Bounce at the start</source>
        <translation>弹跳开始</translation>
    </message>
    <message>
        <source>Bounce at the end</source>
        <translation>弹跳结束</translation>
    </message>
    <message>
        <source>Bounce at both ends</source>
        <translation>首尾弹跳</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白色</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑色</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>Very light grey</source>
        <translation>极浅灰色</translation>
    </message>
    <message>
        <source>Light grey</source>
        <translation>浅灰色</translation>
    </message>
    <message>
        <source>Dark grey</source>
        <translation>深灰色</translation>
    </message>
    <message>
        <source>Very dark grey</source>
        <translation>极深灰色</translation>
    </message>
    <message>
        <source>Very light blue</source>
        <translation>极浅蓝色</translation>
    </message>
    <message>
        <source>Light blue</source>
        <translation>浅蓝色</translation>
    </message>
    <message>
        <source>Dark blue</source>
        <translation>深蓝色</translation>
    </message>
    <message>
        <source>Very dark blue</source>
        <translation>极深蓝色</translation>
    </message>
    <message>
        <source>Steel blue</source>
        <translation>钢蓝色</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>青色</translation>
    </message>
    <message>
        <source>Very light teal</source>
        <translation>极浅青色</translation>
    </message>
    <message>
        <source>Light teal</source>
        <translation>浅青色</translation>
    </message>
    <message>
        <source>Dark teal</source>
        <translation>深青色</translation>
    </message>
    <message>
        <source>Very dark teal</source>
        <translation>极深青色</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Very light green</source>
        <translation>极浅绿色</translation>
    </message>
    <message>
        <source>Light green</source>
        <translation>浅绿色</translation>
    </message>
    <message>
        <source>Dark green</source>
        <translation>深绿色</translation>
    </message>
    <message>
        <source>Very dark green</source>
        <translation>极深绿色</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄色</translation>
    </message>
    <message>
        <source>Very light yellow</source>
        <translation>极浅黄色</translation>
    </message>
    <message>
        <source>Light yellow</source>
        <translation>浅黄色</translation>
    </message>
    <message>
        <source>Dark yellow</source>
        <translation>深黄色</translation>
    </message>
    <message>
        <source>Very dark yellow</source>
        <translation>极深黄色</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>金色</translation>
    </message>
    <message>
        <source>Very light gold</source>
        <translation>极浅金色</translation>
    </message>
    <message>
        <source>Light gold</source>
        <translation>浅金色</translation>
    </message>
    <message>
        <source>Dark gold</source>
        <translation>深金色</translation>
    </message>
    <message>
        <source>Very dark gold</source>
        <translation>极深金色</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>Very light red</source>
        <translation>极浅红色</translation>
    </message>
    <message>
        <source>Light red</source>
        <translation>浅红色</translation>
    </message>
    <message>
        <source>Dark red</source>
        <translation>深红色</translation>
    </message>
    <message>
        <source>Very dark red</source>
        <translation>极深红色</translation>
    </message>
    <message>
        <source>Maroon</source>
        <translation>褐红色</translation>
    </message>
    <message>
        <source>Very light maroon</source>
        <translation>极浅褐红色</translation>
    </message>
    <message>
        <source>Light maroon</source>
        <translation>浅褐红色</translation>
    </message>
    <message>
        <source>Dark maroon</source>
        <translation>深褐红色</translation>
    </message>
    <message>
        <source>Very dark maroon</source>
        <translation>极深褐红色</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>Very light purple</source>
        <translation>极浅紫色</translation>
    </message>
    <message>
        <source>Light purple</source>
        <translation>浅紫色</translation>
    </message>
    <message>
        <source>Dark purple</source>
        <translation>深紫色</translation>
    </message>
    <message>
        <source>Very dark purple</source>
        <translation>极深紫色</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>橙色</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>粉色</translation>
    </message>
    <message>
        <source>Light pink</source>
        <translation>浅粉色</translation>
    </message>
    <message>
        <source>Grey-brown</source>
        <translation>灰褐色</translation>
    </message>
    <message>
        <source>Dark brown</source>
        <translation>深棕色</translation>
    </message>
    <message>
        <source>Light brown</source>
        <translation>浅棕色</translation>
    </message>
    <message>
        <source>Pure red</source>
        <translation>纯红色</translation>
    </message>
    <message>
        <source>Pure green</source>
        <translation>纯绿色</translation>
    </message>
    <message>
        <source>Pure blue</source>
        <translation>纯蓝色</translation>
    </message>
    <message>
        <source>Green screen</source>
        <translation>绿幕色</translation>
    </message>
    <message>
        <source>XY</source>
        <translation>XY</translation>
    </message>
    <message>
        <source>XZ</source>
        <translation>XZ</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>A block once for each text, number, row or shape of a list, or as often as you say. The parts are called 0, 1, 2, …, and also like the text of their item.</source>
        <translation>对列表中的每个文本、数字、行或形状，或按指定次数重复一个模块。各部分名为 0、1、2……，也可用其项目的文本来称呼。</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>What is repeated: a block, or a definition of this lecture</source>
        <translation>要重复的内容：模块或本课件中的定义</translation>
    </message>
    <message>
        <source>Number of items</source>
        <translation>项数</translation>
    </message>
    <message>
        <source>How many, if nothing is given to repeat over</source>
        <translation>没有给出列表时的个数</translation>
    </message>
    <message>
        <source>One item for each text</source>
        <translation>每个文本一个项目</translation>
    </message>
    <message>
        <source>One item for each number</source>
        <translation>每个数字一个项目</translation>
    </message>
    <message>
        <source>Rows of a matrix</source>
        <translation>矩阵的行</translation>
    </message>
    <message>
        <source>One item for each row</source>
        <translation>每一行一个项目</translation>
    </message>
    <message>
        <source>One item for each shape</source>
        <translation>每个形状一个项目</translation>
    </message>
    <message>
        <source>Item given to</source>
        <translation>项目赋给</translation>
    </message>
    <message>
        <source>The property of the block that receives the item</source>
        <translation>接收项目的模块属性</translation>
    </message>
    <message>
        <source>The first that fits</source>
        <translation>第一个合适的</translation>
    </message>
    <message>
        <source>How the items stand to each other</source>
        <translation>项目之间的排列方式</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>At given points</source>
        <translation>在给定的点</translation>
    </message>
    <message>
        <source>Where they stand</source>
        <translation>各自的位置</translation>
    </message>
    <message>
        <source>Room between neighbours in a row, column or grid</source>
        <translation>行、列或网格中相邻项目的间距</translation>
    </message>
    <message>
        <source>Which edges of a row or column line up; texts in the middle of a row stand on one line</source>
        <translation>行或列中对齐的边；行中选居中时，文字在同一基线上</translation>
    </message>
    <message>
        <source>Items in a row</source>
        <translation>每行项目数</translation>
    </message>
    <message>
        <source>How many stand in a row of the grid</source>
        <translation>网格每行的个数</translation>
    </message>
    <message>
        <source>Of the circle on which their centres stand, the first one at the top</source>
        <translation>各中心所在圆的半径，第一个在最上方</translation>
    </message>
    <message>
        <source>Where their centres stand: x1, y1, x2, y2, …</source>
        <translation>中心的位置：x1, y1, x2, y2, …</translation>
    </message>
    <message>
        <source>The shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Change a property</source>
        <translation>更改属性</translation>
    </message>
    <message>
        <source>A number, a colour or another property becomes something else, and everything that depends on it follows</source>
        <translation>数字、颜色或其他属性变为另一个值，所有依赖它的内容随之变化</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>母版</translation>
    </message>
    <message>
        <source>Draws over this scene what the lecture shows over every scene, such as a footer or a page number</source>
        <translation>在此场景上绘制课件在所有场景上显示的内容，例如页脚或页码</translation>
    </message>
    <message>
        <source>Accent</source>
        <translation>强调色</translation>
    </message>
    <message>
        <source>Secondary</source>
        <translation>次要</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>底面</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>By the script</source>
        <translation>按文字判断</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英语</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中文</translation>
    </message>
    <message>
        <source>Attention head</source>
        <translation>注意力头</translation>
    </message>
    <message>
        <source>Whose queries, keys, values and weights are given</source>
        <translation>输出哪个头的查询、键、值和权重</translation>
    </message>
    <message>
        <source>Token to continue</source>
        <translation>要续写的词元</translation>
    </message>
    <message>
        <source>After which token the next words are predicted, counted from 0; −1 is the last</source>
        <translation>在哪个词元之后预测下一个词，从 0 开始计数；−1 是最后一个</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>The sentence in tokens</source>
        <translation>分成词元的句子</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>读入的词元</translation>
    </message>
    <message>
        <source>The tokens as the model reads them: words that it does not know are replaced</source>
        <translation>模型实际读取的词元：不认识的词会被替换</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知词</translation>
    </message>
    <message>
        <source>The words that the model does not know</source>
        <translation>模型不认识的词</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>A row for each token, whatever its position</source>
        <translation>每个词元一行，与位置无关</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>The queries of the head</source>
        <translation>该头的查询</translation>
    </message>
    <message>
        <source>The keys of the head</source>
        <translation>该头的键</translation>
    </message>
    <message>
        <source>The values of the head</source>
        <translation>该头的值</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>增量</translation>
    </message>
    <message>
        <source>What the head adds to each embedding</source>
        <translation>该头加到每个嵌入上的值</translation>
    </message>
    <message>
        <source>Attended</source>
        <translation>注意力之后</translation>
    </message>
    <message>
        <source>Mlp</source>
        <translation>MLP</translation>
    </message>
    <message>
        <source>What the MLP adds</source>
        <translation>MLP 加上的值</translation>
    </message>
    <message>
        <source>The embeddings after the layer</source>
        <translation>经过该层后的嵌入</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation>对数几率</translation>
    </message>
    <message>
        <source>A score for each word of the vocabulary as the next, in a row for each token</source>
        <translation>词表中每个词作为下一个词的得分，每个词元一行</translation>
    </message>
    <message>
        <source>Probabilities</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>The softmax of the logits</source>
        <translation>logits 的 softmax</translation>
    </message>
    <message>
        <source>Next words</source>
        <translation>下一个词</translation>
    </message>
    <message>
        <source>The eight likeliest next words</source>
        <translation>最可能的八个下一个词</translation>
    </message>
    <message>
        <source>Next shares</source>
        <translation>下一个词的概率</translation>
    </message>
    <message>
        <source>Their probabilities</source>
        <translation>它们的概率</translation>
    </message>
    <message>
        <source>Meanings</source>
        <translation>词义</translation>
    </message>
    <message>
        <source>What an ambiguous token may mean, such as the animal and the unit of a mole</source>
        <translation>多义词元可能的含义</translation>
    </message>
    <message>
        <source>Meaning shares</source>
        <translation>词义的概率</translation>
    </message>
    <message>
        <source>How likely head 3 finds each meaning</source>
        <translation>头 3 认为每个含义有多可能</translation>
    </message>
    <message>
        <source>Matrix in brackets</source>
        <translation>括号矩阵</translation>
    </message>
    <message>
        <source>The numbers of a matrix between brackets, coloured by sign and size; dots stand for what is not shown. The parts are “entries/ROW/COLUMN”, “dots”, “brackets” and “boxes”; entries have the tags “row:ROW” and “column:COLUMN”, counted from 0 as shown.</source>
        <translation>在括号中显示矩阵的数字，按正负和大小着色；未显示的部分用省略号表示。部分为“entries/ROW/COLUMN”“dots”“brackets”和“boxes”；元素带有标签“row:ROW”和“column:COLUMN”，按显示顺序从 0 开始数。</translation>
    </message>
    <message>
        <source>The numbers; if there are none, random ones</source>
        <translation>数字；如果没有则为随机数</translation>
    </message>
    <message>
        <source>How many are shown at most, dots included</source>
        <translation>最多显示多少个，包括省略号</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>省略号</translation>
    </message>
    <message>
        <source>Whether dots stand for rows and columns that are not shown; automatic: where some are left out, and in random numbers</source>
        <translation>是否用省略号表示未显示的行和列；自动：有省略时以及使用随机数时</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>始终</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>Row of dots</source>
        <translation>省略号所在行</translation>
    </message>
    <message>
        <source>Which row is dots: 0 is the first, -1 the last, -2 the last but one</source>
        <translation>哪一行是省略号：0 为第一行，-1 为最后一行，-2 为倒数第二行</translation>
    </message>
    <message>
        <source>Column of dots</source>
        <translation>省略号所在列</translation>
    </message>
    <message>
        <source>Which column is dots: 0 is the first, -1 the last, -2 the last but one</source>
        <translation>哪一列是省略号：0 为第一列，-1 为最后一列，-2 为倒数第二列</translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation>随机数</translation>
    </message>
    <message>
        <source>Random numbers where no matrix is given</source>
        <translation>没有给出矩阵时使用随机数</translation>
    </message>
    <message>
        <source>Gap between columns</source>
        <translation>列间距</translation>
    </message>
    <message>
        <source>Room between the widest numbers of two columns</source>
        <translation>相邻两列中最宽数字之间的距离</translation>
    </message>
    <message>
        <source>Gap between rows</source>
        <translation>行间距</translation>
    </message>
    <message>
        <source>Room between the numbers of two rows</source>
        <translation>相邻两行数字之间的距离</translation>
    </message>
    <message>
        <source>Small positive numbers</source>
        <translation>较小的正数</translation>
    </message>
    <message>
        <source>Colour of positive numbers near 0</source>
        <translation>接近 0 的正数的颜色</translation>
    </message>
    <message>
        <source>Large positive numbers</source>
        <translation>较大的正数</translation>
    </message>
    <message>
        <source>Colour of positive numbers at the end of the range</source>
        <translation>位于范围末端的正数的颜色</translation>
    </message>
    <message>
        <source>Small negative numbers</source>
        <translation>较小的负数</translation>
    </message>
    <message>
        <source>Colour of negative numbers near 0</source>
        <translation>接近 0 的负数的颜色</translation>
    </message>
    <message>
        <source>Large negative numbers</source>
        <translation>较大的负数</translation>
    </message>
    <message>
        <source>Colour of negative numbers at the end of the range</source>
        <translation>位于范围末端的负数的颜色</translation>
    </message>
    <message>
        <source>Range of colours</source>
        <translation>颜色范围</translation>
    </message>
    <message>
        <source>Where the colours of large numbers are reached, also the largest random number; 0: the largest number shown</source>
        <translation>达到大数颜色的值，也是最大的随机数；0：所显示的最大数</translation>
    </message>
    <message>
        <source>What stands left and right of the numbers</source>
        <translation>数字左右两侧的符号</translation>
    </message>
    <message>
        <source>Colour of brackets</source>
        <translation>括号颜色</translation>
    </message>
    <message>
        <source>Colour of the brackets and the dots</source>
        <translation>括号和省略号的颜色</translation>
    </message>
    <message>
        <source>Highlighted rows</source>
        <translation>突出显示的行</translation>
    </message>
    <message>
        <source>Counted from 0 as shown; keyframes move a box from row to row</source>
        <translation>按显示顺序从 0 开始数；关键帧可让方框逐行移动</translation>
    </message>
    <message>
        <source>Highlighted columns</source>
        <translation>突出显示的列</translation>
    </message>
    <message>
        <source>Counted from 0 as shown; keyframes move a box from column to column</source>
        <translation>按显示顺序从 0 开始数；关键帧可让方框逐列移动</translation>
    </message>
    <message>
        <source>Highlighted entries</source>
        <translation>突出显示的元素</translation>
    </message>
    <message>
        <source>Row and column of each: 0, 2, 1, 3 are two entries</source>
        <translation>每个元素的行和列：0, 2, 1, 3 表示两个元素</translation>
    </message>
    <message>
        <source>Highlight with</source>
        <translation>突出方式</translation>
    </message>
    <message>
        <source>How they stand out</source>
        <translation>如何突出显示</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>方框</translation>
    </message>
    <message>
        <source>Boxes and colour</source>
        <translation>方框和颜色</translation>
    </message>
    <message>
        <source>Highlight colour</source>
        <translation>突出颜色</translation>
    </message>
    <message>
        <source>Of boxes and numbers that stand out</source>
        <translation>方框和突出数字的颜色</translation>
    </message>
    <message>
        <source>Box distance</source>
        <translation>方框距离</translation>
    </message>
    <message>
        <source>From the numbers to their box</source>
        <translation>从数字到方框的距离</translation>
    </message>
    <message>
        <source>Box line width</source>
        <translation>方框线宽</translation>
    </message>
    <message>
        <source>Thickness of the boxes&apos; lines</source>
        <translation>方框线条的粗细</translation>
    </message>
    <message>
        <source>Of the whole; 0: as the type size gives it</source>
        <translation>整体的尺寸；0：由字号决定</translation>
    </message>
    <message>
        <source>Matrix times vector</source>
        <translation>矩阵乘向量</translation>
    </message>
    <message>
        <source>The product of a matrix and a vector, computed row by row as “Rows computed” grows. The parts are “matrix”, “vector”, “equals”, “result” and “boxes”, each of the first with “entries/ROW/COLUMN”.</source>
        <translation>矩阵与向量的乘积，随“已计算的行数”增大逐行计算。部分为“matrix”“vector”“equals”“result”和“boxes”，其中前几个带有“entries/ROW/COLUMN”。</translation>
    </message>
    <message>
        <source>Vector</source>
        <translation>向量</translation>
    </message>
    <message>
        <source>One number for each column of the matrix; if there are none, random ones</source>
        <translation>矩阵每列对应一个数；如果没有则为随机数</translation>
    </message>
    <message>
        <source>Rows computed</source>
        <translation>已计算的行数</translation>
    </message>
    <message>
        <source>0: matrix and vector alone; up to 1 the equals sign appears; then 1 for each row, and 1 more until the boxes have gone</source>
        <translation>0：只有矩阵和向量；到 1 时出现等号；之后每行加 1，再加 1 直到方框消失</translation>
    </message>
    <message>
        <source>Small numbers of vectors</source>
        <translation>向量中较小的数</translation>
    </message>
    <message>
        <source>Colour of the vectors&apos; numbers near 0</source>
        <translation>向量中接近 0 的数字的颜色</translation>
    </message>
    <message>
        <source>Large numbers of vectors</source>
        <translation>向量中较大的数</translation>
    </message>
    <message>
        <source>Colour of the vectors&apos; numbers at the end of the range</source>
        <translation>向量中位于范围末端的数字的颜色</translation>
    </message>
    <message>
        <source>Of the boxes around what is being multiplied</source>
        <translation>正在相乘的数字的方框颜色</translation>
    </message>
    <message>
        <source>Vector in brackets</source>
        <translation>括号向量</translation>
    </message>
    <message>
        <source>The numbers of a vector between brackets, brighter the larger they are; dots stand for what is not shown. The parts are “entries/ROW/COLUMN”, “dots”, “brackets” and “boxes”.</source>
        <translation>在括号中显示向量的数字，越大越亮；未显示的部分用省略号表示。部分为“entries/ROW/COLUMN”“dots”“brackets”和“boxes”。</translation>
    </message>
    <message>
        <source>The numbers, in a row or a column; if there are none, random ones</source>
        <translation>一行或一列数字；如果没有则为随机数</translation>
    </message>
    <message>
        <source>Column of the matrix</source>
        <translation>矩阵的列</translation>
    </message>
    <message>
        <source>Which column is shown if it is a matrix, counted from 0</source>
        <translation>如果是矩阵，显示哪一列（从 0 开始）</translation>
    </message>
    <message>
        <source>Number of entries</source>
        <translation>元素个数</translation>
    </message>
    <message>
        <source>Whether it stands or lies</source>
        <translation>竖排还是横排</translation>
    </message>
    <message>
        <source>Place of dots</source>
        <translation>省略号位置</translation>
    </message>
    <message>
        <source>Which entry is dots: 0 is the first, -1 the last, -2 the last but one</source>
        <translation>哪个元素是省略号：0 为第一个，-1 为最后一个，-2 为倒数第二个</translation>
    </message>
    <message>
        <source>Counted from 0 as shown; keyframes move a box from entry to entry</source>
        <translation>按显示顺序从 0 开始数；关键帧可让方框逐个元素移动</translation>
    </message>
    <message>
        <source>Wrap text</source>
        <translation>自动换行</translation>
    </message>
    <message>
        <source>A longer text goes on in another line before it is made smaller</source>
        <translation>较长的文字先换行，再缩小</translation>
    </message>
    <message>
        <source>Upside down</source>
        <translation>上下颠倒</translation>
    </message>
    <message>
        <source>The speaker is above instead of below; its content stays upright</source>
        <translation>说话者在上方而不是下方；内容保持正向</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>说话者</translation>
    </message>
    <message>
        <source>Who speaks: the tip is at the upper right corner of this shape, or at the corner that a mirrored or flipped bubble needs</source>
        <translation>说话者：尖端位于该图形的右上角；镜像或颠倒的气泡则位于相应的角</translation>
    </message>
    <message>
        <source>Flow between parts</source>
        <translation>部分之间的流</translation>
    </message>
    <message>
        <source>From</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>Where the lines begin</source>
        <translation>线条的起点</translation>
    </message>
    <message>
        <source>Parts they begin at</source>
        <translation>起点部分</translation>
    </message>
    <message>
        <source>Which parts of these shapes: * for all, numbers such as 1..4, .tag; empty: the whole shape</source>
        <translation>这些图形的哪些部分：* 表示全部，1..4 表示编号，.标签；留空：整个图形</translation>
    </message>
    <message>
        <source>To</source>
        <translation>终点</translation>
    </message>
    <message>
        <source>Where the lines end</source>
        <translation>线条的终点</translation>
    </message>
    <message>
        <source>Parts they end at</source>
        <translation>终点部分</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>强度</translation>
    </message>
    <message>
        <source>How strong each line is: a row for each target, a column for each source; random if there are none</source>
        <translation>每条线的强度：每个终点一行，每个起点一列；没有则随机</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>最大强度</translation>
    </message>
    <message>
        <source>The strength of the widest lines; 0: the greatest there is</source>
        <translation>最粗线条的强度；0：其中的最大值</translation>
    </message>
    <message>
        <source>Leave out below</source>
        <translation>省略阈值</translation>
    </message>
    <message>
        <source>Weaker lines are left out, as a share of full strength</source>
        <translation>弱于此值的线条不画（占最大强度的比例）</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>How the lines go</source>
        <translation>线条的走向</translation>
    </message>
    <message>
        <source>Starting edge</source>
        <translation>起点边</translation>
    </message>
    <message>
        <source>At which edge lines begin</source>
        <translation>线条从哪条边开始</translation>
    </message>
    <message>
        <source>Ending edge</source>
        <translation>终点边</translation>
    </message>
    <message>
        <source>At which edge lines end</source>
        <translation>线条在哪条边结束</translation>
    </message>
    <message>
        <source>Arc angle</source>
        <translation>圆弧角度</translation>
    </message>
    <message>
        <source>How far an arc is bent, upwards; 0: straight</source>
        <translation>圆弧向上弯曲的程度；0：直线</translation>
    </message>
    <message>
        <source>How far a curve goes straight on before it turns, as a share of the way</source>
        <translation>曲线转弯前直行的距离（占全程的比例）</translation>
    </message>
    <message>
        <source>Width of weak lines</source>
        <translation>弱线宽度</translation>
    </message>
    <message>
        <source>Line width at no strength</source>
        <translation>强度为 0 时的线宽</translation>
    </message>
    <message>
        <source>Width of strong lines</source>
        <translation>强线宽度</translation>
    </message>
    <message>
        <source>Line width at full strength</source>
        <translation>最大强度时的线宽</translation>
    </message>
    <message>
        <source>First hue</source>
        <translation>起始色相</translation>
    </message>
    <message>
        <source>Of random colours, 0…1: 0 is red, 0.17 yellow, 0.33 green, 0.5 cyan, 0.67 blue</source>
        <translation>随机颜色的色相，0…1：0 红，0.17 黄，0.33 绿，0.5 青，0.67 蓝</translation>
    </message>
    <message>
        <source>Last hue</source>
        <translation>终止色相</translation>
    </message>
    <message>
        <source>In random order</source>
        <translation>随机顺序</translation>
    </message>
    <message>
        <source>Animations with a lag take the lines in random order</source>
        <translation>带延迟的动画按随机顺序处理线条</translation>
    </message>
    <message>
        <source>Feed-forward layer</source>
        <translation>前馈层</translation>
    </message>
    <message>
        <source>Each token by itself: times the first matrix, through the activation, times the second.</source>
        <translation>逐个词元：乘第一个矩阵，经过激活函数，再乘第二个矩阵。</translation>
    </message>
    <message>
        <source>One row for each token</source>
        <translation>每个词元一行</translation>
    </message>
    <message>
        <source>As many rows as the tokens have columns</source>
        <translation>行数等于词元的列数</translation>
    </message>
    <message>
        <source>First bias</source>
        <translation>第一个偏置</translation>
    </message>
    <message>
        <source>A number added to each column; empty: none</source>
        <translation>加到每列的数；留空则没有</translation>
    </message>
    <message>
        <source>As many rows as the first matrix has columns</source>
        <translation>行数等于第一个矩阵的列数</translation>
    </message>
    <message>
        <source>Second bias</source>
        <translation>第二个偏置</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>激活值</translation>
    </message>
    <message>
        <source>The function between both matrices</source>
        <translation>两个矩阵之间的函数</translation>
    </message>
    <message>
        <source>SwiGLU</source>
        <translation>SwiGLU</translation>
    </message>
    <message>
        <source>Gate matrix</source>
        <translation>门控矩阵</translation>
    </message>
    <message>
        <source>Of SwiGLU: as large as the first matrix</source>
        <translation>用于 SwiGLU：与第一个矩阵同样大小</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>隐藏层</translation>
    </message>
    <message>
        <source>What the activation gives</source>
        <translation>激活函数的结果</translation>
    </message>
    <message>
        <source>Join heads</source>
        <translation>合并多头</translation>
    </message>
    <message>
        <source>The heads side by side again, and what the output map of multi-head attention makes of them.</source>
        <translation>把各头重新左右拼接，并给出多头注意力输出矩阵的结果。</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>头数</translation>
    </message>
    <message>
        <source>The heads</source>
        <translation>各个头</translation>
    </message>
    <message>
        <source>Output map</source>
        <translation>输出矩阵</translation>
    </message>
    <message>
        <source>The matrix that the joined heads are multiplied with; empty: none</source>
        <translation>与拼接后的各头相乘的矩阵；留空则没有</translation>
    </message>
    <message>
        <source>The joined heads times the output map</source>
        <translation>拼接后的各头乘以输出矩阵</translation>
    </message>
    <message>
        <source>Joined</source>
        <translation>拼接结果</translation>
    </message>
    <message>
        <source>The heads side by side</source>
        <translation>左右拼接的各头</translation>
    </message>
    <message>
        <source>How well each word of the vocabulary fits each token: the products with its row of the embedding.</source>
        <translation>词表中每个词与每个词元的契合程度：与嵌入中对应行的乘积。</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>One row for each word of the vocabulary</source>
        <translation>词表中每个词一行</translation>
    </message>
    <message>
        <source>A row for each token, a column for each word</source>
        <translation>每个词元一行，每个词一列</translation>
    </message>
    <message>
        <source>Low-rank factors</source>
        <translation>低秩分解</translation>
    </message>
    <message>
        <source>The two narrow matrices whose product comes closest to a matrix, as in LoRA.</source>
        <translation>乘积最接近某个矩阵的两个窄矩阵，如 LoRA。</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>秩</translation>
    </message>
    <message>
        <source>Columns of the first factor, rows of the second</source>
        <translation>第一个因子的列数，第二个因子的行数</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>乘积</translation>
    </message>
    <message>
        <source>The product of both factors</source>
        <translation>两个因子的乘积</translation>
    </message>
    <message>
        <source>Singular</source>
        <translation>奇异值</translation>
    </message>
    <message>
        <source>The singular values, largest first</source>
        <translation>奇异值，从大到小</translation>
    </message>
    <message>
        <source>Next token</source>
        <translation>下一个词元</translation>
    </message>
    <message>
        <source>The probabilities of the next token: softmax with a temperature, then only the most likely ones (top-k, top-p).</source>
        <translation>下一个词元的概率：带温度的 Softmax，然后只保留最可能的（top-k、top-p）。</translation>
    </message>
    <message>
        <source>Top-k</source>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Only so many of the most likely words; 0: all</source>
        <translation>只取最可能的若干个词；0：全部</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Only the most likely words that reach this probability together</source>
        <translation>只取合计达到此概率的最可能的词</translation>
    </message>
    <message>
        <source>The probabilities: each row sums to one</source>
        <translation>概率：每行总和为 1</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>The place of the most likely word of each row, from 0</source>
        <translation>每行最可能的词的位置，从 0 起</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>噪声</translation>
    </message>
    <message>
        <source>Adds random numbers of a normal distribution, the same in every run and on every machine.</source>
        <translation>加上正态分布的随机数，每次运行、每台电脑都相同。</translation>
    </message>
    <message>
        <source>How strong the noise is</source>
        <translation>噪声的强度</translation>
    </message>
    <message>
        <source>Normalization</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>Layer norm takes the mean away and divides by the standard deviation; RMS norm only divides by the root of the mean of the squares.</source>
        <translation>层归一化减去均值并除以标准差；RMS 归一化只除以平方均值的平方根。</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Key idea</source>
        <translation>要点</translation>
    </message>
    <message>
        <source>Myth</source>
        <translation>误解</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>事实</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>扇形</translation>
    </message>
    <message>
        <source>Same as the front</source>
        <translation>与正面相同</translation>
    </message>
    <message>
        <source>Which normalization</source>
        <translation>哪一种归一化</translation>
    </message>
    <message>
        <source>Layer norm</source>
        <translation>层归一化</translation>
    </message>
    <message>
        <source>RMS norm</source>
        <translation>RMS 归一化</translation>
    </message>
    <message>
        <source>Whether each row or each column is taken together</source>
        <translation>以每行还是每列为一组</translation>
    </message>
    <message>
        <source>Each row</source>
        <translation>每行</translation>
    </message>
    <message>
        <source>Each column</source>
        <translation>每列</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>增益</translation>
    </message>
    <message>
        <source>A factor for each column; empty: none</source>
        <translation>每列的系数；留空则没有</translation>
    </message>
    <message>
        <source>Bias</source>
        <translation>偏置</translation>
    </message>
    <message>
        <source>Epsilon</source>
        <translation>极小值 ε</translation>
    </message>
    <message>
        <source>Added before the root, so that equal numbers do not divide by zero</source>
        <translation>开方之前加上，使相同的数不会除以零</translation>
    </message>
    <message>
        <source>Padding mask</source>
        <translation>填充掩码</translation>
    </message>
    <message>
        <source>The keys that only fill up a short sequence get −∞, so that no token sees them.</source>
        <translation>只用来补齐短序列的键变为 −∞，任何词元都看不到它们。</translation>
    </message>
    <message>
        <source>Real tokens</source>
        <translation>真实词元数</translation>
    </message>
    <message>
        <source>How many keys are no padding</source>
        <translation>不是填充的键有多少个</translation>
    </message>
    <message>
        <source>With −∞ for the keys that are padding</source>
        <translation>填充的键为 −∞</translation>
    </message>
    <message>
        <source>Number of parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>How many numbers a transformer of this size learns. The defaults are those of GPT-2 small.</source>
        <translation>这样大小的 Transformer 要学习多少个数。默认值为 GPT-2 small。</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>词表大小</translation>
    </message>
    <message>
        <source>How many words</source>
        <translation>词的数量</translation>
    </message>
    <message>
        <source>Context length</source>
        <translation>上下文长度</translation>
    </message>
    <message>
        <source>How many positions have an embedding of their own</source>
        <translation>有多少个位置拥有自己的嵌入</translation>
    </message>
    <message>
        <source>Model width</source>
        <translation>模型宽度</translation>
    </message>
    <message>
        <source>Columns of a token</source>
        <translation>一个词元的列数</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>How many blocks of attention and feed-forward</source>
        <translation>注意力与前馈模块的数量</translation>
    </message>
    <message>
        <source>Feed-forward width</source>
        <translation>前馈宽度</translation>
    </message>
    <message>
        <source>Columns between both matrices of a feed-forward layer</source>
        <translation>前馈层两个矩阵之间的列数</translation>
    </message>
    <message>
        <source>Biases</source>
        <translation>偏置</translation>
    </message>
    <message>
        <source>Whether matrices and normalizations have biases</source>
        <translation>矩阵和归一化是否有偏置</translation>
    </message>
    <message>
        <source>Shared embedding</source>
        <translation>共享嵌入</translation>
    </message>
    <message>
        <source>Whether the logits use the embedding of the tokens instead of a matrix of their own</source>
        <translation>Logits 是否使用词元的嵌入而不是自己的矩阵</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总计</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>总计</translation>
    </message>
    <message>
        <source>Of tokens and positions</source>
        <translation>词元和位置的</translation>
    </message>
    <message>
        <source>Of the attention of one layer</source>
        <translation>一层的注意力</translation>
    </message>
    <message>
        <source>Feed forward</source>
        <translation>前馈</translation>
    </message>
    <message>
        <source>Of the feed-forward layer of one layer</source>
        <translation>一层的前馈层</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>一层</translation>
    </message>
    <message>
        <source>Of one layer, with its two normalizations</source>
        <translation>一层，包括它的两个归一化</translation>
    </message>
    <message>
        <source>Principal components</source>
        <translation>主成分</translation>
    </message>
    <message>
        <source>Points of many columns in two or three dimensions: along the directions in which they differ most (PCA).</source>
        <translation>把多列的点降到二维或三维：沿着它们差异最大的方向（PCA）。</translation>
    </message>
    <message>
        <source>One row for each point</source>
        <translation>每个点一行</translation>
    </message>
    <message>
        <source>How many directions</source>
        <translation>方向的数量</translation>
    </message>
    <message>
        <source>One row for each point, one column for each direction</source>
        <translation>每个点一行，每个方向一列</translation>
    </message>
    <message>
        <source>Directions</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>One row for each direction</source>
        <translation>每个方向一行</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>份额</translation>
    </message>
    <message>
        <source>How much of the differences each direction shows</source>
        <translation>每个方向体现了多少差异</translation>
    </message>
    <message>
        <source>Number of each row</source>
        <translation>每行一个数</translation>
    </message>
    <message>
        <source>One number for each row or column: sum, mean, smallest, largest, or where the largest stands.</source>
        <translation>每行或每列一个数：总和、均值、最小值、最大值，或最大值的位置。</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Which number</source>
        <translation>哪个数</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>总和</translation>
    </message>
    <message>
        <source>Place of the maximum</source>
        <translation>最大值的位置</translation>
    </message>
    <message>
        <source>Running sum</source>
        <translation>累积和</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>停处数</translation>
    </message>
    <message>
        <source>How many stops there are</source>
        <translation>一共有几处</translation>
    </message>
    <message>
        <source>The middle of the window at that stop, in cells from the middle of the matrix</source>
        <translation>窗口在该处的中心，以单元格计，从矩阵中心算起</translation>
    </message>
    <message>
        <source>The stop whose place is given, from 1 on; in between, the window is on its way</source>
        <translation>给出位置的那一处，从 1 起；在中间值时窗口正在移动</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停处</translation>
    </message>
    <message>
        <source>Zeros around</source>
        <translation>周围的零</translation>
    </message>
    <message>
        <source>How many rows and columns of zeros stand around the matrix</source>
        <translation>矩阵四周围几行几列零</translation>
    </message>
    <message>
        <source>From one stop to the next, in cells</source>
        <translation>从一处到下一处，以单元格计</translation>
    </message>
    <message>
        <source>Stride</source>
        <translation>步幅</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>The weights of the window</source>
        <translation>窗口的权重</translation>
    </message>
    <message>
        <source>A small window of weights goes over a matrix, row by row: at each stop, the sum of the products.</source>
        <translation>一个小的权重窗口逐行滑过矩阵：每停一处，求乘积之和。</translation>
    </message>
    <message>
        <source>Convolution</source>
        <translation>卷积</translation>
    </message>
    <message>
        <source>Each number plus all before it in its row or column.</source>
        <translation>每个数加上同行或同列中它之前的所有数。</translation>
    </message>
    <message>
        <source>Softmax of rows or columns</source>
        <translation>按行或按列 Softmax</translation>
    </message>
    <message>
        <source>Each row, or each column, becomes shares that sum to one. Temperature 0 gives everything to the largest, an infinite one the same to all.</source>
        <translation>每一行或每一列变为总和为 1 的份额。温度 0 时全部归最大值，温度无穷大时人人相同。</translation>
    </message>
    <message>
        <source>The numbers; −∞ has no share</source>
        <translation>数值；−∞ 没有份额</translation>
    </message>
    <message>
        <source>Infinite temperature</source>
        <translation>无穷大温度</translation>
    </message>
    <message>
        <source>All that are not −∞ get the same share</source>
        <translation>所有不是 −∞ 的都得到相同的份额</translation>
    </message>
    <message>
        <source>Split into heads</source>
        <translation>拆分为多头</translation>
    </message>
    <message>
        <source>The columns are shared out among attention heads, which are drawn one under another. Attention takes all heads at once.</source>
        <translation>把各列分给各个注意力头，各头上下排列绘制。注意力一次接收所有头。</translation>
    </message>
    <message>
        <source>How many heads; divides the number of columns</source>
        <translation>头的数量；必须能整除列数</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>A listing in any programming language. Lines are parts, “lines/3”, found by their numbers, with their tokens, “lines/3/return”; words also by a &quot;phrase&quot; in quotes.</source>
        <translation>任何编程语言的代码。行是按行号查找的部分，如“lines/3”，其中有词元，如“lines/3/return”；词语也可用引号中的&quot;短语&quot;查找。</translation>
    </message>
    <message>
        <source>The code, as it is written</source>
        <translation>代码原文</translation>
    </message>
    <message>
        <source>A programming language, such as “python” or “C++”; “auto”: guessed from the code; one that is not known is not coloured</source>
        <translation>编程语言，如“python”或“C++”；“auto”：由代码推测；未知的语言不着色</translation>
    </message>
    <message>
        <source>Version 2</source>
        <translation>版本 2</translation>
    </message>
    <message>
        <source>Version 3</source>
        <translation>版本 3</translation>
    </message>
    <message>
        <source>Version 4</source>
        <translation>版本 4</translation>
    </message>
    <message>
        <source>Version 5</source>
        <translation>版本 5</translation>
    </message>
    <message>
        <source>Version 6</source>
        <translation>版本 6</translation>
    </message>
    <message>
        <source>The code as it is afterwards</source>
        <translation>改动之后的代码</translation>
    </message>
    <message>
        <source>The code as it is after that</source>
        <translation>再之后的代码</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Which version is shown; keyframes lead from one to the next</source>
        <translation>显示哪个版本；用关键帧变为下一个</translation>
    </message>
    <message>
        <source>Change of version</source>
        <translation>版本变化方式</translation>
    </message>
    <message>
        <source>How one version becomes the next</source>
        <translation>一个版本如何变成下一个</translation>
    </message>
    <message>
        <source>What stays moves</source>
        <translation>保留的移动</translation>
    </message>
    <message>
        <source>All of it fades</source>
        <translation>全部淡入淡出</translation>
    </message>
    <message>
        <source>Deleted and typed</source>
        <translation>删除并输入</translation>
    </message>
    <message>
        <source>Lines marked with − and +</source>
        <translation>用 − 和 + 标出行</translation>
    </message>
    <message>
        <source>Focus</source>
        <translation>焦点</translation>
    </message>
    <message>
        <source>Lines or words that are lit, step by step: 1-4|8-12,15|&quot;mask&quot;|all; in line 2 only: 2:&quot;x&quot;. The rest is dim</source>
        <translation>逐步点亮的行或词语：1-4|8-12,15|&quot;mask&quot;|all；仅在第 2 行：2:&quot;x&quot;；其余变暗</translation>
    </message>
    <message>
        <source>The step of the focus, and of the lines that are shown; 0: all</source>
        <translation>焦点和显示行的步骤；0：全部</translation>
    </message>
    <message>
        <source>How opaque the rest is</source>
        <translation>其余部分的不透明度</translation>
    </message>
    <message>
        <source>Shown lines</source>
        <translation>显示的行</translation>
    </message>
    <message>
        <source>Lines that are there, step by step: 1-3|1-8|all; empty: all</source>
        <translation>逐步出现的行：1-3|1-8|all；为空：全部</translation>
    </message>
    <message>
        <source>Typed</source>
        <translation>已输入</translation>
    </message>
    <message>
        <source>How much of the code is typed</source>
        <translation>代码已输入多少</translation>
    </message>
    <message>
        <source>Cursor</source>
        <translation>光标</translation>
    </message>
    <message>
        <source>Whether a cursor is seen while it is typed</source>
        <translation>输入时是否显示光标</translation>
    </message>
    <message>
        <source>The line above the view, where not all lines fit</source>
        <translation>不能容纳所有行时，视图上方的行数</translation>
    </message>
    <message>
        <source>Words beside lines, such as shapes of tensors: “3: (B, T, \val{1})”, or with a part of the line instead of its number, “&quot;q = &quot;: (B, T, C)”</source>
        <translation>行旁的文字，如张量的形状：“3: (B, T, \val{1})”；也可用行的一部分代替行号：“&quot;q = &quot;: (B, T, C)”</translation>
    </message>
    <message>
        <source>Numbers for \val{1}, \val{2}, … in the notes</source>
        <translation>注释中 \val{1}、\val{2}、… 的数</translation>
    </message>
    <message>
        <source>The name of a file, above the code</source>
        <translation>代码上方的文件名</translation>
    </message>
    <message>
        <source>Name of the language</source>
        <translation>语言名称</translation>
    </message>
    <message>
        <source>Whether the language is named above the code</source>
        <translation>是否在代码上方写出语言</translation>
    </message>
    <message>
        <source>Line numbers</source>
        <translation>行号</translation>
    </message>
    <message>
        <source>Whether lines have numbers</source>
        <translation>行是否有编号</translation>
    </message>
    <message>
        <source>The number of the first line</source>
        <translation>第一行的编号</translation>
    </message>
    <message>
        <source>Indent guides</source>
        <translation>缩进参考线</translation>
    </message>
    <message>
        <source>Whether lines mark the indents</source>
        <translation>是否用线标出缩进</translation>
    </message>
    <message>
        <source>Greatest type size: it is smaller where that is needed to fit</source>
        <translation>最大字号：需要时会缩小以容纳</translation>
    </message>
    <message>
        <source>Width of the listing</source>
        <translation>代码宽度</translation>
    </message>
    <message>
        <source>Letters are made smaller until the longest line of all versions fits; 0: any width</source>
        <translation>缩小字母，直到所有版本中最长的行能容纳；0：不限宽度</translation>
    </message>
    <message>
        <source>Letters are made a little smaller so that all lines fit; what does not fit is scrolled; 0: any height</source>
        <translation>略微缩小字母以容纳所有行；仍容纳不下的滚动显示；0：不限高度</translation>
    </message>
    <message>
        <source>A font with letters of one width; empty: the usual one</source>
        <translation>等宽字体；为空：默认字体</translation>
    </message>
    <message>
        <source>Colour of what has none of its own</source>
        <translation>没有自己颜色的部分的颜色</translation>
    </message>
    <message>
        <source>Colours of kinds</source>
        <translation>各类的颜色</translation>
    </message>
    <message>
        <source>Colours of comments, strings, numbers, keywords, functions, types, constants, operators, punctuation, attributes, variables and tags; those that could not be read are lighter or darker</source>
        <translation>注释、字符串、数字、关键字、函数、类型、常量、运算符、标点、属性、变量和标签的颜色；看不清的会变亮或变暗</translation>
    </message>
    <message>
        <source>Whether it stands on a panel</source>
        <translation>是否放在面板上</translation>
    </message>
    <message>
        <source>Colours of the panel, its lines, line numbers, lines in focus, inserted lines and deleted lines</source>
        <translation>面板、面板线条、行号、焦点行、新增行和删除行的颜色</translation>
    </message>
    <message>
        <source>Colours of the panel</source>
        <translation>面板的颜色</translation>
    </message>
    <message>
        <source>The version that is shown</source>
        <translation>显示的版本</translation>
    </message>
    <message>
        <source>Its language</source>
        <translation>其语言</translation>
    </message>
    <message>
        <source>How many lines it has</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>面板</translation>
    </message>
    <message>
        <source>Dim</source>
        <translation>变暗</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>Scroll</source>
        <translation>滚动</translation>
    </message>
    <message>
        <source>Text in pieces</source>
        <translation>分片文字</translation>
    </message>
    <message>
        <source>Words, characters or tokens of a text, each in its box. The parts are “0”, “1”, “2”, …, each with “box” and “text”.</source>
        <translation>文字的单词、字符或词元，各在一个方框中。部分为“0”“1”“2”……，每个都有“box”和“text”。</translation>
    </message>
    <message>
        <source>What is written</source>
        <translation>文字内容</translation>
    </message>
    <message>
        <source>Cut into</source>
        <translation>切分方式</translation>
    </message>
    <message>
        <source>Words end as each script wants it, in Chinese at its spaces or else after every character; with marks, “|” in the text says where it is cut; without any, it is cut between spaces</source>
        <translation>按各种文字的规则切分单词，中文有空格时按空格切分，没有空格时逐字切分；选择标记时，文字中的“|”表示切分位置，没有“|”时按空格切分</translation>
    </message>
    <message>
        <source>Between spaces</source>
        <translation>按空格</translation>
    </message>
    <message>
        <source>At marks in the text</source>
        <translation>按文字中的标记</translation>
    </message>
    <message>
        <source>Font; empty: that of the lecture</source>
        <translation>字体；留空：课件的字体</translation>
    </message>
    <message>
        <source>Lines are broken at this width; 0: only where the text has line breaks</source>
        <translation>在此宽度换行；0：仅在文字中有换行处换行</translation>
    </message>
    <message>
        <source>Distance between pieces</source>
        <translation>片段之间的距离</translation>
    </message>
    <message>
        <source>Boxes touch</source>
        <translation>方框相接</translation>
    </message>
    <message>
        <source>The space before a piece is in its box, as tokens have it</source>
        <translation>片段前的空格也包含在其方框中，如同词元</translation>
    </message>
    <message>
        <source>Room at the sides</source>
        <translation>左右边距</translation>
    </message>
    <message>
        <source>From the letters to the sides of their box</source>
        <translation>从文字到方框两侧的距离</translation>
    </message>
    <message>
        <source>Room above and below</source>
        <translation>上下边距</translation>
    </message>
    <message>
        <source>From the letters to the top and bottom of their box</source>
        <translation>从文字到方框上下边的距离</translation>
    </message>
    <message>
        <source>Colours of boxes</source>
        <translation>方框颜色</translation>
    </message>
    <message>
        <source>One after the other; if there are none, every box has a random bright one</source>
        <translation>依次使用；没有则每个方框使用随机的亮色</translation>
    </message>
    <message>
        <source>How opaque the boxes are</source>
        <translation>方框的不透明程度</translation>
    </message>
    <message>
        <source>Extent</source>
        <translation>所占范围</translation>
    </message>
    <message>
        <source>What frames and what stands beside it go by: the letters, or the whole line, so that words in a row have equal frames</source>
        <translation>边框和旁边内容的依据：字形，或整行。选整行时，并排的词边框高度相同</translation>
    </message>
    <message>
        <source>Around the letters</source>
        <translation>贴合字形</translation>
    </message>
    <message>
        <source>The whole line</source>
        <translation>整行</translation>
    </message>
    <message>
        <source>Bake into numbers</source>
        <translation>融入数字</translation>
    </message>
    <message>
        <source>Copies of another shape fly into the numbers, which then become others</source>
        <translation>另一图形的副本飞入数字，随后数字改变</translation>
    </message>
    <message>
        <source>What flies in</source>
        <translation>飞入的图形</translation>
    </message>
    <message>
        <source>The shape that is copied for each number</source>
        <translation>为每个数字复制的图形</translation>
    </message>
    <message>
        <source>How far their way is bent; 0: straight</source>
        <translation>飞行路径的弯曲程度；0：直线</translation>
    </message>
    <message>
        <source>Data flies over</source>
        <translation>数据飞过</translation>
    </message>
    <message>
        <source>Words fly over a matrix while its numbers become others</source>
        <translation>文字飞过矩阵，同时数字改变</translation>
    </message>
    <message>
        <source>Flying words</source>
        <translation>飞过的文字</translation>
    </message>
    <message>
        <source>What flies over it</source>
        <translation>飞过其上的文字</translation>
    </message>
    <message>
        <source>Colour of words</source>
        <translation>文字颜色</translation>
    </message>
    <message>
        <source>Rows of words</source>
        <translation>文字行数</translation>
    </message>
    <message>
        <source>How many words begin below each other</source>
        <translation>竖向有多少个起点</translation>
    </message>
    <message>
        <source>Columns of words</source>
        <translation>文字列数</translation>
    </message>
    <message>
        <source>How many words begin beside each other</source>
        <translation>横向有多少个起点</translation>
    </message>
    <message>
        <source>How far each word flies</source>
        <translation>每个文字飞行的距离</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韩语</translation>
    </message>
    <message>
        <source>Repeat over</source>
        <translation>重复依据</translation>
    </message>
    <message>
        <source>Where the items come from, each of which gives one block</source>
        <translation>条目的来源，每个条目对应一个模块</translation>
    </message>
    <message>
        <source>Attention grid</source>
        <translation>注意力网格</translation>
    </message>
    <message>
        <source>A matrix of scores or weights as a grid: keys in rows, queries in columns, every entry as a dot, a number, a colour or a formula, with labels, sums and highlights. The parts are “entries/ROW/COLUMN”, “rows”, “columns”, “lines”, “sums” and “highlight”, counted from 0; entries have the tags “upper”, “diagonal”, “lower” and “masked”. More than 2,500 cells are one image.</source>
        <translation>以网格显示分数或权重矩阵：键为行，查询为列，每个元素是圆点、数字、颜色或公式，可带标签、求和与突出显示。部分为“entries/行/列”“rows”“columns”“lines”“sums”和“highlight”，从 0 起数；元素带有“upper”“diagonal”“lower”“masked”标签。超过 2,500 格时为一张图像。</translation>
    </message>
    <message>
        <source>Cells show</source>
        <translation>单元格显示</translation>
    </message>
    <message>
        <source>What every entry looks like</source>
        <translation>每个元素的显示方式</translation>
    </message>
    <message>
        <source>Coloured cells</source>
        <translation>着色的单元格</translation>
    </message>
    <message>
        <source>Rows, columns and cells (ROW/COLUMN) whose letters have a colour of their own</source>
        <translation>文字另有颜色的行、列和单元格（ROW/COLUMN）</translation>
    </message>
    <message>
        <source>Letter colours</source>
        <translation>文字颜色</translation>
    </message>
    <message>
        <source>Colours of those letters, one for each; a shorter list is begun again</source>
        <translation>这些文字的颜色，依次一个；列表较短时从头循环</translation>
    </message>
    <message>
        <source>Filled cells</source>
        <translation>填色的单元格</translation>
    </message>
    <message>
        <source>Rows, columns and cells (ROW/COLUMN) with a ground of their own</source>
        <translation>另有底色的行、列和单元格（ROW/COLUMN）</translation>
    </message>
    <message>
        <source>Colours of grounds</source>
        <translation>底色列表</translation>
    </message>
    <message>
        <source>Colours of those grounds, one for each; a shorter list is begun again</source>
        <translation>这些底色，依次一个；列表较短时从头循环</translation>
    </message>
    <message>
        <source>How opaque the grounds of cells are</source>
        <translation>单元格底色的不透明度</translation>
    </message>
    <message>
        <source>Whether numbers have a ground by their size</source>
        <translation>数是否按大小显示底色</translation>
    </message>
    <message>
        <source>Dimmed cells</source>
        <translation>变暗的单元格</translation>
    </message>
    <message>
        <source>Rows, columns and cells (ROW/COLUMN) that stand back</source>
        <translation>退到后面的行、列和单元格（ROW/COLUMN）</translation>
    </message>
    <message>
        <source>Opacity of dimmed cells</source>
        <translation>变暗单元格的不透明度</translation>
    </message>
    <message>
        <source>How opaque these still are</source>
        <translation>变暗后还有多不透明</translation>
    </message>
    <message>
        <source>Struck out</source>
        <translation>删除线</translation>
    </message>
    <message>
        <source>Rows, columns and cells (ROW/COLUMN) that are crossed out</source>
        <translation>划掉的行、列和单元格（ROW/COLUMN）</translation>
    </message>
    <message>
        <source>Progress of striking</source>
        <translation>删除线进度</translation>
    </message>
    <message>
        <source>How much of those lines is drawn; keyframes strike out</source>
        <translation>这些线画出多少；用关键帧划掉</translation>
    </message>
    <message>
        <source>Strike colour</source>
        <translation>删除线颜色</translation>
    </message>
    <message>
        <source>Colour of those lines</source>
        <translation>这些线的颜色</translation>
    </message>
    <message>
        <source>How much is drawn of the lines that cross it out; keyframes strike it out</source>
        <translation>划掉文字的线画出了多少；用关键帧可逐渐划掉</translation>
    </message>
    <message>
        <source>Highlighted</source>
        <translation>突出显示</translation>
    </message>
    <message>
        <source>Rows and columns by their names, cells as ROW/COLUMN; the highlight goes with its row</source>
        <translation>行和列写名称，单元格写成 ROW/COLUMN；突出显示随行移动</translation>
    </message>
    <message>
        <source>A ground</source>
        <translation>底色</translation>
    </message>
    <message>
        <source>A box around</source>
        <translation>外框</translation>
    </message>
    <message>
        <source>Letters in colour</source>
        <translation>彩色文字</translation>
    </message>
    <message>
        <source>A ground, letters in colour</source>
        <translation>底色和彩色文字</translation>
    </message>
    <message>
        <source>Highlight opacity</source>
        <translation>突出显示不透明度</translation>
    </message>
    <message>
        <source>How opaque that ground is</source>
        <translation>该底色的不透明度</translation>
    </message>
    <message>
        <source>Of grounds, boxes and letters that stand out</source>
        <translation>突出显示的底色、方框和文字的颜色</translation>
    </message>
    <message>
        <source>Progress of sorting</source>
        <translation>排序进度</translation>
    </message>
    <message>
        <source>0 is the written order, 1 the sorted one; keyframes make the rows travel</source>
        <translation>0 为所写的顺序，1 为排序后的顺序；用关键帧让各行移动</translation>
    </message>
    <message>
        <source>Places of rows</source>
        <translation>各行的位置</translation>
    </message>
    <message>
        <source>Instead of sorting, the place of each row from 1 on; keyframes make the rows travel</source>
        <translation>不排序，而是写出每行的位置，从 1 数起；用关键帧让各行移动</translation>
    </message>
    <message>
        <source>Progress of filtering</source>
        <translation>筛选进度</translation>
    </message>
    <message>
        <source>How many rows are there, as they are written; in between, the next one comes</source>
        <translation>按书写顺序显示多少行；在中间值时下一行正在出现</translation>
    </message>
    <message>
        <source>Rows shown</source>
        <translation>显示的行数</translation>
    </message>
    <message>
        <source>0 shows all rows, 1 only those that fit; keyframes make the others go</source>
        <translation>0 显示所有行，1 只显示符合的行；用关键帧让其余的行离开</translation>
    </message>
    <message>
        <source>A formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>A shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>A shape for every cell, if cells show one</source>
        <translation>单元格显示形状时，每格使用的形状</translation>
    </message>
    <message>
        <source>Which cells</source>
        <translation>显示哪些单元格</translation>
    </message>
    <message>
        <source>Which cells show something; highlighted are those where highlighted rows and columns cross</source>
        <translation>哪些单元格有内容；突出显示的是突出的行与列的交叉处</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Only highlighted</source>
        <translation>仅突出显示的</translation>
    </message>
    <message>
        <source>All but highlighted</source>
        <translation>除突出显示以外</translation>
    </message>
    <message>
        <source>Only masked</source>
        <translation>仅被掩盖的</translation>
    </message>
    <message>
        <source>All but masked</source>
        <translation>除被掩盖以外</translation>
    </message>
    <message>
        <source>Exchange rows and columns</source>
        <translation>交换行与列</translation>
    </message>
    <message>
        <source>Shows the matrix with its rows as columns: queries in rows instead of columns</source>
        <translation>将矩阵的行显示为列：查询在行而不在列</translation>
    </message>
    <message>
        <source>In LaTeX; \val{1} is the number of the matrix&apos;s row, \val{2} that of its column, \val[2]{3} the entry with two decimals</source>
        <translation>用 LaTeX 书写；\val{1} 为矩阵的行号，\val{2} 为列号，\val[2]{3} 为保留两位小数的元素</translation>
    </message>
    <message>
        <source>Of dots, formulas, and numbers in one colour</source>
        <translation>圆点、公式和单色数字的颜色</translation>
    </message>
    <message>
        <source>Colours by size</source>
        <translation>按大小着色</translation>
    </message>
    <message>
        <source>Of numbers, from the least to the greatest, spread evenly; and a colour scale of one&apos;s own</source>
        <translation>数字的颜色，从最小到最大均匀分布；也用作自定义色阶</translation>
    </message>
    <message>
        <source>The colours of cells, from least to most</source>
        <translation>单元格从最小到最大的颜色</translation>
    </message>
    <message>
        <source>The number of the first colour; dots are there for greater ones only</source>
        <translation>第一种颜色对应的数；圆点只用于更大的数</translation>
    </message>
    <message>
        <source>The number of the last colour and of the largest dot; if it is the same as the least, the range is that of the data</source>
        <translation>最后一种颜色和最大圆点对应的数；若与最小值相同，则取数据的范围</translation>
    </message>
    <message>
        <source>Masked cells show</source>
        <translation>被掩盖的单元格显示</translation>
    </message>
    <message>
        <source>What is shown where the number or the mask is −∞</source>
        <translation>数或掩码为 −∞ 处显示什么</translation>
    </message>
    <message>
        <source>Their number</source>
        <translation>其数值</translation>
    </message>
    <message>
        <source>How opaque the colours of cells are</source>
        <translation>单元格颜色的不透明度</translation>
    </message>
    <message>
        <source>Texts of rows</source>
        <translation>行文本</translation>
    </message>
    <message>
        <source>Before the rows; $…$ is a formula</source>
        <translation>位于各行之前；$…$ 为公式</translation>
    </message>
    <message>
        <source>Texts of columns</source>
        <translation>列文本</translation>
    </message>
    <message>
        <source>Above the columns; $…$ is a formula</source>
        <translation>位于各列上方；$…$ 为公式</translation>
    </message>
    <message>
        <source>Labels of rows</source>
        <translation>行标签</translation>
    </message>
    <message>
        <source>Shapes before the rows, instead of texts</source>
        <translation>代替文本放在各行之前的形状</translation>
    </message>
    <message>
        <source>Labels of columns</source>
        <translation>列标签</translation>
    </message>
    <message>
        <source>Shapes above the columns, instead of texts</source>
        <translation>代替文本放在各列上方的形状</translation>
    </message>
    <message>
        <source>Type size of the labels</source>
        <translation>标签字号</translation>
    </message>
    <message>
        <source>Colour of the labels</source>
        <translation>标签颜色</translation>
    </message>
    <message>
        <source>From the labels to the cells</source>
        <translation>从标签到单元格</translation>
    </message>
    <message>
        <source>Room before the rows</source>
        <translation>行前空间</translation>
    </message>
    <message>
        <source>How far lines, boxes and covers reach before the cells; 0: as the labels need it</source>
        <translation>线条、方框和遮罩伸到单元格之前多远；0：按标签所需</translation>
    </message>
    <message>
        <source>Room above the columns</source>
        <translation>列上空间</translation>
    </message>
    <message>
        <source>How far lines, boxes and covers reach above the cells; 0: as the labels need it</source>
        <translation>线条、方框和遮罩伸到单元格上方多远；0：按标签所需</translation>
    </message>
    <message>
        <source>Where there are lines</source>
        <translation>何处有线条</translation>
    </message>
    <message>
        <source>Around the cells</source>
        <translation>单元格周围</translation>
    </message>
    <message>
        <source>Around cells and labels</source>
        <translation>单元格与标签周围</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>总和</translation>
    </message>
    <message>
        <source>Which sums are written beside the cells</source>
        <translation>在单元格旁写出哪些和</translation>
    </message>
    <message>
        <source>Below the columns</source>
        <translation>各列下方</translation>
    </message>
    <message>
        <source>Beside the rows</source>
        <translation>各行旁边</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>Colour of sums</source>
        <translation>求和颜色</translation>
    </message>
    <message>
        <source>Colour of the sums</source>
        <translation>求和数字的颜色</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>突出范围</translation>
    </message>
    <message>
        <source>What boxes of rows and columns are around, and what covers lie over</source>
        <translation>行列的方框围住什么，遮罩盖住什么</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>Header row</source>
        <translation>标题行</translation>
    </message>
    <message>
        <source>Whether the first row names the columns</source>
        <translation>第一行是否为列名</translation>
    </message>
    <message>
        <source>Header column</source>
        <translation>标题列</translation>
    </message>
    <message>
        <source>Whether the first column names the rows</source>
        <translation>第一列是否为行名</translation>
    </message>
    <message>
        <source>Data table</source>
        <translation>数据表</translation>
    </message>
    <message>
        <source>A table that several blocks show: link their cells, numbers and names to it, and a change of one cell changes them all. It is sorted and filtered for all of them.</source>
        <translation>供多个块共同显示的表格：把它们的单元格、数和名称链接到这里，改一个单元格就全部改变。排序和筛选也对它们全部生效。</translation>
    </message>
    <message>
        <source>Each row with tabs between its cells; $…$ is a formula, \textbf{…} bold</source>
        <translation>每行的单元格之间用制表符；$…$ 是公式，\textbf{…} 是粗体</translation>
    </message>
    <message>
        <source>Header rows</source>
        <translation>标题行数</translation>
    </message>
    <message>
        <source>How many of the first rows name the columns</source>
        <translation>最前面有几行是列名</translation>
    </message>
    <message>
        <source>Header columns</source>
        <translation>标题列数</translation>
    </message>
    <message>
        <source>How many of the first columns name the rows</source>
        <translation>最前面有几列是行名</translation>
    </message>
    <message>
        <source>Numbers instead of those of the cells, which keep the names of as many rows and columns</source>
        <translation>代替单元格中的数；行数和列数相同时保留单元格里的名称</translation>
    </message>
    <message>
        <source>Decimals of numbers; −1: as written, and two of linked ones</source>
        <translation>数的小数位数；−1：按所写的显示，链接的数显示两位</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>排序依据</translation>
    </message>
    <message>
        <source>The name or number of the column that the rows are sorted by; empty: as written</source>
        <translation>各行按哪一列排序，写列名或列号；留空：按所写的顺序</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>降序</translation>
    </message>
    <message>
        <source>Whether the largest comes first</source>
        <translation>是否最大的在最前</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Rows to keep: Layers &gt; 24, Model = BERT, or a word in any cell; empty: all of them</source>
        <translation>保留哪些行：Layers &gt; 24、Model = BERT，或任一单元格中的词；留空：全部保留</translation>
    </message>
    <message>
        <source>Its rows, with those of the head</source>
        <translation>所有行，包括标题行</translation>
    </message>
    <message>
        <source>Its numbers, without the head</source>
        <translation>其中的数，不含标题</translation>
    </message>
    <message>
        <source>Row names</source>
        <translation>行名</translation>
    </message>
    <message>
        <source>The names of its rows</source>
        <translation>各行的名称</translation>
    </message>
    <message>
        <source>Column names</source>
        <translation>列名</translation>
    </message>
    <message>
        <source>The names of its columns</source>
        <translation>各列的名称</translation>
    </message>
    <message>
        <source>Rows and columns of words, numbers and formulas, with names, rules and highlights; rows travel when they are sorted or filtered. The parts are “header/COLUMN”, “rows/ROW/COLUMN”, each by its name, “rules”, “stripes” and “highlights”; rows have the tags “row:ROW”, cells also “column:COLUMN”, counted from 0.</source>
        <translation>由文字、数和公式组成的行和列，可带名称、框线和突出显示；排序或筛选时各行会移动。各部分为按名称称呼的“header/COLUMN”、“rows/ROW/COLUMN”，以及“rules”、“stripes”和“highlights”；行有标签“row:ROW”，单元格还有“column:COLUMN”，从 0 数起。</translation>
    </message>
    <message>
        <source>Shapes in cells</source>
        <translation>单元格中的图形</translation>
    </message>
    <message>
        <source>Pictures and other blocks that stand in cells: \shape{1} in a cell is the first one</source>
        <translation>放在单元格里的图片和其他块：单元格中的 \shape{1} 是第一个</translation>
    </message>
    <message>
        <source>Size of shapes</source>
        <translation>图形大小</translation>
    </message>
    <message>
        <source>How high they are, in type sizes</source>
        <translation>高度，以字号为单位</translation>
    </message>
    <message>
        <source>Header weight</source>
        <translation>标题粗细</translation>
    </message>
    <message>
        <source>Of the header rows: 400 is regular, 700 bold</source>
        <translation>标题行的粗细：400 为常规，700 为粗体</translation>
    </message>
    <message>
        <source>Name weight</source>
        <translation>行名粗细</translation>
    </message>
    <message>
        <source>Of the header columns: 400 is regular, 700 bold</source>
        <translation>标题列的粗细：400 为常规，700 为粗体</translation>
    </message>
    <message>
        <source>Header colour</source>
        <translation>标题颜色</translation>
    </message>
    <message>
        <source>Colour of the letters of header rows</source>
        <translation>标题行文字的颜色</translation>
    </message>
    <message>
        <source>Alignment of columns</source>
        <translation>各列对齐</translation>
    </message>
    <message>
        <source>Of each column: left, centre, right, decimal, or auto, which puts numbers with their decimals under each other; columns behind the list are auto</source>
        <translation>每列写 left、centre、right、decimal 或 auto，auto 让数按小数点对齐；未列出的列为 auto</translation>
    </message>
    <message>
        <source>Width over which the columns are spread; 0: as their contents need, within the frame</source>
        <translation>各列总共占的宽度；0：按内容，不超出画面</translation>
    </message>
    <message>
        <source>Column widths</source>
        <translation>列宽</translation>
    </message>
    <message>
        <source>How wide columns are beside each other</source>
        <translation>各列宽度的分配方式</translation>
    </message>
    <message>
        <source>By their contents</source>
        <translation>按内容</translation>
    </message>
    <message>
        <source>All equal</source>
        <translation>全部相等</translation>
    </message>
    <message>
        <source>Widths of columns</source>
        <translation>各列宽度</translation>
    </message>
    <message>
        <source>Of each column; 0: by its contents. Longer lines are wrapped</source>
        <translation>每列的宽度；0：按内容。过长的行会换行</translation>
    </message>
    <message>
        <source>Height over which the rows are spread; 0: as their contents need, within the frame</source>
        <translation>各行总共占的高度；0：按内容，不超出画面</translation>
    </message>
    <message>
        <source>From the contents to the sides of their cell</source>
        <translation>从内容到单元格两侧</translation>
    </message>
    <message>
        <source>From the lines to the top and bottom of their cell</source>
        <translation>从文字行到单元格上下边</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>框线</translation>
    </message>
    <message>
        <source>The lines of the table</source>
        <translation>表格的线</translation>
    </message>
    <message>
        <source>Above, below and under the header</source>
        <translation>顶部、底部和标题下方</translation>
    </message>
    <message>
        <source>Between rows, too</source>
        <translation>行间也有</translation>
    </message>
    <message>
        <source>Between all cells</source>
        <translation>所有单元格之间</translation>
    </message>
    <message>
        <source>A box for each cell</source>
        <translation>每个单元格一个方框</translation>
    </message>
    <message>
        <source>Rule colour</source>
        <translation>框线颜色</translation>
    </message>
    <message>
        <source>Colour of the lines</source>
        <translation>线的颜色</translation>
    </message>
    <message>
        <source>Rule width</source>
        <translation>框线粗细</translation>
    </message>
    <message>
        <source>Thickness of the lines</source>
        <translation>线的粗细</translation>
    </message>
    <message>
        <source>Lines after rows</source>
        <translation>行后的线</translation>
    </message>
    <message>
        <source>Rows below which there is another line: their names or numbers</source>
        <translation>下方另加一条线的行，写行名或行号</translation>
    </message>
    <message>
        <source>Box spacing</source>
        <translation>方框间距</translation>
    </message>
    <message>
        <source>Between the boxes of cells</source>
        <translation>单元格方框之间的距离</translation>
    </message>
    <message>
        <source>Stripes</source>
        <translation>条纹</translation>
    </message>
    <message>
        <source>How opaque the ground of every second row is</source>
        <translation>隔行底色的不透明度</translation>
    </message>
    <message>
        <source>Stripe colour</source>
        <translation>条纹颜色</translation>
    </message>
    <message>
        <source>Colour of the ground of every second row</source>
        <translation>隔行底色的颜色</translation>
    </message>
    <message>
        <source>Header ground</source>
        <translation>标题底色</translation>
    </message>
    <message>
        <source>Colour of the ground of header rows</source>
        <translation>标题行的底色</translation>
    </message>
    <message>
        <source>Opacity of header ground</source>
        <translation>标题底色不透明度</translation>
    </message>
    <message>
        <source>How opaque the ground of header rows is</source>
        <translation>标题行底色的不透明度</translation>
    </message>
    <message>
        <source>In bold</source>
        <translation>粗体</translation>
    </message>
    <message>
        <source>Rows and columns by their names or numbers, cells as ROW/COLUMN</source>
        <translation>行和列写名称或编号，单元格写成 ROW/COLUMN</translation>
    </message>
    <message>
        <source>Cells and labels</source>
        <translation>单元格与标签</translation>
    </message>
    <message>
        <source>Dim the rest</source>
        <translation>淡化其余部分</translation>
    </message>
    <message>
        <source>How much everything is covered that is not highlighted; keyframes fade the covers in and out</source>
        <translation>未突出的内容被遮住的程度；关键帧可使遮罩淡入淡出</translation>
    </message>
    <message>
        <source>Colour of covers</source>
        <translation>遮罩颜色</translation>
    </message>
    <message>
        <source>Colour of what lies over the rest</source>
        <translation>盖住其余部分的颜色</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>朝向</translation>
    </message>
    <message>
        <source>For scenes in depth: labels that face the viewer can be read from everywhere</source>
        <translation>用于立体场景：面向观众的标签从任何方向都能看清</translation>
    </message>
    <message>
        <source>As placed</source>
        <translation>按放置方向</translation>
    </message>
    <message>
        <source>The viewer</source>
        <translation>观众</translation>
    </message>
    <message>
        <source>The viewer, never smaller or larger</source>
        <translation>观众（大小不变）</translation>
    </message>
    <message>
        <source>Value without a dot</source>
        <translation>没有圆点的值</translation>
    </message>
    <message>
        <source>This number and smaller ones have no dot</source>
        <translation>该数字及更小的数字没有圆点</translation>
    </message>
    <message>
        <source>Value of the full radius</source>
        <translation>最大半径对应的值</translation>
    </message>
    <message>
        <source>The number whose dot has the full radius; if it is the same as the least, the range is that of the data</source>
        <translation>圆点达到最大半径的数字；若与最小值相同，则取数据的范围</translation>
    </message>
    <message>
        <source>From the least number to the greatest, spread evenly, instead of one colour</source>
        <translation>从最小到最大的数字均匀分布的颜色，代替单一颜色</translation>
    </message>
    <message>
        <source>Probability bars</source>
        <translation>概率条</translation>
    </message>
    <message>
        <source>Words with bars and percentages, the likeliest first; what is left over is “…”. The parts are called like the words, each with “bar”, “word” and “number”. “Change” moves the bars to the probabilities afterwards: they grow, shrink and change places.</source>
        <translation>带有条形和百分比的词，概率最大的在前，剩余的为“…”。各部分以词命名，含有“bar”“word”和“number”。“变化”把条形移向之后的概率：变长、变短并交换位置。</translation>
    </message>
    <message>
        <source>One for each probability, such as the next words of a language model</source>
        <translation>每个概率一个，例如语言模型的下一个词</translation>
    </message>
    <message>
        <source>From 0 to 1; of several rows, the last counts</source>
        <translation>从 0 到 1；有多行时取最后一行</translation>
    </message>
    <message>
        <source>Bars at most</source>
        <translation>最多条数</translation>
    </message>
    <message>
        <source>How many words are shown</source>
        <translation>显示多少个词</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>Which word comes first</source>
        <translation>哪个词在前</translation>
    </message>
    <message>
        <source>Likeliest first</source>
        <translation>概率大的在前</translation>
    </message>
    <message>
        <source>As given</source>
        <translation>按给定顺序</translation>
    </message>
    <message>
        <source>Show the rest</source>
        <translation>显示其余</translation>
    </message>
    <message>
        <source>What is missing to 100 % as “…”; it has a bar where the full length is 100 %</source>
        <translation>到 100% 为止剩余的部分，显示为“…”；满长为 100% 时也有条形</translation>
    </message>
    <message>
        <source>Words afterwards</source>
        <translation>之后的词</translation>
    </message>
    <message>
        <source>The words when the change is complete; empty: the same</source>
        <translation>变化完成后的词；留空则相同</translation>
    </message>
    <message>
        <source>Probabilities afterwards</source>
        <translation>之后的概率</translation>
    </message>
    <message>
        <source>The probabilities when the change is complete</source>
        <translation>变化完成后的概率</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>From 0, the probabilities, to 1, the probabilities afterwards</source>
        <translation>0 为当前概率，1 为之后的概率</translation>
    </message>
    <message>
        <source>Where the bars grow</source>
        <translation>条形伸长的方向</translation>
    </message>
    <message>
        <source>Bar length</source>
        <translation>条形长度</translation>
    </message>
    <message>
        <source>Of the longest bar</source>
        <translation>最长条形的长度</translation>
    </message>
    <message>
        <source>Full length</source>
        <translation>满长</translation>
    </message>
    <message>
        <source>Which probability has a bar of the full length</source>
        <translation>哪个概率的条形为满长</translation>
    </message>
    <message>
        <source>The largest one</source>
        <translation>最大的</translation>
    </message>
    <message>
        <source>One for each word in the order given, over again if there are fewer</source>
        <translation>按给定顺序每个词一个，不足时循环</translation>
    </message>
    <message>
        <source>Colour of the rest</source>
        <translation>其余部分的颜色</translation>
    </message>
    <message>
        <source>Colour of the bar of what is left over</source>
        <translation>剩余部分条形的颜色</translation>
    </message>
    <message>
        <source>Width of words</source>
        <translation>词的宽度</translation>
    </message>
    <message>
        <source>Wider words are made smaller; 0: never</source>
        <translation>更宽的词会缩小；0：不缩小</translation>
    </message>
    <message>
        <source>Show percentages</source>
        <translation>显示百分比</translation>
    </message>
    <message>
        <source>The percentage at the end of each bar</source>
        <translation>每个条形末端的百分比</translation>
    </message>
    <message>
        <source>Bar thickness</source>
        <translation>条形粗细</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>滑块</translation>
    </message>
    <message>
        <source>A number as the place of a knob on a track; link a number, and the knob follows it. The parts are “track”, “ticks”, “filled”, “knob”, “number” and “label”.</source>
        <translation>用滑轨上旋钮的位置表示一个数字；连接一个数字，旋钮就随之移动。各部分名为 “track”、“ticks”、“filled”、“knob”、“number” 和 “label”。</translation>
    </message>
    <message>
        <source>The number that it shows</source>
        <translation>所显示的数字</translation>
    </message>
    <message>
        <source>Where the track begins</source>
        <translation>滑轨起点的值</translation>
    </message>
    <message>
        <source>Where the track ends</source>
        <translation>滑轨终点的值</translation>
    </message>
    <message>
        <source>Length of the track</source>
        <translation>滑轨长度</translation>
    </message>
    <message>
        <source>Tick spacing</source>
        <translation>刻度间隔</translation>
    </message>
    <message>
        <source>Type size of ticks</source>
        <translation>刻度字号</translation>
    </message>
    <message>
        <source>Type size of the numbers at the ticks; 0: none</source>
        <translation>刻度数字的字号；0 表示不显示</translation>
    </message>
    <message>
        <source>Show number</source>
        <translation>显示数字</translation>
    </message>
    <message>
        <source>The number above the knob</source>
        <translation>旋钮上方的数字</translation>
    </message>
    <message>
        <source>Type size of the number above the knob</source>
        <translation>旋钮上方数字的字号</translation>
    </message>
    <message>
        <source>Radius of the knob</source>
        <translation>旋钮半径</translation>
    </message>
    <message>
        <source>Colour of the knob, the number and the track up to the knob</source>
        <translation>旋钮、数字以及旋钮之前滑轨的颜色</translation>
    </message>
    <message>
        <source>Track colour</source>
        <translation>滑轨颜色</translation>
    </message>
    <message>
        <source>Colour of the track and its ticks</source>
        <translation>滑轨和刻度的颜色</translation>
    </message>
    <message>
        <source>Track width</source>
        <translation>滑轨粗细</translation>
    </message>
    <message>
        <source>Thickness of the track, in hundredths of a unit</source>
        <translation>滑轨粗细，以百分之一单位计</translation>
    </message>
    <message>
        <source>Logits to probabilities</source>
        <translation>从 logits 到概率</translation>
    </message>
    <message>
        <source>Softmax step by step: logits, their exponentials, and the shares with bars. Move the temperature to see what it does. The parts are “words”, “logits”, “exponentials” and “shares”, each with one part for each word, and the headings “logit”, “exponential”, “share” and “temperature”, and “sum”.</source>
        <translation>逐步展示 softmax：logits、它们的指数以及带条形的份额。移动温度可观察其作用。各部分为“words”“logits”“exponentials”“shares”，每个词各一个；标题为“logit”“exponential”“share”“temperature”；还有“sum”。</translation>
    </message>
    <message>
        <source>One for each logit</source>
        <translation>每个 logit 一个</translation>
    </message>
    <message>
        <source>The numbers; of several rows, the last counts. −∞ has no share</source>
        <translation>数值；有多行时取最后一行。−∞ 没有份额</translation>
    </message>
    <message>
        <source>Show headings</source>
        <translation>显示标题</translation>
    </message>
    <message>
        <source>The formulas above the columns, and the temperature</source>
        <translation>各列上方的公式和温度</translation>
    </message>
    <message>
        <source>Show sum</source>
        <translation>显示总和</translation>
    </message>
    <message>
        <source>The sum of the shares, below them</source>
        <translation>份额下方的总和</translation>
    </message>
    <message>
        <source>Of the bar for 100 %</source>
        <translation>100% 条形的长度</translation>
    </message>
    <message>
        <source>Column gap</source>
        <translation>列间距</translation>
    </message>
    <message>
        <source>Room between columns</source>
        <translation>列与列之间的距离</translation>
    </message>
    <message>
        <source>The probabilities</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>Block diagram</source>
        <translation>框图</translation>
    </message>
    <message>
        <source>Blocks, groups and links that are written as text and laid out by themselves; links go round blocks. The parts are “blocks/NAME”, “groups/NAME”, “links/FROM→TO”, “labels/FROM→TO” and “token”, in the order of the flow; blocks with a class have its name as a tag. What is larger than its maximum width or height, or than the frame, is made smaller.</source>
        <translation>用文字写出的方框、组和连线，自动排版；连线绕开方框。各部分按流程顺序为“blocks/NAME”、“groups/NAME”、“links/FROM→TO”、“labels/FROM→TO”和“token”；有类的方框以类名为标签。大于最大宽度或高度、或大于画面时会缩小。</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>图</translation>
    </message>
    <message>
        <source>One link in a line, “input -&gt; encoder -&gt; output”; “name [Text]” is what a block shows, “name {” to “}” a group, “-&gt;+” an arc round what lies between. Flowcharts of Mermaid can be pasted</source>
        <translation>每行一条连线：“input -&gt; encoder -&gt; output”；“name [Text]”是方框中显示的文字，“name {”到“}”是一个组，“-&gt;+”是绕过中间部分的弧线。可以粘贴 Mermaid 流程图</translation>
    </message>
    <message>
        <source>Where the links go; what does not say it goes up</source>
        <translation>连线的走向；没有写明时向上</translation>
    </message>
    <message>
        <source>As written</source>
        <translation>按文字所写</translation>
    </message>
    <message>
        <source>Downwards</source>
        <translation>向下</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>向左</translation>
    </message>
    <message>
        <source>Folded groups</source>
        <translation>折叠的组</translation>
    </message>
    <message>
        <source>Names of groups that are drawn as one block</source>
        <translation>画成一个方框的组的名称</translation>
    </message>
    <message>
        <source>Unfolding</source>
        <translation>展开</translation>
    </message>
    <message>
        <source>How far the folded groups are unfolded: 0 not at all, 1 completely</source>
        <translation>折叠的组展开了多少：0 完全折叠，1 完全展开</translation>
    </message>
    <message>
        <source>Tensor shapes</source>
        <translation>张量形状</translation>
    </message>
    <message>
        <source>What flows, beside its link, from where it is declared on: “x: [2, 16, 512]”</source>
        <translation>在连线旁写出流过的张量形状，从写明的地方开始：“x: [2, 16, 512]”</translation>
    </message>
    <message>
        <source>Type size in blocks, before the whole is made smaller to fit</source>
        <translation>方框中的字号，在整体缩小以适应之前</translation>
    </message>
    <message>
        <source>Room between blocks, layers and links</source>
        <translation>方框、层和连线之间的间距</translation>
    </message>
    <message>
        <source>Side of residual links</source>
        <translation>残差连线的一侧</translation>
    </message>
    <message>
        <source>Where arcs “-&gt;+” go round what lies between</source>
        <translation>弧线“-&gt;+”从哪一侧绕过中间部分</translation>
    </message>
    <message>
        <source>Left or top</source>
        <translation>左侧或上方</translation>
    </message>
    <message>
        <source>Right or bottom</source>
        <translation>右侧或下方</translation>
    </message>
    <message>
        <source>Of blocks without a class</source>
        <translation>没有类的方框的颜色</translation>
    </message>
    <message>
        <source>How opaque blocks are</source>
        <translation>方框的不透明度</translation>
    </message>
    <message>
        <source>Of blocks and groups</source>
        <translation>方框和组的线宽</translation>
    </message>
    <message>
        <source>Link colour</source>
        <translation>连线颜色</translation>
    </message>
    <message>
        <source>Colour of links and of what is written at them</source>
        <translation>连线及其旁边文字的颜色</translation>
    </message>
    <message>
        <source>Link width</source>
        <translation>连线宽度</translation>
    </message>
    <message>
        <source>Of links</source>
        <translation>连线的宽度</translation>
    </message>
    <message>
        <source>Corners of links</source>
        <translation>连线的拐角</translation>
    </message>
    <message>
        <source>How round the corners of links are</source>
        <translation>连线拐角的圆度</translation>
    </message>
    <message>
        <source>Names of blocks, groups and classes, and paths such as “input -&gt; norm1”</source>
        <translation>方框、组和类的名称，以及“input -&gt; norm1”这样的路径</translation>
    </message>
    <message>
        <source>Highlight strength</source>
        <translation>突出强度</translation>
    </message>
    <message>
        <source>How much the highlighted parts stand out</source>
        <translation>突出部分有多醒目</translation>
    </message>
    <message>
        <source>Of lines that are highlighted</source>
        <translation>突出的线条的颜色</translation>
    </message>
    <message>
        <source>Opacity of the rest</source>
        <translation>其余部分的不透明度</translation>
    </message>
    <message>
        <source>How opaque the rest is, while something is highlighted</source>
        <translation>有突出部分时其余部分的不透明度</translation>
    </message>
    <message>
        <source>Built up</source>
        <translation>搭建程度</translation>
    </message>
    <message>
        <source>How much is there, along the flow: 0 nothing, 1 everything</source>
        <translation>沿流程出现了多少：0 没有，1 全部</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Something that travels along the links</source>
        <translation>沿连线移动的东西</translation>
    </message>
    <message>
        <source>Token progress</source>
        <translation>词元进度</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>已到达</translation>
    </message>
    <message>
        <source>How many blocks the token has reached, and its share of the way to the next</source>
        <translation>词元已到达的方框数，以及到下一个方框的路程份额</translation>
    </message>
    <message>
        <source>How far it has gone: 0 at the first block, 1 at the last</source>
        <translation>走了多远：0 在第一个方框，1 在最后一个方框</translation>
    </message>
    <message>
        <source>Token path</source>
        <translation>词元路径</translation>
    </message>
    <message>
        <source>The names that it passes, “input -&gt; encoder -&gt; output”; empty: along the first links</source>
        <translation>经过的名称，“input -&gt; encoder -&gt; output”；留空：沿第一条连线</translation>
    </message>
    <message>
        <source>Token labels</source>
        <translation>词元文字</translation>
    </message>
    <message>
        <source>What it says, from the first block on and after each next one</source>
        <translation>从第一个方框起、以及每经过下一个方框后显示的文字</translation>
    </message>
    <message>
        <source>Token pause</source>
        <translation>词元停留</translation>
    </message>
    <message>
        <source>How long it stays at each block, as a way in which it would go on</source>
        <translation>在每个方框停留的时间，以其间会走的路程表示</translation>
    </message>
    <message>
        <source>Token colour</source>
        <translation>词元颜色</translation>
    </message>
    <message>
        <source>Of the token</source>
        <translation>词元的颜色</translation>
    </message>
    <message>
        <source>Byte-pair tokens</source>
        <translation>字节对词元</translation>
    </message>
    <message>
        <source>The tokens into which a model like GPT-2 divides a text, by the files vocab.json and merges.txt that models come with. Characters may become several tokens, of which the bytes are shown.</source>
        <translation>GPT-2 之类的模型切分文本所得的词元，依据模型附带的 vocab.json 和 merges.txt 文件。一个字可能变成多个词元，此时显示其字节。</translation>
    </message>
    <message>
        <source>What is divided, in any language</source>
        <translation>要切分的文本，任何语言</translation>
    </message>
    <message>
        <source>The file vocab.json of a model</source>
        <translation>模型的 vocab.json 文件</translation>
    </message>
    <message>
        <source>Merges</source>
        <translation>合并规则</translation>
    </message>
    <message>
        <source>The file merges.txt of the same model</source>
        <translation>同一模型的 merges.txt 文件</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>How the space before a word is shown, which belongs to its token</source>
        <translation>单词前的空格属于其词元，以何种方式显示</translation>
    </message>
    <message>
        <source>As a dot</source>
        <translation>显示为圆点</translation>
    </message>
    <message>
        <source>As a space</source>
        <translation>显示为空格</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>不显示</translation>
    </message>
    <message>
        <source>The tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Ids</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Their numbers in the vocabulary</source>
        <translation>它们在词表中的编号</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>How many there are</source>
        <translation>有多少个</translation>
    </message>
    <message>
        <source>Query matrix</source>
        <translation>查询矩阵</translation>
    </message>
    <message>
        <source>Key matrix</source>
        <translation>键矩阵</translation>
    </message>
    <message>
        <source>Value matrix</source>
        <translation>值矩阵</translation>
    </message>
    <message>
        <source>Output matrix</source>
        <translation>输出矩阵</translation>
    </message>
    <message>
        <source>Parts one by one</source>
        <translation>逐个部分</translation>
    </message>
    <message>
        <source>Parts of a shape as a list of shapes, each where it stands: repeat something over them, or ask for the place of one by its number, as in parts[0].centre.</source>
        <translation>把形状的各部分变成形状列表，每个留在原位：可以对它们重复某个模块，也可以按编号查询位置，如 parts[0].centre。</translation>
    </message>
    <message>
        <source>Which parts: * for its children, names such as cells/3/2, or numbers such as 1..4</source>
        <translation>哪些部分：* 表示直接子部分，也可以是 cells/3/2 之类的名称或 1..4 之类的编号</translation>
    </message>
    <message>
        <source>The parts in their order</source>
        <translation>按顺序的各部分</translation>
    </message>
    <message>
        <source>Reordered</source>
        <translation>重新排序</translation>
    </message>
    <message>
        <source>A shape whose parts come in another order in animations with a lag. They keep their places and names.</source>
        <translation>各部分在带间隔的动画中按另一顺序出现的形状。位置和名称不变。</translation>
    </message>
    <message>
        <source>The shape that has the parts</source>
        <translation>包含这些部分的形状</translation>
    </message>
    <message>
        <source>Which part comes first; later ones are drawn over earlier ones</source>
        <translation>哪个部分先出现；后面的画在前面的之上</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Backwards</source>
        <translation>反向</translation>
    </message>
    <message>
        <source>From the middle outwards</source>
        <translation>从中间向外</translation>
    </message>
    <message>
        <source>From the ends inwards</source>
        <translation>从两端向内</translation>
    </message>
    <message>
        <source>Bars over rows or columns</source>
        <translation>行或列上的条</translation>
    </message>
    <message>
        <source>One bar over each row or each column of a matrix as it is shown, to count them one by one. The parts are “0”, “1”, “2”, …</source>
        <translation>在所显示矩阵的每一行或每一列上各放一个条，便于逐个计数。其部分为“0”、“1”、“2”……</translation>
    </message>
    <message>
        <source>A matrix in brackets or a table of numbers, or a part of one</source>
        <translation>带括号的矩阵、数字表，或其中一部分</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>What each bar covers</source>
        <translation>每个条覆盖什么</translation>
    </message>
    <message>
        <source>Room beside the equals sign, and half of it between matrix and vector, before the whole is fitted to a size</source>
        <translation>等号两侧的间距，矩阵与向量之间为其一半；按整体尺寸缩放之前的值</translation>
    </message>
    <message>
        <source>Keep in view</source>
        <translation>保持在画面中</translation>
    </message>
    <message>
        <source>A shape that the camera follows as soon as it would leave the picture; let the link follow its state on the stage, so that its animations count</source>
        <translation>即将离开画面时镜头便跟随的图形；请链接其在舞台上的状态，以便计入动画</translation>
    </message>
    <message>
        <source>Room around it</source>
        <translation>周围留白</translation>
    </message>
    <message>
        <source>From that shape to the edges of the picture; a large one keeps it in the middle</source>
        <translation>该图形到画面边缘的距离；很大时使其始终居中</translation>
    </message>
    <message>
        <source>Into the world</source>
        <translation>放入空间</translation>
    </message>
    <message>
        <source>A shape that is fixed in the frame, as a thing in the scene that looks the same from the camera. So shapes in space can be morphed into it and back.</source>
        <translation>把固定在画面上的形状变成场景中的物体，从镜头看去完全相同。这样空间中的形状就能变成它，也能变回来。</translation>
    </message>
    <message>
        <source>What is fixed in the frame</source>
        <translation>固定在画面上的内容</translation>
    </message>
    <message>
        <source>The scene&apos;s camera; without it, the frame of a scene that has none</source>
        <translation>场景的镜头；没有时，采用无镜头场景的画面</translation>
    </message>
    <message>
        <source>Illustration</source>
        <translation>插画</translation>
    </message>
    <message>
        <source>One of the program&apos;s own drawings. Its parts can be moved, recoloured and faded by their names.</source>
        <translation>程序自带的图画。各部分可以按名称移动、重新上色和淡入淡出。</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>图画</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>显示什么</translation>
    </message>
    <message>
        <source>Creature</source>
        <translation>小动物</translation>
    </message>
    <message>
        <source>Fluffy blue creature</source>
        <translation>毛茸茸的蓝色小动物</translation>
    </message>
    <message>
        <source>Fluffy tuft</source>
        <translation>毛茸茸的绒团</translation>
    </message>
    <message>
        <source>Blue paint</source>
        <translation>蓝色颜料</translation>
    </message>
    <message>
        <source>Green foliage</source>
        <translation>绿叶</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>森林</translation>
    </message>
    <message>
        <source>Lush green forest</source>
        <translation>茂密的绿色森林</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>树</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人物</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>机器人</translation>
    </message>
    <message>
        <source>Wizard’s hat</source>
        <translation>巫师帽</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>王冠</translation>
    </message>
    <message>
        <source>Car</source>
        <translation>汽车</translation>
    </message>
    <message>
        <source>Wrecked car</source>
        <translation>撞坏的汽车</translation>
    </message>
    <message>
        <source>Graphics card</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>Page with a formula</source>
        <translation>带公式的纸页</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>书</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>时钟</translation>
    </message>
    <message>
        <source>Light bulb</source>
        <translation>灯泡</translation>
    </message>
    <message>
        <source>Wooden table</source>
        <translation>木桌</translation>
    </message>
    <message>
        <source>Whether the drawing keeps its colours</source>
        <translation>图画是否保留自己的颜色</translation>
    </message>
    <message>
        <source>Its own</source>
        <translation>原有颜色</translation>
    </message>
    <message>
        <source>Shades of one colour</source>
        <translation>同一颜色的深浅</translation>
    </message>
    <message>
        <source>One colour</source>
        <translation>单一颜色</translation>
    </message>
    <message>
        <source>That colour</source>
        <translation>该颜色</translation>
    </message>
    <message>
        <source>How thick the drawing&apos;s lines are, as a multiple of their own width</source>
        <translation>图画线条的粗细，为原有宽度的倍数</translation>
    </message>
    <message>
        <source>Lines from every source to every target, as wide or as opaque as they are strong: what flows between words, or how two rows of things are connected. A “Pulse” lets it flow. The parts are called 0, 1, 2, … and have the tags “from:NUMBER” and “to:NUMBER”.</source>
        <translation>从每个来源到每个目标的线，越强越粗或越不透明：单词之间流动的内容，或两排事物如何相连。用“脉冲”让它流动。各部分名为 0、1、2……，并带有标签“from:编号”和“to:编号”。</translation>
    </message>
    <message>
        <source>From every letter</source>
        <translation>从每个字母</translation>
    </message>
    <message>
        <source>Lines begin at every letter or other piece of these parts, each as strong as the part&apos;s line</source>
        <translation>线条从这些部分的每个字母或其他小块开始，强度与该部分的线条相同</translation>
    </message>
    <message>
        <source>How opaque lines of full strength are</source>
        <translation>最强的线的不透明度</translation>
    </message>
    <message>
        <source>Opacity of weak lines</source>
        <translation>弱线的不透明度</translation>
    </message>
    <message>
        <source>How opaque lines of no strength are, as a share of the strong ones: 0 for lines as opaque as strong</source>
        <translation>强度为零的线的不透明度，占强线的比例；0 表示不透明度与强度成正比</translation>
    </message>
    <message>
        <source>Colour by</source>
        <translation>颜色依据</translation>
    </message>
    <message>
        <source>What gives a line its colour: its strength, or the shapes at its ends, from one to the other</source>
        <translation>线的颜色由什么决定：强度，或两端图形的颜色（从一端渐变到另一端）</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>强度</translation>
    </message>
    <message>
        <source>Both ends</source>
        <translation>两端</translation>
    </message>
    <message>
        <source>From weak to strong lines, if coloured by strength; if there are none, every line has a random bright one</source>
        <translation>按强度着色时从弱线到强线；没有时每条线随机取一种亮色</translation>
    </message>
    <message>
        <source>Lightest</source>
        <translation>最亮程度</translation>
    </message>
    <message>
        <source>How light random colours are at most: 0.5 is strong, 1 white</source>
        <translation>随机颜色最亮时的程度：0.5 为浓，1 为白</translation>
    </message>
    <message>
        <source>A picture from a PNG, JPEG or SVG file that the lecture carries. SVG is drawn as shapes.</source>
        <translation>讲义所含 PNG、JPEG 或 SVG 文件中的图片。SVG 会绘制为形状。</translation>
    </message>
    <message>
        <source>Spotlight</source>
        <translation>聚光灯</translation>
    </message>
    <message>
        <source>Darkens everything behind it except for some shapes or parts. It fades in and out like any block, and “Which one” lets the light go from one to the next.</source>
        <translation>除某些图形或部分外，使其后的一切变暗。它像其他模块一样淡入淡出，“第几个”让光从一个移到下一个。</translation>
    </message>
    <message>
        <source>Lit shapes</source>
        <translation>照亮的图形</translation>
    </message>
    <message>
        <source>What stays bright</source>
        <translation>保持明亮的内容</translation>
    </message>
    <message>
        <source>Lit parts</source>
        <translation>照亮的部分</translation>
    </message>
    <message>
        <source>Which one</source>
        <translation>第几个</translation>
    </message>
    <message>
        <source>Only this one is lit, counted from 0; between two, the light is on its way; −1: all of them</source>
        <translation>只照亮这一个（从 0 数起）；介于两者之间时光在途中；−1：全部</translation>
    </message>
    <message>
        <source>The form of the light</source>
        <translation>光的形状</translation>
    </message>
    <message>
        <source>Soft edge</source>
        <translation>柔和边缘</translation>
    </message>
    <message>
        <source>How wide the way from light to dark is; 0: a hard edge</source>
        <translation>从亮到暗的过渡宽度；0：边缘清晰</translation>
    </message>
    <message>
        <source>Darkness</source>
        <translation>暗度</translation>
    </message>
    <message>
        <source>How dark everything else is</source>
        <translation>其余部分有多暗</translation>
    </message>
    <message>
        <source>The colour of the dark</source>
        <translation>暗部的颜色</translation>
    </message>
    <message>
        <source>A camera whose whole picture is dark, instead of the frame; let the link follow its state on the stage</source>
        <translation>整个画面变暗的镜头，代替画框；请链接其在舞台上的状态</translation>
    </message>
    <message>
        <source>A rectangle around a shape, or around each of its parts.</source>
        <translation>围住一个形状或其每个部分的矩形。</translation>
    </message>
    <message>
        <source>Marked parts</source>
        <translation>标记的部分</translation>
    </message>
    <message>
        <source>Which parts of it, each by itself: * for all, numbers such as 1..4, .tag, a &quot;phrase&quot;; empty: the shape as a whole</source>
        <translation>逐个标记其中哪些部分：* 为全部，编号如 1..4、.标签或 &quot;短语&quot;；留空则为整个形状</translation>
    </message>
    <message>
        <source>A line with thin ends under a shape, or under each of its parts.</source>
        <translation>画在一个形状或其每个部分下方、两端变细的线。</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空间</translation>
    </message>
    <message>
        <source>Axes in space</source>
        <translation>空间坐标轴</translation>
    </message>
    <message>
        <source>Three axes through the point 0. The parts are “x”, “y”, “z”, “ticks”, “labels” and “names”.</source>
        <translation>过原点 0 的三条轴。部件为“x”“y”“z”“ticks”“labels”“names”。</translation>
    </message>
    <message>
        <source>Z minimum</source>
        <translation>z 最小值</translation>
    </message>
    <message>
        <source>Where the z axis begins</source>
        <translation>z 轴起点</translation>
    </message>
    <message>
        <source>Z maximum</source>
        <translation>z 最大值</translation>
    </message>
    <message>
        <source>Where the z axis ends</source>
        <translation>z 轴终点</translation>
    </message>
    <message>
        <source>Length of 1</source>
        <translation>1 的长度</translation>
    </message>
    <message>
        <source>How long the number 1 is; the same for vectors, planes and points on these axes</source>
        <translation>数字 1 的长度；这些轴上的向量、平面和点都用同一个值</translation>
    </message>
    <message>
        <source>Names of the axes</source>
        <translation>轴名称</translation>
    </message>
    <message>
        <source>What stands at the ends of the x, y and z axis; $…$ is a formula</source>
        <translation>写在 x、y、z 轴末端的内容；$…$ 为公式</translation>
    </message>
    <message>
        <source>Size of the names</source>
        <translation>名称字号</translation>
    </message>
    <message>
        <source>Type size of the names</source>
        <translation>名称的字号</translation>
    </message>
    <message>
        <source>Arrowheads</source>
        <translation>箭头</translation>
    </message>
    <message>
        <source>Heads at the ends</source>
        <translation>在末端加箭头</translation>
    </message>
    <message>
        <source>Of lines and texts</source>
        <translation>线条和文字的颜色</translation>
    </message>
    <message>
        <source>Number plane</source>
        <translation>数字平面</translation>
    </message>
    <message>
        <source>Lines at every number, flat on the screen or on a floor of space. The parts are “between”, “lines” and “axes”.</source>
        <translation>在屏幕上或空间的地面上，每个整数处画一条线。部件为“between”“lines”“axes”。</translation>
    </message>
    <message>
        <source>Lies in</source>
        <translation>所在平面</translation>
    </message>
    <message>
        <source>The two axes that it holds</source>
        <translation>该平面包含的两条轴</translation>
    </message>
    <message>
        <source>The floor (X and Z)</source>
        <translation>地面（X 和 Z）</translation>
    </message>
    <message>
        <source>The picture (X and Y)</source>
        <translation>画面（X 和 Y）</translation>
    </message>
    <message>
        <source>The side (Y and Z)</source>
        <translation>侧面（Y 和 Z）</translation>
    </message>
    <message>
        <source>Reach across</source>
        <translation>横向范围</translation>
    </message>
    <message>
        <source>The last number on both sides, along its first axis</source>
        <translation>沿第一条轴两侧的最后一个数</translation>
    </message>
    <message>
        <source>Reach up</source>
        <translation>纵向范围</translation>
    </message>
    <message>
        <source>The last number on both sides, along its second axis</source>
        <translation>沿第二条轴两侧的最后一个数</translation>
    </message>
    <message>
        <source>How long the number 1 is</source>
        <translation>数字 1 的长度</translation>
    </message>
    <message>
        <source>Faint lines</source>
        <translation>淡线</translation>
    </message>
    <message>
        <source>How many faint lines there are from one number to the next</source>
        <translation>相邻两个数之间的淡线条数</translation>
    </message>
    <message>
        <source>Bright axes</source>
        <translation>突出坐标轴</translation>
    </message>
    <message>
        <source>The lines through 0 twice as wide</source>
        <translation>过 0 的线加粗一倍</translation>
    </message>
    <message>
        <source>Points in space</source>
        <translation>空间中的点</translation>
    </message>
    <message>
        <source>Every row of a matrix with two or three columns as a point: words by their embeddings, for example. The parts are “POINT/dot” and “POINT/label”.</source>
        <translation>把两列或三列矩阵的每一行画成一个点，例如按嵌入排布的单词。部件为“POINT/dot”和“POINT/label”。</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>坐标</translation>
    </message>
    <message>
        <source>One point in each row</source>
        <translation>每行一个点</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>What stands beside them; $…$ is a formula</source>
        <translation>写在点旁的内容；$…$ 为公式</translation>
    </message>
    <message>
        <source>How long the number 1 is, as for the axes</source>
        <translation>数字 1 的长度，与坐标轴相同</translation>
    </message>
    <message>
        <source>Of the dots</source>
        <translation>圆点的大小</translation>
    </message>
    <message>
        <source>Of the dots in turn</source>
        <translation>圆点依次使用的颜色</translation>
    </message>
    <message>
        <source>Colour of the names</source>
        <translation>名称颜色</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>立体</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>是什么</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>长方体</translation>
    </message>
    <message>
        <source>Cylinder or prism</source>
        <translation>圆柱或棱柱</translation>
    </message>
    <message>
        <source>Cone or pyramid</source>
        <translation>圆锥或棱锥</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>球</translation>
    </message>
    <message>
        <source>Length along x</source>
        <translation>沿 x 的长度</translation>
    </message>
    <message>
        <source>Length along y</source>
        <translation>沿 y 的长度</translation>
    </message>
    <message>
        <source>Length along z</source>
        <translation>沿 z 的长度</translation>
    </message>
    <message>
        <source>Number of sides</source>
        <translation>侧面数</translation>
    </message>
    <message>
        <source>Around a cylinder, cone or sphere: few make a prism or a pyramid</source>
        <translation>圆柱、圆锥或球四周的面数；少则成为棱柱或棱锥</translation>
    </message>
    <message>
        <source>Shading</source>
        <translation>明暗</translation>
    </message>
    <message>
        <source>How much darker faces are that look away from the light</source>
        <translation>背光的面变暗的程度</translation>
    </message>
    <message>
        <source>Light from</source>
        <translation>光源方向</translation>
    </message>
    <message>
        <source>The direction in which the light stands</source>
        <translation>光源所在的方向</translation>
    </message>
    <message>
        <source>Surface in space</source>
        <translation>曲面</translation>
    </message>
    <message>
        <source>A matrix as heights over the floor: a loss over two weights, for example. Columns go along x, rows along z towards the viewer. The parts are “ROW/COLUMN”.</source>
        <translation>把矩阵画成地面上的高度，例如随两个权重变化的损失。列沿 x，行沿 z 朝向观众。部件为“ROW/COLUMN”。</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>The height at every crossing</source>
        <translation>每个交点的高度</translation>
    </message>
    <message>
        <source>Height of 1</source>
        <translation>1 的高度</translation>
    </message>
    <message>
        <source>How high the number 1 is</source>
        <translation>数字 1 的高度</translation>
    </message>
    <message>
        <source>Opacity of the faces</source>
        <translation>面的不透明度</translation>
    </message>
    <message>
        <source>Edge colour</source>
        <translation>棱线颜色</translation>
    </message>
    <message>
        <source>Colour of the edges</source>
        <translation>棱线的颜色</translation>
    </message>
    <message>
        <source>Edge width</source>
        <translation>棱线粗细</translation>
    </message>
    <message>
        <source>Width of the edges; 0: none</source>
        <translation>棱线的粗细；0 表示没有</translation>
    </message>
    <message>
        <source>Vector in space</source>
        <translation>空间向量</translation>
    </message>
    <message>
        <source>An arrow from one point of the axes to another, with a name that can be read from everywhere. The parts are “components”, “shaft”, “tip” and “label”; shaft and tip have the tag “arrow”, so that “.arrow” can go without the label.</source>
        <translation>从坐标轴上一点指向另一点的箭头，名称从任何方向都能看清。部件为“components”“shaft”“tip”“label”；shaft 和 tip 带有标签“arrow”，用“.arrow”可以只让箭头移动而不带名称。</translation>
    </message>
    <message>
        <source>How far it goes along x, y and z</source>
        <translation>沿 x、y、z 方向的距离</translation>
    </message>
    <message>
        <source>Tail</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>Where it begins: the tip of another vector to add both</source>
        <translation>起点位置：放在另一向量的末端即可相加</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>分量</translation>
    </message>
    <message>
        <source>Gap to the label</source>
        <translation>与标签的距离</translation>
    </message>
    <message>
        <source>Tensor from a file</source>
        <translation>来自文件的张量</translation>
    </message>
    <message>
        <source>Numbers from a CSV, .npy, .npz or .safetensors file that the lecture carries, or that lies in its folder. Three dimensions become heads of rows and columns.</source>
        <translation>课件携带的或其文件夹中的 CSV、.npy、.npz 或 .safetensors 文件中的数。三维张量变为多个头，每个头有行和列。</translation>
    </message>
    <message>
        <source>Which of the lecture&apos;s files, or a file in its folder</source>
        <translation>课件的哪个文件，或其文件夹中的文件</translation>
    </message>
    <message>
        <source>Name of the tensor</source>
        <translation>张量名称</translation>
    </message>
    <message>
        <source>Which of several tensors in the file; empty: the first one</source>
        <translation>文件中多个张量里的哪一个；留空：第一个</translation>
    </message>
    <message>
        <source>The names of all tensors in the file</source>
        <translation>文件中所有张量的名称</translation>
    </message>
    <message>
        <source>Matrix of a size</source>
        <translation>指定大小的矩阵</translation>
    </message>
    <message>
        <source>A matrix with this many rows and columns: cut off, or filled up with a number.</source>
        <translation>行数和列数固定的矩阵：截断，或用一个数补齐。</translation>
    </message>
    <message>
        <source>Filling</source>
        <translation>填充值</translation>
    </message>
    <message>
        <source>The number in new rows and columns</source>
        <translation>新行新列中的数</translation>
    </message>
    <message>
        <source>Attention pairs</source>
        <translation>注意力配对</translation>
    </message>
    <message>
        <source>Which tokens look at which others, by the weights of attention. A token that mainly looks at itself looks at no other.</source>
        <translation>根据注意力权重判断哪些词元关注哪些词元。主要关注自身的词元视为不关注其他词元。</translation>
    </message>
    <message>
        <source>The share of each key in each query</source>
        <translation>每个查询中各个键所占的份额</translation>
    </message>
    <message>
        <source>Weights below this make no pair, and neither does 0</source>
        <translation>小于此值的权重以及 0 都不构成配对</translation>
    </message>
    <message>
        <source>Most on itself</source>
        <translation>自身份额上限</translation>
    </message>
    <message>
        <source>A token that looks at itself more than this looks at no other</source>
        <translation>对自身的关注超过此值的词元视为不关注其他词元</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Who is looked at in each pair, from 0</source>
        <translation>每一对中被关注的词元，从 0 开始</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Who looks in each pair, counted from 0</source>
        <translation>每一对中进行关注的词元，从 0 开始</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>被看到的</translation>
    </message>
    <message>
        <source>1 for each token at which one looks, else 0</source>
        <translation>被关注的词元为 1，否则为 0</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>观看的</translation>
    </message>
    <message>
        <source>1 for each token that looks, else 0</source>
        <translation>进行关注的词元为 1，否则为 0</translation>
    </message>
    <message>
        <source>Main</source>
        <translation>主要的</translation>
    </message>
    <message>
        <source>Which token looks at the most others</source>
        <translation>关注其他词元最多的词元</translation>
    </message>
    <message>
        <source>Main keys</source>
        <translation>主要的键</translation>
    </message>
    <message>
        <source>At which tokens that one looks</source>
        <translation>该词元所关注的词元</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Place of a text</source>
        <translation>文字的位置</translation>
    </message>
    <message>
        <source>Where a text stands in a list, such as a word among the tokens of a model. If it is not there, that is listed as a problem.</source>
        <translation>文字在列表中的位置，例如某个词在模型词元中的位置。如果不在其中，会列为问题。</translation>
    </message>
    <message>
        <source>What to look for; capitals and the marks around it do not matter</source>
        <translation>要查找的文字；不区分大小写，也不计首尾标点</translation>
    </message>
    <message>
        <source>The list in which it stands</source>
        <translation>它所在的列表</translation>
    </message>
    <message>
        <source>If it is not there</source>
        <translation>不在其中时</translation>
    </message>
    <message>
        <source>The place that counts then, from 0</source>
        <translation>此时采用的位置（从 0 起）</translation>
    </message>
    <message>
        <source>Where it stands, counted from 0</source>
        <translation>它的位置（从 0 起）</translation>
    </message>
    <message>
        <source>What is listed as a problem</source>
        <translation>列为问题的情况</translation>
    </message>
    <message>
        <source>Missing numbers</source>
        <translation>缺少的数字</translation>
    </message>
    <message>
        <source>Another size</source>
        <translation>大小不同</translation>
    </message>
    <message>
        <source>The last other token that looks</source>
        <translation>最后一个进行关注的其他词元</translation>
    </message>
    <message>
        <source>The weights of the pairs, 0 elsewhere</source>
        <translation>各对的权重，其余为 0</translation>
    </message>
    <message>
        <source>Relations of words</source>
        <translation>词与词的关系</translation>
    </message>
    <message>
        <source>A matrix of how strongly the words of a text are related, from a list such as “blue → creature 0.5”: a row for each word that something comes to, a column for each that it comes from, as the flow between parts takes it.</source>
        <translation>由“蓝色 → 生物 0.5”这样的列表得到文本中各词关联强度的矩阵：每个接收的词一行，每个发出的词一列，可直接用于部分之间的流动。</translation>
    </message>
    <message>
        <source>The words, between spaces or between marks “|”</source>
        <translation>各个词，以空格或标记“|”分隔</translation>
    </message>
    <message>
        <source>List of relations</source>
        <translation>关系列表</translation>
    </message>
    <message>
        <source>In each line or between semicolons: word → word, then a strength if it is not 1; word#2 is the second occurrence of a word</source>
        <translation>每行一条或以分号分隔：词 → 词，强度不为 1 时写在后面；词#2 指该词第二次出现</translation>
    </message>
    <message>
        <source>Rotary position encoding</source>
        <translation>旋转位置编码</translation>
    </message>
    <message>
        <source>Turns each pair of columns of queries or keys by an angle that grows with the position, so that their product depends on the distance of two tokens (RoPE).</source>
        <translation>把查询或键的每一对列按随位置增大的角度旋转，使它们的乘积取决于两个词元的距离（RoPE）。</translation>
    </message>
    <message>
        <source>Queries or keys</source>
        <translation>查询或键</translation>
    </message>
    <message>
        <source>One row for each position, in each head; an even number of columns</source>
        <translation>每个头中每个位置一行；列数为偶数</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>起始位置</translation>
    </message>
    <message>
        <source>The position of the first row</source>
        <translation>第一行的位置</translation>
    </message>
    <message>
        <source>Which columns turn together</source>
        <translation>一起旋转的列</translation>
    </message>
    <message>
        <source>As in the paper, or as most models with open weights do it</source>
        <translation>按论文的方式，或按多数开放权重模型的方式</translation>
    </message>
    <message>
        <source>Each with the next one</source>
        <translation>每列与下一列</translation>
    </message>
    <message>
        <source>Each with one of the other half</source>
        <translation>每列与另一半中的一列</translation>
    </message>
    <message>
        <source>The same, turned</source>
        <translation>旋转后的结果</translation>
    </message>
    <message>
        <source>Choice of matrices</source>
        <translation>选择矩阵</translation>
    </message>
    <message>
        <source>One of up to four matrices, chosen by a number.</source>
        <translation>用编号从最多四个矩阵中选一个。</translation>
    </message>
    <message>
        <source>Which matrix, counted from 0</source>
        <translation>第几个矩阵，从 0 数起</translation>
    </message>
    <message>
        <source>First</source>
        <translation>第一个</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>第二个</translation>
    </message>
    <message>
        <source>Third</source>
        <translation>第三个</translation>
    </message>
    <message>
        <source>The third matrix</source>
        <translation>第三个矩阵</translation>
    </message>
    <message>
        <source>Fourth</source>
        <translation>第四个</translation>
    </message>
    <message>
        <source>The fourth matrix</source>
        <translation>第四个矩阵</translation>
    </message>
    <message>
        <source>Transposed matrix</source>
        <translation>转置矩阵</translation>
    </message>
    <message>
        <source>Rows become columns.</source>
        <translation>行变成列。</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>当前步数</translation>
    </message>
    <message>
        <source>From the middle of each piece to that of the next, as over the columns of a grid; [0, 0, 0]: as written</source>
        <translation>从每个片段的中心到下一个的中心，如置于表格各列之上；[0, 0, 0]：按书写位置</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>对齐方式</translation>
    </message>
    <message>
        <source>With a step, which edges of the pieces line up instead of their middles</source>
        <translation>有间距时，片段对齐哪一边而不是中心</translation>
    </message>
    <message>
        <source>How many pieces there are</source>
        <translation>片段的个数</translation>
    </message>
    <message>
        <source>What is written in the pieces</source>
        <translation>各片段中的文字</translation>
    </message>
    <message>
        <source>Piece by piece</source>
        <translation>逐块</translation>
    </message>
    <message>
        <source>Numbers at the end</source>
        <translation>最终的数字</translation>
    </message>
    <message>
        <source>A block whose numbers they become, in order; without one, they become random</source>
        <translation>依次变成该模块的数字；没有则变成随机数</translation>
    </message>
    <message>
        <source>Its outlines turn into another block&apos;s: all of them, or equal letters, words or parts travel while the rest fades</source>
        <translation>轮廓变成另一个模块的轮廓：全部变形，或相同的字母、单词、部分移动而其余淡出</translation>
    </message>
    <message>
        <source>What turns into what</source>
        <translation>什么变成什么</translation>
    </message>
    <message>
        <source>Everything into something, or only what is equal: that travels, and the rest fades</source>
        <translation>全部互相变形，或只有相同的部分移动，其余的淡出淡入</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Equal letters and outlines</source>
        <translation>相同的字母和轮廓</translation>
    </message>
    <message>
        <source>Equal words</source>
        <translation>相同的单词</translation>
    </message>
    <message>
        <source>Parts of equal names</source>
        <translation>名称相同的部分</translation>
    </message>
    <message>
        <source>Bends the way from place to place into an arc of this angle</source>
        <translation>把从一处到另一处的路径弯成这个角度的圆弧</translation>
    </message>
    <message>
        <source>Turn over</source>
        <translation>翻面</translation>
    </message>
    <message>
        <source>Turns over like a card, with another block on its back</source>
        <translation>像卡片一样翻过来，背面是另一个模块</translation>
    </message>
    <message>
        <source>The axis it turns about</source>
        <translation>翻转所绕的轴</translation>
    </message>
    <message>
        <source>Vertical</source>
        <translation>竖屏</translation>
    </message>
    <message>
        <source>Horizontal</source>
        <translation>水平</translation>
    </message>
    <message>
        <source>The shape whose centre is the point; without one, a point of its own or one that you give</source>
        <translation>以其中心为该点的图形；没有时为自身的一点或您给出的点</translation>
    </message>
    <message>
        <source>Which point of its own stays, or a point of the scene</source>
        <translation>自身的哪一点不动，或场景中的一点</translation>
    </message>
    <message>
        <source>A point</source>
        <translation>一个点</translation>
    </message>
    <message>
        <source>The point of the scene that stays, if that is chosen</source>
        <translation>保持不动的场景中的点（若选择了它）</translation>
    </message>
    <message>
        <source>Turns an input into a query</source>
        <translation>把输入变成查询</translation>
    </message>
    <message>
        <source>Turns an input into a key</source>
        <translation>把输入变成键</translation>
    </message>
    <message>
        <source>Turns an input into a value</source>
        <translation>把输入变成值</translation>
    </message>
    <message>
        <source>Turns a value into what the head adds</source>
        <translation>把值变成注意力头所加的内容</translation>
    </message>
    <message>
        <source>1 for each token that begins the sentence or follows a space in it, else 0: particles and punctuation follow none</source>
        <translation>句首的词元和前面有空格的词元为 1，其余为 0：助词和标点前没有空格</translation>
    </message>
    <message>
        <source>Colouring</source>
        <translation>着色方式</translation>
    </message>
    <message>
        <source>The full 100 %</source>
        <translation>整个 100 %</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>线条朝向</translation>
    </message>
    <message>
        <source>For scenes in depth: as wide from everywhere, or drawn on its plane, so that they get narrow when it is seen from the side</source>
        <translation>用于有深度的场景：从任何方向看都一样宽，或画在其平面上，从侧面看时变窄</translation>
    </message>
    <message>
        <source>Face the viewer</source>
        <translation>面向观众</translation>
    </message>
    <message>
        <source>Lie in the plane</source>
        <translation>位于平面内</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>语言模型</translation>
    </message>
    <message>
        <source>A trained transformer reads a sentence: every number that it computes, one row for each token. The small model that belongs to the program has one layer, in which head 1 looks at what describes a word, 2 at whom it is about, 3 at what tells its meaning; 4 is free. It was trained on sentences of a small grammar, and its heads were guided to these roles. A model of the GPT-2 family can be read from a folder instead.</source>
        <translation>一个训练好的 Transformer 读取句子：给出它计算的每一个数，每个词元一行。程序自带的小模型只有一层，其中第 1 个头看修饰该词的词，第 2 个看说的是谁，第 3 个看能说明词义的词，第 4 个不受约束。它用一个小语法的句子训练，各个头被引导承担这些角色。也可以改用文件夹中的 GPT-2 系列模型。</translation>
    </message>
    <message>
        <source>The language of the sentence: each has a small model of its own</source>
        <translation>句子的语言：每种语言有自己的小模型</translation>
    </message>
    <message>
        <source>Folder of a model</source>
        <translation>模型文件夹</translation>
    </message>
    <message>
        <source>The name of a folder, which lies where the lecture is saved, with config.json, vocab.json, merges.txt and model.safetensors of a model of the GPT-2 family; if it is empty, the small model reads</source>
        <translation>课件保存位置旁的文件夹名称，其中有 GPT-2 系列模型的 config.json、vocab.json、merges.txt 和 model.safetensors；留空则由小模型读取</translation>
    </message>
    <message>
        <source>Transformer layer</source>
        <translation>模型的层</translation>
    </message>
    <message>
        <source>Which layer of the model in the folder, counted from 1</source>
        <translation>文件夹中模型的第几层，从 1 数起</translation>
    </message>
    <message>
        <source>The positional encoding, or what the model has learned for each position</source>
        <translation>位置编码，或模型为每个位置学到的向量</translation>
    </message>
    <message>
        <source>What the layer begins with: in the first one, embeddings and positions added</source>
        <translation>该层的输入：第一层是嵌入与位置之和</translation>
    </message>
    <message>
        <source>The sum of the input and all heads; of the small model, normalized</source>
        <translation>输入与所有头之和；小模型中经过归一化</translation>
    </message>
    <message>
        <source>How wide the eye sees, from the bottom to the top of the frame: the larger, the stronger the perspective; a few degrees show space almost without. 0: as wide as the scene says</source>
        <translation>从画框底部到顶部的视角：越大透视越强；几度时几乎没有透视。0：按场景的设定</translation>
    </message>
    <message>
        <source>Look at</source>
        <translation>注视</translation>
    </message>
    <message>
        <source>A shape whose middle is in the middle of the picture, and around which the camera turns; the centre is then the way from there</source>
        <translation>其中心位于画面中央、摄像机绕其转动的形状；此时“中心”是相对它的偏移</translation>
    </message>
    <message>
        <source>Angle between vectors</source>
        <translation>向量夹角</translation>
    </message>
    <message>
        <source>An arc from one vector to another in the plane of both, with the angle in degrees, computed. The parts are “wedge”, “arc” and “label”.</source>
        <translation>在两个向量所在的平面中，从一个向量到另一个向量的圆弧，以及计算出的角度（度）。各部分为“wedge”“arc”和“label”。</translation>
    </message>
    <message>
        <source>First vector</source>
        <translation>第一个向量</translation>
    </message>
    <message>
        <source>How far it goes along x, y and z: link a vector in space</source>
        <translation>沿 x、y、z 各走多远：可链接空间中的向量</translation>
    </message>
    <message>
        <source>Second vector</source>
        <translation>第二个向量</translation>
    </message>
    <message>
        <source>Vertex</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>The point at which both begin</source>
        <translation>两者的起点</translation>
    </message>
    <message>
        <source>Of the arc</source>
        <translation>圆弧的半径</translation>
    </message>
    <message>
        <source>Square for right angles</source>
        <translation>直角用方块标记</translation>
    </message>
    <message>
        <source>A right angle is marked by a square</source>
        <translation>直角用一个方块标记</translation>
    </message>
    <message>
        <source>From the arc to the middle of the label</source>
        <translation>从圆弧到标签中心的距离</translation>
    </message>
    <message>
        <source>How opaque the area within the arc is</source>
        <translation>圆弧内区域的不透明度</translation>
    </message>
    <message>
        <source>The number beside the label</source>
        <translation>标签旁的数字</translation>
    </message>
    <message>
        <source>Degrees</source>
        <translation>度数</translation>
    </message>
    <message>
        <source>The angle, from 0 to 180</source>
        <translation>0 到 180 之间的角度</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>余弦</translation>
    </message>
    <message>
        <source>Its cosine: the similarity of both</source>
        <translation>角的余弦：两者的相似度</translation>
    </message>
    <message>
        <source>Brace in depth</source>
        <translation>纵深大括号</translation>
    </message>
    <message>
        <source>A brace along a shape in any direction of space, or between two points, with a label that faces the viewer. Its parts are “brace” and “label”.</source>
        <translation>沿空间任意方向括住图形或两点之间的大括号，标签面向观众。各部分为“brace”和“label”。</translation>
    </message>
    <message>
        <source>Runs along</source>
        <translation>沿着</translation>
    </message>
    <message>
        <source>The axis along which it embraces the shape</source>
        <translation>括住图形所沿的轴</translation>
    </message>
    <message>
        <source>The depth (Z)</source>
        <translation>深度（Z）</translation>
    </message>
    <message>
        <source>The width (X)</source>
        <translation>宽度（X）</translation>
    </message>
    <message>
        <source>The height (Y)</source>
        <translation>高度（Y）</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>前</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后</translation>
    </message>
    <message>
        <source>First point</source>
        <translation>第一个点</translation>
    </message>
    <message>
        <source>Where it begins, if no shape is linked</source>
        <translation>未链接图形时的起点</translation>
    </message>
    <message>
        <source>Last point</source>
        <translation>最后一个点</translation>
    </message>
    <message>
        <source>Where it ends, if no shape is linked</source>
        <translation>未链接图形时的终点</translation>
    </message>
    <message>
        <source>Card in space</source>
        <translation>空间中的卡片</translation>
    </message>
    <message>
        <source>Shapes on a card that stands or lies in space. Its parts are “card” and “content”, whose parts are called like the linked blocks.</source>
        <translation>立在或平放在空间中的卡片及其上的图形。各部分为“card”和“content”，后者的各部分以所链接的模块命名。</translation>
    </message>
    <message>
        <source>What is on the card; it keeps its arrangement and is made to fit</source>
        <translation>卡片上的内容；保持排列并缩放到合适大小</translation>
    </message>
    <message>
        <source>From its bottom to its top</source>
        <translation>从底到顶</translation>
    </message>
    <message>
        <source>From the contents to its edges</source>
        <translation>从内容到边缘的距离</translation>
    </message>
    <message>
        <source>Shows to</source>
        <translation>正面对着</translation>
    </message>
    <message>
        <source>The direction from which it is read</source>
        <translation>从哪个方向阅读</translation>
    </message>
    <message>
        <source>The front</source>
        <translation>前方</translation>
    </message>
    <message>
        <source>The right</source>
        <translation>右方</translation>
    </message>
    <message>
        <source>The left</source>
        <translation>左方</translation>
    </message>
    <message>
        <source>Above: it lies</source>
        <translation>上方（平放）</translation>
    </message>
    <message>
        <source>A direction</source>
        <translation>指定方向</translation>
    </message>
    <message>
        <source>The direction from which it is read, if it shows to one</source>
        <translation>朝向指定方向时的阅读方向</translation>
    </message>
    <message>
        <source>Dot product</source>
        <translation>点积</translation>
    </message>
    <message>
        <source>How far one vector goes in the direction of another: a dashed line drops from its tip at a right angle, and the dot product stands beside, computed. The parts are “drop”, “projection”, “corner” and “label”.</source>
        <translation>一个向量沿另一个向量的方向走了多远：虚线从端点垂直落下，旁边是计算出的点积。各部分为“drop”“projection”“corner”和“label”。</translation>
    </message>
    <message>
        <source>What is projected: link a vector in space</source>
        <translation>被投影的向量：可链接空间中的向量</translation>
    </message>
    <message>
        <source>Onto which it is projected: link a vector in space</source>
        <translation>投影到的向量：可链接空间中的向量</translation>
    </message>
    <message>
        <source>Colour of dashed lines</source>
        <translation>虚线颜色</translation>
    </message>
    <message>
        <source>Colour of the dashed line and of the mark of the right angle</source>
        <translation>虚线和直角标记的颜色</translation>
    </message>
    <message>
        <source>From the middle of the projection down to the middle of the label; negative: up</source>
        <translation>从投影中点向下到标签中心的距离；负数则向上</translation>
    </message>
    <message>
        <source>The dot product</source>
        <translation>点积</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>The length of the projection, negative against the direction</source>
        <translation>投影的长度，方向相反时为负</translation>
    </message>
    <message>
        <source>The projection</source>
        <translation>投影</translation>
    </message>
    <message>
        <source>Of the angle between both</source>
        <translation>两者夹角的余弦</translation>
    </message>
    <message>
        <source>Loss surface with descent</source>
        <translation>损失曲面与梯度下降</translation>
    </message>
    <message>
        <source>The surface z = f(x, y) of a formula, and gradient descent on it, computed: a ball rolls down from the start. The parts are “surface”, “path”, “points” and “ball”.</source>
        <translation>由公式给出的曲面 z = f(x, y)，以及在其上计算的梯度下降：小球从起点滚下。各部分为“surface”“path”“points”和“ball”。</translation>
    </message>
    <message>
        <source>The height over every point, computed from x and y</source>
        <translation>由 x 和 y 计算出的每一点的高度</translation>
    </message>
    <message>
        <source>Cells to a side</source>
        <translation>每边的格数</translation>
    </message>
    <message>
        <source>Into how many faces each side is divided</source>
        <translation>每边分成多少个面</translation>
    </message>
    <message>
        <source>Start of the descent</source>
        <translation>下降的起点</translation>
    </message>
    <message>
        <source>x and y of the point at which the descent begins</source>
        <translation>下降起点的 x 和 y</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>How far it goes for a slope of 1</source>
        <translation>斜率为 1 时走多远</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>动量</translation>
    </message>
    <message>
        <source>The share of the last step that it goes again</source>
        <translation>再次走上一步的比例</translation>
    </message>
    <message>
        <source>Number of steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>How many steps it goes; 0: only the surface</source>
        <translation>走多少步；0：只有曲面</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>The share of its steps that it has gone: keyframes from 0 to 1 let the ball roll</source>
        <translation>已走步数的比例：用 0 到 1 的关键帧让小球滚动</translation>
    </message>
    <message>
        <source>Radius of the ball</source>
        <translation>小球的半径</translation>
    </message>
    <message>
        <source>Of the ball and, smaller, of the points on the way; 0: none</source>
        <translation>小球的半径，途中各点较小；0：无</translation>
    </message>
    <message>
        <source>Colour of the path</source>
        <translation>路径颜色</translation>
    </message>
    <message>
        <source>Colour of the path and the ball</source>
        <translation>路径和小球的颜色</translation>
    </message>
    <message>
        <source>Width of the path</source>
        <translation>路径宽度</translation>
    </message>
    <message>
        <source>Smooth shading</source>
        <translation>平滑着色</translation>
    </message>
    <message>
        <source>Round things look round: light and colours change evenly over the faces, and only sharp edges are seen</source>
        <translation>圆的东西看起来是圆的：光和颜色在面上均匀变化，只看得到分明的棱</translation>
    </message>
    <message>
        <source>The height that the ball has reached</source>
        <translation>小球所到的高度</translation>
    </message>
    <message>
        <source>x, y and the height where the ball is</source>
        <translation>小球所在处的 x、y 和高度</translation>
    </message>
    <message>
        <source>How many steps it has gone</source>
        <translation>已走的步数</translation>
    </message>
    <message>
        <source>x, y and the height after every step, one in each row</source>
        <translation>每一步之后的 x、y 和高度，每行一个</translation>
    </message>
    <message>
        <source>Path in space</source>
        <translation>空间中的路径</translation>
    </message>
    <message>
        <source>A line through points, one in each row of a matrix, that grows from the first to the last: how a word vector moves from layer to layer, for example. The parts are “line” and “end”.</source>
        <translation>通过各点的线（矩阵每行一个点），从第一点生长到最后一点：例如词向量如何逐层移动。各部分为“line”和“end”。</translation>
    </message>
    <message>
        <source>x, y and z of one point in each row</source>
        <translation>每行一个点的 x、y、z</translation>
    </message>
    <message>
        <source>The share of its length that is drawn: keyframes from 0 to 1 let it grow</source>
        <translation>绘出长度的比例：用 0 到 1 的关键帧使其生长</translation>
    </message>
    <message>
        <source>Length of the trail</source>
        <translation>尾迹长度</translation>
    </message>
    <message>
        <source>The share of its length that stays behind the end</source>
        <translation>末端之后保留的长度比例</translation>
    </message>
    <message>
        <source>Radius of the end</source>
        <translation>末端的半径</translation>
    </message>
    <message>
        <source>Of the dot at its end; 0: none</source>
        <translation>末端圆点的半径；0：无</translation>
    </message>
    <message>
        <source>Shape at the end</source>
        <translation>末端的图形</translation>
    </message>
    <message>
        <source>What moves along the path, instead of the dot; it faces the viewer</source>
        <translation>代替圆点沿路径移动的图形；它面向观众</translation>
    </message>
    <message>
        <source>Width of the line</source>
        <translation>线的宽度</translation>
    </message>
    <message>
        <source>The point at which it ends</source>
        <translation>终点</translation>
    </message>
    <message>
        <source>Across a direction</source>
        <translation>垂直于某个方向</translation>
    </message>
    <message>
        <source>Direction across it</source>
        <translation>垂直方向</translation>
    </message>
    <message>
        <source>The direction to which it is at a right angle, if it lies across one</source>
        <translation>垂直于某个方向时的该方向</translation>
    </message>
    <message>
        <source>Names avoid each other</source>
        <translation>名称互相避让</translation>
    </message>
    <message>
        <source>Each name stands on the side of its point where it covers the least, seen from all around; it stays there while the camera turns</source>
        <translation>每个名称位于从四周看遮挡最少的一侧；摄像机转动时保持不变</translation>
    </message>
    <message>
        <source>A box, a cylinder, a cone or a sphere in the light, with pictures or texts on its flat faces. The parts are its faces: 0, 1, 2, …</source>
        <translation>光照下的长方体、圆柱、圆锥或球，平面上可放图片或文字。各部分为它的面：0、1、2……</translation>
    </message>
    <message>
        <source>Pictures on its faces</source>
        <translation>面上的图片</translation>
    </message>
    <message>
        <source>Shapes on the front, then to the right around it, and then on the top and the bottom</source>
        <translation>从正面开始向右绕一圈，然后是顶面和底面上的图形</translation>
    </message>
    <message>
        <source>Texts on its faces</source>
        <translation>面上的文字</translation>
    </message>
    <message>
        <source>In the same order, for faces without a picture; $…$ is a formula</source>
        <translation>按相同顺序，用于没有图片的面；$…$ 为公式</translation>
    </message>
    <message>
        <source>Size of texts on faces</source>
        <translation>面上文字的大小</translation>
    </message>
    <message>
        <source>Type size of the texts on the faces; smaller where they do not fit</source>
        <translation>面上文字的字号；放不下时会缩小</translation>
    </message>
    <message>
        <source>Colour of texts on faces</source>
        <translation>面上文字的颜色</translation>
    </message>
    <message>
        <source>Colour of the texts on the faces</source>
        <translation>面上文字的颜色</translation>
    </message>
    <message>
        <source>Padding on faces</source>
        <translation>面的内边距</translation>
    </message>
    <message>
        <source>From what stands on a face to its edges</source>
        <translation>从面上的内容到边缘的距离</translation>
    </message>
    <message>
        <source>Stack in depth</source>
        <translation>纵深堆叠</translation>
    </message>
    <message>
        <source>Shapes one behind the other: copies of one, or several in turn. The parts are 0, 1, 2, … from the front to the back.</source>
        <translation>前后排列的图形：一个图形的副本，或多个图形依次排列。各部分 0、1、2……从前到后排列。</translation>
    </message>
    <message>
        <source>The shapes, from the front to the back</source>
        <translation>从前到后的图形</translation>
    </message>
    <message>
        <source>How many; the shapes over again if there are fewer. 0: each of them once</source>
        <translation>数量；图形不够时从头重复。0：每个一次</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>From each to the next, which is behind it</source>
        <translation>从每个到它后面的下一个</translation>
    </message>
    <message>
        <source>Opacity of the last</source>
        <translation>最后一个的不透明度</translation>
    </message>
    <message>
        <source>They fade towards the back until this</source>
        <translation>向后逐渐淡化到此值</translation>
    </message>
    <message>
        <source>Unfolded</source>
        <translation>展开</translation>
    </message>
    <message>
        <source>0: all are in the place of the first; 1: the whole stack</source>
        <translation>0：全部在第一个的位置；1：完整的堆叠</translation>
    </message>
    <message>
        <source>Lag in unfolding</source>
        <translation>展开的延迟</translation>
    </message>
    <message>
        <source>0: all at once; 1: one after the other</source>
        <translation>0：同时；1：逐个</translation>
    </message>
    <message>
        <source>Vector sum</source>
        <translation>向量和</translation>
    </message>
    <message>
        <source>The arrow to which two vectors add up, with dashed lines that say how. The parts are “first”, “second”, “shaft”, “tip” and “label”.</source>
        <translation>两个向量相加得到的箭头，以及说明如何相加的虚线。各部分为“first”“second”“shaft”“tip”和“label”。</translation>
    </message>
    <message>
        <source>The first vector is multiplied with it; −1: subtracted</source>
        <translation>与第一个向量相乘；−1：相减</translation>
    </message>
    <message>
        <source>The second vector is multiplied with it: from 0 to 1, the arrow swings from the first to the sum</source>
        <translation>与第二个向量相乘：从 0 到 1，箭头从第一个向量摆到和</translation>
    </message>
    <message>
        <source>Where it begins</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>Dashed lines</source>
        <translation>虚线</translation>
    </message>
    <message>
        <source>How the two vectors add up</source>
        <translation>两个向量如何相加</translation>
    </message>
    <message>
        <source>Second at the tip of the first</source>
        <translation>第二个接在第一个的端点</translation>
    </message>
    <message>
        <source>Parallelogram</source>
        <translation>平行四边形</translation>
    </message>
    <message>
        <source>Colour of the dashed lines</source>
        <translation>虚线的颜色</translation>
    </message>
    <message>
        <source>Picture at the tip</source>
        <translation>端点处的图片</translation>
    </message>
    <message>
        <source>A picture, a formula or any other shape instead of the label</source>
        <translation>用图片、公式或任何其他图形代替标签</translation>
    </message>
    <message>
        <source>Place of the label</source>
        <translation>标签的位置</translation>
    </message>
    <message>
        <source>Where it stands at the tip</source>
        <translation>它在端点的什么位置</translation>
    </message>
    <message>
        <source>Above, or below where the arrow goes down</source>
        <translation>上方；箭头向下时在下方</translation>
    </message>
    <message>
        <source>In the direction of the arrow</source>
        <translation>箭头所指的方向</translation>
    </message>
    <message>
        <source>From the tip to the edge of the label, or to its middle in the direction of the arrow</source>
        <translation>从端点到标签边缘的距离；在箭头方向上时到标签中心</translation>
    </message>
    <message>
        <source>Labels keep clear of</source>
        <translation>标签避开的对象</translation>
    </message>
    <message>
        <source>Axes, arrows, frames and other shapes that a label does not cover where there is another place for it</source>
        <translation>坐标轴、箭头、边框等图形；若有其他位置，标签不会盖住它们</translation>
    </message>
    <message>
        <source>Labels of the same size</source>
        <translation>标签大小一致</translation>
    </message>
    <message>
        <source>Labels are as large on screen near the camera as far away</source>
        <translation>无论离摄像机远近，标签在画面上一样大</translation>
    </message>
    <message>
        <source>Tip</source>
        <translation>端点</translation>
    </message>
    <message>
        <source>Its length</source>
        <translation>它的长度</translation>
    </message>
    <message>
        <source>Coordinates say</source>
        <translation>坐标表示</translation>
    </message>
    <message>
        <source>What the coordinates mean</source>
        <translation>坐标的含义</translation>
    </message>
    <message>
        <source>How far it goes</source>
        <translation>走多远</translation>
    </message>
    <message>
        <source>Where its tip is</source>
        <translation>端点在哪里</translation>
    </message>
    <message>
        <source>Gap at the tail</source>
        <translation>起点处的间距</translation>
    </message>
    <message>
        <source>How far from its first point the arrow begins</source>
        <translation>箭头从起点多远处开始</translation>
    </message>
    <message>
        <source>Gap at the tip</source>
        <translation>端点处的间距</translation>
    </message>
    <message>
        <source>How far from its last point the arrow ends</source>
        <translation>箭头在离终点多远处结束</translation>
    </message>
    <message>
        <source>Dashed lines that say how far it goes along x, y and z</source>
        <translation>说明沿 x、y、z 各走多远的虚线</translation>
    </message>
    <message>
        <source>Components as</source>
        <translation>分量的画法</translation>
    </message>
    <message>
        <source>Which dashed lines there are</source>
        <translation>画哪些虚线</translation>
    </message>
    <message>
        <source>Along x and z, then up</source>
        <translation>沿 x 和 z，然后向上</translation>
    </message>
    <message>
        <source>From the tip to the axes</source>
        <translation>从端点到各轴</translation>
    </message>
    <message>
        <source>Box around it</source>
        <translation>外围长方体</translation>
    </message>
    <message>
        <source>Wall of patterns</source>
        <translation>图案墙</translation>
    </message>
    <message>
        <source>Every head of a tensor as a small coloured pattern, in rows and columns; they can be gathered one behind the other. The parts are “PATTERN/cells” and “PATTERN/frame”.</source>
        <translation>将张量的每个头显示为小的彩色图案，按行列排列；也可前后收拢。各部分为“PATTERN/cells”和“PATTERN/frame”。</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>图案</translation>
    </message>
    <message>
        <source>Matrices of the same size, one for each head</source>
        <translation>大小相同的矩阵，每个头一个</translation>
    </message>
    <message>
        <source>Number of patterns</source>
        <translation>图案数量</translation>
    </message>
    <message>
        <source>Into how many the rows are divided; 0: one for each head of the tensor</source>
        <translation>将行分成多少个；0：张量的每个头一个</translation>
    </message>
    <message>
        <source>Patterns in a row</source>
        <translation>每行图案数</translation>
    </message>
    <message>
        <source>How many are side by side</source>
        <translation>并排多少个</translation>
    </message>
    <message>
        <source>Width of a pattern</source>
        <translation>图案宽度</translation>
    </message>
    <message>
        <source>How wide each pattern is; its height follows</source>
        <translation>每个图案的宽度；高度随之而定</translation>
    </message>
    <message>
        <source>Offset in the stack</source>
        <translation>堆叠中的偏移</translation>
    </message>
    <message>
        <source>From each to the next, when they are one behind the other</source>
        <translation>前后排列时从每个到下一个</translation>
    </message>
    <message>
        <source>Size in the stack</source>
        <translation>堆叠中的大小</translation>
    </message>
    <message>
        <source>How many times as large they are there</source>
        <translation>在堆叠中放大多少倍</translation>
    </message>
    <message>
        <source>0: a stack, one behind the other; 1: a wall</source>
        <translation>0：前后堆叠；1：一面墙</translation>
    </message>
    <message>
        <source>Ambient rotation</source>
        <translation>缓慢旋转</translation>
    </message>
    <message>
        <source>The camera keeps walking slowly around what it looks at; it starts and stops smoothly</source>
        <translation>摄像机一直绕着所看的内容缓慢行走，平滑地开始和停止</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>How fast once it moves, in degrees per second</source>
        <translation>运动时的速度，每秒的度数</translation>
    </message>
    <message>
        <source>Time to start and stop</source>
        <translation>启动和停止的时间</translation>
    </message>
    <message>
        <source>How long it takes to get into motion, and out of it again</source>
        <translation>从静止到运动以及再次停下所需的时间</translation>
    </message>
    <message>
        <source>Around</source>
        <translation>环绕对象</translation>
    </message>
    <message>
        <source>The shape that it turns around; without one, what it looks at</source>
        <translation>所环绕的形状；没有则绕所看之处</translation>
    </message>
    <message>
        <source>The plane that lies flat, XY (z is up) or XZ (y is up)</source>
        <translation>平放的平面，XY（z 向上）或 XZ（y 向上）</translation>
    </message>
    <message>
        <source>Dolly</source>
        <translation>推近</translation>
    </message>
    <message>
        <source>The camera goes towards a shape, or away from it, without turning</source>
        <translation>摄像机不转动，靠近或远离某个形状</translation>
    </message>
    <message>
        <source>Towards</source>
        <translation>朝向</translation>
    </message>
    <message>
        <source>Times closer</source>
        <translation>靠近倍数</translation>
    </message>
    <message>
        <source>2: to half the distance, where it looks twice as large; 0.5: away from it, to twice the distance</source>
        <translation>2：距离减半，看起来大一倍；0.5：远离到两倍距离</translation>
    </message>
    <message>
        <source>Fly to</source>
        <translation>飞到</translation>
    </message>
    <message>
        <source>The camera moves and turns on the shortest way until it sees a place from a direction. With another field of view but the same centre and height, it is a dolly zoom</source>
        <translation>摄像机沿最短路径移动并转动，直到从某个方向看到某处。中心和高度不变而只改变视角，就是滑动变焦</translation>
    </message>
    <message>
        <source>How far the camera has walked around the scene at the end</source>
        <translation>结束时摄像机绕场景走过的角度</translation>
    </message>
    <message>
        <source>At the end: 0 looks straight onto the picture plane, 90 along it</source>
        <translation>结束时：0 正对画面平面，90 沿着平面看</translation>
    </message>
    <message>
        <source>The angle at which the camera is held at the end</source>
        <translation>结束时摄像机侧倾的角度</translation>
    </message>
    <message>
        <source>What the angles are measured against, as for the camera: XY (z is up) or XZ (y is up)</source>
        <translation>角度所依据的平面，与摄像机相同：XY（z 向上）或 XZ（y 向上）</translation>
    </message>
    <message>
        <source>How wide the eye sees at the end; 0: as now</source>
        <translation>结束时的视角；0：保持现状</translation>
    </message>
    <message>
        <source>Follow with the camera</source>
        <translation>镜头跟随</translation>
    </message>
    <message>
        <source>The camera moves until a shape is in the middle of the picture, and along with it from then on while keyframes move it. To keep a shape in view that animations move, see the properties of the camera</source>
        <translation>摄像机移动到形状位于画面中央，之后关键帧移动它时一同移动。要让由动画移动的形状保持可见，请看摄像机的属性</translation>
    </message>
    <message>
        <source>The shape that is followed</source>
        <translation>所跟随的形状</translation>
    </message>
    <message>
        <source>The camera turns where it stands until a shape is in the middle of the picture, and follows it with its eye from then on while keyframes move it</source>
        <translation>摄像机原地转动，直到形状位于画面中央；之后关键帧移动它时，目光一直跟随</translation>
    </message>
    <message>
        <source>At</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Orbit</source>
        <translation>环绕</translation>
    </message>
    <message>
        <source>The camera walks around what it looks at, or around a shape, which stays where it is in the picture</source>
        <translation>摄像机绕着所看的内容或某个形状走，它在画面中的位置不变</translation>
    </message>
    <message>
        <source>How far around</source>
        <translation>绕行的角度</translation>
    </message>
    <message>
        <source>Tilt by</source>
        <translation>再倾斜</translation>
    </message>
    <message>
        <source>How much more the camera is tilted at the end</source>
        <translation>结束时摄像机再倾斜的角度</translation>
    </message>
    <message>
        <source>a fluffy blue creature</source>
        <translation>一只|毛茸茸的|蓝色的|生物</translation>
    </message>
    <message>
        <source>fluffy → creature
blue → creature 0.5</source>
        <translation>毛茸茸的 → 生物
蓝色的 → 生物 0.5</translation>
    </message>
    <message>
        <source>a fluffy blue creature roamed the verdant forest</source>
        <translation>一只毛茸茸的蓝色的生物在翠绿的森林里漫步</translation>
    </message>
    <message>
        <source>Attention is all you need</source>
        <translation>注意力就是你所需要的一切</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>森林</translation>
    </message>
    <message>
        <source>meadow</source>
        <translation>草地</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>城堡</translation>
    </message>
    <message>
        <source>one</source>
        <translation>一</translation>
    </message>
    <message>
        <source>two</source>
        <translation>二</translation>
    </message>
    <message>
        <source>What the model reads: a few dozen words, for the small model in English, Korean or Chinese. The guide lists all words that it knows</source>
        <translation>模型读取的文字：最多几十个词，小型模型用英文、韩文或中文。它认识的所有词列在帮助中</translation>
    </message>
    <message>
        <source>Kind of brackets</source>
        <translation>括号的种类</translation>
    </message>
    <message>
        <source>Square brackets</source>
        <translation>方括号</translation>
    </message>
    <message>
        <source>Round brackets</source>
        <translation>圆括号</translation>
    </message>
    <message>
        <source>In the middle of the angle, or where it keeps clear of both vectors and of their sum</source>
        <translation>在角的中间，或避开两个向量及其和的位置</translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation>在中间</translation>
    </message>
    <message>
        <source>Beside the middle</source>
        <translation>在中间旁边</translation>
    </message>
    <message>
        <source>Single words</source>
        <translation>逐词</translation>
    </message>
    <message>
        <source>Single characters</source>
        <translation>逐字</translation>
    </message>
    <message>
        <source>The colour that it takes meanwhile</source>
        <translation>期间的颜色</translation>
    </message>
    <message>
        <source>How many times its size it grows to meanwhile</source>
        <translation>期间放大到原大小的倍数</translation>
    </message>
    <message>
        <source>Flash along</source>
        <translation>沿路径闪光</translation>
    </message>
    <message>
        <source>A light runs along the path, then the path is gone</source>
        <translation>一道光沿路径移动，随后路径消失</translation>
    </message>
    <message>
        <source>How large the words are written</source>
        <translation>文字写多大</translation>
    </message>
    <message>
        <source>Grows and shrinks, once or several times, then is as before</source>
        <translation>放大再缩小一次或多次，然后恢复原样</translation>
    </message>
    <message>
        <source>Largest size</source>
        <translation>最大大小</translation>
    </message>
    <message>
        <source>How large it becomes: 1.2 is a fifth larger</source>
        <translation>变得多大：1.2 表示大五分之一</translation>
    </message>
    <message>
        <source>Number of beats</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>重复多少次</translation>
    </message>
    <message>
        <source>My animations</source>
        <translation>我的动画</translation>
    </message>
    <message>
        <source>Written number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Child by child, if both have equally many</source>
        <translation>逐个部分（数量相同时）</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>分隔符</translation>
    </message>
    <message>
        <source>Decimal mark</source>
        <translation>小数点符号</translation>
    </message>
    <message>
        <source>First line</source>
        <translation>首行</translation>
    </message>
    <message>
        <source>As the file shows</source>
        <translation>按文件内容</translation>
    </message>
    <message>
        <source>Commas</source>
        <translation>逗号</translation>
    </message>
    <message>
        <source>Semicolons</source>
        <translation>分号</translation>
    </message>
    <message>
        <source>Tabs</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>Names of the columns</source>
        <translation>各列的名称</translation>
    </message>
    <message>
        <source>What stands between the columns of a table</source>
        <translation>表格各列之间的符号</translation>
    </message>
    <message>
        <source>How the numbers of a table are written</source>
        <translation>表格中数字的写法</translation>
    </message>
    <message>
        <source>Whether the first line of a table names its columns</source>
        <translation>表格首行是否为各列的名称</translation>
    </message>
    <message>
        <source>A point (1.5)</source>
        <translation>点（1.5）</translation>
    </message>
    <message>
        <source>A comma (1,5)</source>
        <translation>逗号（1,5）</translation>
    </message>
    <message>
        <source>Chart with bars</source>
        <translation>带坐标轴的柱形图</translation>
    </message>
    <message>
        <source>Of rings, axes and their numbers</source>
        <translation>环线、轴及其数字的颜色</translation>
    </message>
    <message>
        <source>Width of the outlines</source>
        <translation>轮廓线的粗细</translation>
    </message>
    <message>
        <source>How opaque the areas are</source>
        <translation>区域的不透明度</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>圆形</translation>
    </message>
    <message>
        <source>Lines at equal numbers</source>
        <translation>连接相等数值的线</translation>
    </message>
    <message>
        <source>Rings</source>
        <translation>环线</translation>
    </message>
    <message>
        <source>Of the outermost ring</source>
        <translation>最外圈的半径</translation>
    </message>
    <message>
        <source>Several measures of few things: an axis for each row, from the middle outwards, and an outline for each column. All axes have the same scale. “Change” leads to other numbers. The parts are “series/NAME/line”, “…/area” and “…/points”, “labels”, “rings”, “numbers”, “spokes”, “title” and “legend”.</source>
        <translation>用多项指标比较少数对象：每行一条从中心向外的轴，每列一个轮廓。所有轴刻度相同。“变化”过渡到另一组数。部分：“series/名称/line”“…/area”“…/points”“labels”“rings”“numbers”“spokes”“title”和“legend”。</translation>
    </message>
    <message>
        <source>Radar chart</source>
        <translation>雷达图</translation>
    </message>
    <message>
        <source>What the names are</source>
        <translation>这些名称是什么</translation>
    </message>
    <message>
        <source>Of the boxes: the share of the room for each</source>
        <translation>箱体占每份空间的比例</translation>
    </message>
    <message>
        <source>Box thickness</source>
        <translation>箱体粗细</translation>
    </message>
    <message>
        <source>A colour of its own for each box</source>
        <translation>每个箱体各有颜色</translation>
    </message>
    <message>
        <source>A colour for each box</source>
        <translation>每个箱体一种颜色</translation>
    </message>
    <message>
        <source>The first one for all boxes, or one for each</source>
        <translation>所有箱体用第一种颜色，或每个箱体一种</translation>
    </message>
    <message>
        <source>Where greater numbers are</source>
        <translation>较大的数在哪一边</translation>
    </message>
    <message>
        <source>The median, beside its line</source>
        <translation>中位数，写在它的线旁边</translation>
    </message>
    <message>
        <source>A dot at the mean</source>
        <translation>在平均值处画一个点</translation>
    </message>
    <message>
        <source>Show mean</source>
        <translation>显示平均值</translation>
    </message>
    <message>
        <source>A dot for each number beyond the whiskers</source>
        <translation>须以外的每个数一个点</translation>
    </message>
    <message>
        <source>Show outliers</source>
        <translation>显示离群值</translation>
    </message>
    <message>
        <source>How far whiskers reach at most, in lengths of the box; −1: to all numbers</source>
        <translation>须最多伸多远，以箱长为单位；−1：到所有的数</translation>
    </message>
    <message>
        <source>Whiskers</source>
        <translation>须</translation>
    </message>
    <message>
        <source>Numbers that are computed, instead of those in the cells</source>
        <translation>计算出的数，代替单元格中的数</translation>
    </message>
    <message>
        <source>Five numbers in each row, after a name</source>
        <translation>每行名称之后五个数</translation>
    </message>
    <message>
        <source>A row for each box, after its name</source>
        <translation>每个箱体一行，名称在前</translation>
    </message>
    <message>
        <source>A column for each box</source>
        <translation>每个箱体一列</translation>
    </message>
    <message>
        <source>How the cells are read; rows with the same name belong together</source>
        <translation>如何读取单元格；名称相同的行归在一起</translation>
    </message>
    <message>
        <source>Cells hold</source>
        <translation>单元格内容</translation>
    </message>
    <message>
        <source>The samples, or five numbers of each</source>
        <translation>样本，或各自的五个数</translation>
    </message>
    <message>
        <source>How samples are spread: a box from the first to the third quartile with a line at the median, whiskers to the last numbers within 1.5 times its length, and a dot for each number beyond. “Change” leads to other numbers. The parts are “boxes/NAME/box”, “…/median”, “…/lower”, “…/upper”, “…/outliers” and “…/mean”, “x”, “y” and “grid”.</source>
        <translation>样本如何分布：从第一四分位数到第三四分位数的箱体，中位数处的线，到箱长 1.5 倍以内最后一个数的须，以及其外每个数一个点。“变化”过渡到另一组数。部分：“boxes/名称/box”“…/median”“…/lower”“…/upper”“…/outliers”“…/mean”“x”“y”和“grid”。</translation>
    </message>
    <message>
        <source>Box plot</source>
        <translation>箱线图</translation>
    </message>
    <message>
        <source>Of the lines to labels and their numbers</source>
        <translation>通向标签的线及其数字的颜色</translation>
    </message>
    <message>
        <source>How opaque the slices are</source>
        <translation>扇形的不透明度</translation>
    </message>
    <message>
        <source>One for each slice, over again if there are fewer</source>
        <translation>每个扇形一个，不够时循环使用</translation>
    </message>
    <message>
        <source>How much of the circle is drawn; keyframes from 0 to 1 open it like a fan</source>
        <translation>画出圆的多少；从 0 到 1 的关键帧使它像扇子一样展开</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>已画出</translation>
    </message>
    <message>
        <source>Where the first slice begins, clockwise from the top</source>
        <translation>第一个扇形的起点，从顶部起顺时针</translation>
    </message>
    <message>
        <source>How far these slices stand out</source>
        <translation>这些扇形拉出多远</translation>
    </message>
    <message>
        <source>How far out</source>
        <translation>拉出距离</translation>
    </message>
    <message>
        <source>Names of slices that stand out from the others</source>
        <translation>从其他扇形中拉出来的扇形的名称</translation>
    </message>
    <message>
        <source>Pulled out</source>
        <translation>拉出的扇形</translation>
    </message>
    <message>
        <source>The sum of all numbers, in the middle</source>
        <translation>在中间写所有数的和</translation>
    </message>
    <message>
        <source>Show total</source>
        <translation>显示总和</translation>
    </message>
    <message>
        <source>Names and numbers</source>
        <translation>名称和数</translation>
    </message>
    <message>
        <source>Names and shares</source>
        <translation>名称和占比</translation>
    </message>
    <message>
        <source>What is written in labels</source>
        <translation>标签上写什么</translation>
    </message>
    <message>
        <source>Labels say</source>
        <translation>标签内容</translation>
    </message>
    <message>
        <source>Beside them</source>
        <translation>在旁边</translation>
    </message>
    <message>
        <source>Only on the slices</source>
        <translation>只在扇形上</translation>
    </message>
    <message>
        <source>On the slices, or beside them</source>
        <translation>在扇形上或旁边</translation>
    </message>
    <message>
        <source>Where labels stand</source>
        <translation>标签的位置</translation>
    </message>
    <message>
        <source>Of the slice of small ones; empty: “Other”, in the language of the lecture</source>
        <translation>小份合成的扇形的名称；留空则为讲稿语言的“其他”</translation>
    </message>
    <message>
        <source>Name of the rest</source>
        <translation>其余的名称</translation>
    </message>
    <message>
        <source>Smaller slices are put together as one, such as those below 0.02</source>
        <translation>更小的扇形合为一个，例如小于 0.02 的</translation>
    </message>
    <message>
        <source>Least slice</source>
        <translation>最小扇形</translation>
    </message>
    <message>
        <source>Which slice comes first</source>
        <translation>哪个扇形在前</translation>
    </message>
    <message>
        <source>Of a ring: its inner radius, as a share of the radius</source>
        <translation>圆环的内半径，占半径的比例</translation>
    </message>
    <message>
        <source>Hole</source>
        <translation>孔</translation>
    </message>
    <message>
        <source>The name or number of the column that is drawn; empty: the first</source>
        <translation>要画的列的名称或序号；留空为第一列</translation>
    </message>
    <message>
        <source>Shares of a whole as slices of a circle or a ring, clockwise from the top. Labels stand on the slices or beside them, where they do not touch. “Change” leads to other numbers. The parts are “slices/NAME/slice” and “…/label”, “labels/NAME/label” and “…/line”, and “total”.</source>
        <translation>把整体的各份画成圆或圆环的扇形，从顶部起顺时针排列。标签在扇形上或旁边，互不相碰。“变化”过渡到另一组数。部分：“slices/名称/slice”和“…/label”、“labels/名称/label”和“…/line”，以及“total”。</translation>
    </message>
    <message>
        <source>Pie or ring</source>
        <translation>饼图或圆环图</translation>
    </message>
    <message>
        <source>Chart with lines</source>
        <translation>带坐标轴的折线图</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>直方图</translation>
    </message>
    <message>
        <source>How often numbers of each size occur, as bars over axes. The bins are found from the numbers, or have a count or a width of their own. What is not finite is left out. The parts are “bars/BIN”, “x”, “y”, “grid” and “bell”.</source>
        <translation>用坐标轴上的柱子表示各种大小的数出现了多少次。区间可以根据数自动确定，也可以自己规定个数或宽度。不是有限的数会被略去。部分有“bars/BIN”“x”“y”“grid”和“bell”。</translation>
    </message>
    <message>
        <source>The numbers to count</source>
        <translation>要统计的数</translation>
    </message>
    <message>
        <source>Numbers that are computed, all entries of them, instead of the values</source>
        <translation>计算得到的数的所有元素，代替上面的值</translation>
    </message>
    <message>
        <source>Bins</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>Own count</source>
        <translation>自定个数</translation>
    </message>
    <message>
        <source>Own width</source>
        <translation>自定宽度</translation>
    </message>
    <message>
        <source>How wide the bars are</source>
        <translation>柱子的宽度如何确定</translation>
    </message>
    <message>
        <source>Bin count</source>
        <translation>区间个数</translation>
    </message>
    <message>
        <source>How many bars there are, if their count is given</source>
        <translation>自定个数时柱子的数量</translation>
    </message>
    <message>
        <source>Bin width</source>
        <translation>区间宽度</translation>
    </message>
    <message>
        <source>Width of the bell curve</source>
        <translation>钟形曲线的宽度</translation>
    </message>
    <message>
        <source>Width of the curve</source>
        <translation>曲线的宽度</translation>
    </message>
    <message>
        <source>Of the bell curve</source>
        <translation>钟形曲线的颜色</translation>
    </message>
    <message>
        <source>Colour of the curve</source>
        <translation>曲线的颜色</translation>
    </message>
    <message>
        <source>Curve, with lines at 1 to 3 standard deviations</source>
        <translation>曲线，并在 1 至 3 个标准差处画线</translation>
    </message>
    <message>
        <source>A normal distribution with the mean and the deviation of the numbers</source>
        <translation>具有这些数的平均值和标准差的正态分布</translation>
    </message>
    <message>
        <source>Bell curve</source>
        <translation>钟形曲线</translation>
    </message>
    <message>
        <source>How often each bar is divided in two; in between, its halves come apart</source>
        <translation>每根柱子二分的次数；在中间值时两半逐渐分开</translation>
    </message>
    <message>
        <source>Bars divided</source>
        <translation>柱子的二分</translation>
    </message>
    <message>
        <source>From which number to which a bar reaches, if its width is given</source>
        <translation>自定宽度时一根柱子所占的数的范围</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>度量</translation>
    </message>
    <message>
        <source>Share of all</source>
        <translation>占总数的比例</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>密度</translation>
    </message>
    <message>
        <source>How high the bars are</source>
        <translation>柱子有多高</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>混淆矩阵</translation>
    </message>
    <message>
        <source>How often each class was taken for each other: a row for what is true, a column for what was predicted. The colours show the counts, or their shares of the row. The parts are “cells/ROW/COLUMN/cell” and “…/number”, “x” and “y”.</source>
        <translation>每个类别被判断为其他类别的次数：行是实际类别，列是预测类别。颜色表示次数，或在本行中的比例。部分有“cells/ROW/COLUMN/cell”和“…/number”“x”“y”。</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Shares of the row</source>
        <translation>占本行的比例</translation>
    </message>
    <message>
        <source>What the colours and numbers are</source>
        <translation>颜色和数表示什么</translation>
    </message>
    <message>
        <source>The number of each cell</source>
        <translation>每个单元格的数</translation>
    </message>
    <message>
        <source>Of the numbers: digits after the point; −1: as they need</source>
        <translation>数的小数位数；−1：按需要</translation>
    </message>
    <message>
        <source>Of all columns</source>
        <translation>所有列的宽度</translation>
    </message>
    <message>
        <source>Of all rows</source>
        <translation>所有行的高度</translation>
    </message>
    <message>
        <source>Colour of the cell with the greatest number; others are fainter</source>
        <translation>数最大的单元格的颜色，其余的更淡</translation>
    </message>
    <message>
        <source>What the columns are</source>
        <translation>列表示什么</translation>
    </message>
    <message>
        <source>What the rows are</source>
        <translation>行表示什么</translation>
    </message>
    <message>
        <source>Of the names of rows and columns</source>
        <translation>行和列的名称的颜色</translation>
    </message>
    <message>
        <source>Colour of names</source>
        <translation>名称颜色</translation>
    </message>
    <message>
        <source>Colour of titles</source>
        <translation>标题的颜色</translation>
    </message>
    <message>
        <source>X axis title</source>
        <translation>x 轴标题</translation>
    </message>
    <message>
        <source>Y axis title</source>
        <translation>y 轴标题</translation>
    </message>
    <message>
        <source>X scale</source>
        <translation>x 轴刻度类型</translation>
    </message>
    <message>
        <source>Y scale</source>
        <translation>y 轴刻度类型</translation>
    </message>
    <message>
        <source>X limits</source>
        <translation>x 轴范围</translation>
    </message>
    <message>
        <source>Y limits</source>
        <translation>y 轴范围</translation>
    </message>
    <message>
        <source>X ticks</source>
        <translation>x 轴刻度数</translation>
    </message>
    <message>
        <source>Y ticks</source>
        <translation>y 轴刻度数</translation>
    </message>
    <message>
        <source>X numbers</source>
        <translation>x 轴数字写法</translation>
    </message>
    <message>
        <source>Y numbers</source>
        <translation>y 轴数字写法</translation>
    </message>
    <message>
        <source>What is counted along the axis; empty: as the data says. $…$ is a formula</source>
        <translation>坐标轴表示什么；留空：按数据所写。$…$ 是公式</translation>
    </message>
    <message>
        <source>How numbers are spread along the axis</source>
        <translation>数字沿坐标轴如何分布</translation>
    </message>
    <message>
        <source>From the data</source>
        <translation>由数据决定</translation>
    </message>
    <message>
        <source>Own minimum</source>
        <translation>自定最小值</translation>
    </message>
    <message>
        <source>Own maximum</source>
        <translation>自定最大值</translation>
    </message>
    <message>
        <source>Own minimum and maximum</source>
        <translation>自定最小值和最大值</translation>
    </message>
    <message>
        <source>Which of its ends are those below; the others follow the data</source>
        <translation>哪一端取下面的值；其余由数据决定</translation>
    </message>
    <message>
        <source>Where the axis begins, if it has a minimum of its own</source>
        <translation>自定最小值时坐标轴的起点</translation>
    </message>
    <message>
        <source>Where the axis ends, if it has a maximum of its own</source>
        <translation>自定最大值时坐标轴的终点</translation>
    </message>
    <message>
        <source>About how many numbers stand at the axis; 0: as many as read well, −1: none</source>
        <translation>坐标轴上大约有几个数字；0：便于阅读的个数，−1：没有</translation>
    </message>
    <message>
        <source>In full</source>
        <translation>完整写出</translation>
    </message>
    <message>
        <source>In percent</source>
        <translation>百分比</translation>
    </message>
    <message>
        <source>With k, M, B, T</source>
        <translation>用 k、M、B、T</translation>
    </message>
    <message>
        <source>With 만, 억 or 万, 亿</source>
        <translation>用万、亿</translation>
    </message>
    <message>
        <source>Powers of ten</source>
        <translation>10 的幂</translation>
    </message>
    <message>
        <source>How the numbers at the axis are written</source>
        <translation>坐标轴上的数字怎样写</translation>
    </message>
    <message>
        <source>Logarithmic, base 10</source>
        <translation>对数，底数 10</translation>
    </message>
    <message>
        <source>Logarithmic, base 2</source>
        <translation>对数，底数 2</translation>
    </message>
    <message>
        <source>Logarithmic, base e</source>
        <translation>对数，底数 e</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>Across the values</source>
        <translation>只在数值刻度处</translation>
    </message>
    <message>
        <source>In both directions</source>
        <translation>两个方向</translation>
    </message>
    <message>
        <source>Faint lines behind the data</source>
        <translation>数据后面的浅线</translation>
    </message>
    <message>
        <source>Grid lines</source>
        <translation>网格线</translation>
    </message>
    <message>
        <source>Of the axes, their numbers and names</source>
        <translation>坐标轴及其数字和名称的颜色</translation>
    </message>
    <message>
        <source>Axis colour</source>
        <translation>坐标轴颜色</translation>
    </message>
    <message>
        <source>Colour of titles and names</source>
        <translation>标题和名称的颜色</translation>
    </message>
    <message>
        <source>A row for each name in the first column, a column of numbers for each series</source>
        <translation>第一列的每个名称一行，每个系列一列数字</translation>
    </message>
    <message>
        <source>Numbers that are computed, a column for each series, instead of those in the cells</source>
        <translation>代替单元格中数字的计算结果，每个系列一列</translation>
    </message>
    <message>
        <source>Linked numbers</source>
        <translation>链接的数字</translation>
    </message>
    <message>
        <source>Of the area between the axes</source>
        <translation>坐标轴之间区域的大小</translation>
    </message>
    <message>
        <source>One for each series, over again if there are fewer</source>
        <translation>每个系列一种，不够则循环</translation>
    </message>
    <message>
        <source>The names of the series with their colours, where there are several</source>
        <translation>有多个系列时，各自的名称和颜色</translation>
    </message>
    <message>
        <source>Beside each other</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>On each other</source>
        <translation>堆叠</translation>
    </message>
    <message>
        <source>On each other, to 100 %</source>
        <translation>堆叠到 100%</translation>
    </message>
    <message>
        <source>How bars of several series stand</source>
        <translation>多个系列的柱子如何摆放</translation>
    </message>
    <message>
        <source>Smallest first</source>
        <translation>从小到大</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>从大到小</translation>
    </message>
    <message>
        <source>Which name comes first</source>
        <translation>哪个名称在前</translation>
    </message>
    <message>
        <source>The number of each bar</source>
        <translation>每根柱子的数字</translation>
    </message>
    <message>
        <source>Of the numbers at the bars: digits after the point; −1: as they need</source>
        <translation>柱子上数字的小数位数；−1：按需要</translation>
    </message>
    <message>
        <source>The table when the change is complete, with the same names</source>
        <translation>变化完成时的表格，名称相同</translation>
    </message>
    <message>
        <source>The table when the change is complete, with the same names; further ones behind empty rows</source>
        <translation>变化完成时的表格，名称相同；空行之后是后续的表格</translation>
    </message>
    <message>
        <source>Table afterwards</source>
        <translation>之后的表格</translation>
    </message>
    <message>
        <source>From 0, the table, to 1, the table afterwards</source>
        <translation>从 0（表格）到 1（之后的表格）</translation>
    </message>
    <message>
        <source>From 0, what is shown, to 1: shares instead of counts, or counts instead of shares</source>
        <translation>从 0（所显示的）到 1：份额代替个数，或个数代替份额</translation>
    </message>
    <message>
        <source>From 0, the table, to 1, the table afterwards, and on to further ones</source>
        <translation>从 0（表格）到 1（之后的表格），再到后续的表格</translation>
    </message>
    <message>
        <source>Where there is one series, a colour of its own for each bar</source>
        <translation>只有一个系列时，每根柱子一种颜色</translation>
    </message>
    <message>
        <source>A colour for each bar</source>
        <translation>每根柱子一种颜色</translation>
    </message>
    <message>
        <source>Of the bars of one name: the share of the room for it</source>
        <translation>一个名称的柱子占其位置的比例</translation>
    </message>
    <message>
        <source>Bars of a table with axes, names and a legend: beside each other, stacked, or stacked to 100 %. The frame keeps its size, whatever the numbers are. “Change” leads to other numbers: bars grow, shrink and change places. The parts are “bars/NAME/SERIES/bar” and “…/number”, “x”, “y”, “grid”, “baseline”, “breaks” and “legend”.</source>
        <translation>表格的柱子，带坐标轴、名称和图例：并排、堆叠或堆叠到 100%。无论数字多大，图的大小不变。“变化”通向另一些数字：柱子变高、变矮并交换位置。各部分是“bars/NAME/SERIES/bar”和“…/number”、“x”、“y”、“grid”、“baseline”、“breaks”和“legend”。</translation>
    </message>
    <message>
        <source>Lines, areas, steps or points of a table with axes and names at the ends of the lines. The first column has the x values: numbers, dates or names. 100,000 points are reduced to what can be seen, without losing extremes. The parts are “lines/SERIES/line”, “…/band”, “…/area” and “…/points”, “x”, “y”, “grid” and “legend”.</source>
        <translation>把表格画成线、面积、阶梯或点，带坐标轴和线末端的名称。第一列是 x 值：数字、日期或名称。100,000 个点会减到看得见的程度，不丢失极值。各部分是“lines/SERIES/line”、“…/band”、“…/area”和“…/points”、“x”、“y”、“grid”和“legend”。</translation>
    </message>
    <message>
        <source>Where the numbers stand, if not as the first column says</source>
        <translation>数字的位置，如果不按第一列</translation>
    </message>
    <message>
        <source>How the numbers are drawn</source>
        <translation>数字怎样画</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>面积</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>阶梯</translation>
    </message>
    <message>
        <source>Least to greatest run</source>
        <translation>从最小到最大</translation>
    </message>
    <message>
        <source>A standard deviation around the mean</source>
        <translation>平均值 ± 标准差</translation>
    </message>
    <message>
        <source>Columns with the same name are runs of one series: their mean with a band around it</source>
        <translation>同名的列是一个系列的多次运行：平均值及其周围的带</translation>
    </message>
    <message>
        <source>Band of runs</source>
        <translation>多次运行的带</translation>
    </message>
    <message>
        <source>Of bars on each other: from 0, as they stand, to 1, beside each other. They go apart first, then down</source>
        <translation>堆叠的柱子：从 0（堆叠）到 1（并排）；先分开，再落下</translation>
    </message>
    <message>
        <source>Going apart</source>
        <translation>分开</translation>
    </message>
    <message>
        <source>How far the band is open: 0 is the line alone, 1 the whole band</source>
        <translation>带张开的程度：0 只有线，1 是整条带</translation>
    </message>
    <message>
        <source>Opening of the band</source>
        <translation>带的张开</translation>
    </message>
    <message>
        <source>The line ends</source>
        <translation>线断开</translation>
    </message>
    <message>
        <source>The line goes on</source>
        <translation>线继续</translation>
    </message>
    <message>
        <source>What happens where a number is missing</source>
        <translation>缺少数字处怎么办</translation>
    </message>
    <message>
        <source>A dot at each number</source>
        <translation>每个数字一个点</translation>
    </message>
    <message>
        <source>Of a dot</source>
        <translation>点的大小</translation>
    </message>
    <message>
        <source>How opaque areas and bands are</source>
        <translation>面积和带的不透明度</translation>
    </message>
    <message>
        <source>Dot radius</source>
        <translation>点半径</translation>
    </message>
    <message>
        <source>Networks</source>
        <translation>神经网络</translation>
    </message>
    <message>
        <source>Neural network</source>
        <translation>神经网络</translation>
    </message>
    <message>
        <source>Columns of nodes with links between them. With an input it computes what each node passes on, and a pulse runs through it. The parts are “columns/COLUMN/NODE”, “links/COLUMN/FROM→TO”, “residuals”, “names”, “counts”, “activations” and “rest”; columns and nodes without a name have a number, from 1.</source>
        <translation>由连接相连的多列节点。给出输入时计算每个节点传出的值，并可让脉冲穿过。部分：“columns/COLUMN/NODE”、“links/COLUMN/FROM→TO”、“residuals”、“names”、“counts”、“activations”、“rest”；没有名称的列和节点从 1 开始编号。</translation>
    </message>
    <message>
        <source>How many nodes each column has, such as 784-16-16-10; empty: as the weights say</source>
        <translation>每列的节点数，例如 784-16-16-10；留空则由权重决定</translation>
    </message>
    <message>
        <source>Names of columns</source>
        <translation>列名</translation>
    </message>
    <message>
        <source>What stands below the columns, from left to right</source>
        <translation>各列下方的文字，从左到右</translation>
    </message>
    <message>
        <source>Names of nodes</source>
        <translation>节点名称</translation>
    </message>
    <message>
        <source>One line for each column, with the names of its nodes between tabs</source>
        <translation>每列一行，节点名称之间用制表符分隔</translation>
    </message>
    <message>
        <source>Shown at each end</source>
        <translation>两端显示的个数</translation>
    </message>
    <message>
        <source>Of a long column, so many of the first and of the last nodes are shown</source>
        <translation>较长的列只显示开头和末尾各这么多个节点</translation>
    </message>
    <message>
        <source>What goes into the first column, a number for each node; with several rows, each is an example. Empty: nothing is computed</source>
        <translation>进入第一列的数，每个节点一个；有多行时每行是一个样本。留空则不计算</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Which row of the input and of the target is computed, counted from 0</source>
        <translation>计算输入和目标的第几行，从 0 数起</translation>
    </message>
    <message>
        <source>What the last column should give: with it, the loss and its gradients are computed</source>
        <translation>最后一列应给出的值；给出后会计算损失及其梯度</translation>
    </message>
    <message>
        <source>Of the links between two neighbouring columns; empty: random ones</source>
        <translation>相邻两列之间连接的值；留空则为随机值</translation>
    </message>
    <message>
        <source>A number added to each sum; empty: none</source>
        <translation>加到每个和上的数；留空则没有</translation>
    </message>
    <message>
        <source>Weights 1</source>
        <translation>权重 1</translation>
    </message>
    <message>
        <source>Weights 2</source>
        <translation>权重 2</translation>
    </message>
    <message>
        <source>Weights 3</source>
        <translation>权重 3</translation>
    </message>
    <message>
        <source>Weights 4</source>
        <translation>权重 4</translation>
    </message>
    <message>
        <source>Weights 5</source>
        <translation>权重 5</translation>
    </message>
    <message>
        <source>Weights 6</source>
        <translation>权重 6</translation>
    </message>
    <message>
        <source>Biases 1</source>
        <translation>偏置 1</translation>
    </message>
    <message>
        <source>Biases 2</source>
        <translation>偏置 2</translation>
    </message>
    <message>
        <source>Biases 3</source>
        <translation>偏置 3</translation>
    </message>
    <message>
        <source>Biases 4</source>
        <translation>偏置 4</translation>
    </message>
    <message>
        <source>Biases 5</source>
        <translation>偏置 5</translation>
    </message>
    <message>
        <source>Biases 6</source>
        <translation>偏置 6</translation>
    </message>
    <message>
        <source>Layout of weights</source>
        <translation>权重的排列</translation>
    </message>
    <message>
        <source>How weights are given; PyTorch and attention have one row for each node after</source>
        <translation>权重的给出方式；PyTorch 和注意力中后一列的每个节点占一行</translation>
    </message>
    <message>
        <source>One row for each node before</source>
        <translation>前一列每个节点一行</translation>
    </message>
    <message>
        <source>One row for each node after</source>
        <translation>后一列每个节点一行</translation>
    </message>
    <message>
        <source>Activation functions</source>
        <translation>激活函数</translation>
    </message>
    <message>
        <source>Written over each gap and computed: ReLU, sigmoid, tanh, GELU, SiLU, softmax; empty: none</source>
        <translation>写在每个间隔上方并参与计算：ReLU、sigmoid、tanh、GELU、SiLU、softmax；留空则没有</translation>
    </message>
    <message>
        <source>Of a softmax: higher evens out, 0 takes the greatest alone</source>
        <translation>softmax 的温度：越高越平均，0 只取最大者</translation>
    </message>
    <message>
        <source>Residual connections</source>
        <translation>残差连接</translation>
    </message>
    <message>
        <source>One column added to a later one, each as two names or numbers: 1 → 3</source>
        <translation>加到后面某列上的列，每项写成两个名称或编号：1 → 3</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>随机失活</translation>
    </message>
    <message>
        <source>The probability of each node between the first and the last column to be left out</source>
        <translation>首列与末列之间每个节点被舍弃的概率</translation>
    </message>
    <message>
        <source>Forward pass</source>
        <translation>前向传播</translation>
    </message>
    <message>
        <source>How many columns the pass has reached: keyframes from 0 to the number of columns let it run</source>
        <translation>传播已到达的列数：从 0 到列数的关键帧让它进行</translation>
    </message>
    <message>
        <source>Colour of the forward pass</source>
        <translation>前向传播的颜色</translation>
    </message>
    <message>
        <source>Colour of what runs forwards</source>
        <translation>向前传播部分的颜色</translation>
    </message>
    <message>
        <source>Backward pass</source>
        <translation>反向传播</translation>
    </message>
    <message>
        <source>The same for the backward pass, from the last column to the first</source>
        <translation>反向传播的同样设置，从最后一列到第一列</translation>
    </message>
    <message>
        <source>Colour of the backward pass</source>
        <translation>反向传播的颜色</translation>
    </message>
    <message>
        <source>Colour of what runs backwards, and of gradients</source>
        <translation>反向传播部分以及梯度的颜色</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>What nodes are: boxes hold their names, such as the words of a sentence</source>
        <translation>节点的样子：方框中写有名称，例如句子的词</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>圆</translation>
    </message>
    <message>
        <source>Boxes with names</source>
        <translation>带名称的方框</translation>
    </message>
    <message>
        <source>Size of nodes</source>
        <translation>节点大小</translation>
    </message>
    <message>
        <source>Diameter of a circle, or least height of a box</source>
        <translation>圆的直径，或方框的最小高度</translation>
    </message>
    <message>
        <source>Gap between nodes</source>
        <translation>节点间距</translation>
    </message>
    <message>
        <source>Between two nodes of a column</source>
        <translation>同一列两个节点之间</translation>
    </message>
    <message>
        <source>Between two columns; wider where texts need the room</source>
        <translation>两列之间；文字需要时会加宽</translation>
    </message>
    <message>
        <source>Of the longest column at most: nodes are smaller where it would be higher</source>
        <translation>最长一列的最大高度：超出时节点会变小</translation>
    </message>
    <message>
        <source>How links are drawn: the larger a weight, the wider and the more opaque</source>
        <translation>连接的画法：权重越大，越粗越不透明</translation>
    </message>
    <message>
        <source>By weight</source>
        <translation>按权重</translation>
    </message>
    <message>
        <source>All alike</source>
        <translation>全部相同</translation>
    </message>
    <message>
        <source>Width of links</source>
        <translation>连接线宽</translation>
    </message>
    <message>
        <source>Width of the link with the largest weight</source>
        <translation>权重最大的连接的线宽</translation>
    </message>
    <message>
        <source>Weight of a full link</source>
        <translation>最深连接的权重</translation>
    </message>
    <message>
        <source>The weight of a full link; 0: the largest of its layer</source>
        <translation>画得最深的权重；0：该层中最大的</translation>
    </message>
    <message>
        <source>Colour of positive weights</source>
        <translation>正权重的颜色</translation>
    </message>
    <message>
        <source>Colour of weights above 0</source>
        <translation>大于 0 的权重的颜色</translation>
    </message>
    <message>
        <source>Colour of negative weights</source>
        <translation>负权重的颜色</translation>
    </message>
    <message>
        <source>Colour of weights below 0</source>
        <translation>小于 0 的权重的颜色</translation>
    </message>
    <message>
        <source>From links to a matrix</source>
        <translation>从连接到矩阵</translation>
    </message>
    <message>
        <source>0: links between nodes, 1: each has become the cell of a matrix with its weight</source>
        <translation>0：节点间的连接，1：每条都成为矩阵中带有其权重的单元格</translation>
    </message>
    <message>
        <source>Which of several heads of weights is lit and computed, counted from 0; −1: all are lit</source>
        <translation>多个头中点亮并计算哪一个，从 0 数起；−1：全部点亮</translation>
    </message>
    <message>
        <source>Colour of nodes</source>
        <translation>节点颜色</translation>
    </message>
    <message>
        <source>Colour of the outlines of nodes</source>
        <translation>节点轮廓的颜色</translation>
    </message>
    <message>
        <source>Width of outlines</source>
        <translation>轮廓线宽</translation>
    </message>
    <message>
        <source>Width of the outlines of nodes</source>
        <translation>节点轮廓的线宽</translation>
    </message>
    <message>
        <source>Colour of activations</source>
        <translation>激活值的颜色</translation>
    </message>
    <message>
        <source>Colour of a full activation; those below 0 have that of negative weights</source>
        <translation>最大激活值的颜色；小于 0 的用负权重的颜色</translation>
    </message>
    <message>
        <source>Show activations</source>
        <translation>显示激活值</translation>
    </message>
    <message>
        <source>The activations as numbers in the nodes</source>
        <translation>在节点中用数字写出激活值</translation>
    </message>
    <message>
        <source>Show numbers of nodes</source>
        <translation>显示节点数</translation>
    </message>
    <message>
        <source>The number of nodes below each column</source>
        <translation>在每列下方写出节点数</translation>
    </message>
    <message>
        <source>Show number of other links</source>
        <translation>显示未画出的连接数</translation>
    </message>
    <message>
        <source>How many links are not drawn, where there are too many</source>
        <translation>连接太多时，未画出的数量</translation>
    </message>
    <message>
        <source>Layer of the outputs</source>
        <translation>输出的层</translation>
    </message>
    <message>
        <source>Column values</source>
        <translation>列的值</translation>
    </message>
    <message>
        <source>The activations of the chosen column</source>
        <translation>所选列的激活值</translation>
    </message>
    <message>
        <source>The name or the number of the column whose activations are given by themselves</source>
        <translation>单独给出其激活值的列的名称或序号</translation>
    </message>
    <message>
        <source>Column of the output</source>
        <translation>输出的列</translation>
    </message>
    <message>
        <source>Which layer&apos;s weights and gradients are given; 1: between the first two columns</source>
        <translation>给出哪一层的权重和梯度；1：前两列之间</translation>
    </message>
    <message>
        <source>The activations of the last column</source>
        <translation>最后一列的激活值</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>激活值</translation>
    </message>
    <message>
        <source>A row for each column</source>
        <translation>每列一行</translation>
    </message>
    <message>
        <source>The same before the activation functions</source>
        <translation>经过激活函数之前的值</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Cross entropy after softmax, otherwise half the sum of squared errors</source>
        <translation>softmax 之后为交叉熵，否则为平方误差和的一半</translation>
    </message>
    <message>
        <source>Of one layer: a row for each node before it</source>
        <translation>某一层的：前一列每个节点一行</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Of the loss by these weights</source>
        <translation>损失对这些权重的梯度</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>The number of weights and biases</source>
        <translation>权重和偏置的个数</translation>
    </message>
    <message>
        <source>Weight count</source>
        <translation>权重个数</translation>
    </message>
    <message>
        <source>The number of weights</source>
        <translation>权重的个数</translation>
    </message>
    <message>
        <source>Bias count</source>
        <translation>偏置个数</translation>
    </message>
    <message>
        <source>The number of biases</source>
        <translation>偏置的个数</translation>
    </message>
    <message>
        <source>Functions</source>
        <translation>函数</translation>
    </message>
    <message>
        <source>Plot of functions</source>
        <translation>函数图像</translation>
    </message>
    <message>
        <source>Functions that are typed as formulas of x, on axes of their own, with an area, a tangent or a secant. The parts are “functions/NUMBER/curve” and “functions/NUMBER/name”, “area”, “tangent”, “secant”, “point”, “grid”, “x”, “y”, “ticks” and “labels”.</source>
        <translation>以 x 的公式写出的函数，画在自带的坐标轴上，可加面积、切线或割线。部分：“functions/NUMBER/curve”、“functions/NUMBER/name”、“area”、“tangent”、“secant”、“point”、“grid”、“x”、“y”、“ticks”、“labels”。</translation>
    </message>
    <message>
        <source>One or several functions of x, such as a*sin(x) + b</source>
        <translation>一个或多个 x 的函数，例如 a*sin(x) + b</translation>
    </message>
    <message>
        <source>What stands at the right end of each curve; $…$ is a formula</source>
        <translation>每条曲线右端的文字；$…$ 为公式</translation>
    </message>
    <message>
        <source>One for each function, over again if there are fewer</source>
        <translation>每个函数一种，不够时循环使用</translation>
    </message>
    <message>
        <source>Stroke width</source>
        <translation>线宽</translation>
    </message>
    <message>
        <source>Width of the curves</source>
        <translation>曲线的线宽</translation>
    </message>
    <message>
        <source>The number a in formulas</source>
        <translation>公式中的数 a</translation>
    </message>
    <message>
        <source>The number b in formulas</source>
        <translation>公式中的数 b</translation>
    </message>
    <message>
        <source>The number c in formulas</source>
        <translation>公式中的数 c</translation>
    </message>
    <message>
        <source>The number d in formulas</source>
        <translation>公式中的数 d</translation>
    </message>
    <message>
        <source>The number of the function that has the area and the point, from 1</source>
        <translation>带面积和点的函数的编号，从 1 数起</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>面积</translation>
    </message>
    <message>
        <source>An area that is filled</source>
        <translation>填充的区域</translation>
    </message>
    <message>
        <source>Under the function</source>
        <translation>函数之下</translation>
    </message>
    <message>
        <source>Between it and the next one</source>
        <translation>它与下一个函数之间</translation>
    </message>
    <message>
        <source>Area from</source>
        <translation>面积起点</translation>
    </message>
    <message>
        <source>Where the area begins</source>
        <translation>面积从何处开始</translation>
    </message>
    <message>
        <source>Area to</source>
        <translation>面积终点</translation>
    </message>
    <message>
        <source>Where the area ends</source>
        <translation>面积到何处结束</translation>
    </message>
    <message>
        <source>Area opacity</source>
        <translation>面积不透明度</translation>
    </message>
    <message>
        <source>At a point</source>
        <translation>在一点处</translation>
    </message>
    <message>
        <source>What is drawn at a point of the function</source>
        <translation>在函数的一点处画出什么</translation>
    </message>
    <message>
        <source>Tangent</source>
        <translation>切线</translation>
    </message>
    <message>
        <source>Secant</source>
        <translation>割线</translation>
    </message>
    <message>
        <source>Place of the point</source>
        <translation>点的位置</translation>
    </message>
    <message>
        <source>x of the point; keyframes move it</source>
        <translation>点的 x；用关键帧移动它</translation>
    </message>
    <message>
        <source>Step of the secant</source>
        <translation>割线的步长</translation>
    </message>
    <message>
        <source>From the point to the second one of a secant</source>
        <translation>从该点到割线第二个点的距离</translation>
    </message>
    <message>
        <source>Colour of the point</source>
        <translation>点的颜色</translation>
    </message>
    <message>
        <source>Colour of the point and its line</source>
        <translation>点及其直线的颜色</translation>
    </message>
    <message>
        <source>Scale of x</source>
        <translation>x 的刻度</translation>
    </message>
    <message>
        <source>Scale of y</source>
        <translation>y 的刻度</translation>
    </message>
    <message>
        <source>Whether equal lengths are equal steps or equal factors</source>
        <translation>相等的长度表示相等的差还是相等的倍数</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>Show grid</source>
        <translation>显示网格</translation>
    </message>
    <message>
        <source>Faint lines at the ticks</source>
        <translation>刻度处的淡线</translation>
    </message>
    <message>
        <source>Colour of axes</source>
        <translation>坐标轴的颜色</translation>
    </message>
    <message>
        <source>Colour of axes and numbers</source>
        <translation>坐标轴和数字的颜色</translation>
    </message>
    <message>
        <source>The value of the function at the point</source>
        <translation>函数在该点的值</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>斜率</translation>
    </message>
    <message>
        <source>Of the tangent or the secant</source>
        <translation>切线或割线的</translation>
    </message>
    <message>
        <source>The integral over the area, negative where it lies below</source>
        <translation>区域上的积分，在下方的部分为负</translation>
    </message>
    <message>
        <source>Number line</source>
        <translation>数轴</translation>
    </message>
    <message>
        <source>Numbers in a row, with points and intervals. Ends that belong to an interval are filled. The parts are “line”, “ticks”, “labels”, “intervals/NUMBER” and “points/NUMBER”.</source>
        <translation>排成一行的数，带点和区间。属于区间的端点是实心的。部分：“line”、“ticks”、“labels”、“intervals/NUMBER”、“points/NUMBER”。</translation>
    </message>
    <message>
        <source>The number at the left end</source>
        <translation>左端的数</translation>
    </message>
    <message>
        <source>The number at the right end</source>
        <translation>右端的数</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Length of the line</source>
        <translation>线的长度</translation>
    </message>
    <message>
        <source>Numbers that are marked</source>
        <translation>要标记的数</translation>
    </message>
    <message>
        <source>What stands above the points; $…$ is a formula</source>
        <translation>点上方的文字；$…$ 为公式</translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>Such as [1, 3) or (−∞, 2]</source>
        <translation>例如 [1, 3) 或 (−∞, 2]</translation>
    </message>
    <message>
        <source>One for each interval, over again if there are fewer</source>
        <translation>每个区间一种，不够时循环使用</translation>
    </message>
    <message>
        <source>Width of the intervals</source>
        <translation>区间的线宽</translation>
    </message>
    <message>
        <source>Colour of points</source>
        <translation>点的颜色</translation>
    </message>
    <message>
        <source>Colour of the points and their names</source>
        <translation>点及其名称的颜色</translation>
    </message>
    <message>
        <source>input [Embeddings]: [B, T, 512]
encoder [Encoder layer] * 6 {
  attn [Multi-head attention] :::ORANGE
  norm1 [Add &amp; norm] :::YELLOW
  ffn [Feed-forward] :::BLUE
  norm2 [Add &amp; norm] :::YELLOW
  attn -&gt; norm1 -&gt; ffn -&gt; norm2
  norm1 -&gt;+ norm2
}
input -&gt; attn
input -&gt;+ norm1
norm2 -&gt; output [Output]</source>
        <translation>input [嵌入]: [B, T, 512]
encoder [编码器层] * 6 {
  attn [多头注意力] :::ORANGE
  norm1 [相加与归一化] :::YELLOW
  ffn [前馈网络] :::BLUE
  norm2 [相加与归一化] :::YELLOW
  attn -&gt; norm1 -&gt; ffn -&gt; norm2
  norm1 -&gt;+ norm2
}
input -&gt; attn
input -&gt;+ norm1
norm2 -&gt; output [输出]</translation>
    </message>
    <message>
        <source>2013-01 Word vectors
2014-09 Attention
2017-06 Self-attention
2018-10 Pretraining
2020-05 Few-shot learning
2022-11 Dialogue</source>
        <translation>2013-01 词向量
2014-09 注意力
2017-06 自注意力
2018-10 预训练
2020-05 少样本学习
2022-11 对话</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Value of a</source>
        <translation>a 的值</translation>
    </message>
    <message>
        <source>Value of b</source>
        <translation>b 的值</translation>
    </message>
    <message>
        <source>Value of c</source>
        <translation>c 的值</translation>
    </message>
    <message>
        <source>Value of d</source>
        <translation>d 的值</translation>
    </message>
    <message>
        <source>Functions of x</source>
        <translation>x 的函数</translation>
    </message>
    <message>
        <source>Where the place is in the drawing</source>
        <translation>该位置在图中的坐标</translation>
    </message>
    <message>
        <source>The gradient of the function at the place</source>
        <translation>函数在该处的梯度</translation>
    </message>
    <message>
        <source>Gradient</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>The value of the function at the place</source>
        <translation>函数在该处的值</translation>
    </message>
    <message>
        <source>Above the y axis; $…$ is a formula</source>
        <translation>位于 y 轴上方；$…$ 为公式</translation>
    </message>
    <message>
        <source>Below the x axis; $…$ is a formula</source>
        <translation>位于 x 轴下方；$…$ 为公式</translation>
    </message>
    <message>
        <source>y of the place whose value and gradient are given</source>
        <translation>给出值和梯度的位置的 y</translation>
    </message>
    <message>
        <source>Place, y</source>
        <translation>位置 y</translation>
    </message>
    <message>
        <source>x of the place whose value and gradient are given</source>
        <translation>给出值和梯度的位置的 x</translation>
    </message>
    <message>
        <source>Place, x</source>
        <translation>位置 x</translation>
    </message>
    <message>
        <source>Width of arrows and of lines that follow them</source>
        <translation>箭头和流线的粗细</translation>
    </message>
    <message>
        <source>Arrow width</source>
        <translation>箭头粗细</translation>
    </message>
    <message>
        <source>Colour of arrows and of lines that follow them</source>
        <translation>箭头和流线的颜色</translation>
    </message>
    <message>
        <source>Arrow colour</source>
        <translation>箭头颜色</translation>
    </message>
    <message>
        <source>All the same</source>
        <translation>全部相同</translation>
    </message>
    <message>
        <source>Proportional</source>
        <translation>成比例</translation>
    </message>
    <message>
        <source>How long arrows are</source>
        <translation>箭头的长度</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Length of the longest arrow</source>
        <translation>最长箭头的长度</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>最长</translation>
    </message>
    <message>
        <source>From one arrow or line to the next</source>
        <translation>相邻箭头或线的间距</translation>
    </message>
    <message>
        <source>Lines that follow them</source>
        <translation>沿向量的流线</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>箭头</translation>
    </message>
    <message>
        <source>How vectors are drawn</source>
        <translation>向量如何绘制</translation>
    </message>
    <message>
        <source>Vectors as</source>
        <translation>向量画法</translation>
    </message>
    <message>
        <source>Y component</source>
        <translation>y 分量</translation>
    </message>
    <message>
        <source>Of the vector at (x, y), if vectors have their own components</source>
        <translation>按分量给出向量时，(x, y) 处的分量</translation>
    </message>
    <message>
        <source>X component</source>
        <translation>x 分量</translation>
    </message>
    <message>
        <source>By their components</source>
        <translation>按分量</translation>
    </message>
    <message>
        <source>The gradient</source>
        <translation>梯度方向</translation>
    </message>
    <message>
        <source>Against the gradient</source>
        <translation>逆梯度方向</translation>
    </message>
    <message>
        <source>Vectors all over the plane</source>
        <translation>遍布平面的向量</translation>
    </message>
    <message>
        <source>How opaque the coloured area is</source>
        <translation>着色区域的不透明度</translation>
    </message>
    <message>
        <source>Heat opacity</source>
        <translation>区域不透明度</translation>
    </message>
    <message>
        <source>The values as colours of the area</source>
        <translation>以区域的颜色表示数值</translation>
    </message>
    <message>
        <source>Coloured area</source>
        <translation>着色区域</translation>
    </message>
    <message>
        <source>Width of the contour lines</source>
        <translation>等高线的粗细</translation>
    </message>
    <message>
        <source>Colour of the contour lines, if they have one</source>
        <translation>等高线为单色时的颜色</translation>
    </message>
    <message>
        <source>Contour lines have the colours of their values</source>
        <translation>等高线使用各自数值的颜色</translation>
    </message>
    <message>
        <source>Colour by value</source>
        <translation>按值着色</translation>
    </message>
    <message>
        <source>The values of the contour lines</source>
        <translation>等高线的值</translation>
    </message>
    <message>
        <source>Contour labels</source>
        <translation>等高线标注</translation>
    </message>
    <message>
        <source>Values with a contour line, instead of evenly spaced ones</source>
        <translation>要画等高线的值，代替均匀间隔</translation>
    </message>
    <message>
        <source>Own levels</source>
        <translation>自定等高值</translation>
    </message>
    <message>
        <source>About how many contour lines there are</source>
        <translation>等高线的大致条数</translation>
    </message>
    <message>
        <source>Contour count</source>
        <translation>等高线条数</translation>
    </message>
    <message>
        <source>Lines along which the function has the same value</source>
        <translation>函数值相同的点连成的线</translation>
    </message>
    <message>
        <source>Contour lines</source>
        <translation>等高线</translation>
    </message>
    <message>
        <source>A function of x and y, such as a*x^2 - y</source>
        <translation>x 和 y 的函数，例如 a*x^2 - y</translation>
    </message>
    <message>
        <source>Function of x and y</source>
        <translation>x 和 y 的函数</translation>
    </message>
    <message>
        <source>A function of x and y, typed as a formula: contour lines, a coloured area, and its gradient or a field of vectors as arrows or lines. It gives value and gradient at a place, with which a point can descend. The parts are “contours/LEVEL/line” and “…/label”, “heat”, “arrows/COLUMN ROW”, “streams/NUMBER”, “colour bar”, “grid”, “x”, “y”, “ticks” and “labels”.</source>
        <translation>以公式写出的 x 和 y 的函数：等高线、着色区域，以及以箭头或线画出的梯度或向量场。它给出某处的值和梯度，可据此让一个点下降。部分：“contours/值/line”和“…/label”、“heat”、“arrows/列 行”、“streams/编号”、“colour bar”、“grid”、“x”、“y”、“ticks”和“labels”。</translation>
    </message>
    <message>
        <source>Contours and vectors</source>
        <translation>等高线与向量</translation>
    </message>
    <message>
        <source>Wanted output</source>
        <translation>期望输出</translation>
    </message>
    <message>
        <source>Visible height</source>
        <translation>可见高度</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>Actual</source>
        <translation>实际</translation>
    </message>
    <message>
        <source>Model
  Encoder
    Embedding
    Attention
  Decoder
    Mask
    Output</source>
        <translation>模型
  编码器
    嵌入
    注意力
  解码器
    掩码
    输出</translation>
    </message>
    <message>
        <source>Training step</source>
        <translation>训练步数</translation>
    </message>
</context>
<context>
    <name>lectograph::editor</name>
    <message>
        <source>%1 (“%2” in this look)</source>
        <translation>%1（此设计中的“%2”）</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>“%1” is linked.</source>
        <translation>“%1”已连接。</translation>
    </message>
    <message>
        <source>Remove the link first, then it can have keyframes.</source>
        <translation>请先移除连接，然后才能设置关键帧。</translation>
    </message>
    <message>
        <source>There is no such keyframe.</source>
        <translation>没有这个关键帧。</translation>
    </message>
    <message>
        <source>There is no scene “%1”.</source>
        <translation>没有场景“%1”。</translation>
    </message>
    <message>
        <source>There are no blocks to paste.</source>
        <translation>没有可粘贴的模块。</translation>
    </message>
    <message>
        <source>Copy some blocks first.</source>
        <translation>请先复制一些模块。</translation>
    </message>
    <message>
        <source>No plugin brings the block “%1”.</source>
        <translation>没有插件提供模块“%1”。</translation>
    </message>
    <message>
        <source>There is no “%1” in this scene.</source>
        <translation>此场景中没有“%1”。</translation>
    </message>
    <message>
        <source>No plugin brings the animation “%1”.</source>
        <translation>没有插件提供动画“%1”。</translation>
    </message>
    <message>
        <source>red</source>
        <translation>红</translation>
    </message>
    <message>
        <source>green</source>
        <translation>绿</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>蓝</translation>
    </message>
    <message>
        <source>The copied keyframes belong to another property.</source>
        <translation>复制的关键帧属于另一个属性。</translation>
    </message>
    <message>
        <source>Choose a curve on the left first, then paste again.</source>
        <translation>请先在左侧选择一条曲线，再粘贴。</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分</translation>
    </message>
    <message>
        <source>%1:%2 min</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>MP4 video</source>
        <translation>MP4 视频</translation>
    </message>
    <message>
        <source>Plays everywhere</source>
        <translation>随处可播放</translation>
    </message>
    <message>
        <source>WebM video</source>
        <translation>WebM 视频</translation>
    </message>
    <message>
        <source>For web pages; the background can be left out</source>
        <translation>用于网页；可以不含背景</translation>
    </message>
    <message>
        <source>MOV video for editing</source>
        <translation>用于剪辑的 MOV 视频</translation>
    </message>
    <message>
        <source>ProRes 4444: large files for video editors; the background can be left out</source>
        <translation>ProRes 4444：供视频剪辑软件使用的大文件；可以不含背景</translation>
    </message>
    <message>
        <source>GIF animation</source>
        <translation>GIF 动画</translation>
    </message>
    <message>
        <source>For places where no video plays; 256 colours</source>
        <translation>用于无法播放视频的地方；256 色</translation>
    </message>
    <message>
        <source>PNG pictures</source>
        <translation>PNG 图片</translation>
    </message>
    <message>
        <source>One picture for each frame, in a folder of their own; the background can be left out</source>
        <translation>每帧一张图片，放在单独的文件夹中；可以不含背景</translation>
    </message>
    <message>
        <source>The file is larger than 64 MB.</source>
        <translation>文件大于 64 MB。</translation>
    </message>
    <message>
        <source>Make it smaller first.</source>
        <translation>请先缩小文件。</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>无法读取文件：%1。</translation>
    </message>
    <message>
        <source>See whether it is still there, and whether you may open it.</source>
        <translation>请检查文件是否还在，以及是否有权打开。</translation>
    </message>
    <message>
        <source>The picture cannot be drawn.</source>
        <translation>无法绘制该图片。</translation>
    </message>
    <message>
        <source>The text was read as %1. If its letters are wrong, save it as UTF-8.</source>
        <translation>文字已按 %1 读取。如果显示不正确，请另存为 UTF-8。</translation>
    </message>
    <message>
        <source>Save it as PNG or JPEG.</source>
        <translation>请另存为 PNG 或 JPEG。</translation>
    </message>
    <message>
        <source>There is no scene to put it into.</source>
        <translation>没有可放入的场景。</translation>
    </message>
    <message>
        <source>Add a scene first.</source>
        <translation>请先添加一个场景。</translation>
    </message>
    <message>
        <source>Leave out rows or columns that the lecture does not need.</source>
        <translation>请去掉课件不需要的行或列。</translation>
    </message>
    <message>
        <source>Files of this kind cannot become blocks.</source>
        <translation>这类文件不能变成模块。</translation>
    </message>
    <message>
        <source>These words change with keyframes.</source>
        <translation>这些文字随关键帧变化。</translation>
    </message>
    <message>
        <source>Change them in the inspector.</source>
        <translation>请在属性面板中修改。</translation>
    </message>
    <message>
        <source>These words come from “%1”.</source>
        <translation>这些文字来自“%1”。</translation>
    </message>
    <message>
        <source>These words are not in their list any more.</source>
        <translation>这些文字已不在列表中。</translation>
    </message>
    <message>
        <source>Change that block, or remove the link first.</source>
        <translation>请修改那个模块，或先移除连接。</translation>
    </message>
    <message>
        <source>This block has no words to type.</source>
        <translation>此模块没有可输入的文字。</translation>
    </message>
    <message>
        <source>Muted</source>
        <translation>已停用</translation>
    </message>
    <message>
        <source>This block has no “%1”.</source>
        <translation>此模块没有“%1”。</translation>
    </message>
    <message>
        <source>“%1” cannot feed itself.</source>
        <translation>“%1”不能连接到自身。</translation>
    </message>
    <message>
        <source>Link another block.</source>
        <translation>请连接另一个模块。</translation>
    </message>
    <message>
        <source>“%1” needs a value of the kind “%2”, but “%3” gives “%4”.</source>
        <translation>“%1”需要“%2”类型的值，但“%3”给出“%4”。</translation>
    </message>
    <message>
        <source>Link an output of the same shape and colour, or put a converting block between them.</source>
        <translation>请连接形状和颜色相同的输出，或在中间放一个转换模块。</translation>
    </message>
    <message>
        <source>“%1” already depends on “%2”: they would feed each other in a circle.</source>
        <translation>“%1”已依赖“%2”：它们会形成循环。</translation>
    </message>
    <message>
        <source>Remove one of the links between them first.</source>
        <translation>请先移除两者之间的一个连接。</translation>
    </message>
    <message>
        <source>“%1” does not fit into this link.</source>
        <translation>“%1”不适合放入此连接。</translation>
    </message>
    <message>
        <source>Drop a block there that takes and gives the same kind of value.</source>
        <translation>请放入接收并给出同类值的模块。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <translation>不保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Load the new version</source>
        <translation>载入新版本</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>保留我的版本</translation>
    </message>
    <message>
        <source>Save mine as…</source>
        <translation>将我的版本另存为…</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>打开副本</translation>
    </message>
    <message>
        <source>Open anyway</source>
        <translation>仍然打开</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Open lecture</source>
        <translation>打开课件</translation>
    </message>
    <message>
        <source>Lectures (*.lecture lecture.json)</source>
        <translation>课件 (*.lecture lecture.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Open the folder of a lecture</source>
        <translation>打开课件文件夹</translation>
    </message>
    <message>
        <source>Save lecture as</source>
        <translation>课件另存为</translation>
    </message>
    <message>
        <source>Lectures (*.lecture)</source>
        <translation>课件 (*.lecture)</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Change size</source>
        <translation>改变大小</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>“%1” of “%2” comes from “%3”.</source>
        <translation>“%2”的“%1”来自“%3”。</translation>
    </message>
    <message>
        <source>“%1” has no place on the stage that could be changed.</source>
        <translation>“%1”在舞台上没有可更改的位置。</translation>
    </message>
    <message>
        <source>Whole lecture</source>
        <translation>整个课件</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2的%1</translation>
    </message>
    <message>
        <source>The earlier version could not be put aside.</source>
        <translation>无法另存早期版本。</translation>
    </message>
    <message>
        <source>Check that there is space on the disk.</source>
        <translation>请检查磁盘是否有空间。</translation>
    </message>
    <message>
        <source>Go to scene “%1”</source>
        <translation>转到场景“%1”</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Select “%1”</source>
        <translation>选择“%1”</translation>
    </message>
    <message>
        <source>Animate with “%1”</source>
        <translation>用“%1”制作动画</translation>
    </message>
    <message>
        <source>Add block “%1”</source>
        <translation>添加模块“%1”</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n block(s)</source>
        <translation>
            <numerusform>删除 %n 个模块</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n block(s)</source>
        <translation>
            <numerusform>剪切 %n 个模块</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制一份</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Group blocks</source>
        <translation>将模块编组</translation>
    </message>
    <message>
        <source>Take off the stage</source>
        <translation>移下舞台</translation>
    </message>
    <message>
        <source>Bring to front</source>
        <translation>置于顶层</translation>
    </message>
    <message>
        <source>Send to back</source>
        <translation>置于底层</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>Animate</source>
        <translation>添加动画</translation>
    </message>
    <message>
        <source>Bring on stage</source>
        <translation>放上舞台</translation>
    </message>
    <message>
        <source>The program is still exporting. End it all the same?</source>
        <translation>程序仍在导出。仍要结束吗？</translation>
    </message>
    <message>
        <source>What is not done yet is given up; files that were there before stay as they are.</source>
        <translation>尚未完成的将被放弃；原有的文件保持不变。</translation>
    </message>
    <message>
        <source>Go on exporting</source>
        <translation>继续导出</translation>
    </message>
    <message>
        <source>Give up and end</source>
        <translation>放弃并结束</translation>
    </message>
    <message>
        <source>Move end</source>
        <translation>移动终点</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation>%1 个模块</translation>
    </message>
    <message>
        <source>Add “%1”</source>
        <translation>添加“%1”</translation>
    </message>
    <message>
        <source>Another block is called “%1”.</source>
        <translation>已有名为“%1”的模块。</translation>
    </message>
    <message>
        <source>Divide it into several.</source>
        <translation>请拆分成几个。</translation>
    </message>
    <message>
        <source>Install the plugin that it comes with, or update Lectograph.</source>
        <translation>请安装相应的插件，或更新 Lectograph。</translation>
    </message>
    <message>
        <source>Make it again from blocks in the graph.</source>
        <translation>请用节点图中的模块重新制作。</translation>
    </message>
    <message>
        <source>Make it again with smaller pictures.</source>
        <translation>请用更小的图片重新制作。</translation>
    </message>
    <message>
        <source>Make the pictures smaller, or leave them out.</source>
        <translation>请缩小图片，或去掉图片。</translation>
    </message>
    <message>
        <source>Names begin with “assets/”.</source>
        <translation>名称以“assets/”开头。</translation>
    </message>
    <message>
        <source>Nothing is selected that could be saved.</source>
        <translation>没有选中可保存的内容。</translation>
    </message>
    <message>
        <source>Select some blocks in the graph first.</source>
        <translation>请先在节点图中选择模块。</translation>
    </message>
    <message>
        <source>Take the block from a copy, or make it again.</source>
        <translation>请使用模块的副本，或重新制作。</translation>
    </message>
    <message>
        <source>The block needs a name.</source>
        <translation>模块需要名称。</translation>
    </message>
    <message>
        <source>The content of this file is damaged.</source>
        <translation>此文件的内容已损坏。</translation>
    </message>
    <message>
        <source>The file is too large for a block.</source>
        <translation>文件太大，不能作为模块。</translation>
    </message>
    <message>
        <source>The files that these blocks use take %1; a custom block may hold %2.</source>
        <translation>这些模块使用的文件共 %1，一个“我的模块”最多可含 %2。</translation>
    </message>
    <message>
        <source>There is nothing in this block.</source>
        <translation>此模块是空的。</translation>
    </message>
    <message>
        <source>This block is made of %1 blocks; %2 are allowed.</source>
        <translation>此模块由 %1 个模块组成，最多允许 %2 个。</translation>
    </message>
    <message>
        <source>This block was saved by a newer Lectograph.</source>
        <translation>此模块由更新版本的 Lectograph 保存。</translation>
    </message>
    <message>
        <source>This is not a block that Lectograph has saved.</source>
        <translation>这不是 Lectograph 保存的模块。</translation>
    </message>
    <message>
        <source>Type another name.</source>
        <translation>请输入别的名称。</translation>
    </message>
    <message>
        <source>Type one.</source>
        <translation>请输入名称。</translation>
    </message>
    <message>
        <source>Update the program to use it.</source>
        <translation>请更新程序后使用。</translation>
    </message>
    <message>
        <source>Use letters, digits and hyphens.</source>
        <translation>请使用字母、数字和连字符。</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a block.</source>
        <translation>“%1”不能用作模块名称。</translation>
    </message>
    <message>
        <source>“%1” is not a name for a file of a block.</source>
        <translation>“%1”不能用作模块文件的名称。</translation>
    </message>
    <message>
        <source>“%1” needs what this program does not have, or has only older: %2.</source>
        <translation>“%1”所需的内容此程序没有，或版本较旧：%2。</translation>
    </message>
    <message>
        <source>“%1” stands in the palette now, among your custom blocks.</source>
        <translation>“%1”已放入模块库的“我的模块”。</translation>
    </message>
    <message>
        <source>The file is larger than 256 MB.</source>
        <translation>文件大于 256 MB。</translation>
    </message>
    <message>
        <source>Save it as MP3 or Opus first; that is a tenth of the size.</source>
        <translation>请先存为 MP3 或 Opus，大小只有十分之一。</translation>
    </message>
    <message>
        <source>Sounds (%1)</source>
        <translation>声音 (%1)</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Scene %1</source>
        <translation>场景 %1</translation>
    </message>
    <message>
        <source>The exports are finished. End the program?</source>
        <translation>导出已完成。要退出程序吗？</translation>
    </message>
    <message>
        <source>Some have failed; the list of exports says why.</source>
        <translation>有些导出失败了，原因见导出列表。</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>End the program</source>
        <translation>退出程序</translation>
    </message>
    <message>
        <source>Delete connectors</source>
        <translation>删除连接线</translation>
    </message>
    <message>
        <source>Delete blocks</source>
        <translation>删除模块</translation>
    </message>
    <message numerus="yes">
        <source>%n connector(s) led to what was deleted and keep their ends.</source>
        <translation>
            <numerusform>有 %n 条连接线通向已删除的模块，端点保持原位。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) hung on what was deleted.</source>
        <translation>
            <numerusform>有 %n 个模块依附于已删除的模块。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s)</source>
        <translation>
            <numerusform>%n 个部分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) were pasted.</source>
        <translation>
            <numerusform>已粘贴 %n 行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) of %1 s from the playhead on; their keyframes are on the timeline.</source>
        <translation>
            <numerusform>从播放头起依次点亮 %n 步，每步 %1 秒；关键帧在时间轴上。</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the connectors too</source>
        <translation>一并移除连接线</translation>
    </message>
    <message>
        <source>Remove them too</source>
        <translation>一并移除</translation>
    </message>
    <message>
        <source>This is no file whose content could be read.</source>
        <translation>这不是可以读取内容的文件。</translation>
    </message>
    <message>
        <source>Choose another one.</source>
        <translation>请选择另一个文件。</translation>
    </message>
    <message>
        <source>The text has more than 20,000 letters.</source>
        <translation>文字超过 20,000 个字符。</translation>
    </message>
    <message>
        <source>Copy a part of it.</source>
        <translation>请只复制其中一部分。</translation>
    </message>
    <message>
        <source>Add files</source>
        <translation>添加文件</translation>
    </message>
    <message>
        <source>There is nothing in the clipboard that could be put into the scene.</source>
        <translation>剪贴板中没有可放入场景的内容。</translation>
    </message>
    <message>
        <source>Copy blocks, words, a picture or a file first.</source>
        <translation>请先复制模块、文字、图片或文件。</translation>
    </message>
    <message>
        <source>Paste words</source>
        <translation>粘贴文字</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Paste code</source>
        <translation>粘贴代码</translation>
    </message>
    <message>
        <source>Light steps one after another</source>
        <translation>焦点逐步点亮</translation>
    </message>
    <message>
        <source>Paste picture</source>
        <translation>粘贴图片</translation>
    </message>
    <message>
        <source>Choose picture</source>
        <translation>选择图片</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>选择图片</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.gif *.svg *.bmp);;All files (*)</source>
        <translation>图片 (*.png *.jpg *.jpeg *.webp *.gif *.svg *.bmp);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The settings could not be saved; the old ones are untouched.</source>
        <translation>设置无法保存；原来的设置保持不变。</translation>
    </message>
    <message>
        <source>Make room on the disk, or see whether you may write to this file.</source>
        <translation>请腾出磁盘空间，或检查是否可以写入此文件。</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>In the group</source>
        <translation>在组内</translation>
    </message>
    <message>
        <source>lasts %1</source>
        <translation>时长 %1</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>已锁定</translation>
    </message>
    <message>
        <source>At time</source>
        <translation>在指定时间</translation>
    </message>
    <message>
        <source>With previous</source>
        <translation>与上一动画同时</translation>
    </message>
    <message>
        <source>After previous</source>
        <translation>上一动画之后</translation>
    </message>
    <message>
        <source>Used last</source>
        <translation>最近使用</translation>
    </message>
    <message>
        <source>This block has no frame that could be changed on the stage.</source>
        <translation>这个模块没有可以在舞台上更改的取景框。</translation>
    </message>
    <message>
        <source>Use a camera block as the camera of the scene.</source>
        <translation>请用摄像机模块作为场景的摄像机。</translation>
    </message>
    <message>
        <source>A connector needs two blocks.</source>
        <translation>连接线需要两个模块。</translation>
    </message>
    <message>
        <source>Select the blocks in the order in which they are to be connected.</source>
        <translation>请按连接的顺序选择模块。</translation>
    </message>
    <message>
        <source>The picture has too many pixels: %1 × %2.</source>
        <translation>图片像素过多：%1 × %2。</translation>
    </message>
    <message>
        <source>The picture is larger than 64 MB.</source>
        <translation>图片大于 64 MB。</translation>
    </message>
    <message>
        <source>This is an address in the web, which is not opened.</source>
        <translation>这是网址，不会被打开。</translation>
    </message>
    <message>
        <source>Save it as a file, and drop that.</source>
        <translation>请先存成文件，再把文件拖进来。</translation>
    </message>
    <message>
        <source>This cannot become a block: there is no picture, text, table or file in it.</source>
        <translation>无法变成模块：其中没有图片、文字、表格或文件。</translation>
    </message>
    <message>
        <source>There are no words in it.</source>
        <translation>其中没有文字。</translation>
    </message>
    <message>
        <source>“%1” cannot compute this value.</source>
        <translation>“%1”不能计算这个值。</translation>
    </message>
    <message>
        <source>Choose a block that takes and gives the same kind of value.</source>
        <translation>请选择接收并给出同类值的模块。</translation>
    </message>
    <message>
        <source>The table has more than 120 cells with words.</source>
        <translation>表格中带文字的单元格超过 120 个。</translation>
    </message>
    <message>
        <source>Only the numbers of the table were taken; the names of its rows and columns are left out.</source>
        <translation>只采用了表格中的数，行和列的名称已略去。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>至多 %1</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Commands and keys</source>
        <translation>命令和按键</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Own curve (%1)</source>
        <translation>自定义曲线（%1）</translation>
    </message>
    <message>
        <source>In steps: %1</source>
        <translation>分步：%1 步</translation>
    </message>
    <message>
        <source>Spring, bounces: %1</source>
        <translation>弹簧，弹跳 %1 次</translation>
    </message>
    <message>
        <source>%1, in a part of the time</source>
        <translation>%1，仅在部分时间内</translation>
    </message>
    <message>
        <source>The camera cannot zoom to what is fixed in the frame.</source>
        <translation>摄像机无法缩放到固定在画面中的内容。</translation>
    </message>
    <message>
        <source>Turn off “Pinned” of the block first.</source>
        <translation>请先关闭该模块的“固定在画面”。</translation>
    </message>
    <message>
        <source>There is nothing to see that the camera could zoom to.</source>
        <translation>没有摄像机可以缩放到的可见内容。</translation>
    </message>
    <message>
        <source>Add camera</source>
        <translation>添加摄像机</translation>
    </message>
    <message>
        <source>Use this camera</source>
        <translation>使用此摄像机</translation>
    </message>
    <message>
        <source>Zoom to selection</source>
        <translation>缩放到所选内容</translation>
    </message>
    <message>
        <source>Nothing is selected that the camera could zoom to.</source>
        <translation>没有选中摄像机可以缩放到的内容。</translation>
    </message>
    <message>
        <source>Select one or several blocks on the stage first.</source>
        <translation>请先在舞台上选中一个或多个模块。</translation>
    </message>
    <message>
        <source>Zoom back to the whole frame</source>
        <translation>回到整个画面</translation>
    </message>
    <message>
        <source>Zoom to a point</source>
        <translation>缩放到一点</translation>
    </message>
    <message>
        <source>Compute with %1</source>
        <translation>用“%1”计算</translation>
    </message>
    <message>
        <source>Only three blocks or more can be distributed, and blocks that follow others do not count.</source>
        <translation>至少需要三个模块才能分布；跟随其他模块的模块不计入。</translation>
    </message>
    <message>
        <source>Select more blocks with Shift, or draw a box around them.</source>
        <translation>按住 Shift 选中更多模块，或拖出方框把它们框住。</translation>
    </message>
    <message>
        <source>Distribute</source>
        <translation>均匀分布</translation>
    </message>
    <message>
        <source>Only two blocks or more can be spaced, and blocks that follow others do not count.</source>
        <translation>至少需要两个模块才能设置间距；跟随其他模块的模块不计入。</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>设置间距</translation>
    </message>
    <message>
        <source>Roll the camera</source>
        <translation>倾斜摄像机</translation>
    </message>
    <message>
        <source>Zoom the camera</source>
        <translation>缩放摄像机</translation>
    </message>
    <message>
        <source>Move the camera</source>
        <translation>移动摄像机</translation>
    </message>
    <message>
        <source>Where the zoom leads: drag it, or its corners. Esc shows the picture again.</source>
        <translation>缩放要到达的取景框：拖动它或它的角点。按 Esc 回到画面。</translation>
    </message>
    <message>
        <source>Camera frame: drag it, or its corners to zoom. Esc shows the picture again.</source>
        <translation>摄像机取景框：拖动可移动，拖动角点可缩放。按 Esc 回到画面。</translation>
    </message>
    <message>
        <source>Paste in place</source>
        <translation>原位粘贴</translation>
    </message>
    <message>
        <source>Connect blocks</source>
        <translation>用连接线连接模块</translation>
    </message>
    <message>
        <source>Change width</source>
        <translation>更改宽度</translation>
    </message>
    <message>
        <source>None of the selected blocks is a text whose letters can be changed.</source>
        <translation>所选模块中没有可以更改文字样式的文本。</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>加粗</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>倾斜</translation>
    </message>
    <message>
        <source>Bring into the frame</source>
        <translation>移入画面</translation>
    </message>
    <message>
        <source>The block that this was copied from is not in your library any more.</source>
        <translation>复制来源的模块已不在您的库中。</translation>
    </message>
    <message>
        <source>Save the block of this lecture there again.</source>
        <translation>请将本课件的模块重新保存到库中。</translation>
    </message>
    <message>
        <source>The library has no block “%1”.</source>
        <translation>库中没有模块“%1”。</translation>
    </message>
    <message>
        <source>It may have been removed in the meantime.</source>
        <translation>可能已被删除。</translation>
    </message>
    <message>
        <source>An expression reads the state of “%1” on the stage, which stays outside of the block.</source>
        <translation>某个表达式读取了留在模块外部的“%1”在舞台上的状态。</translation>
    </message>
    <message>
        <source>Take this block with you, or change the expression first.</source>
        <translation>请一并选择该模块，或先修改表达式。</translation>
    </message>
    <message>
        <source>There are no blocks to make a block of.</source>
        <translation>没有可以制成模块的内容。</translation>
    </message>
    <message>
        <source>Select some blocks on the stage or in the graph first.</source>
        <translation>请先在舞台或图中选择模块。</translation>
    </message>
    <message>
        <source>A camera cannot be part of a block.</source>
        <translation>摄像机不能成为模块的一部分。</translation>
    </message>
    <message>
        <source>Leave it out of the selection.</source>
        <translation>请将其移出选择。</translation>
    </message>
    <message>
        <source>Nothing of this is on the stage.</source>
        <translation>所选内容都不在舞台上。</translation>
    </message>
    <message>
        <source>Select at least one block that is seen.</source>
        <translation>请至少选择一个可见的模块。</translation>
    </message>
    <message>
        <source>There is no block definition “%1”.</source>
        <translation>没有模块定义“%1”。</translation>
    </message>
    <message>
        <source>A block cannot contain itself.</source>
        <translation>模块不能包含自身。</translation>
    </message>
    <message>
        <source>Put it into a scene, or into another block.</source>
        <translation>请放入场景或其他模块。</translation>
    </message>
    <message numerus="yes">
        <source>This block is used in %n place(s).</source>
        <translation>
            <numerusform>该模块在 %n 处使用。</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete or detach its instances first.</source>
        <translation>请先删除或分离其实例。</translation>
    </message>
    <message>
        <source>An expression inside reads a property that has keyframes here.</source>
        <translation>内部的表达式读取了此实例中带有关键帧的属性。</translation>
    </message>
    <message>
        <source>Remove the keyframes of this instance first.</source>
        <translation>请先移除该实例的关键帧。</translation>
    </message>
    <message>
        <source>An animation changes “%1” of this block, which several blocks inside read.</source>
        <translation>某个动画更改了该模块的“%1”，而内部有多个模块读取它。</translation>
    </message>
    <message>
        <source>Delete this animation first.</source>
        <translation>请先删除该动画。</translation>
    </message>
    <message>
        <source>“%1” is no instance of a block of this lecture.</source>
        <translation>“%1”不是本课件模块的实例。</translation>
    </message>
    <message>
        <source>Select one that is.</source>
        <translation>请选择一个实例。</translation>
    </message>
    <message>
        <source>“%1” cannot follow “%2”, which other scenes that show it do not see.</source>
        <translation>“%1”不能跟随“%2”，因为显示它的其他场景看不到后者。</translation>
    </message>
    <message>
        <source>Share “%1” with all scenes first.</source>
        <translation>请先将“%1”与所有场景共享。</translation>
    </message>
    <message>
        <source>The look has no style “%1”.</source>
        <translation>设计里没有样式“%1”。</translation>
    </message>
    <message>
        <source>A colour needs a name.</source>
        <translation>颜色需要名称。</translation>
    </message>
    <message>
        <source>Write one, such as “accent”.</source>
        <translation>请写一个名称，例如“accent”。</translation>
    </message>
    <message>
        <source>“%1” would name itself.</source>
        <translation>“%1”会引用自己。</translation>
    </message>
    <message>
        <source>Choose a colour that does not lead back to it.</source>
        <translation>请选择不会引回它的颜色。</translation>
    </message>
    <message>
        <source>A style needs a name.</source>
        <translation>样式需要名称。</translation>
    </message>
    <message>
        <source>Write one, such as “layer”.</source>
        <translation>请写一个名称，例如“layer”。</translation>
    </message>
    <message>
        <source>There is a style “%1” already.</source>
        <translation>已有样式“%1”。</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>请换一个名称。</translation>
    </message>
    <message>
        <source>A look needs a name.</source>
        <translation>设计需要名称。</translation>
    </message>
    <message>
        <source>Write one, such as “My department”.</source>
        <translation>请写一个名称，例如“我的院系”。</translation>
    </message>
    <message>
        <source>The folder for looks cannot be made.</source>
        <translation>无法创建设计文件夹。</translation>
    </message>
    <message>
        <source>Check that you may write there.</source>
        <translation>请检查是否有写入权限。</translation>
    </message>
    <message>
        <source>“%1” of “%2” is computed by an expression.</source>
        <translation>“%2”的“%1”由表达式计算。</translation>
    </message>
    <message>
        <source>Change the expression in the inspector, or remove it first.</source>
        <translation>请在属性面板中修改表达式，或先将其移除。</translation>
    </message>
    <message>
        <source>“%1” is computed by an expression.</source>
        <translation>“%1”由表达式计算。</translation>
    </message>
    <message>
        <source>Remove the expression first, then it can have keyframes.</source>
        <translation>请先移除表达式，然后才能添加关键帧。</translation>
    </message>
    <message>
        <source>This block publishes no property “%1”.</source>
        <translation>该模块没有公开属性“%1”。</translation>
    </message>
    <message>
        <source>“%1” is published already.</source>
        <translation>“%1”已公开。</translation>
    </message>
    <message>
        <source>“%1” is computed inside of this block.</source>
        <translation>“%1”在该模块内部计算得出。</translation>
    </message>
    <message>
        <source>Remove its link or expression first, or publish what it comes from.</source>
        <translation>请先移除其链接或表达式，或公开其来源。</translation>
    </message>
    <message>
        <source>Expressions inside of this block read “in.%1”.</source>
        <translation>该模块内部的表达式读取了“in.%1”。</translation>
    </message>
    <message>
        <source>Change them first.</source>
        <translation>请先修改这些表达式。</translation>
    </message>
    <message>
        <source>“%1” is no name for expressions.</source>
        <translation>“%1”不能用作表达式中的名称。</translation>
    </message>
    <message>
        <source>Use letters and digits, such as “width2”.</source>
        <translation>请使用字母和数字，例如“width2”。</translation>
    </message>
    <message>
        <source>Every instance has a property “%1” already.</source>
        <translation>每个实例已有属性“%1”。</translation>
    </message>
    <message>
        <source>An animation changes properties of several blocks at once.</source>
        <translation>某个动画同时更改了多个模块的属性。</translation>
    </message>
    <message>
        <source>Divide it into one for each block first.</source>
        <translation>请先为每个模块各建一个动画。</translation>
    </message>
    <message>
        <source>This block cannot be repeated.</source>
        <translation>此模块不能重复。</translation>
    </message>
    <message>
        <source>Choose a block with a picture that is no repetition already.</source>
        <translation>请选择有图像且本身不是重复的模块。</translation>
    </message>
    <message>
        <source>The blocks inside of a definition cannot be shared with scenes.</source>
        <translation>模块定义内部的模块不能与场景共享。</translation>
    </message>
    <message>
        <source>Publish their properties, or share an instance of the definition.</source>
        <translation>请公开其属性，或共享该定义的实例。</translation>
    </message>
    <message>
        <source>All scenes share this already.</source>
        <translation>所有场景已经共享它。</translation>
    </message>
    <message>
        <source>Choose a block that only this scene has.</source>
        <translation>请选择只有此场景有的模块。</translation>
    </message>
    <message>
        <source>All scenes share none of these blocks.</source>
        <translation>这些模块都不是所有场景共享的。</translation>
    </message>
    <message>
        <source>Choose a block that is shared with all scenes.</source>
        <translation>请选择与所有场景共享的模块。</translation>
    </message>
    <message>
        <source>The items come from another block, so that their number may change.</source>
        <translation>各项来自另一个模块，因此数量可能变化。</translation>
    </message>
    <message>
        <source>Give the repetition a list of its own first.</source>
        <translation>请先给重复一个自己的列表。</translation>
    </message>
    <message>
        <source>What is repeated here has no picture.</source>
        <translation>这里重复的内容没有图像。</translation>
    </message>
    <message>
        <source>There is no scene.</source>
        <translation>没有场景。</translation>
    </message>
    <message>
        <source>This block is no repetition.</source>
        <translation>此模块不是重复。</translation>
    </message>
    <message>
        <source>A guide cannot be that far from the centre.</source>
        <translation>参考线不能离中心这么远。</translation>
    </message>
    <message>
        <source>Choose a position between −%1 and %1.</source>
        <translation>请选择 −%1 到 %1 之间的位置。</translation>
    </message>
    <message>
        <source>This guide does not exist any more.</source>
        <translation>这条参考线已不存在。</translation>
    </message>
    <message>
        <source>There are already %1 guides in this direction.</source>
        <translation>这个方向已有 %1 条参考线。</translation>
    </message>
    <message>
        <source>Remove those that are not needed: drag them off the stage.</source>
        <translation>请把不需要的参考线拖出舞台。</translation>
    </message>
    <message>
        <source>Choose another name, or update that style.</source>
        <translation>请换一个名称，或更新那个样式。</translation>
    </message>
    <message>
        <source>This block has no style.</source>
        <translation>此模块没有样式。</translation>
    </message>
    <message>
        <source>Choose one first.</source>
        <translation>请先选择一个。</translation>
    </message>
    <message>
        <source>No style has been copied.</source>
        <translation>还没有复制样式。</translation>
    </message>
    <message>
        <source>Select a block and choose “Copy style” first.</source>
        <translation>请先选中一个模块，再选择“复制样式”。</translation>
    </message>
    <message>
        <source>Block library</source>
        <translation>内置模块</translation>
    </message>
    <message>
        <source>My blocks</source>
        <translation>我的模块</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s): %1</source>
        <translation>
            <numerusform>%n 个模块：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Cross-fade</source>
        <translation>叠化</translation>
    </message>
    <message>
        <source>Fade</source>
        <translation>淡出淡入</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>推入</translation>
    </message>
    <message>
        <source>Wipe</source>
        <translation>擦除</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>直接切换</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>向右</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>向上</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>向下</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>向左</translation>
    </message>
    <message>
        <source>The new scene appears over the old one</source>
        <translation>新场景在旧场景上逐渐显现</translation>
    </message>
    <message>
        <source>The old scene fades to the background, then the new one appears</source>
        <translation>旧场景淡出到背景，然后新场景出现</translation>
    </message>
    <message>
        <source>The new scene pushes the old one out of the frame</source>
        <translation>新场景把旧场景推出画面</translation>
    </message>
    <message>
        <source>An edge moves over the old scene and uncovers the new one</source>
        <translation>一条边缘扫过旧场景，露出新场景</translation>
    </message>
    <message>
        <source>The new scene is there at once</source>
        <translation>新场景立即出现</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>……还有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 uses “%2” of %3.</source>
        <translation>%1使用了%3的“%2”。</translation>
    </message>
    <message>
        <source>Scenes lose blocks of others that they continue.</source>
        <translation>场景会失去所接续场景的模块。</translation>
    </message>
    <message>
        <source>Clips and links that need them stop working until they lead elsewhere.</source>
        <translation>需要这些模块的片段和链接在改指别处之前将不起作用。</translation>
    </message>
    <message>
        <source>Continue the scene before</source>
        <translation>接续前一个场景</translation>
    </message>
    <message>
        <source>Begin the scene on its own</source>
        <translation>让场景独立开始</translation>
    </message>
    <message>
        <source>Begin on its own</source>
        <translation>独立开始</translation>
    </message>
    <message>
        <source>All scenes</source>
        <translation>所有场景</translation>
    </message>
    <message>
        <source>Make block “%1”</source>
        <translation>制成模块“%1”</translation>
    </message>
    <message>
        <source>Detach from “%1”</source>
        <translation>与“%1”分离</translation>
    </message>
    <message>
        <source>Rename block</source>
        <translation>重命名模块</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Delete block “%1”</source>
        <translation>删除模块“%1”</translation>
    </message>
    <message>
        <source>Update “%1”</source>
        <translation>更新“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n instance(s) follow the block of the library now.</source>
        <translation>
            <numerusform>现在有 %n 个实例跟随库中的模块。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save to my blocks</source>
        <translation>保存到我的模块</translation>
    </message>
    <message numerus="yes">
        <source>And %n more</source>
        <translation>
            <numerusform>还有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not used yet</source>
        <translation>尚未使用</translation>
    </message>
    <message>
        <source>Make a block…</source>
        <translation>制成模块…</translation>
    </message>
    <message>
        <source>Edit definition</source>
        <translation>编辑模块定义</translation>
    </message>
    <message>
        <source>Back from the definition</source>
        <translation>从模块定义返回</translation>
    </message>
    <message>
        <source>Detach from the definition</source>
        <translation>与模块定义分离</translation>
    </message>
    <message>
        <source>Find instances</source>
        <translation>查找实例</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Update all instances</source>
        <translation>更新所有实例</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>“%1” is from the scene “%2”, which this one continues.</source>
        <translation>“%1”来自此场景所延续的场景“%2”。</translation>
    </message>
    <message>
        <source>Delete it there, or let it leave the stage by an animation here.</source>
        <translation>请在那里删除它，或在这里用动画让它离开舞台。</translation>
    </message>
    <message>
        <source>What was deleted was also used in %1. Undo brings it back.</source>
        <translation>删除的内容也用在%1中。撤销可恢复。</translation>
    </message>
    <message numerus="yes">
        <source>Other scenes use %n block(s) of these too: only this stage has lost what all share.</source>
        <translation>
            <numerusform>其中 %n 个模块也被其他场景使用：共享的内容只离开了此舞台。</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete in all scenes</source>
        <translation>在所有场景中删除</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Make single blocks</source>
        <translation>变为单个模块</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>Repeat several times</source>
        <translation>重复多次</translation>
    </message>
    <message>
        <source>Repeat for each word</source>
        <translation>对每个词重复</translation>
    </message>
    <message>
        <source>Repeat for each number</source>
        <translation>对每个数重复</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <translation>
            <numerusform>%n 个模块</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more block(s) that belong to it came along.</source>
        <translation>
            <numerusform>属于它的另外 %n 个模块也一起移动了。</numerusform>
        </translation>
    </message>
    <message>
        <source>Share with all scenes</source>
        <translation>与所有场景共享</translation>
    </message>
    <message>
        <source>All scenes share %1 now.</source>
        <translation>现在所有场景共享%1。</translation>
    </message>
    <message>
        <source>Keep in this scene only</source>
        <translation>只留在此场景</translation>
    </message>
    <message>
        <source>Only this scene has %1 now.</source>
        <translation>现在只有此场景有%1。</translation>
    </message>
    <message>
        <source>This scene has %1 of its own now. Others that use it have copies: %2.</source>
        <translation>现在此场景有自己的%1。使用它的其他场景得到了副本：%2。</translation>
    </message>
    <message>
        <source>Show in all scenes</source>
        <translation>在所有场景中显示</translation>
    </message>
    <message>
        <source>No longer show in all scenes</source>
        <translation>不再在所有场景中显示</translation>
    </message>
    <message>
        <source>%1 is drawn over every scene now.</source>
        <translation>现在%1绘制在每个场景之上。</translation>
    </message>
    <message>
        <source>%1 is on the stage of this scene only now.</source>
        <translation>现在%1只在此场景的舞台上。</translation>
    </message>
    <message>
        <source>Show in all scenes (master)</source>
        <translation>在所有场景中显示（母版）</translation>
    </message>
    <message>
        <source>Move guide</source>
        <translation>移动参考线</translation>
    </message>
    <message>
        <source>Add guide</source>
        <translation>添加参考线</translation>
    </message>
    <message>
        <source>Remove guide</source>
        <translation>删除参考线</translation>
    </message>
    <message>
        <source>Clear guides</source>
        <translation>清除参考线</translation>
    </message>
    <message>
        <source>Vertical guide at %1</source>
        <translation>垂直参考线，位置 %1</translation>
    </message>
    <message>
        <source>Horizontal guide at %1</source>
        <translation>水平参考线，位置 %1</translation>
    </message>
    <message>
        <source>The scene is not shown.</source>
        <translation>场景没有显示。</translation>
    </message>
    <message>
        <source>These words are computed by an expression.</source>
        <translation>这些文字由表达式计算。</translation>
    </message>
    <message>
        <source>Change the expression in the inspector.</source>
        <translation>请在属性面板中修改表达式。</translation>
    </message>
    <message>
        <source>Choose a file that was exported from My blocks.</source>
        <translation>请选择从“我的模块”导出的文件。</translation>
    </message>
    <message>
        <source>These blocks belong to different scenes, or some of them to all scenes.</source>
        <translation>这些模块属于不同的场景，或者其中一些属于所有场景。</translation>
    </message>
    <message>
        <source>Select blocks of one scene, or share all of them between all scenes first.</source>
        <translation>请只选择一个场景的模块，或先将它们全部与所有场景共享。</translation>
    </message>
    <message>
        <source>These blocks are not on the stage in the same scenes.</source>
        <translation>这些模块并不在相同场景的舞台上。</translation>
    </message>
    <message>
        <source>Put all of them on the same stages first, or make a block of each.</source>
        <translation>请先把它们全部放到相同的舞台上，或分别制作成模块。</translation>
    </message>
    <message>
        <source>“%1” is shared by all scenes.</source>
        <translation>“%1”由所有场景共享。</translation>
    </message>
    <message>
        <source>Keep it in one scene first, or change its definition.</source>
        <translation>请先只保留在一个场景中，或修改它的模块定义。</translation>
    </message>
    <message>
        <source>“%1” comes on stage in another scene than its own.</source>
        <translation>“%1”在并非自己所属的场景中登上舞台。</translation>
    </message>
    <message>
        <source>Put it on the stage of the scene in which it lives first.</source>
        <translation>请先把它放到所属场景的舞台上。</translation>
    </message>
    <message>
        <source>Properties of this block</source>
        <translation>此模块的属性</translation>
    </message>
    <message>
        <source>The smallest value is larger than the largest.</source>
        <translation>最小值大于最大值。</translation>
    </message>
    <message>
        <source>Exchange them.</source>
        <translation>请对调两者。</translation>
    </message>
    <message>
        <source>The default %1 is outside of this range.</source>
        <translation>默认值 %1 超出此范围。</translation>
    </message>
    <message>
        <source>Change the default first, or make the range wider.</source>
        <translation>请先更改默认值，或扩大范围。</translation>
    </message>
    <message>
        <source>Read as “in”</source>
        <translation>读作“in”</translation>
    </message>
    <message>
        <source>You can drop pictures (PNG, JPEG, SVG), tables (CSV, TSV), tensors (NPY, NPZ, safetensors), texts (TXT, TeX) and sounds (MP3, WAV, Ogg).</source>
        <translation>可以拖入图片（PNG、JPEG、SVG）、表格（CSV、TSV）、张量（NPY、NPZ、safetensors）、文本（TXT、TeX）和声音（MP3、WAV、Ogg）。</translation>
    </message>
    <message>
        <source>The file is larger than 64 MB, too large for the lecture to keep a copy.</source>
        <translation>文件大于 64 MB，课件无法保存其副本。</translation>
    </message>
    <message>
        <source>Save the lecture, copy the file into the same folder, and choose it there.</source>
        <translation>请保存课件，把文件复制到同一文件夹，再从那里选择。</translation>
    </message>
    <message>
        <source>Files (%1)</source>
        <translation>文件 (%1)</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>Choose file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>Row %1, column %2 of %3</source>
        <translation>%3 的第 %1 行、第 %2 列</translation>
    </message>
    <message>
        <source>Turn the camera</source>
        <translation>旋转摄像机</translation>
    </message>
    <message>
        <source>Put the camera here</source>
        <translation>把摄像机放到这里</translation>
    </message>
    <message>
        <source>Add keyframes of the camera</source>
        <translation>添加摄像机关键帧</translation>
    </message>
    <message>
        <source>in the whole scene</source>
        <translation>在整个场景中</translation>
    </message>
    <message>
        <source>Move point</source>
        <translation>移动点</translation>
    </message>
    <message>
        <source>“%1” computes values for other blocks and has no picture of its own: it stands in the graph.</source>
        <translation>“%1”为其他模块计算值，自身没有画面：它在节点图中。</translation>
    </message>
    <message>
        <source>“%1” is among the blocks of this lecture in the palette now. Press Enter on it to change it.</source>
        <translation>“%1”现在位于模块库的“此课件的模块”中。在其上按 Enter 即可修改。</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) keep the last value of what was deleted.</source>
        <translation>
            <numerusform>%n 个模块保留已删除内容的最后数值。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Earlier versions…</source>
        <translation>早期版本…</translation>
    </message>
    <message>
        <source>Open the rest</source>
        <translation>打开其余部分</translation>
    </message>
    <message>
        <source>Open another…</source>
        <translation>打开其他课件…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The rest opens as a copy; the damaged file stays as it is.</source>
        <translation>其余部分作为副本打开；损坏的文件保持原样。</translation>
    </message>
    <message>
        <source>A part of “%1” is damaged.</source>
        <translation>“%1”的一部分已损坏。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed: %1.</source>
        <translation>更改：%1。</translation>
    </message>
    <message>
        <source>Added: %1.</source>
        <translation>添加：%1。</translation>
    </message>
    <message>
        <source>Removed: %1.</source>
        <translation>删除：%1。</translation>
    </message>
    <message>
        <source>Something of the whole lecture was changed.</source>
        <translation>更改了整个课件的设置。</translation>
    </message>
    <message>
        <source>Copy these files beside this lecture too: %1.</source>
        <translation>请把这些文件也复制到此课件旁：%1。</translation>
    </message>
    <message>
        <source>Letters and lines follow this lecture, which has another font or frame.</source>
        <translation>文字和线条跟随此课件，它的字体或画面不同。</translation>
    </message>
    <message>
        <source>“%1” of %2 is also heard in %3.</source>
        <translation>%2 的“%1”在 %3 中也能听到。</translation>
    </message>
    <message>
        <source>Sounds go with their scene, unless they are kept: they then go on in the next scene as they are heard there now.</source>
        <translation>声音随场景一起删除，除非保留：保留后会在下一场景中按现在的样子继续。</translation>
    </message>
    <message>
        <source>Later scenes lose sounds.</source>
        <translation>后面的场景会失去声音。</translation>
    </message>
    <message>
        <source>Later scenes lose sounds and blocks.</source>
        <translation>后面的场景会失去声音和模块。</translation>
    </message>
    <message>
        <source>Delete with the sounds</source>
        <translation>连同声音一起删除</translation>
    </message>
    <message>
        <source>Keep the sounds</source>
        <translation>保留声音</translation>
    </message>
    <message>
        <source>Delete scene</source>
        <translation>删除场景</translation>
    </message>
    <message>
        <source>The colors are now those of this lecture.</source>
        <translation>颜色现在采用此课件的颜色。</translation>
    </message>
    <message>
        <source>Keep the colors as they were</source>
        <translation>保持原来的颜色</translation>
    </message>
    <message>
        <source>Paste scenes</source>
        <translation>粘贴场景</translation>
    </message>
    <message>
        <source>Paste sounds</source>
        <translation>粘贴声音</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) came along, because the clips had nothing to act on here.</source>
        <translation>
            <numerusform>片段在这里没有作用对象，因此一并带来 %n 个模块。</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste formula</source>
        <translation>粘贴公式</translation>
    </message>
    <message>
        <source>Paste words with formulas</source>
        <translation>粘贴含公式的文字</translation>
    </message>
    <message>
        <source>Paste drawing</source>
        <translation>粘贴图形</translation>
    </message>
    <message>
        <source>Paste table</source>
        <translation>粘贴表格</translation>
    </message>
    <message>
        <source>This reads like a formula, but it cannot be typeset, so it became words: %1</source>
        <translation>看起来像公式，但无法排版，因此成为文字：%1</translation>
    </message>
    <message>
        <source>Make the scene longer</source>
        <translation>延长场景</translation>
    </message>
    <message>
        <source>Find “%1”</source>
        <translation>查找“%1”</translation>
    </message>
    <message>
        <source>Find the file…</source>
        <translation>查找文件…</translation>
    </message>
    <message>
        <source>Remove the parameter</source>
        <translation>删除参数</translation>
    </message>
    <message>
        <source>Parameter %1</source>
        <translation>参数 %1</translation>
    </message>
    <message>
        <source>“%1” lasts %2 longer than the scene.</source>
        <translation>“%1”比场景长 %2。</translation>
    </message>
    <message>
        <source>Make the scene as long</source>
        <translation>让场景同样长</translation>
    </message>
    <message>
        <source>Fade out at the end</source>
        <translation>结尾淡出</translation>
    </message>
    <message>
        <source>Begin afterwards</source>
        <translation>之后开始</translation>
    </message>
    <message>
        <source>It may run on</source>
        <translation>允许继续播放</translation>
    </message>
    <message>
        <source>Lower all sounds by %1 dB</source>
        <translation>所有声音降低 %1 dB</translation>
    </message>
    <message>
        <source>Untitled lecture</source>
        <translation>未命名课件</translation>
    </message>
    <message>
        <source>“%1” is outside of the frame</source>
        <translation>“%1”在画面之外</translation>
    </message>
    <message>
        <source>Commas between columns</source>
        <translation>逗号分隔各列</translation>
    </message>
    <message>
        <source>Decimal commas (1.234,5)</source>
        <translation>小数点为逗号（1.234,5）</translation>
    </message>
    <message>
        <source>Decimal points (1,234.5)</source>
        <translation>小数点为点（1,234.5）</translation>
    </message>
    <message>
        <source>Names in the first line</source>
        <translation>首行是名称</translation>
    </message>
    <message>
        <source>Numbers in the first line</source>
        <translation>首行也是数字</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>Home folder</source>
        <translation>主文件夹</translation>
    </message>
    <message>
        <source>“%1” in your home folder</source>
        <translation>主文件夹中的“%1”</translation>
    </message>
    <message>
        <source>“%1” in the folder “%2”</source>
        <translation>文件夹“%2”中的“%1”</translation>
    </message>
    <message>
        <source>The folder is %1.</source>
        <translation>文件夹是%1。</translation>
    </message>
    <message>
        <source>The file is %1.</source>
        <translation>文件是%1。</translation>
    </message>
    <message>
        <source>today at %1</source>
        <translation>今天 %1</translation>
    </message>
    <message>
        <source>yesterday at %1</source>
        <translation>昨天 %1</translation>
    </message>
    <message>
        <source>on %1 at %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>No block is selected.</source>
        <translation>没有选中模块。</translation>
    </message>
    <message>
        <source>No block is selected. Clips, keyframes and sounds are edited on the timeline.</source>
        <translation>没有选中模块。片段、关键帧和声音在时间轴上编辑。</translation>
    </message>
    <message>
        <source>No clip, keyframe or sound is selected.</source>
        <translation>没有选中片段、关键帧或声音。</translation>
    </message>
    <message>
        <source>No clip, keyframe or sound is selected. Blocks are edited on the stage and in the graph.</source>
        <translation>没有选中片段、关键帧或声音。模块在舞台和节点图中编辑。</translation>
    </message>
    <message>
        <source>There are no cells and no words in the clipboard.</source>
        <translation>剪贴板中没有单元格，也没有文字。</translation>
    </message>
    <message>
        <source>The table would have more than 20,000 cells.</source>
        <translation>表格的单元格会超过 20,000 个。</translation>
    </message>
    <message>
        <source>Korean (CP949)</source>
        <translation>韩文 (CP949)</translation>
    </message>
    <message>
        <source>Chinese (GB18030)</source>
        <translation>中文 (GB18030)</translation>
    </message>
    <message>
        <source>Chinese (Big5)</source>
        <translation>中文 (Big5)</translation>
    </message>
    <message>
        <source>Western European (Windows-1252)</source>
        <translation>西欧 (Windows-1252)</translation>
    </message>
    <message>
        <source>The first column numbers the rows and is left out.</source>
        <translation>第一列是行号，已略去。</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>柱形</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数</translation>
    </message>
    <message>
        <source>commas</source>
        <translation>以逗号分隔</translation>
    </message>
    <message>
        <source>semicolons</source>
        <translation>以分号分隔</translation>
    </message>
    <message>
        <source>spaces</source>
        <translation>以空格分隔</translation>
    </message>
    <message>
        <source>decimal commas</source>
        <translation>小数点为逗号</translation>
    </message>
    <message>
        <source>header row</source>
        <translation>标题行</translation>
    </message>
    <message>
        <source>header column</source>
        <translation>标题列</translation>
    </message>
    <message>
        <source>Several tables were read.</source>
        <translation>已读取多个表格。</translation>
    </message>
    <message>
        <source>Read it differently…</source>
        <translation>换一种方式读取…</translation>
    </message>
    <message>
        <source>Rows: %1, columns: %2</source>
        <translation>%1 行，%2 列</translation>
    </message>
    <message>
        <source>The folded groups of this diagram have keyframes or come from elsewhere.</source>
        <translation>这个框图的折叠的组有关键帧，或来自别处。</translation>
    </message>
    <message>
        <source>Link blocks of a diagram</source>
        <translation>连接框图的方框</translation>
    </message>
    <message>
        <source>Put a block into a link</source>
        <translation>在连线中插入方框</translation>
    </message>
    <message>
        <source>Move block of a diagram</source>
        <translation>移动框图的方框</translation>
    </message>
    <message>
        <source>Add block to a diagram</source>
        <translation>在框图中添加方框</translation>
    </message>
    <message>
        <source>Change text of a link</source>
        <translation>更改连线的文字</translation>
    </message>
    <message>
        <source>Rename block of a diagram</source>
        <translation>重命名框图的方框</translation>
    </message>
    <message>
        <source>Delete link of a diagram</source>
        <translation>删除框图的连线</translation>
    </message>
    <message>
        <source>Delete block of a diagram</source>
        <translation>删除框图的方框</translation>
    </message>
    <message>
        <source>Group blocks of a diagram</source>
        <translation>组合框图的方框</translation>
    </message>
    <message>
        <source>Change link of a diagram</source>
        <translation>更改框图的连线</translation>
    </message>
    <message>
        <source>Repeat block of a diagram</source>
        <translation>重复框图的方框</translation>
    </message>
    <message>
        <source>Fold group</source>
        <translation>折叠组</translation>
    </message>
    <message>
        <source>Unfold group</source>
        <translation>展开组</translation>
    </message>
    <message>
        <source>Turn diagram</source>
        <translation>更改框图的方向</translation>
    </message>
    <message>
        <source>Lay out diagram again</source>
        <translation>重新排版框图</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>框图</translation>
    </message>
    <message>
        <source>Select a block diagram on the stage first.</source>
        <translation>请先在舞台上选择一个框图。</translation>
    </message>
    <message>
        <source>Add a block to the diagram</source>
        <translation>在框图中添加方框</translation>
    </message>
    <message>
        <source>Change the words in the diagram</source>
        <translation>更改框图的文字</translation>
    </message>
    <message>
        <source>Link the block of the diagram to another one</source>
        <translation>把框图的方框连接到另一个方框</translation>
    </message>
    <message>
        <source>Lead the link around, or straight</source>
        <translation>让连线绕行或直行</translation>
    </message>
    <message>
        <source>Repeat the block × N…</source>
        <translation>重复方框 × N…</translation>
    </message>
    <message>
        <source>Group the blocks of the diagram</source>
        <translation>组合框图的方框</translation>
    </message>
    <message>
        <source>Fold the group</source>
        <translation>折叠组</translation>
    </message>
    <message>
        <source>Unfold the group</source>
        <translation>展开组</translation>
    </message>
    <message>
        <source>Delete from the diagram</source>
        <translation>从框图中删除</translation>
    </message>
    <message>
        <source>Diagram upwards</source>
        <translation>框图向上</translation>
    </message>
    <message>
        <source>Diagram downwards</source>
        <translation>框图向下</translation>
    </message>
    <message>
        <source>Diagram to the right</source>
        <translation>框图向右</translation>
    </message>
    <message>
        <source>Diagram to the left</source>
        <translation>框图向左</translation>
    </message>
    <message>
        <source>Lay out the diagram again</source>
        <translation>重新排版框图</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Begin diagram anew</source>
        <translation>重新开始框图</translation>
    </message>
    <message>
        <source>Begin the diagram with: %1</source>
        <translation>以此开始框图：%1</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>开始于</translation>
    </message>
    <message>
        <source>Nothing is called that. Try another word.</source>
        <translation>没有这个名称。请换个词试试。</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>折线</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::AboutDialog</name>
    <message>
        <source>About Lectograph</source>
        <translation>关于 Lectograph</translation>
    </message>
    <message>
        <source>Animated lectures about transformers, put together from blocks instead of code.</source>
        <translation>无需代码，用模块拼出讲解 Transformer 的动画课件。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>自由软件，遵循 GNU 通用公共许可证第 3 版或更高版本。</translation>
    </message>
    <message>
        <source>Built on Qt, FFmpeg with x264, MathJax, Eigen, libzip, the Noto fonts and the Lucide icons.</source>
        <translation>基于 Qt、FFmpeg（含 x264）、MathJax、Eigen、libzip、Noto 字体和 Lucide 图标构建。</translation>
    </message>
    <message>
        <source>This lecture: %1</source>
        <translation>此课件：%1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::AlternativesBar</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::AnimationView</name>
    <message>
        <source>Animations in order of time</source>
        <translation>按时间排列的动画</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::AnimationsPanel</name>
    <message>
        <source>Show the animations of the whole scene</source>
        <translation>显示整个场景的动画</translation>
    </message>
    <message>
        <source>Add animation…</source>
        <translation>添加动画…</translation>
    </message>
    <message>
        <source>One after another by</source>
        <translation>依次开始，间隔</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>The time from the start of each selected animation to the start of the next one; 0: together</source>
        <translation>每个所选动画开始到下一个开始的时间；0 表示同时</translation>
    </message>
    <message>
        <source>Start one after another</source>
        <translation>依次开始</translation>
    </message>
    <message>
        <source>Start the selected animations one after another</source>
        <translation>让所选动画依次开始</translation>
    </message>
    <message>
        <source>Move earlier in the list</source>
        <translation>在列表中前移</translation>
    </message>
    <message>
        <source>Move later in the list</source>
        <translation>在列表中后移</translation>
    </message>
    <message>
        <source>Start with the previous animation</source>
        <translation>与上一动画同时开始</translation>
    </message>
    <message>
        <source>Start after the previous animation</source>
        <translation>在上一动画之后开始</translation>
    </message>
    <message>
        <source>Delete animations</source>
        <translation>删除动画</translation>
    </message>
    <message>
        <source>All animations of the scene</source>
        <translation>场景的所有动画</translation>
    </message>
    <message>
        <source>Animations of “%1”</source>
        <translation>“%1”的动画</translation>
    </message>
    <message numerus="yes">
        <source>Animations of %n block(s)</source>
        <translation>
            <numerusform>%n 个模块的动画</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is animated in this scene yet. Select a block on the stage and add an animation.</source>
        <translation>此场景还没有动画。请在舞台上选择模块并添加动画。</translation>
    </message>
    <message>
        <source>What is selected has no animations yet.</source>
        <translation>所选内容还没有动画。</translation>
    </message>
    <message>
        <source>Reorder animations</source>
        <translation>更改动画顺序</translation>
    </message>
    <message>
        <source>These animations start together. Start them one after another to change their order.</source>
        <translation>这些动画同时开始。要更改顺序，请让它们依次开始。</translation>
    </message>
    <message>
        <source>Find an animation</source>
        <translation>查找动画</translation>
    </message>
    <message numerus="yes">
        <source>Find an animation for %n block(s)</source>
        <translation>
            <numerusform>为 %n 个模块查找动画</numerusform>
        </translation>
    </message>
    <message>
        <source>Split into single clips</source>
        <translation>拆分为单目标片段</translation>
    </message>
    <message>
        <source>Merge into one clip</source>
        <translation>合并为一个片段</translation>
    </message>
    <message>
        <source>Save as my animation…</source>
        <translation>保存为我的动画…</translation>
    </message>
    <message>
        <source>Find the property that changes</source>
        <translation>查找要更改的属性</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::AspectRatioField</name>
    <message>
        <source>“%1” is not a width and a height.</source>
        <translation>“%1”不是宽度和高度。</translation>
    </message>
    <message>
        <source>Write them like 16:9 or 1080×1350.</source>
        <translation>请写成 16:9 或 1080×1350 的形式。</translation>
    </message>
    <message>
        <source>One side may be ten times as long as the other at most.</source>
        <translation>一边最长为另一边的十倍。</translation>
    </message>
    <message>
        <source>Your own…</source>
        <translation>自定义…</translation>
    </message>
    <message>
        <source>%1: width to height</source>
        <translation>%1：宽高比</translation>
    </message>
    <message>
        <source>Width to height, such as 21:9, 2.39:1 or 1080×1350</source>
        <translation>宽高比，例如 21:9、2.39:1 或 1080×1350</translation>
    </message>
    <message>
        <source>Width:height</source>
        <translation>宽:高</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::AssetField</name>
    <message>
        <source>Choose a file; the lecture keeps a copy</source>
        <translation>选择文件；课件会保留副本</translation>
    </message>
    <message>
        <source>%1: choose a file</source>
        <translation>%1：选择文件</translation>
    </message>
    <message>
        <source>No file</source>
        <translation>没有文件</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>选择文件…</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::AudioSink</name>
    <message>
        <source>No device was found to hear sounds with. Connect loudspeakers or headphones and play again.</source>
        <translation>没有找到播放声音的设备。请接上扬声器或耳机，然后重新播放。</translation>
    </message>
    <message>
        <source>“%1” cannot be used to hear sounds.</source>
        <translation>无法用“%1”播放声音。</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::BackupsDialog</name>
    <message>
        <source>Restore</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation>早期版本</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Leave the lecture as it is</source>
        <translation>保持课件原样</translation>
    </message>
    <message>
        <source>Go on with this version; it can be undone</source>
        <translation>用此版本继续；可以撤销</translation>
    </message>
    <message>
        <source>There are no earlier versions yet. Each time you save, the version before it is kept.</source>
        <translation>还没有早期版本。每次保存时，都会保留之前的版本。</translation>
    </message>
    <message>
        <source>This version at the playhead</source>
        <translation>此版本在播放头处的画面</translation>
    </message>
    <message>
        <source>Restore the version of %1</source>
        <translation>还原 %1 的版本</translation>
    </message>
    <message>
        <source>Earlier versions of “%1”</source>
        <translation>“%1”的早期版本</translation>
    </message>
    <message>
        <source>Open this version; the file stays as it is until you save</source>
        <translation>打开此版本；保存之前文件保持原样</translation>
    </message>
    <message>
        <source>The next version looks the same.</source>
        <translation>与下一个版本相同。</translation>
    </message>
    <message>
        <source>Afterwards – %1</source>
        <translation>之后 – %1</translation>
    </message>
    <message>
        <source>A scene of this version</source>
        <translation>此版本的一个场景</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::BusySign</name>
    <message>
        <source>Computing…</source>
        <translation>正在计算…</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::CardView</name>
    <message>
        <source>Animations</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>Arrow keys walk over the cards, Enter adds one.</source>
        <translation>用方向键在卡片间移动，按 Enter 添加。</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::Cards</name>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Computes: %1</source>
        <translation>计算结果：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <translation>
            <numerusform>%n 个模块</numerusform>
        </translation>
    </message>
    <message>
        <source>This file cannot be used: %1</source>
        <translation>此文件无法使用：%1</translation>
    </message>
    <message>
        <source>with its animations</source>
        <translation>含动画</translation>
    </message>
    <message>
        <source>My blocks</source>
        <translation>我的模块</translation>
    </message>
    <message>
        <source>Block library</source>
        <translation>内置模块</translation>
    </message>
    <message>
        <source>Blocks of this lecture</source>
        <translation>本课件的模块</translation>
    </message>
    <message numerus="yes">
        <source>%n instance(s)</source>
        <translation>
            <numerusform>%n 个实例</numerusform>
        </translation>
    </message>
    <message>
        <source>Select blocks, choose “Make a block…” in their menu, and save it to your blocks to find it here again.</source>
        <translation>选择模块，在其菜单中选择“制成模块…”，再保存到我的模块，即可在此处再次找到。</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::CellGrid</name>
    <message>
        <source>Insert above</source>
        <translation>在上方插入</translation>
    </message>
    <message>
        <source>Insert below</source>
        <translation>在下方插入</translation>
    </message>
    <message>
        <source>Delete rows</source>
        <translation>删除行</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Insert on the left</source>
        <translation>在左侧插入</translation>
    </message>
    <message>
        <source>Insert on the right</source>
        <translation>在右侧插入</translation>
    </message>
    <message>
        <source>Delete columns</source>
        <translation>删除列</translation>
    </message>
    <message>
        <source>Move to the left</source>
        <translation>左移</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>右移</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>剪切</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ChoiceField</name>
    <message>
        <source>Different values</source>
        <translation>不同的值</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ColorField</name>
    <message>
        <source>%1: pick a colour</source>
        <translation>%1：选择颜色</translation>
    </message>
    <message>
        <source>The name of a colour, or # and six digits</source>
        <translation>颜色名称，或 # 加六位数字</translation>
    </message>
    <message>
        <source>Pick a colour (Alt+Down)</source>
        <translation>选择颜色（Alt+↓）</translation>
    </message>
    <message>
        <source>Pick a colour…</source>
        <translation>选择颜色…</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ColorPicker</name>
    <message>
        <source>In this lecture</source>
        <translation>此课件中</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>模块库</translation>
    </message>
    <message>
        <source>Any other</source>
        <translation>其他颜色</translation>
    </message>
    <message>
        <source>Saturation and brightness</source>
        <translation>饱和度和亮度</translation>
    </message>
    <message>
        <source>Saturation and brightness; arrow keys move</source>
        <translation>饱和度和亮度；用方向键移动</translation>
    </message>
    <message>
        <source>Hue</source>
        <translation>色相</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>不透明度</translation>
    </message>
    <message>
        <source>Name, or # and six digits</source>
        <translation>颜色名称，或 # 加六位数字</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>设计</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::CommandPalette</name>
    <message>
        <source>Find anything</source>
        <translation>查找任何内容</translation>
    </message>
    <message>
        <source>What would you like to do?</source>
        <translation>想做什么？</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>查找结果</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1，%2 %3</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::CurvePanel</name>
    <message>
        <source>Give a property a keyframe first: press the diamond beside it in the inspector.</source>
        <translation>请先为属性设置关键帧：在属性面板中按其旁边的菱形。</translation>
    </message>
    <message>
        <source>Time of the keyframe</source>
        <translation>关键帧的时间</translation>
    </message>
    <message>
        <source>When the keyframe is, in seconds of the lecture</source>
        <translation>关键帧所在的时间，以课件的秒计</translation>
    </message>
    <message>
        <source>Value of the keyframe</source>
        <translation>关键帧的值</translation>
    </message>
    <message>
        <source>The value at the keyframe</source>
        <translation>关键帧处的值</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Curves of what is selected</source>
        <translation>所选内容的曲线</translation>
    </message>
    <message>
        <source>Use smooth</source>
        <translation>改用平滑</translation>
    </message>
    <message>
        <source>Gives the keyframe a smooth way to the next one</source>
        <translation>使关键帧平滑过渡到下一个</translation>
    </message>
    <message>
        <source>Hold the value until the next keyframe</source>
        <translation>保持数值直到下一个关键帧</translation>
    </message>
    <message>
        <source>Even speed to the next keyframe</source>
        <translation>匀速到下一个关键帧</translation>
    </message>
    <message>
        <source>Smooth way to the next keyframe</source>
        <translation>平滑过渡到下一个关键帧</translation>
    </message>
    <message>
        <source>Handles to bend the way to the next keyframe</source>
        <translation>用手柄弯曲到下一个关键帧的过程</translation>
    </message>
    <message>
        <source>Show speed instead of values</source>
        <translation>显示速度而不是数值</translation>
    </message>
    <message>
        <source>Show the easing of the clip instead of its keyframes</source>
        <translation>显示片段的缓动而不是关键帧</translation>
    </message>
    <message>
        <source>Bring the selected keyframes into view</source>
        <translation>使所选关键帧可见</translation>
    </message>
    <message>
        <source>Bring all keyframes into view</source>
        <translation>使所有关键帧可见</translation>
    </message>
    <message>
        <source>Add a keyframe at the playhead</source>
        <translation>在播放头处添加关键帧</translation>
    </message>
    <message>
        <source>Remove the selected keyframes</source>
        <translation>移除所选关键帧</translation>
    </message>
    <message>
        <source>Scale the selected keyframes…</source>
        <translation>缩放所选关键帧…</translation>
    </message>
    <message>
        <source>Copy keyframes</source>
        <translation>复制关键帧</translation>
    </message>
    <message>
        <source>Paste keyframes at the playhead</source>
        <translation>在播放头处粘贴关键帧</translation>
    </message>
    <message>
        <source>Copy the easing</source>
        <translation>复制缓动</translation>
    </message>
    <message>
        <source>Paste the easing</source>
        <translation>粘贴缓动</translation>
    </message>
    <message>
        <source>Show or hide the marked curve</source>
        <translation>显示或隐藏所选曲线</translation>
    </message>
    <message>
        <source>Show the marked curve alone, or all again</source>
        <translation>只显示所选曲线，或显示全部</translation>
    </message>
    <message>
        <source>Move keyframes a frame earlier</source>
        <translation>关键帧提前一帧</translation>
    </message>
    <message>
        <source>Move keyframes a frame later</source>
        <translation>关键帧推后一帧</translation>
    </message>
    <message>
        <source>Raise the value of keyframes</source>
        <translation>增大关键帧的值</translation>
    </message>
    <message>
        <source>Lower the value of keyframes</source>
        <translation>减小关键帧的值</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>How the value changes from the selected keyframe to the next</source>
        <translation>数值从所选关键帧到下一个的变化方式</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 of “%2”</source>
        <translation>“%2”的%1</translation>
    </message>
    <message>
        <source>Show this curve</source>
        <translation>显示此曲线</translation>
    </message>
    <message>
        <source>Hide this curve</source>
        <translation>隐藏此曲线</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1，已隐藏</translation>
    </message>
    <message>
        <source>“%1” comes back to where it began, so “%2” jumps at the next keyframe.</source>
        <translation>“%1”会回到起始处，因此“%2”在下一个关键帧处会跳变。</translation>
    </message>
    <message>
        <source>Change easing</source>
        <translation>更改缓动</translation>
    </message>
    <message>
        <source>Add handles</source>
        <translation>添加手柄</translation>
    </message>
    <message>
        <source>Paste keyframes</source>
        <translation>粘贴关键帧</translation>
    </message>
    <message>
        <source>Select all keyframes that are shown</source>
        <translation>选择所有显示的关键帧</translation>
    </message>
    <message>
        <source>%1 and others</source>
        <translation>%1 等</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::CurveView</name>
    <message>
        <source>Curves over time</source>
        <translation>随时间变化的曲线</translation>
    </message>
    <message>
        <source>Add keyframe</source>
        <translation>添加关键帧</translation>
    </message>
    <message>
        <source>Move keyframes</source>
        <translation>移动关键帧</translation>
    </message>
    <message>
        <source>Remove keyframes</source>
        <translation>移除关键帧</translation>
    </message>
    <message>
        <source>%1, keyframe %2 of %3: %4 at %5, then %6</source>
        <translation>%1，第 %2 个关键帧，共 %3 个：%5 处为 %4，之后 %6</translation>
    </message>
    <message>
        <source>a curve of its own</source>
        <translation>自定义曲线</translation>
    </message>
    <message>
        <source>%1: %2 at %3</source>
        <translation>%1：%3 处为 %2</translation>
    </message>
    <message>
        <source>Drag to bend the curve. Shift keeps it level, Alt leaves the other side alone.</source>
        <translation>拖动以弯曲曲线。Shift 保持水平，Alt 不影响另一侧。</translation>
    </message>
    <message>
        <source>Drag to scale the selected keyframes. Shift: time and value alike, Alt: around the middle, Ctrl: without snapping.</source>
        <translation>拖动以缩放所选关键帧。Shift：时间与值同比，Alt：以中间为中心，Ctrl：不吸附。</translation>
    </message>
    <message>
        <source>%1. Double-click adds a keyframe here.</source>
        <translation>%1。双击在此添加关键帧。</translation>
    </message>
    <message>
        <source>Drag to move the playhead.</source>
        <translation>拖动以移动播放头。</translation>
    </message>
    <message>
        <source>Bend curve</source>
        <translation>弯曲曲线</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/秒</translation>
    </message>
    <message>
        <source>Scale keyframes</source>
        <translation>缩放关键帧</translation>
    </message>
    <message>
        <source>Time %1 %</source>
        <translation>时间 %1 %</translation>
    </message>
    <message>
        <source>Value %1 %</source>
        <translation>值 %1 %</translation>
    </message>
    <message>
        <source>Curves: %1. Tab walks through the keyframes.</source>
        <translation>曲线：%1。按 Tab 在关键帧间移动。</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::CustomBlockDialog</name>
    <message>
        <source>Another block has this name.</source>
        <translation>已有模块使用此名称。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>One line that the palette shows when the pointer rests on it</source>
        <translation>指针停留时模块库显示的一行说明</translation>
    </message>
    <message>
        <source>Custom block</source>
        <translation>我的模块</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Such as “Neuron”</source>
        <translation>例如“神经元”</translation>
    </message>
    <message>
        <source>The palette shows it under this name</source>
        <translation>在模块库中显示的名称</translation>
    </message>
    <message>
        <source>There is a block of this name already; it will be replaced.</source>
        <translation>已有同名模块，它将被替换。</translation>
    </message>
    <message>
        <source>They begin at the playhead when the block is added</source>
        <translation>添加模块时从播放头开始</translation>
    </message>
    <message>
        <source>What it is good for (optional)</source>
        <translation>用途（可选）</translation>
    </message>
    <message>
        <source>With its animations</source>
        <translation>包含动画</translation>
    </message>
    <message>
        <source>Keep in My blocks</source>
        <translation>保存到“我的模块”</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::CustomBlockMenu</name>
    <message>
        <source>Add to the scene</source>
        <translation>添加到场景</translation>
    </message>
    <message>
        <source>Change description…</source>
        <translation>更改说明…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制一份</translation>
    </message>
    <message>
        <source>Export custom block</source>
        <translation>导出我的模块</translation>
    </message>
    <message>
        <source>Export to a file…</source>
        <translation>导出为文件…</translation>
    </message>
    <message>
        <source>Import custom blocks</source>
        <translation>导入我的模块</translation>
    </message>
    <message>
        <source>Import custom blocks…</source>
        <translation>导入我的模块…</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Lectures that use this block keep what they have.</source>
        <translation>使用此模块的课件保持不变。</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>移到回收站</translation>
    </message>
    <message>
        <source>Move “%1” to the trash?</source>
        <translation>将“%1”移到回收站吗？</translation>
    </message>
    <message>
        <source>Custom blocks (*.json)</source>
        <translation>我的模块 (*.json)</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>模块库</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>移除…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>See whether you may write to its folder.</source>
        <translation>请检查能否写入它所在的文件夹。</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>The file cannot be removed.</source>
        <translation>无法移除文件。</translation>
    </message>
    <message>
        <source>There is no trash for this folder. Delete “%1” for good?</source>
        <translation>此文件夹没有回收站。要永久删除“%1”吗？</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>此操作无法撤销。</translation>
    </message>
    <message>
        <source>“%1” can be dropped on the window of another Lectograph now.</source>
        <translation>现在可将“%1”拖放到另一个 Lectograph 的窗口。</translation>
    </message>
    <message>
        <source>“%1” is in the trash of the system now.</source>
        <translation>“%1”已移到系统回收站。</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::DefinitionCrumbs</name>
    <message>
        <source>The block definition that is open</source>
        <translation>已打开的模块定义</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Back from the definition (Esc)</source>
        <translation>从模块定义返回 (Esc)</translation>
    </message>
    <message numerus="yes">
        <source>Changes show in %n instance(s)</source>
        <translation>
            <numerusform>更改会反映到 %n 个实例</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectograph::editor::DiagramField</name>
    <message>
        <source>Name of the block</source>
        <translation>方框的名称</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::Document</name>
    <message>
        <source>%1 in all scenes</source>
        <translation>在所有场景中%1</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::EaseView</name>
    <message>
        <source>Easing of the clip</source>
        <translation>片段的缓动</translation>
    </message>
    <message>
        <source>Drag a handle to bend the easing. Tab takes the other handle, Ctrl with the arrows moves it.</source>
        <translation>拖动手柄以弯曲缓动。Tab 切换到另一个手柄，Ctrl 加方向键移动它。</translation>
    </message>
    <message>
        <source>First handle, %1</source>
        <translation>第一个手柄，%1</translation>
    </message>
    <message>
        <source>Second handle, %1</source>
        <translation>第二个手柄，%1</translation>
    </message>
    <message>
        <source>at rest</source>
        <translation>静止</translation>
    </message>
    <message>
        <source>start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>even speed</source>
        <translation>匀速</translation>
    </message>
    <message>
        <source>end</source>
        <translation>终点</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::EasingButton</name>
    <message>
        <source>Easing</source>
        <translation>缓动</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Easings</source>
        <translation>缓动</translation>
    </message>
    <message>
        <source>Comes back to where it began.</source>
        <translation>回到起始处。</translation>
    </message>
    <message>
        <source>Different values</source>
        <translation>不同的值</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::EasingPresets</name>
    <message>
        <source>Keep this easing under a name</source>
        <translation>为此缓动命名并保存</translation>
    </message>
    <message>
        <source>Remove the easing of yours that is marked</source>
        <translation>移除所选的自定义缓动</translation>
    </message>
    <message>
        <source>Easings</source>
        <translation>缓动</translation>
    </message>
    <message>
        <source>Name, then Enter</source>
        <translation>输入名称后按 Enter</translation>
    </message>
    <message>
        <source>Name for this easing</source>
        <translation>此缓动的名称</translation>
    </message>
    <message>
        <source>%1. Comes back to where it began.</source>
        <translation>%1。回到起始处。</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::EditMenuWords</name>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::EditorPage</name>
    <message>
        <source>Timeline</source>
        <translation>时间轴</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史记录</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ElementsField</name>
    <message>
        <source>Drag, or press Alt+Up and Alt+Down, to change the order; Delete removes; Enter goes there</source>
        <translation>拖动，或按 Alt+↑、Alt+↓ 更改顺序；Delete 移除；Enter 转到该处</translation>
    </message>
    <message>
        <source>Go to the block</source>
        <translation>转到该模块</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Linked to %1</source>
        <translation>已连接到 %1</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ErrorBanner</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>关闭提示</translation>
    </message>
    <message>
        <source>Show the exports</source>
        <translation>显示导出</translation>
    </message>
    <message>
        <source>Show the problems</source>
        <translation>显示问题</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close without exporting</source>
        <translation>不导出并关闭</translation>
    </message>
    <message>
        <source>Put the export into the queue; you can go on working meanwhile</source>
        <translation>把导出放入队列；期间可以继续工作</translation>
    </message>
    <message>
        <source>No language is chosen.</source>
        <translation>没有选择语言。</translation>
    </message>
    <message>
        <source>Tick at least one.</source>
        <translation>请至少勾选一个。</translation>
    </message>
    <message>
        <source>No scene is chosen.</source>
        <translation>没有选择场景。</translation>
    </message>
    <message>
        <source>What is chosen lasts no time.</source>
        <translation>所选部分没有时长。</translation>
    </message>
    <message>
        <source>Choose another part of the lecture.</source>
        <translation>请选择课件的其他部分。</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>没有这个文件夹。</translation>
    </message>
    <message>
        <source>Choose another one.</source>
        <translation>请另选一个。</translation>
    </message>
    <message>
        <source>Nothing can be written to this folder.</source>
        <translation>无法写入此文件夹。</translation>
    </message>
    <message>
        <source>Only %1 are free on that disk. Free some space or choose another folder.</source>
        <translation>该磁盘仅剩 %1。请腾出空间，或选择其他文件夹。</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ExportNotes</name>
    <message>
        <source>Checking the lecture…</source>
        <translation>正在检查课件…</translation>
    </message>
    <message>
        <source>Translate</source>
        <translation>去翻译</translation>
    </message>
    <message>
        <source>Close this window, and show the first of these texts in that language</source>
        <translation>关闭此窗口，并以该语言显示其中第一处文字</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) will be missing from the picture: </source>
        <translation>
            <numerusform>画面里会缺少 %n 项内容：</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sound(s) cannot be read, so an export must leave them out: </source>
        <translation>
            <numerusform>有 %n 个声音无法读取，导出时只能略去：</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to look at: </source>
        <translation>
            <numerusform>有 %n 处需要查看：</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) are not written in %1, and are shown in %2.</source>
        <translation>
            <numerusform>有 %n 处文字没有%1版本，将以%2显示。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ExportQueue</name>
    <message numerus="yes">
        <source>%n export(s)</source>
        <translation>
            <numerusform>%n 项导出</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 left</source>
        <translation>%1 · 剩余 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n export(s), paused</source>
        <translation>
            <numerusform>%n 项导出，已暂停</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ExpressionEdit</name>
    <message>
        <source>Names</source>
        <translation>名称</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ExpressionField</name>
    <message>
        <source>%1: expression</source>
        <translation>%1：表达式</translation>
    </message>
    <message>
        <source>Layer {number}</source>
        <translation>第 {number} 层</translation>
    </message>
    <message>
        <source>2 * gap + 1</source>
        <translation>2 * gap + 1</translation>
    </message>
    <message>
        <source>Names of blocks, numbers and functions; Ctrl+Space shows the names, Enter is done, Esc restores what was before</source>
        <translation>模块名称、数字和函数；Ctrl+空格 显示名称，Enter 完成，Esc 恢复原值</translation>
    </message>
    <message>
        <source>Result: %1</source>
        <translation>结果：%1</translation>
    </message>
    <message>
        <source>%1: uses %2</source>
        <translation>%1：使用 %2</translation>
    </message>
    <message>
        <source>Go to “%1”</source>
        <translation>转到“%1”</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::FileFlow</name>
    <message>
        <source>“%1” is open in another window.</source>
        <translation>“%1”已在另一个窗口中打开。</translation>
    </message>
    <message>
        <source>If both windows save, the later one replaces what the earlier one saved. A copy leaves the file alone.</source>
        <translation>如果两个窗口都保存，后保存的会覆盖先保存的。打开副本则不影响原文件。</translation>
    </message>
    <message>
        <source>“%1” is there already.</source>
        <translation>“%1”已存在。</translation>
    </message>
    <message>
        <source>Its content will be replaced; the earlier version stays among the backups.</source>
        <translation>其内容将被替换；早期版本保留在备份中。</translation>
    </message>
    <message>
        <source>Choose another name, or close it there first.</source>
        <translation>请选择其他名称，或先在那里关闭它。</translation>
    </message>
    <message>
        <source>Save the changes of “%1”?</source>
        <translation>保存对“%1”的更改？</translation>
    </message>
    <message>
        <source>Save “%1”?</source>
        <translation>要保存“%1”吗？</translation>
    </message>
    <message>
        <source>Without saving, what was changed since the last save is lost.</source>
        <translation>如果不保存，上次保存之后的更改将丢失。</translation>
    </message>
    <message>
        <source>It was never saved. Without saving, all of it is lost.</source>
        <translation>它从未保存过。不保存将丢失全部内容。</translation>
    </message>
    <message>
        <source>An untitled lecture</source>
        <translation>一个未命名课件</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>%1 was not saved when the program ended. Recover it?</source>
        <translation>程序结束时，%1尚未保存。要恢复吗？</translation>
    </message>
    <message>
        <source>“%1” is gone.</source>
        <translation>“%1”不见了。</translation>
    </message>
    <message>
        <source>Somebody has removed or renamed it. Here it is still whole.</source>
        <translation>有人删除或重命名了它。此处的内容仍然完整。</translation>
    </message>
    <message>
        <source>You have changes of your own that are not saved. Loading the new version gives them up.</source>
        <translation>有尚未保存的更改。载入新版本将放弃这些更改。</translation>
    </message>
    <message>
        <source>You have no changes of your own.</source>
        <translation>没有自己的更改。</translation>
    </message>
    <message>
        <source>“%1” was changed in another window or by somebody else.</source>
        <translation>“%1”已在其他窗口中或被其他人更改。</translation>
    </message>
    <message>
        <source>%1[*] — Lectograph</source>
        <translation>%1[*] — Lectograph</translation>
    </message>
    <message>
        <source>This is what could be read of the lecture. It is a copy that is not saved yet.</source>
        <translation>这是课件中能读取的部分，是尚未保存的副本。</translation>
    </message>
    <message>
        <source>This is an earlier version. The file is replaced when you save.</source>
        <translation>这是早期版本。保存时会替换文件。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Recovered. It is not saved yet.</source>
        <translation>已恢复，尚未保存。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>It was last changed %1.</source>
        <translation>上次更改于%1。</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::FindPanel</name>
    <message>
        <source>Find and replace</source>
        <translation>查找和替换</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Find in the whole lecture</source>
        <translation>在整个课件中查找</translation>
    </message>
    <message>
        <source>Upper and lower case differ</source>
        <translation>区分大小写</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>词</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>仅整词</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>替换为</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Replace the place that is marked in the list</source>
        <translation>替换列表中选中的位置</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>全部替换</translation>
    </message>
    <message>
        <source>Replace all places in the list, in one step</source>
        <translation>一步替换列表中的所有位置</translation>
    </message>
    <message>
        <source>All languages</source>
        <translation>所有语言</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n 处</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace “%1”</source>
        <translation>替换“%1”</translation>
    </message>
    <message>
        <source>Replace “%1” everywhere</source>
        <translation>全部替换“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) replaced</source>
        <translation>
            <numerusform>已替换 %n 处</numerusform>
        </translation>
    </message>
    <message>
        <source>Type words to find them in everything that the lecture shows, and in the names that you have given. Enter goes from one place to the next.</source>
        <translation>输入文字，即可在课件显示的所有内容和您起的名称中查找。按 Enter 转到下一处。</translation>
    </message>
    <message>
        <source>No text of the lecture has these words.</source>
        <translation>课件中没有包含这些文字的地方。</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::FontEdit</name>
    <message>
        <source>Choose a font (Alt+Down)</source>
        <translation>选择字体 (Alt+↓)</translation>
    </message>
    <message>
        <source>%1: choose a font</source>
        <translation>%1：选择字体</translation>
    </message>
    <message>
        <source>Not installed; “%1” stands in for it</source>
        <translation>未安装，由“%1”代替</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::FontField</name>
    <message>
        <source>Another font for each language</source>
        <translation>每种语言使用不同字体</translation>
    </message>
    <message>
        <source>Choose a font…</source>
        <translation>选择字体…</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::FontList</name>
    <message>
        <source>Recently used</source>
        <translation>最近使用</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>推荐</translation>
    </message>
    <message>
        <source>All fonts</source>
        <translation>所有字体</translation>
    </message>
    <message>
        <source>Not installed; “%1” stands in for it</source>
        <translation>未安装，由“%1”代替</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::FontPopup</name>
    <message>
        <source>Fonts</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>Search fonts</source>
        <translation>搜索字体</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::FormattingBar</name>
    <message>
        <source>Bold</source>
        <translation>加粗</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>倾斜</translation>
    </message>
    <message>
        <source>Text colour</source>
        <translation>字体颜色</translation>
    </message>
    <message>
        <source>Bullets</source>
        <translation>项目符号</translation>
    </message>
    <message>
        <source>Align lines left</source>
        <translation>左对齐</translation>
    </message>
    <message>
        <source>Centre lines</source>
        <translation>居中</translation>
    </message>
    <message>
        <source>Align lines right</source>
        <translation>右对齐</translation>
    </message>
    <message>
        <source>Colour of the block</source>
        <translation>模块的颜色</translation>
    </message>
    <message>
        <source>Insert a symbol or formula</source>
        <translation>插入符号或公式</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::FormulaPalette</name>
    <message>
        <source>Used last</source>
        <translation>最近使用</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>我的公式</translation>
    </message>
    <message>
        <source>Symbols and formulas</source>
        <translation>符号与公式</translation>
    </message>
    <message>
        <source>Search: a word in any language, or LaTeX</source>
        <translation>搜索：任意语言的词或 LaTeX</translation>
    </message>
    <message>
        <source>Keep this formula as one of your own</source>
        <translation>将此公式存入“我的公式”</translation>
    </message>
    <message>
        <source>In it, #1 stands for what is selected where you use it; Delete removes one of your own</source>
        <translation>公式中的 #1 代表使用时选中的内容；按 Delete 删除自己的公式</translation>
    </message>
    <message>
        <source>Remove from your own</source>
        <translation>从我的公式中移除</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::FoundWords</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>In all scenes</source>
        <translation>所有场景</translation>
    </message>
    <message>
        <source>Lecture</source>
        <translation>课件</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Name of the scene</source>
        <translation>场景名称</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>轨道</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Style “%1”</source>
        <translation>样式“%1”</translation>
    </message>
    <message>
        <source>My animation</source>
        <translation>我的动画</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>模块</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::GalleryEdit</name>
    <message>
        <source>Its name, or a word for it</source>
        <translation>名称，或表示它的词</translation>
    </message>
    <message>
        <source>Choose a picture (Alt+Down)</source>
        <translation>选择图片 (Alt+↓)</translation>
    </message>
    <message>
        <source>%1: choose a picture</source>
        <translation>%1：选择图片</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::GalleryField</name>
    <message>
        <source>Another one for each language</source>
        <translation>每种语言不同</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>选择图片…</translation>
    </message>
    <message>
        <source>Search by a word in any language</source>
        <translation>用任意语言的词搜索</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::GalleryPage</name>
    <message>
        <source>Start page</source>
        <translation>开始页</translation>
    </message>
    <message>
        <source>No template says that. Search for another word, or begin with an empty lecture.</source>
        <translation>没有匹配的模板。请换个词查找，或从空白课件开始。</translation>
    </message>
    <message>
        <source>Begin with a template</source>
        <translation>从模板开始</translation>
    </message>
    <message>
        <source>Find a template or a scene</source>
        <translation>查找模板或场景</translation>
    </message>
    <message>
        <source>Words of titles, descriptions, and texts of single scenes, in any language</source>
        <translation>标题、说明以及单个场景中文字里的词，任何语言均可</translation>
    </message>
    <message>
        <source>All languages</source>
        <translation>所有语言</translation>
    </message>
    <message>
        <source>Language of the lecture</source>
        <translation>课件的语言</translation>
    </message>
    <message>
        <source>Only lectures that have this language</source>
        <translation>仅含此语言的课件</translation>
    </message>
    <message>
        <source>Begin with an empty lecture</source>
        <translation>从空白课件开始</translation>
    </message>
    <message>
        <source>Looks for an empty lecture</source>
        <translation>空白课件的设计</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::GraphCanvas</name>
    <message>
        <source>Graph of the scene</source>
        <translation>场景的节点图</translation>
    </message>
    <message>
        <source>on stage</source>
        <translation>在舞台上</translation>
    </message>
    <message>
        <source>muted</source>
        <translation>已停用</translation>
    </message>
    <message>
        <source>%1 comes from %2</source>
        <translation>%1来自%2</translation>
    </message>
    <message>
        <source>feeds %1</source>
        <translation>输出到%1</translation>
    </message>
    <message>
        <source>Move blocks</source>
        <translation>移动模块</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Enter takes the name, Esc leaves it as it was</source>
        <translation>Enter 采用名称，Esc 保持原样</translation>
    </message>
    <message>
        <source>Rename block</source>
        <translation>重命名模块</translation>
    </message>
    <message>
        <source>Rename comment box</source>
        <translation>重命名外框</translation>
    </message>
    <message>
        <source>Rename group</source>
        <translation>重命名组</translation>
    </message>
    <message>
        <source>Shut group</source>
        <translation>收起组</translation>
    </message>
    <message>
        <source>Open group</source>
        <translation>展开组</translation>
    </message>
    <message>
        <source>Move link</source>
        <translation>移动连接</translation>
    </message>
    <message>
        <source>Link blocks</source>
        <translation>连接模块</translation>
    </message>
    <message>
        <source>Remove link</source>
        <translation>移除连接</translation>
    </message>
    <message>
        <source>Find a block that takes: %1</source>
        <translation>查找可接收的模块：%1</translation>
    </message>
    <message>
        <source>Find a block that gives: %1</source>
        <translation>查找可给出的模块：%1</translation>
    </message>
    <message>
        <source>Find a block</source>
        <translation>查找模块</translation>
    </message>
    <message>
        <source>Add linked block</source>
        <translation>添加已连接的模块</translation>
    </message>
    <message>
        <source>Insert block into link</source>
        <translation>在连接中插入模块</translation>
    </message>
    <message>
        <source>Add block</source>
        <translation>添加模块</translation>
    </message>
    <message>
        <source>Move comment box</source>
        <translation>移动外框</translation>
    </message>
    <message>
        <source>Resize comment box</source>
        <translation>调整外框大小</translation>
    </message>
    <message>
        <source>Double-click to open this group</source>
        <translation>双击展开此组</translation>
    </message>
    <message>
        <source>No plugin brings this kind of block; it is kept as it is.</source>
        <translation>没有插件提供此类模块；它会保持原样。</translation>
    </message>
    <message>
        <source>Only this part: %1</source>
        <translation>仅此部分：%1</translation>
    </message>
    <message>
        <source>Follows its animation on stage</source>
        <translation>跟随其舞台动画</translation>
    </message>
    <message>
        <source>Drag to move the comment box with its blocks; double-click to rename it</source>
        <translation>拖动可连同其中的模块移动外框；双击可重命名</translation>
    </message>
    <message>
        <source>Drag to resize the comment box</source>
        <translation>拖动以调整外框大小</translation>
    </message>
    <message>
        <source>Double-click to shut this group</source>
        <translation>双击收起此组</translation>
    </message>
    <message>
        <source>No other block takes what this one gives.</source>
        <translation>没有其他模块能接收此模块的输出。</translation>
    </message>
    <message>
        <source>Link “%1” to</source>
        <translation>将“%1”连接到</translation>
    </message>
    <message>
        <source>Duplicate blocks</source>
        <translation>复制模块</translation>
    </message>
    <message>
        <source>shared with all scenes</source>
        <translation>与所有场景共享</translation>
    </message>
    <message>
        <source>from the scene “%1”</source>
        <translation>来自场景“%1”</translation>
    </message>
    <message>
        <source>All scenes share this block: what you change here changes in all of them.</source>
        <translation>所有场景共享此模块：在这里的更改会作用于所有场景。</translation>
    </message>
    <message>
        <source>From the scene “%1”; double-click to go there</source>
        <translation>来自场景“%1”；双击前往</translation>
    </message>
    <message>
        <source>Linked, but they do not fit: %1</source>
        <translation>已连接，但二者不匹配：%1</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::GraphCommands</name>
    <message>
        <source>Remove link</source>
        <translation>移除连接</translation>
    </message>
    <message>
        <source>Remove comment box</source>
        <translation>移除外框</translation>
    </message>
    <message>
        <source>Delete blocks</source>
        <translation>删除模块</translation>
    </message>
    <message>
        <source>Paste blocks</source>
        <translation>粘贴模块</translation>
    </message>
    <message>
        <source>Duplicate blocks</source>
        <translation>复制模块</translation>
    </message>
    <message>
        <source>Unmute blocks</source>
        <translation>启用模块</translation>
    </message>
    <message>
        <source>Mute blocks</source>
        <translation>停用模块</translation>
    </message>
    <message>
        <source>Link the block as it is made</source>
        <translation>按模块的原样连接</translation>
    </message>
    <message>
        <source>Follow the animation on stage</source>
        <translation>跟随舞台动画</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>Add comment box</source>
        <translation>添加外框</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Group blocks</source>
        <translation>将模块编组</translation>
    </message>
    <message>
        <source>Ungroup blocks</source>
        <translation>取消模块编组</translation>
    </message>
    <message>
        <source>Align blocks</source>
        <translation>对齐模块</translation>
    </message>
    <message>
        <source>Distribute blocks</source>
        <translation>均匀分布模块</translation>
    </message>
    <message>
        <source>Arrange all blocks</source>
        <translation>整理所有模块</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) will be kept with their links.</source>
        <translation>
            <numerusform>将保存 %n 个模块及其相互连接。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) from other blocks bring shapes or tensors and cannot come along. Select those blocks too to keep them.</source>
        <translation>
            <numerusform>来自其他模块的 %n 个连接传来图形或张量，无法一同保存。若要保留，请把那些模块也选上。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) from other blocks will be the values that they bring now.</source>
        <translation>
            <numerusform>来自其他模块的 %n 个连接将变成它们现在传来的值。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectograph::editor::GraphPanel</name>
    <message>
        <source>Press Tab or drag a block here</source>
        <translation>按 Tab，或把模块拖到这里</translation>
    </message>
    <message>
        <source>Add a block</source>
        <translation>添加一个模块</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>节点图</translation>
    </message>
    <message>
        <source>Add block…</source>
        <translation>添加模块…</translation>
    </message>
    <message>
        <source>Show all blocks</source>
        <translation>显示所有模块</translation>
    </message>
    <message>
        <source>Show selected blocks</source>
        <translation>显示所选模块</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Cut and link the rest</source>
        <translation>剪切并连接其余</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制一份</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>停用</translation>
    </message>
    <message>
        <source>Put a comment box around</source>
        <translation>加上注释外框</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>取消编组</translation>
    </message>
    <message>
        <source>Follow the animation on stage</source>
        <translation>跟随舞台动画</translation>
    </message>
    <message>
        <source>Align left</source>
        <translation>左对齐</translation>
    </message>
    <message>
        <source>Align right</source>
        <translation>右对齐</translation>
    </message>
    <message>
        <source>Align top</source>
        <translation>顶端对齐</translation>
    </message>
    <message>
        <source>Align bottom</source>
        <translation>底端对齐</translation>
    </message>
    <message>
        <source>Distribute from left to right</source>
        <translation>水平均匀分布</translation>
    </message>
    <message>
        <source>Distribute from top to bottom</source>
        <translation>垂直均匀分布</translation>
    </message>
    <message>
        <source>Arrange all blocks</source>
        <translation>整理所有模块</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>整理</translation>
    </message>
    <message>
        <source>Align and distribute the selected blocks, or arrange all</source>
        <translation>对齐和分布所选模块，或整理全部</translation>
    </message>
    <message>
        <source>Link to…</source>
        <translation>连接到…</translation>
    </message>
    <message>
        <source>Unlink</source>
        <translation>断开连接</translation>
    </message>
    <message>
        <source>Remove link</source>
        <translation>移除连接</translation>
    </message>
    <message>
        <source>Show the blocks of the scenes before, which this one continues</source>
        <translation>显示此场景所延续的前面场景的模块</translation>
    </message>
    <message>
        <source>Keep with animations in My blocks…</source>
        <translation>连同动画保存到“我的模块”…</translation>
    </message>
    <message>
        <source>Paste with the colors that they had</source>
        <translation>保留原颜色粘贴</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::GridDialog</name>
    <message>
        <source>First row is a header</source>
        <translation>首行为标题</translation>
    </message>
    <message>
        <source>First column is a header</source>
        <translation>首列为标题</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Language of the cells</source>
        <translation>单元格的语言</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Rows: %1, columns: %2</source>
        <translation>%1 行，%2 列</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::Guide</name>
    <message>
        <source>Skip step</source>
        <translation>跳过此步</translation>
    </message>
    <message>
        <source>Make your first scene</source>
        <translation>制作第一个场景</translation>
    </message>
    <message>
        <source>Close the guide  (Esc)</source>
        <translation>关闭引导  (Esc)</translation>
    </message>
    <message>
        <source>Close the guide</source>
        <translation>关闭引导</translation>
    </message>
    <message>
        <source>Go on without doing it</source>
        <translation>不做此步，继续</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Step %1 – done</source>
        <translation>第 %1 步 – 完成</translation>
    </message>
    <message>
        <source>Put a text on the stage</source>
        <translation>在舞台上放一段文本</translation>
    </message>
    <message>
        <source>Drag the block “%1” from the palette onto the stage, or double-click it.</source>
        <translation>把模块库中的“%1”模块拖到舞台上，或双击它。</translation>
    </message>
    <message>
        <source>Type your title</source>
        <translation>输入标题</translation>
    </message>
    <message>
        <source>Let it be written</source>
        <translation>让它逐笔写出</translation>
    </message>
    <message>
        <source>Keep the text selected, open “Animations” in the palette, and double-click “%1”. You can also drag it onto the text.</source>
        <translation>保持文本被选中，在模块库中打开“动画”，双击“%1”。也可以把它拖到文本上。</translation>
    </message>
    <message>
        <source>Watch it</source>
        <translation>播放看看</translation>
    </message>
    <message>
        <source>Press the space bar to play, and once more to stop.</source>
        <translation>按空格键播放，再按一次停止。</translation>
    </message>
    <message>
        <source>Add a bar chart</source>
        <translation>添加柱形图</translation>
    </message>
    <message>
        <source>Drag “%1” from the palette onto the stage. Its numbers are among the properties when it is selected.</source>
        <translation>把模块库中的“%1”拖到舞台上。选中它时，属性中显示其数值。</translation>
    </message>
    <message>
        <source>Let something happen to it</source>
        <translation>让它动起来</translation>
    </message>
    <message>
        <source>Move the playhead in the timeline to where it should begin, and give the bars an animation such as “%1”. Or press the diamond before a value in the properties to keyframe it.</source>
        <translation>在时间轴中把播放头移到开始处，给柱形加上“%1”之类的动画。也可以按属性中数值前的菱形，为它设置关键帧。</translation>
    </message>
    <message>
        <source>Make a film of it</source>
        <translation>制成视频</translation>
    </message>
    <message>
        <source>Click the text on the stage, so that it is selected: what you choose next is done to it.</source>
        <translation>单击舞台上的文本，选中它：接下来选的操作会用在它身上。</translation>
    </message>
    <message>
        <source>That was your first scene</source>
        <translation>第一个场景完成了</translation>
    </message>
    <message>
        <source>Add more scenes with the plus beside the first one. Lectures to change are on the start page (Ctrl+T). Ctrl+K finds every command, and F1 tells about what you are working on.</source>
        <translation>用第一个场景旁的加号添加更多场景。可供修改的课件在起始页（Ctrl+T）。Ctrl+K 查找所有命令，F1 说明当前正在进行的操作。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Type on the stage, and press Esc when you are done. A double-click opens the text again.</source>
        <translation>在舞台上输入，完成后按 Esc。双击文本可再次编辑。</translation>
    </message>
    <message>
        <source>Press “Export”, and once more in the window that opens. You can go on working while the video is made.</source>
        <translation>按“导出”，再在打开的窗口里按一次。生成视频期间可以继续工作。</translation>
    </message>
    <message>
        <source>The video is being made; the list of exports shows how far it is.</source>
        <translation>视频正在生成，进度见导出列表。</translation>
    </message>
    <message>
        <source>The video is ready; the list of exports opens it.</source>
        <translation>视频已生成，可以从导出列表打开。</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::GuidePopup</name>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>The distance from the centre of the frame, in units; to the right and up is positive</source>
        <translation>与画面中心的距离（单位）；向右和向上为正</translation>
    </message>
    <message>
        <source>Vertical</source>
        <translation>垂直</translation>
    </message>
    <message>
        <source>Horizontal</source>
        <translation>水平</translation>
    </message>
    <message>
        <source>A line from top to bottom</source>
        <translation>从上到下的线</translation>
    </message>
    <message>
        <source>A line from left to right</source>
        <translation>从左到右的线</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::HelpWindow</name>
    <message>
        <source>Lectograph help</source>
        <translation>Lectograph 帮助</translation>
    </message>
    <message>
        <source>Back  (Alt+Left)</source>
        <translation>后退  (Alt+←)</translation>
    </message>
    <message>
        <source>Forward  (Alt+Right)</source>
        <translation>前进  (Alt+→)</translation>
    </message>
    <message>
        <source>First page of the guide</source>
        <translation>指南的第一页</translation>
    </message>
    <message>
        <source>Search the help  (Ctrl+F)</source>
        <translation>搜索帮助  (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>搜索帮助</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>包含的图形</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>搜索结果</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>What is selected: %1</source>
        <translation>所选内容：%1</translation>
    </message>
    <message>
        <source>%1 – Lectograph help</source>
        <translation>%1 – Lectograph 帮助</translation>
    </message>
    <message>
        <source>Nothing about “%1”. Try one word, or another one.</source>
        <translation>没有关于“%1”的内容。试试只用一个词，或换一个词。</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::HistoryModel</name>
    <message>
        <source>saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>已打开</translation>
    </message>
    <message>
        <source>%1 (undone)</source>
        <translation>%1（已撤销）</translation>
    </message>
    <message>
        <source>%1, saved</source>
        <translation>%1，已保存</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>历史记录</translation>
    </message>
    <message>
        <source>Steps, first to last</source>
        <translation>步骤，从先到后</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation>%1 个模块</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::InlineTextEditor</name>
    <message>
        <source>Formula in LaTeX</source>
        <translation>LaTeX 公式</translation>
    </message>
    <message>
        <source>Words of the block</source>
        <translation>模块的文字</translation>
    </message>
    <message>
        <source>Type words</source>
        <translation>输入文字</translation>
    </message>
    <message>
        <source>Enter, Esc or a click elsewhere ends it; Shift+Enter makes a new line</source>
        <translation>Enter、Esc 或点击别处即结束；Shift+Enter 换行</translation>
    </message>
    <message>
        <source>Esc, Ctrl+Enter or a click elsewhere ends it; Ctrl+Z then takes it back</source>
        <translation>Esc、Ctrl+Enter 或点击别处即结束；之后可用 Ctrl+Z 撤销</translation>
    </message>
    <message>
        <source>Enter makes a new item; Enter in an empty one, Esc or a click elsewhere ends it</source>
        <translation>Enter 新建一项；在空项中按 Enter、按 Esc 或点击别处即结束</translation>
    </message>
    <message>
        <source>Enter goes on to the next item; Esc or a click elsewhere ends it</source>
        <translation>Enter 转到下一项；Esc 或点击别处即结束</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::InspectorHeader</name>
    <message>
        <source>On the stage</source>
        <translation>在舞台上</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>这是什么？</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Give it a name</source>
        <translation>给它起个名字</translation>
    </message>
    <message>
        <source>%1: a kind of block that is not installed. It is kept as it is.</source>
        <translation>%1：未安装的模块类型。它会保持原样。</translation>
    </message>
    <message>
        <source>What they have in common; an edit changes all of them.</source>
        <translation>它们的共同属性；修改会作用于全部。</translation>
    </message>
    <message>
        <source>Clips that run together</source>
        <translation>一起运行的片段</translation>
    </message>
    <message>
        <source>A kind of animation that is not installed. It is kept as it is.</source>
        <translation>未安装的动画类型。它会保持原样。</translation>
    </message>
    <message>
        <source>Scene and lecture</source>
        <translation>场景和课件</translation>
    </message>
    <message>
        <source>Select a block or a clip to see what it has.</source>
        <translation>选择模块或片段可查看其属性。</translation>
    </message>
    <message>
        <source>On the stage; click to take it off</source>
        <translation>在舞台上；点击移下</translation>
    </message>
    <message>
        <source>Not on the stage; click to show it</source>
        <translation>不在舞台上；点击显示</translation>
    </message>
    <message>
        <source>Rename block</source>
        <translation>重命名模块</translation>
    </message>
    <message>
        <source>Delete blocks</source>
        <translation>删除模块</translation>
    </message>
    <message>
        <source>Put on the stage</source>
        <translation>放上舞台</translation>
    </message>
    <message>
        <source>Take off the stage</source>
        <translation>移下舞台</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation>%1 个模块</translation>
    </message>
    <message>
        <source>%1 clips</source>
        <translation>%1 个片段</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>%1 sounds</source>
        <translation>%1 个声音</translation>
    </message>
    <message>
        <source>%1 clips and sounds</source>
        <translation>%1 个片段和声音</translation>
    </message>
    <message>
        <source>Use this camera</source>
        <translation>使用此摄像机</translation>
    </message>
    <message>
        <source>The scene is seen through another camera; click to see it through this one</source>
        <translation>场景正通过另一台摄像机观看；点击改用这一台</translation>
    </message>
    <message>
        <source>Go to it</source>
        <translation>前往该场景</translation>
    </message>
    <message>
        <source>Opens the scene to which the block belongs</source>
        <translation>打开模块所属的场景</translation>
    </message>
    <message>
        <source>Belongs to %1, which this scene continues: what is changed here changes there, too.</source>
        <translation>属于此场景所接续的%1：在这里的更改也会作用于那里。</translation>
    </message>
    <message>
        <source>Drawn over every scene: what is changed here changes in all of them.</source>
        <translation>绘制在每个场景之上：在此处的更改会应用到所有场景。</translation>
    </message>
    <message>
        <source>Shared by all scenes: what is changed here changes in all of them.</source>
        <translation>由所有场景共享：在此处的更改会应用到所有场景。</translation>
    </message>
    <message>
        <source>What is changed in here changes in all instances.</source>
        <translation>在此处修改，所有实例都会随之改变。</translation>
    </message>
    <message>
        <source>Keyframe</source>
        <translation>关键帧</translation>
    </message>
    <message>
        <source>%1 keyframes</source>
        <translation>%1 个关键帧</translation>
    </message>
    <message>
        <source>Sound of %1</source>
        <translation>%1 的声音</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::InspectorPanel</name>
    <message>
        <source>“%1” is not a number.</source>
        <translation>“%1”不是数。</translation>
    </message>
    <message>
        <source>“%1” has no value.</source>
        <translation>“%1”没有值。</translation>
    </message>
    <message>
        <source>%1 to %2%3</source>
        <translation>%1 到 %2%3</translation>
    </message>
    <message>
        <source>at least %1%2</source>
        <translation>至少 %1%2</translation>
    </message>
    <message>
        <source>at most %1%2</source>
        <translation>至多 %1%2</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>How long it takes</source>
        <translation>持续的时间</translation>
    </message>
    <message>
        <source>Lag</source>
        <translation>错开</translation>
    </message>
    <message>
        <source>After what share of one part&apos;s time the next one starts; 0: all at once, 1: one by one</source>
        <translation>一个部分进行到几成时下一个开始；0：同时，1：逐个</translation>
    </message>
    <message>
        <source>One by one</source>
        <translation>逐个</translation>
    </message>
    <message>
        <source>What the lag runs over</source>
        <translation>错开的对象</translation>
    </message>
    <message>
        <source>Its parts</source>
        <translation>各个部分</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>What it is done to</source>
        <translation>作用的对象</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>The whole</source>
        <translation>整体</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起始</translation>
    </message>
    <message>
        <source>When it begins; in a group, a further delay</source>
        <translation>开始的时间；在组内为额外延迟</translation>
    </message>
    <message>
        <source>Easing</source>
        <translation>缓动</translation>
    </message>
    <message>
        <source>How it speeds up and slows down</source>
        <translation>加速和减速的方式</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Texts are written once for each of them</source>
        <translation>每种语言各写一份文本</translation>
    </message>
    <message>
        <source>First language</source>
        <translation>主语言</translation>
    </message>
    <message>
        <source>Shown where a text lacks the wanted language</source>
        <translation>文本缺少所需语言时显示</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>What the scene is called</source>
        <translation>场景的名称</translation>
    </message>
    <message>
        <source>How long the scene lasts; left empty, until its last clip ends</source>
        <translation>场景的时长；留空则到最后一个片段结束</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>What the lecture is called</source>
        <translation>课件的名称</translation>
    </message>
    <message>
        <source>16:9 wide</source>
        <translation>16:9 宽屏</translation>
    </message>
    <message>
        <source>4:3 classic</source>
        <translation>4:3 标准</translation>
    </message>
    <message>
        <source>1:1 square</source>
        <translation>1:1 方形</translation>
    </message>
    <message>
        <source>9:16 upright</source>
        <translation>9:16 竖屏</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>画面</translation>
    </message>
    <message>
        <source>Width to height of the picture</source>
        <translation>画面的宽高比</translation>
    </message>
    <message>
        <source>Frame rate</source>
        <translation>帧率</translation>
    </message>
    <message>
        <source>Pictures a second</source>
        <translation>每秒帧数</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>Family of all texts; left empty, the one of each language</source>
        <translation>所有文本的字体；留空则用各语言的字体</translation>
    </message>
    <message>
        <source>Of each language</source>
        <translation>各语言的字体</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Shown where templates are chosen</source>
        <translation>在选择模板处显示</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Set or remove keyframe</source>
        <translation>设置或移除关键帧</translation>
    </message>
    <message>
        <source>Back to the default</source>
        <translation>恢复默认值</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Lecture</source>
        <translation>课件</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Every letter</source>
        <translation>每个字母</translation>
    </message>
    <message>
        <source>%1 is out of the range.</source>
        <translation>%1 超出范围。</translation>
    </message>
    <message>
        <source>The rows are not equally long.</source>
        <translation>各行长度不一。</translation>
    </message>
    <message>
        <source>Give every row the same count of numbers.</source>
        <translation>请让每行的数字个数相同。</translation>
    </message>
    <message>
        <source>A table needs numbers.</source>
        <translation>表格需要数字。</translation>
    </message>
    <message>
        <source>Type at least one.</source>
        <translation>请至少输入一个。</translation>
    </message>
    <message>
        <source>Separated by commas; Enter takes it over</source>
        <translation>以逗号分隔；Enter 应用</translation>
    </message>
    <message>
        <source>Next property</source>
        <translation>下一个属性</translation>
    </message>
    <message>
        <source>Previous property</source>
        <translation>上一个属性</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>What the sound is called</source>
        <translation>声音的名称</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>What is heard; a narration can have a file for each language</source>
        <translation>播放的文件；旁白可以为每种语言各用一个文件</translation>
    </message>
    <message>
        <source>When it begins in the scene</source>
        <translation>在场景中何时开始</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过开头</translation>
    </message>
    <message>
        <source>So much of the beginning of the file is skipped</source>
        <translation>跳过文件开头的这一段</translation>
    </message>
    <message>
        <source>How long it plays; left empty, until the file ends</source>
        <translation>播放多久；留空则一直到文件结束</translation>
    </message>
    <message>
        <source>To its end</source>
        <translation>到结尾</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Louder or softer than the file: 6 dB is twice as much, −6 dB half</source>
        <translation>比文件更响或更轻：6 dB 为两倍，−6 dB 为一半</translation>
    </message>
    <message>
        <source>dB</source>
        <translation>dB</translation>
    </message>
    <message>
        <source>Fade in</source>
        <translation>淡入</translation>
    </message>
    <message>
        <source>How long it takes until it is fully heard</source>
        <translation>多久之后完全听得到</translation>
    </message>
    <message>
        <source>Fade out</source>
        <translation>淡出</translation>
    </message>
    <message>
        <source>How long it takes to go away at its end</source>
        <translation>结尾处多久消失</translation>
    </message>
    <message>
        <source>Muted</source>
        <translation>静音</translation>
    </message>
    <message>
        <source>It is not heard</source>
        <translation>听不到</translation>
    </message>
    <message>
        <source>Type a number, or a sum such as 2*3+1 or sqrt(2)*pi; there are pi, e, tau and %1.</source>
        <translation>请输入数字，或 2*3+1、sqrt(2)*pi 这样的算式。可以使用 pi、e、tau 和 %1。</translation>
    </message>
    <message>
        <source>Do not divide by zero, and take roots and logarithms of positive numbers only.</source>
        <translation>不要除以零，并且只对正数求根和取对数。</translation>
    </message>
    <message>
        <source>A row on each line; Enter goes to the number below, Tab to the next one, Ctrl+Enter is done</source>
        <translation>每行为表格的一行；Enter 到下面的数，Tab 到下一个数，Ctrl+Enter 完成</translation>
    </message>
    <message>
        <source>“%1” can be read in two ways.</source>
        <translation>“%1”可以有两种读法。</translation>
    </message>
    <message>
        <source>Type %1 or %2.</source>
        <translation>请输入 %1 或 %2。</translation>
    </message>
    <message>
        <source>Fold the section away</source>
        <translation>收起这一组</translation>
    </message>
    <message>
        <source>Drawing convention</source>
        <translation>绘制惯例</translation>
    </message>
    <message>
        <source>Modern: gentle motion, slim arrowheads, lines that keep their width when the camera zooms. Classic: brisk motion, large arrowheads, larger text, lines that grow with the picture. Colours blend a little differently, too.</source>
        <translation>现代：动作柔和，箭头细小，摄像机缩放时线条粗细不变。经典：动作利落，箭头较大，文字较大，线条随画面变粗。颜色的混合方式也略有不同</translation>
    </message>
    <message>
        <source>Modern</source>
        <translation>现代</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>经典</translation>
    </message>
    <message>
        <source>One after another by</source>
        <translation>依次开始，间隔</translation>
    </message>
    <message>
        <source>The time from the start of each clip to the start of the next one; 0: together</source>
        <translation>每个片段开始到下一个开始的时间；0 表示同时</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>Published properties</source>
        <translation>公开的属性</translation>
    </message>
    <message>
        <source>What the block is called</source>
        <translation>模块的名称</translation>
    </message>
    <message>
        <source>One line that the palette shows when the pointer rests on it</source>
        <translation>指针停留时模块库显示的一行说明</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Unpublish</source>
        <translation>取消公开</translation>
    </message>
    <message>
        <source>Publish as property</source>
        <translation>公开为属性</translation>
    </message>
    <message>
        <source>Properties of this block</source>
        <translation>此模块的属性</translation>
    </message>
    <message>
        <source>Seconds since the start of the scene</source>
        <translation>场景开始后的秒数</translation>
    </message>
    <message>
        <source>Width of the frame</source>
        <translation>画面宽度</translation>
    </message>
    <message>
        <source>Height of the frame</source>
        <translation>画面高度</translation>
    </message>
    <message>
        <source>Number of the scene</source>
        <translation>场景编号</translation>
    </message>
    <message>
        <source>Number of scenes</source>
        <translation>场景数量</translation>
    </message>
    <message>
        <source>Name of the scene</source>
        <translation>场景名称</translation>
    </message>
    <message>
        <source>Title of the lecture</source>
        <translation>课件标题</translation>
    </message>
    <message>
        <source>Share of the lecture that is over, from 0 to 1</source>
        <translation>课件已播放的比例（0 到 1）</translation>
    </message>
    <message>
        <source>Number of a repeated block, from 0</source>
        <translation>重复模块的编号（从 0 开始）</translation>
    </message>
    <message>
        <source>How often a block is repeated</source>
        <translation>模块重复的次数</translation>
    </message>
    <message>
        <source>What a block is repeated for</source>
        <translation>模块所重复的项目</translation>
    </message>
    <message>
        <source>“%1” depends on this property itself.</source>
        <translation>“%1”依赖于此属性本身。</translation>
    </message>
    <message>
        <source>Name another block.</source>
        <translation>请写另一个模块的名称。</translation>
    </message>
    <message>
        <source>character %1</source>
        <translation>第 %1 个字符</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>变为</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Each item</source>
        <translation>每一项</translation>
    </message>
    <message>
        <source>Continues</source>
        <translation>接续</translation>
    </message>
    <message>
        <source>The scene begins with the stage as the one before left it: what is there can be animated and linked, and the camera stays where it was</source>
        <translation>从前一个场景结束时的舞台开始：其中的内容可以添加动画和链接，摄像机也保持原位</translation>
    </message>
    <message>
        <source>Transition</source>
        <translation>转场</translation>
    </message>
    <message>
        <source>How the scene follows the one before</source>
        <translation>场景如何跟在前一个场景之后</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>In which direction the transition moves</source>
        <translation>转场移动的方向</translation>
    </message>
    <message>
        <source>Transition time</source>
        <translation>转场时间</translation>
    </message>
    <message>
        <source>How long the transition takes, at most as long as the scenes beside it</source>
        <translation>转场所用的时间，最长与相邻场景相同</translation>
    </message>
    <message>
        <source>Both scenes play</source>
        <translation>两个场景同时播放</translation>
    </message>
    <message>
        <source>The scene begins before the one before it has ended, so that the lecture becomes shorter; otherwise the last picture of that scene stands still</source>
        <translation>场景在前一个场景结束之前开始，课件因此变短；否则前一个场景的最后画面保持静止</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>More targets</source>
        <translation>更多目标</translation>
    </message>
    <message>
        <source>What it is done to, in this order: the lag runs over all of them</source>
        <translation>作用的对象及其顺序：错开依次贯穿所有对象</translation>
    </message>
    <message>
        <source>The block that takes this part in the animation</source>
        <translation>在动画中担任这个角色的模块</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Also changes</source>
        <translation>还要更改</translation>
    </message>
    <message>
        <source>The property that becomes something else: its row then appears below</source>
        <translation>要变成其他值的属性：选择后下方会出现它的一行</translation>
    </message>
    <message>
        <source>Choose a property</source>
        <translation>选择属性</translation>
    </message>
    <message>
        <source>Default values</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>What the property is called where an instance is selected. Expressions inside call it “in.%1”.</source>
        <translation>选中实例时显示的属性名称。内部的表达式中写作“in.%1”。</translation>
    </message>
    <message>
        <source>Name and range…</source>
        <translation>名称和范围…</translation>
    </message>
    <message>
        <source>What instances have until they say something else</source>
        <translation>实例未另行设置时的值</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Left empty, there is no limit</source>
        <translation>留空则没有限制</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>“%1”不是数。</translation>
    </message>
    <message>
        <source>Type one, or leave the field empty.</source>
        <translation>请输入一个数，或留空。</translation>
    </message>
    <message>
        <source>Name in expressions</source>
        <translation>表达式中的名称</translation>
    </message>
    <message>
        <source>Expressions inside of the block read it after “in.”</source>
        <translation>模块内部的表达式在“in.”之后写此名称</translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Change published property</source>
        <translation>更改公开的属性</translation>
    </message>
    <message>
        <source>An item for each word</source>
        <translation>每个词一项</translation>
    </message>
    <message>
        <source>Takes the texts apart at spaces</source>
        <translation>在空格处拆分文本</translation>
    </message>
    <message>
        <source>Split into words</source>
        <translation>拆分为词</translation>
    </message>
    <message>
        <source>Find a property</source>
        <translation>查找属性</translation>
    </message>
    <message>
        <source>Part of its name; Esc shows all again</source>
        <translation>名称的一部分；按 Esc 重新显示全部</translation>
    </message>
    <message>
        <source>Keyframe</source>
        <translation>关键帧</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>When the property has this value</source>
        <translation>属性取此值的时间</translation>
    </message>
    <message>
        <source>Move keyframes</source>
        <translation>移动关键帧</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>How it goes on from here to the next keyframe</source>
        <translation>从这里到下一个关键帧如何变化</translation>
    </message>
    <message>
        <source>May run on</source>
        <translation>允许继续播放</translation>
    </message>
    <message>
        <source>It may go on in later scenes and under other sounds, as music does: this is no problem</source>
        <translation>可以像音乐一样在后面的场景和其他声音之下继续：这不算问题</translation>
    </message>
    <message>
        <source>Which part of the target: words of a text, a piece of a formula as it is written, such as \sqrt{d_k}, or the name of a part, such as entries/3; left empty, the whole of it</source>
        <translation>目标的哪个部分：文本中的词、按原样书写的公式片段（如 \sqrt{d_k}），或部分的名称（如 entries/3）；留空为全部</translation>
    </message>
    <message>
        <source>Rename scene</source>
        <translation>重命名场景</translation>
    </message>
    <message>
        <source>Set scene length</source>
        <translation>设置场景时长</translation>
    </message>
    <message>
        <source>Rename lecture</source>
        <translation>重命名课件</translation>
    </message>
    <message>
        <source>“%1” in cell %2%3 is not a number.</source>
        <translation>单元格 %2%3 中的“%1”不是数。</translation>
    </message>
    <message>
        <source>Type a number, or a sum such as 2*3+1.</source>
        <translation>请输入数，或 2*3+1 这样的算式。</translation>
    </message>
    <message>
        <source>Only the numbers were taken; the names of rows and columns are left out.</source>
        <translation>只采用了数，行和列的名称已略去。</translation>
    </message>
    <message>
        <source>The copied blocks have no numbers of their own that could be taken over.</source>
        <translation>所复制的模块没有可以采用的数。</translation>
    </message>
    <message>
        <source>What was copied is not a table of numbers.</source>
        <translation>所复制的内容不是数的表格。</translation>
    </message>
    <message>
        <source>The first column of numbers was taken; the others are left out.</source>
        <translation>只采用了第一列数，其余列已略去。</translation>
    </message>
    <message>
        <source>Edit the cells…</source>
        <translation>编辑单元格…</translation>
    </message>
    <message>
        <source>Insert a symbol or formula…</source>
        <translation>插入符号或公式…</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::JobRow</name>
    <message>
        <source>No program was found that opens it. The file is %1.</source>
        <translation>没有找到能打开它的程序。文件位置：%1</translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation>打开文件</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Another export is writing this file</source>
        <translation>另一项导出正在写入此文件</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Beginning…</source>
        <translation>正在开始…</translation>
    </message>
    <message>
        <source>%1 · %2 · made in %3</source>
        <translation>%1 · %2 · 用时 %3</translation>
    </message>
    <message>
        <source>Cancelled; nothing was changed</source>
        <translation>已取消；没有任何改动</translation>
    </message>
    <message>
        <source>Progress of %1</source>
        <translation>%1 的进度</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <translation>从列表中移除</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Paused · frame %1 of %2</source>
        <translation>已暂停 · 第 %1/%2 帧</translation>
    </message>
    <message>
        <source>%1 left · frame %2 of %3 · %4 frames/s</source>
        <translation>剩余 %1 · 第 %2/%3 帧 · %4 帧/秒</translation>
    </message>
    <message>
        <source>Go on (Space)</source>
        <translation>继续 (空格)</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>暂停 (空格)</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) left out, see Problems</source>
        <translation>
            <numerusform>略去 %n 项，见“问题”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectograph::editor::KeyCard</name>
    <message>
        <source>Keys</source>
        <translation>按键说明</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::KeyDiamond</name>
    <message>
        <source>Remove the keyframe here (Alt+K)</source>
        <translation>移除此处的关键帧 (Alt+K)</translation>
    </message>
    <message>
        <source>It has keyframes at other times; set one here (Alt+K)</source>
        <translation>其他时间有关键帧；在此设置一个 (Alt+K)</translation>
    </message>
    <message>
        <source>Set a keyframe here (Alt+K)</source>
        <translation>在此设置关键帧 (Alt+K)</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::LanguagesField</name>
    <message>
        <source>Add language</source>
        <translation>添加语言</translation>
    </message>
    <message>
        <source>Another language for all texts of the lecture</source>
        <translation>为课件的所有文本再加一种语言</translation>
    </message>
    <message>
        <source>Leave %1 out; its texts stay in the file</source>
        <translation>去掉%1；其文本仍保留在文件中</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除%1</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::LinkField</name>
    <message>
        <source>No block of this scene fits</source>
        <translation>此场景中没有合适的模块</translation>
    </message>
    <message>
        <source>Link to…</source>
        <translation>连接到…</translation>
    </message>
    <message>
        <source>Take the value from another block</source>
        <translation>从另一个模块取值</translation>
    </message>
    <message>
        <source>Remove the link; the value stays as it is now, where that is possible</source>
        <translation>移除连接；可能时数值保持现状</translation>
    </message>
    <message>
        <source>%1: linked to %2</source>
        <translation>%1：已连接到 %2</translation>
    </message>
    <message>
        <source>Go to “%1”, taken as it stands on the stage</source>
        <translation>转到“%1”，按其在舞台上的样子取用</translation>
    </message>
    <message>
        <source>Go to “%1”</source>
        <translation>转到“%1”</translation>
    </message>
    <message>
        <source>Compute with</source>
        <translation>用以下方式计算</translation>
    </message>
    <message>
        <source>Link to… (needed)</source>
        <translation>连接到…（必需）</translation>
    </message>
    <message>
        <source>%1: remove the link</source>
        <translation>%1：移除连接</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::LookDialog</name>
    <message>
        <source>As it is now</source>
        <translation>保持现状</translation>
    </message>
    <message>
        <source>Without a look</source>
        <translation>无设计</translation>
    </message>
    <message>
        <source>Also colours that blocks and scenes have of their own</source>
        <translation>也包括模块和场景自己的颜色</translation>
    </message>
    <message>
        <source>Change look</source>
        <translation>更换设计</translation>
    </message>
    <message>
        <source>The stage shows the look that you point at.</source>
        <translation>舞台会显示所指的设计。</translation>
    </message>
    <message>
        <source>Colours of the palette get their names, and black and white backgrounds are left to the look, so that everything stays readable</source>
        <translation>调色板中的颜色改用名称，黑白背景交给设计，使一切保持清晰可读</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::LookEditor</name>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Styles</source>
        <translation>样式</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>样式</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Edit look</source>
        <translation>编辑设计</translation>
    </message>
    <message>
        <source>Save look…</source>
        <translation>保存设计…</translation>
    </message>
    <message>
        <source>Keep this look for other lectures</source>
        <translation>保存此设计供其他课件使用</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Pick the colour that has this name in the lecture</source>
        <translation>选择此名称在课件中代表的颜色</translation>
    </message>
    <message>
        <source>Add colour…</source>
        <translation>添加颜色…</translation>
    </message>
    <message>
        <source>A name of your own, such as “warning”</source>
        <translation>自定义名称，例如“warning”</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Without it, a name of the palette means the palette&apos;s colour</source>
        <translation>移除后，调色板名称恢复为调色板的颜色</translation>
    </message>
    <message>
        <source>To make a style, select a block and choose “New style from this block…”.</source>
        <translation>要创建样式，请选中模块并选择“用此模块新建样式…”。</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Rename the style, or type the value (F2)</source>
        <translation>重命名样式，或输入值（F2）</translation>
    </message>
    <message>
        <source>Pick the colour</source>
        <translation>选择颜色</translation>
    </message>
    <message>
        <source>Blocks of a removed style keep how they look</source>
        <translation>移除样式后，模块外观保持不变</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>场景</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <translation>
            <numerusform>%n 个模块</numerusform>
        </translation>
    </message>
    <message>
        <source>Change style</source>
        <translation>更改样式</translation>
    </message>
    <message>
        <source>Change colour of the look</source>
        <translation>更改设计的颜色</translation>
    </message>
    <message>
        <source>Add colour</source>
        <translation>添加颜色</translation>
    </message>
    <message>
        <source>Name of the colour, such as “warning”</source>
        <translation>颜色名称，例如“warning”</translation>
    </message>
    <message>
        <source>Remove colour of the look</source>
        <translation>移除设计的颜色</translation>
    </message>
    <message>
        <source>Remove style</source>
        <translation>移除样式</translation>
    </message>
    <message>
        <source>Rename style</source>
        <translation>重命名样式</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::LookList</name>
    <message>
        <source>Looks</source>
        <translation>设计</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::MainWindow</name>
    <message>
        <source>Choose the language of the lecture…</source>
        <translation>选择课件的语言…</translation>
    </message>
    <message>
        <source>Lectograph</source>
        <translation>Lectograph</translation>
    </message>
    <message>
        <source>Lecture</source>
        <translation>课件</translation>
    </message>
    <message>
        <source>New lecture</source>
        <translation>新建课件</translation>
    </message>
    <message>
        <source>Start page with templates</source>
        <translation>开始页（模板）</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Earlier versions…</source>
        <translation>早期版本…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>首选项…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>撤销：%1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>重做：%1</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>放映</translation>
    </message>
    <message>
        <source>Present from this scene</source>
        <translation>从此场景开始放映</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Stage and graph</source>
        <translation>舞台和节点图</translation>
    </message>
    <message>
        <source>Large stage</source>
        <translation>大舞台</translation>
    </message>
    <message>
        <source>Large graph</source>
        <translation>大节点图</translation>
    </message>
    <message>
        <source>Large timeline</source>
        <translation>大时间轴</translation>
    </message>
    <message>
        <source>Go to the next panel</source>
        <translation>转到下一个面板</translation>
    </message>
    <message>
        <source>Go to the previous panel</source>
        <translation>转到上一个面板</translation>
    </message>
    <message>
        <source>Show the timeline</source>
        <translation>显示时间轴</translation>
    </message>
    <message>
        <source>Show the curves</source>
        <translation>显示曲线</translation>
    </message>
    <message>
        <source>Show the problems</source>
        <translation>显示问题</translation>
    </message>
    <message>
        <source>Show the history</source>
        <translation>显示历史记录</translation>
    </message>
    <message>
        <source>Show the exports</source>
        <translation>显示导出</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Find a command…</source>
        <translation>查找命令…</translation>
    </message>
    <message>
        <source>Keyboard shortcuts…</source>
        <translation>键盘快捷键…</translation>
    </message>
    <message>
        <source>Guided start</source>
        <translation>入门引导</translation>
    </message>
    <message>
        <source>About Lectograph</source>
        <translation>关于 Lectograph</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>打开菜单</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>打开最近文件</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>暂无</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>打开文件夹…</translation>
    </message>
    <message>
        <source>“%1” was not exported. %2</source>
        <translation>“%1”未能导出。%2</translation>
    </message>
    <message>
        <source>“%1” is ready.</source>
        <translation>“%1”已导出完毕。</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>The file is %1.</source>
        <translation>文件位于 %1。</translation>
    </message>
    <message>
        <source>Show the animations</source>
        <translation>显示动画</translation>
    </message>
    <message>
        <source>Show the properties</source>
        <translation>显示属性</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>舞台</translation>
    </message>
    <message>
        <source>Show the stage alone</source>
        <translation>只显示舞台</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>节点图</translation>
    </message>
    <message>
        <source>Show the graph alone: the blocks and what they are made of</source>
        <translation>只显示节点图：模块及其组成</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>Show stage and graph side by side</source>
        <translation>并排显示舞台和节点图</translation>
    </message>
    <message>
        <source>Show in graph</source>
        <translation>在节点图中显示</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>设计</translation>
    </message>
    <message>
        <source>Change look…</source>
        <translation>更换设计…</translation>
    </message>
    <message>
        <source>Edit look…</source>
        <translation>编辑设计…</translation>
    </message>
    <message>
        <source>Save look…</source>
        <translation>保存设计…</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空间</translation>
    </message>
    <message>
        <source>Show the stage and the scene in space side by side</source>
        <translation>并排显示舞台与空间中的场景</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>查找…</translation>
    </message>
    <message>
        <source>Find and replace…</source>
        <translation>查找和替换…</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is ready, but %n thing(s) in it cannot be shown.</source>
        <translation>
            <numerusform>“%1”已完成，但其中有 %n 处无法显示。</numerusform>
        </translation>
    </message>
    <message>
        <source>They were left out. The list of problems leads to them.</source>
        <translation>这些内容已略去。可从问题列表转到它们所在的位置。</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::MakeBlockDialog</name>
    <message>
        <source>Make a block</source>
        <translation>制成模块</translation>
    </message>
    <message>
        <source>Such as “Token”</source>
        <translation>例如“词元”</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>The palette shows the block under this name</source>
        <translation>面板中以此名称显示该模块</translation>
    </message>
    <message>
        <source>Properties that each instance has of its own:</source>
        <translation>每个实例各自拥有的属性：</translation>
    </message>
    <message>
        <source>Properties that each instance has</source>
        <translation>每个实例各自拥有的属性</translation>
    </message>
    <message>
        <source>The others are the same in all instances and are changed in the definition</source>
        <translation>其余属性在所有实例中相同，在模块定义中修改</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Make</source>
        <translation>制成</translation>
    </message>
    <message>
        <source>Keep in My blocks</source>
        <translation>保存到“我的模块”</translation>
    </message>
    <message>
        <source>Other lectures find it in the palette, too</source>
        <translation>其他课件的面板中也会出现</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::MatrixSizePad</name>
    <message>
        <source>Rows and columns</source>
        <translation>行和列</translation>
    </message>
    <message>
        <source>%1 rows, %2 columns</source>
        <translation>%1 行 %2 列</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::MiniMap</name>
    <message>
        <source>Overview of the graph</source>
        <translation>节点图概览</translation>
    </message>
    <message>
        <source>Overview: click or drag to move the view</source>
        <translation>概览：点击或拖动以移动视图</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::NameEdit</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::NameFields</name>
    <message>
        <source>File name</source>
        <translation>文件名</translation>
    </message>
    <message>
        <source>The file&apos;s name; language and ending are added to it, as shown below</source>
        <translation>文件名。语言和扩展名按下方所示自动添加</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Where the file is put</source>
        <translation>文件存放的位置</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>选择文件夹</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 个</translation>
    </message>
    <message>
        <source>The file&apos;s name; it becomes: %1</source>
        <translation>文件名。实际保存为：%1</translation>
    </message>
    <message>
        <source>Folder for the export</source>
        <translation>导出文件夹</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::NumberEdit</name>
    <message>
        <source>The most is %1.</source>
        <translation>最大为 %1。</translation>
    </message>
    <message>
        <source>The least is %1.</source>
        <translation>最小为 %1。</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::NumberField</name>
    <message>
        <source>Different values</source>
        <translation>不同的值</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::NumberGrid</name>
    <message>
        <source>Only the numbers of the table were taken; the names of its rows and columns are left out.</source>
        <translation>只采用了表格中的数，行和列的名称已略去。</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::OwnAnimationMenu</name>
    <message>
        <source>Add at the playhead</source>
        <translation>在播放头处添加</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>删除…</translation>
    </message>
    <message>
        <source>Rename animation</source>
        <translation>重命名动画</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Delete the animation “%1”?</source>
        <translation>要删除动画“%1”吗？</translation>
    </message>
    <message>
        <source>Lectures that use it keep it.</source>
        <translation>使用它的课件会保留它。</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::PalettePanel</name>
    <message>
        <source>Palette</source>
        <translation>模块库</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>What a scene is made of</source>
        <translation>场景由什么组成</translation>
    </message>
    <message>
        <source>What happens to it</source>
        <translation>场景中发生什么</translation>
    </message>
    <message>
        <source>What can be added</source>
        <translation>可以添加的内容</translation>
    </message>
    <message>
        <source>Find a block or animation</source>
        <translation>查找模块或动画</translation>
    </message>
    <message>
        <source>Find a block</source>
        <translation>查找模块</translation>
    </message>
    <message>
        <source>Find an animation</source>
        <translation>查找动画</translation>
    </message>
    <message>
        <source>No block is called “%1”.</source>
        <translation>没有名为“%1”的模块。</translation>
    </message>
    <message>
        <source>No animation is called “%1”.</source>
        <translation>没有名为“%1”的动画。</translation>
    </message>
    <message>
        <source>Drag a block onto the stage, or double-click it.</source>
        <translation>把模块拖到舞台上，或双击它。</translation>
    </message>
    <message>
        <source>Select on the stage what it should animate.</source>
        <translation>请在舞台上选择要添加动画的内容。</translation>
    </message>
    <message>
        <source>Double-click an animation to add it at the playhead.</source>
        <translation>双击动画，将其添加到播放头处。</translation>
    </message>
    <message>
        <source>See the animations (%1)</source>
        <translation>查看动画（%1）</translation>
    </message>
    <message>
        <source>See the blocks (%1)</source>
        <translation>查看模块（%1）</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::PartFields</name>
    <message>
        <source>What is exported</source>
        <translation>导出内容</translation>
    </message>
    <message>
        <source>Which part of the lecture is exported</source>
        <translation>导出课件的哪一部分</translation>
    </message>
    <message>
        <source>Whole lecture</source>
        <translation>整个课件</translation>
    </message>
    <message>
        <source>From the in point to the out point</source>
        <translation>从入点到出点</translation>
    </message>
    <message>
        <source>Only this scene</source>
        <translation>仅此场景</translation>
    </message>
    <message>
        <source>Chosen scenes</source>
        <translation>所选场景</translation>
    </message>
    <message>
        <source>What</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Scenes to export</source>
        <translation>要导出的场景</translation>
    </message>
    <message>
        <source>Space ticks a scene or unticks it</source>
        <translation>按空格勾选或取消勾选场景</translation>
    </message>
    <message>
        <source>Only this scene: %1</source>
        <translation>仅此场景：%1</translation>
    </message>
    <message>
        <source>Mark it in the timeline first, with I and O</source>
        <translation>请先在时间轴上用 I 和 O 标记</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>One file for each language that is ticked</source>
        <translation>每种勾选的语言一个文件</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::PictureFields</name>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>The kind of file</source>
        <translation>文件的类型</translation>
    </message>
    <message>
        <source>No background</source>
        <translation>不含背景</translation>
    </message>
    <message>
        <source>Transparent, to be laid over other pictures: WebM, MOV and PNG</source>
        <translation>透明，可叠加在其他画面上：WebM、MOV 和 PNG</translation>
    </message>
    <message>
        <source>With sound</source>
        <translation>包含声音</translation>
    </message>
    <message>
        <source>The lecture&apos;s narration, music and effects: MP4, WebM and MOV</source>
        <translation>课件的旁白、音乐和音效：MP4、WebM 和 MOV</translation>
    </message>
    <message>
        <source>Frames a second</source>
        <translation>每秒帧数</translation>
    </message>
    <message>
        <source>More frames make smoother motion and larger files</source>
        <translation>帧数越多，动作越流畅，文件越大</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>How closely the file keeps to the picture</source>
        <translation>文件对画面的还原程度</translation>
    </message>
    <message>
        <source>Small file: fine lines soften a little</source>
        <translation>小文件：细线略微变软</translation>
    </message>
    <message>
        <source>Good: no difference to be seen</source>
        <translation>良好：看不出差别</translation>
    </message>
    <message>
        <source>Fine: for editing later</source>
        <translation>精细：供后期剪辑</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>宽度（像素）</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>高度（像素）</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::PicturePopup</name>
    <message>
        <source>Groups</source>
        <translation>分组</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::Preferences</name>
    <message>
        <source>Size of texts and controls</source>
        <translation>文字和控件的大小</translation>
    </message>
    <message>
        <source>From the next start of the program on</source>
        <translation>从下次启动程序时起</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Language of the interface</source>
        <translation>界面语言</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Drawing on the stage</source>
        <translation>舞台绘制</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Graphics card</source>
        <translation>显卡</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>No moving panels and bubbles</source>
        <translation>面板和气泡不使用动画</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动效</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::Presentation</name>
    <message>
        <source>Presentation</source>
        <translation>放映</translation>
    </message>
    <message>
        <source>Play on to the next stop; pressed again, go there at once</source>
        <translation>播放到下一个停顿点，再按一次立即跳到那里</translation>
    </message>
    <message>
        <source>Back to the stop before</source>
        <translation>返回上一个停顿点</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>播放或暂停</translation>
    </message>
    <message>
        <source>Play from the beginning</source>
        <translation>从头播放</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>跳到结尾</translation>
    </message>
    <message>
        <source>Black screen; pressed again, the picture</source>
        <translation>黑屏，再按一次恢复画面</translation>
    </message>
    <message>
        <source>White screen; pressed again, the picture</source>
        <translation>白屏，再按一次恢复画面</translation>
    </message>
    <message>
        <source>Show or hide these keys</source>
        <translation>显示或隐藏这份按键说明</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>结束演示</translation>
    </message>
    <message>
        <source>End of the lecture – Esc returns to the editor</source>
        <translation>课件结束 – 按 Esc 返回编辑器</translation>
    </message>
    <message>
        <source>Digits, then Enter</source>
        <translation>数字，Enter</translation>
    </message>
    <message>
        <source>To the scene with this number</source>
        <translation>转到该编号的场景</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::PresentationControls</name>
    <message>
        <source>Back to the stop before  (←, Page Up)</source>
        <translation>返回上一个停顿点  (←, Page Up)</translation>
    </message>
    <message>
        <source>Play or pause  (Space)</source>
        <translation>播放或暂停  (空格)</translation>
    </message>
    <message>
        <source>On to the next stop  (→, Page Down)</source>
        <translation>前进到下一个停顿点  (→, Page Down)</translation>
    </message>
    <message>
        <source>End the presentation  (Esc)</source>
        <translation>结束演示  (Esc)</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::Presenting</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>……及另外 %n 项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) cannot be shown. The audience will see the lecture without.</source>
        <translation>
            <numerusform>有 %n 项内容无法显示，观众看到的课件里没有它们。</numerusform>
        </translation>
    </message>
    <message>
        <source>Present all the same</source>
        <translation>仍然放映</translation>
    </message>
    <message>
        <source>Show the problems</source>
        <translation>显示问题</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::PresetList</name>
    <message>
        <source>Presets</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Size and frames as set beside</source>
        <translation>按旁边设定的尺寸和帧率</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::Preview</name>
    <message>
        <source>This is still being computed.</source>
        <translation>仍在计算中。</translation>
    </message>
    <message>
        <source>There is no “%1” in this scene.</source>
        <translation>此场景中没有“%1”。</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ProblemModel</name>
    <message>
        <source>Failure</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>%1: %2 %3 In %4</source>
        <translation>%1：%2 %3 位于 %4</translation>
    </message>
    <message>
        <source>The menu key offers: %1</source>
        <translation>菜单键提供：%1</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ProblemsPanel</name>
    <message>
        <source>No problems</source>
        <translation>没有问题</translation>
    </message>
    <message>
        <source>All problems are filtered out. Press the buttons above to see them.</source>
        <translation>所有问题都被过滤掉了。按上方的按钮可显示。</translation>
    </message>
    <message>
        <source>Show failures: what cannot be shown</source>
        <translation>显示错误：无法呈现的内容</translation>
    </message>
    <message>
        <source>Show warnings: what may not be meant so</source>
        <translation>显示警告：可能并非本意的内容</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Failures: %1</source>
        <translation>错误：%1</translation>
    </message>
    <message>
        <source>Warnings: %1</source>
        <translation>警告：%1</translation>
    </message>
    <message>
        <source>A click goes to the place</source>
        <translation>点击转到该处</translation>
    </message>
    <message>
        <source>Checking the lecture…</source>
        <translation>正在检查课件…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Change this value, with which other blocks cannot work.</source>
        <translation>请更改此值，其他模块无法使用它。</translation>
    </message>
    <message>
        <source>%1 (parameter)</source>
        <translation>%1（参数）</translation>
    </message>
    <message>
        <source>Go to the place</source>
        <translation>转到该处</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::QueuePanel</name>
    <message>
        <source>Exports</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Take finished exports off the list</source>
        <translation>将已完成的导出从列表中移除</translation>
    </message>
    <message>
        <source>Nothing has been exported yet.</source>
        <translation>尚未导出任何内容。</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::RecentList</name>
    <message>
        <source>Recent lectures</source>
        <translation>最近的课件</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Take off this list</source>
        <translation>从此列表移除</translation>
    </message>
    <message>
        <source>Earlier versions…</source>
        <translation>早期版本…</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::RecoverList</name>
    <message>
        <source>Not saved last time</source>
        <translation>上次未保存</translation>
    </message>
    <message>
        <source>Never saved to a file</source>
        <translation>从未保存为文件</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Recover “%1”</source>
        <translation>恢复“%1”</translation>
    </message>
    <message>
        <source>Open it as it was when the program ended</source>
        <translation>按程序结束时的样子打开</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Discard “%1”</source>
        <translation>放弃“%1”</translation>
    </message>
    <message>
        <source>Throw these changes away; a saved file stays as it is</source>
        <translation>丢弃这些更改；已保存的文件保持原样</translation>
    </message>
    <message>
        <source>Changed %1</source>
        <translation>更改于%1</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ReplaceQuestion</name>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>两者都保留</translation>
    </message>
    <message>
        <source>The new file gets a number</source>
        <translation>新文件会加上编号</translation>
    </message>
    <message>
        <source>“%1” is there already.</source>
        <translation>“%1”已存在。</translation>
    </message>
    <message numerus="yes">
        <source>%n of these files are there already.</source>
        <translation>
            <numerusform>其中 %n 个文件已存在。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is being exported already.</source>
        <translation>“%1”已在导出。</translation>
    </message>
    <message numerus="yes">
        <source>%n of these files are there or being exported already.</source>
        <translation>
            <numerusform>其中 %n 个文件已存在或正在导出。</numerusform>
        </translation>
    </message>
    <message>
        <source>The export that is not done yet is given up for the new one</source>
        <translation>放弃尚未完成的导出，重新导出</translation>
    </message>
    <message>
        <source>The old file is lost once the new one is done</source>
        <translation>新文件完成后，旧文件将丢失</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>全部保留</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::Row</name>
    <message>
        <source>%1: keyframe</source>
        <translation>%1：关键帧</translation>
    </message>
    <message>
        <source>Back to the default</source>
        <translation>恢复默认值</translation>
    </message>
    <message>
        <source>%1: back to the default</source>
        <translation>%1：恢复默认值</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>更改%1</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>重置%1</translation>
    </message>
    <message>
        <source>Set keyframe of %1</source>
        <translation>设置%1的关键帧</translation>
    </message>
    <message>
        <source>Remove keyframe of %1</source>
        <translation>移除%1的关键帧</translation>
    </message>
    <message>
        <source>What was copied does not fit here.</source>
        <translation>复制的内容不适合此处。</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>复制值</translation>
    </message>
    <message>
        <source>Paste value</source>
        <translation>粘贴值</translation>
    </message>
    <message>
        <source>Remove keyframe</source>
        <translation>移除关键帧</translation>
    </message>
    <message>
        <source>Set keyframe</source>
        <translation>设置关键帧</translation>
    </message>
    <message>
        <source>Remove all keyframes</source>
        <translation>移除所有关键帧</translation>
    </message>
    <message>
        <source>Remove keyframes of %1</source>
        <translation>移除%1的所有关键帧</translation>
    </message>
    <message>
        <source>Edit curve</source>
        <translation>编辑曲线</translation>
    </message>
    <message>
        <source>Remove link</source>
        <translation>移除连接</translation>
    </message>
    <message>
        <source>As it stands on the stage</source>
        <translation>按其在舞台上的样子</translation>
    </message>
    <message>
        <source>Link to</source>
        <translation>连接到</translation>
    </message>
    <message>
        <source>Copy the name “%1”</source>
        <translation>复制名称“%1”</translation>
    </message>
    <message>
        <source>Back to the default (Alt+R)</source>
        <translation>恢复默认值 (Alt+R)</translation>
    </message>
    <message>
        <source>“%1” was taken off the stage, so that it is not seen before. Undo, or the eye in its own properties, brings it back.</source>
        <translation>已将“%1”移出舞台，以免提前出现。撤销，或点击其属性中的眼睛图标，即可恢复。</translation>
    </message>
    <message>
        <source>Compute with</source>
        <translation>用以下方式计算</translation>
    </message>
    <message>
        <source>From the style “%1”</source>
        <translation>来自样式“%1”</translation>
    </message>
    <message>
        <source>Remove the expression</source>
        <translation>移除表达式</translation>
    </message>
    <message>
        <source>Use an expression…</source>
        <translation>使用表达式…</translation>
    </message>
    <message>
        <source>This output does not fit here.</source>
        <translation>此输出不适合这里。</translation>
    </message>
    <message>
        <source>One value for all items</source>
        <translation>所有项使用同一个值</translation>
    </message>
    <message>
        <source>A value for each item</source>
        <translation>每一项一个值</translation>
    </message>
    <message>
        <source>Numbers for each language</source>
        <translation>每种语言各有数字</translation>
    </message>
    <message>
        <source>Animate the change here</source>
        <translation>在此处为变化添加动画</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::RowFields</name>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>When it starts: at a time, together with the animation above it, or after it</source>
        <translation>开始方式：在指定时间、与上方动画同时，或在其之后</translation>
    </message>
    <message>
        <source>How long it takes</source>
        <translation>持续多长时间</translation>
    </message>
    <message>
        <source>Set duration</source>
        <translation>设置时长</translation>
    </message>
    <message>
        <source>Start time</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>When it starts in the scene</source>
        <translation>在场景中的开始时间</translation>
    </message>
    <message>
        <source>How long after the group it starts</source>
        <translation>组开始后多久开始</translation>
    </message>
    <message>
        <source>How long it starts after the start of the animation above it</source>
        <translation>上方动画开始后多久开始</translation>
    </message>
    <message>
        <source>How long it starts after the end of the animation above it</source>
        <translation>上方动画结束后多久开始</translation>
    </message>
    <message>
        <source>Set delay</source>
        <translation>设置延迟</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ScaleDialog</name>
    <message>
        <source>Scale in time</source>
        <translation>时间缩放</translation>
    </message>
    <message>
        <source>Below 100 % the keyframes come closer together</source>
        <translation>小于 100 % 时关键帧彼此靠近</translation>
    </message>
    <message>
        <source>Scale in value</source>
        <translation>值缩放</translation>
    </message>
    <message>
        <source>Below 0 % the curve is turned over</source>
        <translation>小于 0 % 时曲线上下翻转</translation>
    </message>
    <message>
        <source>Scale keyframes</source>
        <translation>缩放关键帧</translation>
    </message>
    <message>
        <source>The time that stays</source>
        <translation>保持不变的时间</translation>
    </message>
    <message>
        <source>The first keyframe</source>
        <translation>第一个关键帧</translation>
    </message>
    <message>
        <source>The middle</source>
        <translation>中间</translation>
    </message>
    <message>
        <source>The last keyframe</source>
        <translation>最后一个关键帧</translation>
    </message>
    <message>
        <source>The playhead</source>
        <translation>播放头</translation>
    </message>
    <message>
        <source>The value that stays</source>
        <translation>保持不变的值</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>零</translation>
    </message>
    <message>
        <source>The lowest</source>
        <translation>最低值</translation>
    </message>
    <message>
        <source>The highest</source>
        <translation>最高值</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>不变</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::SceneGrid</name>
    <message>
        <source>All scenes</source>
        <translation>所有场景</translation>
    </message>
    <message>
        <source>Open scene</source>
        <translation>打开场景</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>从此处播放</translation>
    </message>
    <message>
        <source>Add scene after this one</source>
        <translation>在此场景后添加场景</translation>
    </message>
    <message>
        <source>Duplicate scene</source>
        <translation>复制场景</translation>
    </message>
    <message>
        <source>Rename scene</source>
        <translation>重命名场景</translation>
    </message>
    <message>
        <source>Delete scene</source>
        <translation>删除场景</translation>
    </message>
    <message>
        <source>New scene that continues</source>
        <translation>新建接续场景</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>剪切</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::SceneJoints</name>
    <message>
        <source>Continue the scene before</source>
        <translation>接续前一个场景</translation>
    </message>
    <message>
        <source>The scene begins with the stage as the one before left it</source>
        <translation>场景从前一个场景结束时的舞台开始</translation>
    </message>
    <message>
        <source>Transition…</source>
        <translation>转场…</translation>
    </message>
    <message>
        <source>%1 continues the scene before: what is on its stage stays. Click to change that.</source>
        <translation>%1接续前一个场景：其舞台上的内容会保留。单击可更改。</translation>
    </message>
    <message>
        <source>%1 begins with: %2. Click to choose a transition.</source>
        <translation>%1的开始方式：%2。单击可选择转场。</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::SceneModel</name>
    <message>
        <source>%1, starts at %2, lasts %3</source>
        <translation>%1，从 %2 开始，时长 %3</translation>
    </message>
    <message>
        <source>Double-click to open the scene, drag to reorder, F2 to rename</source>
        <translation>双击打开场景，拖动改变顺序，F2 重命名</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::SceneOverview</name>
    <message>
        <source>Scene overview</source>
        <translation>场景概览</translation>
    </message>
    <message>
        <source>Play the lecture</source>
        <translation>播放课件</translation>
    </message>
    <message>
        <source>Play all scenes from the beginning</source>
        <translation>从头播放所有场景</translation>
    </message>
    <message>
        <source>Add scene</source>
        <translation>添加场景</translation>
    </message>
    <message>
        <source>Add a scene after the selected one  (Insert)</source>
        <translation>在所选场景后添加场景  (Insert)</translation>
    </message>
    <message>
        <source>Back to the open scene  (Esc)</source>
        <translation>回到打开的场景  (Esc)</translation>
    </message>
    <message numerus="yes">
        <source>%n scene(s)</source>
        <translation>
            <numerusform>%n 个场景</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectograph::editor::SceneStrip</name>
    <message>
        <source>Lasts %1</source>
        <translation>时长 %1</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Click to open a scene, double-click to rename it, drag to reorder, drag its right edge to set its length</source>
        <translation>点击打开场景，双击重命名，拖动调整顺序，拖动右边缘设置时长</translation>
    </message>
    <message>
        <source>%1, lasts %2</source>
        <translation>%1，时长 %2</translation>
    </message>
    <message>
        <source>Set scene length</source>
        <translation>设置场景时长</translation>
    </message>
    <message>
        <source>Rename scene</source>
        <translation>重命名场景</translation>
    </message>
    <message>
        <source>Scene length</source>
        <translation>场景时长</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Duplicate scene</source>
        <translation>复制场景</translation>
    </message>
    <message>
        <source>Set scene length…</source>
        <translation>设置场景时长…</translation>
    </message>
    <message>
        <source>As long as its clips</source>
        <translation>与片段等长</translation>
    </message>
    <message>
        <source>Delete scene</source>
        <translation>删除场景</translation>
    </message>
    <message>
        <source>Add scene after this one</source>
        <translation>在此场景后添加场景</translation>
    </message>
    <message>
        <source>New scene that continues</source>
        <translation>新建接续场景</translation>
    </message>
    <message>
        <source>continues the scene before</source>
        <translation>接续前一个场景</translation>
    </message>
    <message>
        <source>Copy scene</source>
        <translation>复制场景</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::SearchBox</name>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Type a name; arrow keys choose, Enter takes it, Esc closes</source>
        <translation>输入名称；方向键选择，Enter 采用，Esc 关闭</translation>
    </message>
    <message>
        <source>What fits</source>
        <translation>适用的内容</translation>
    </message>
    <message>
        <source>Click to take it</source>
        <translation>点击采用</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::Section</name>
    <message>
        <source>Fold away</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Folded away</source>
        <translation>已收起</translation>
    </message>
    <message>
        <source>More (%1)</source>
        <translation>更多（%1）</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ShortcutsDialog</name>
    <message>
        <source>Everywhere but in long texts</source>
        <translation>全局，多行文本中除外</translation>
    </message>
    <message>
        <source>There these keys end the typing</source>
        <translation>在多行文本中，这些键结束输入</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>全局</translation>
    </message>
    <message>
        <source>In its panel</source>
        <translation>在其面板中</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Search by pressing keys</source>
        <translation>按键查找</translation>
    </message>
    <message>
        <source>No action has this name or these keys.</source>
        <translation>没有操作具有此名称或按键。</translation>
    </message>
    <message>
        <source>New keys: click here, then press them</source>
        <translation>新按键：点击此处，然后按下</translation>
    </message>
    <message>
        <source>Add keys</source>
        <translation>添加按键</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>操作及其按键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Search actions</source>
        <translation>查找操作</translation>
    </message>
    <message>
        <source>or press keys</source>
        <translation>或按下按键</translation>
    </message>
    <message>
        <source>Gives this action the keys that it had to begin with</source>
        <translation>将此操作恢复为最初的按键</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>Save as a page…</source>
        <translation>保存为网页…</translation>
    </message>
    <message>
        <source>A page with all shortcuts, to print</source>
        <translation>含全部快捷键的网页，供打印</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Changed by you</source>
        <translation>已自行更改</translation>
    </message>
    <message>
        <source>Take %1 away from this action</source>
        <translation>从此操作移除 %1</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>取用</translation>
    </message>
    <message>
        <source>%1 already belongs to %2, which would lose it.</source>
        <translation>%1 已属于%2，取用后它将失去此按键。</translation>
    </message>
    <message>
        <source>%1 was taken from %2.</source>
        <translation>已从%2取用 %1。</translation>
    </message>
    <message>
        <source>%1 stays with %2, to which you gave it.</source>
        <translation>%1 仍属于由你指定的%2。</translation>
    </message>
    <message>
        <source>All actions have the keys that they had to begin with.</source>
        <translation>所有操作都已恢复为最初的按键。</translation>
    </message>
    <message>
        <source>Save as a page</source>
        <translation>保存为网页</translation>
    </message>
    <message>
        <source>shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Web pages</source>
        <translation>网页</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::SizeEstimate</name>
    <message numerus="yes">
        <source>%Ln frame(s)</source>
        <translation>
            <numerusform>%Ln 帧</numerusform>
        </translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>约 %1</translation>
    </message>
    <message>
        <source>about %1 on this computer</source>
        <translation>在此电脑上约 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Size and time are being measured in the background</source>
        <translation>正在后台测量大小和时间</translation>
    </message>
    <message>
        <source>Size and time are estimated from short samples of what is chosen, made just now</source>
        <translation>大小和时间根据刚才对所选内容制作的短样本估计</translation>
    </message>
    <message>
        <source>Estimated from earlier exports on this computer</source>
        <translation>根据此电脑以往的导出估算</translation>
    </message>
    <message>
        <source>A first guess; it becomes exact with your first exports on this computer</source>
        <translation>初步估计；在此电脑上导出几次后会变得准确</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::SoundField</name>
    <message>
        <source>A file of its own for each language</source>
        <translation>每种语言各用一个文件</translation>
    </message>
    <message>
        <source>Choose a file; the lecture keeps a copy</source>
        <translation>选择文件；课件会保留副本</translation>
    </message>
    <message>
        <source>%1: choose a file</source>
        <translation>%1：选择文件</translation>
    </message>
    <message>
        <source>No file</source>
        <translation>没有文件</translation>
    </message>
    <message>
        <source>As in %1</source>
        <translation>与 %1 相同</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>Different files</source>
        <translation>不同的文件</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>Choose a file for %1…</source>
        <translation>选择%1的文件…</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::SoundPlayer</name>
    <message>
        <source>The device for sound does not go on. Play again to try once more.</source>
        <translation>声音设备停住了。重新播放可再试一次。</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::SpaceOverlay</name>
    <message>
        <source>Space</source>
        <translation>空间</translation>
    </message>
    <message>
        <source>The scene from outside: drag to walk around it, turn the wheel to come closer</source>
        <translation>从外面看场景：拖动可绕行，滚轮可靠近</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::SpacePanel</name>
    <message>
        <source>Space</source>
        <translation>空间</translation>
    </message>
    <message>
        <source>Put the camera here: the picture shows what is seen here</source>
        <translation>把摄像机放到这里：画面显示这里看到的内容</translation>
    </message>
    <message>
        <source>Add keyframes of the camera at the playhead</source>
        <translation>在播放头处添加摄像机关键帧</translation>
    </message>
    <message>
        <source>Look through the camera</source>
        <translation>通过摄像机查看</translation>
    </message>
    <message>
        <source>Show all of the scene</source>
        <translation>显示整个场景</translation>
    </message>
    <message>
        <source>Let the other axis point up: y or z</source>
        <translation>让另一个轴朝上：y 或 z</translation>
    </message>
    <message>
        <source>Show the selection</source>
        <translation>显示所选内容</translation>
    </message>
    <message>
        <source>Select the next block</source>
        <translation>选择下一个模块</translation>
    </message>
    <message>
        <source>Select the previous block</source>
        <translation>选择上一个模块</translation>
    </message>
    <message>
        <source>The scene in space needs OpenGL, which this computer does not offer here. Everything else works without it.</source>
        <translation>在空间中显示场景需要 OpenGL，而这台计算机在这里不提供。其他功能都不需要它。</translation>
    </message>
    <message>
        <source>The scene in space cannot be drawn here: %1</source>
        <translation>无法在此绘制空间中的场景：%1</translation>
    </message>
    <message>
        <source>Qt Quick 3D is not installed completely: %1</source>
        <translation>Qt Quick 3D 未完整安装：%1</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::SpacingPopup</name>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Line up the centres</source>
        <translation>中心对齐成一线</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>间距</translation>
    </message>
    <message>
        <source>The gap between two blocks, in units</source>
        <translation>两个模块之间的间距（单位）</translation>
    </message>
    <message>
        <source>Puts the centres of the blocks on one line</source>
        <translation>把各模块的中心放到一条线上</translation>
    </message>
    <message>
        <source>From left to right; the leftmost block stays</source>
        <translation>从左到右排列；最左边的模块不动</translation>
    </message>
    <message>
        <source>From top to bottom; the topmost block stays</source>
        <translation>从上到下排列；最上面的模块不动</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::StageDiagram</name>
    <message>
        <source>Enter links to it, Esc ends it.</source>
        <translation>按 Enter 连到这里，按 Esc 结束。</translation>
    </message>
    <message>
        <source>Ctrl+G groups its blocks, Delete removes them.</source>
        <translation>按 Ctrl+G 组合方框，按 Delete 删除。</translation>
    </message>
    <message>
        <source>Type a name to put a block into it; Enter changes its text.</source>
        <translation>输入名称可在此插入方框；按 Enter 更改文字。</translation>
    </message>
    <message>
        <source>Type a name and Enter for the next block; Enter or F2 changes this one.</source>
        <translation>输入名称并按 Enter 添加下一个方框；按 Enter 或 F2 更改这个方框。</translation>
    </message>
    <message>
        <source>Link %1</source>
        <translation>连线 %1</translation>
    </message>
    <message>
        <source>Group “%1”</source>
        <translation>组“%1”</translation>
    </message>
    <message>
        <source>Block “%1”</source>
        <translation>方框“%1”</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Text of the link</source>
        <translation>连线的文字</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Go to the block that it leads to, with the arrow keys or Tab, and press Enter. Esc ends it.</source>
        <translation>用方向键或 Tab 移到要连接的方框，然后按 Enter。按 Esc 结束。</translation>
    </message>
    <message>
        <source>× how often</source>
        <translation>× 次数</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::StageOverlay</name>
    <message>
        <source>Stage</source>
        <translation>舞台</translation>
    </message>
    <message numerus="yes">
        <source>Nothing is selected. %n block(s) on stage.</source>
        <translation>
            <numerusform>未选中任何内容。舞台上有 %n 个模块。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 of %3, at %4, %5</source>
        <translation>%1，第 %2 个，共 %3 个，位于 %4，%5</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) selected</source>
        <translation>
            <numerusform>已选中 %n 个模块</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Auto-key: dragging writes keyframes</source>
        <translation>记录关键帧：拖动即写入关键帧</translation>
    </message>
    <message>
        <source>%1, not visible now</source>
        <translation>%1，当前不可见</translation>
    </message>
    <message>
        <source>Camera frame, centre at %1, %2, height %3</source>
        <translation>摄像机取景框，中心 %1, %2，高度 %3</translation>
    </message>
    <message>
        <source>Drag to another block to connect them</source>
        <translation>拖到另一个模块即可用连接线连接</translation>
    </message>
    <message>
        <source>Text goes beyond the frame</source>
        <translation>文本超出画面</translation>
    </message>
    <message>
        <source>Drag a block here from the left, or double-click one.</source>
        <translation>从左侧把模块拖到这里，或双击一个模块。</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::StagePanel</name>
    <message>
        <source>Stage</source>
        <translation>舞台</translation>
    </message>
    <message>
        <source>Edit the words</source>
        <translation>编辑文字</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>剪切</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制一份</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Select everything on stage</source>
        <translation>选择舞台上的全部内容</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Select the whole group</source>
        <translation>选择整个组</translation>
    </message>
    <message>
        <source>Bring to front</source>
        <translation>置于顶层</translation>
    </message>
    <message>
        <source>Send to back</source>
        <translation>置于底层</translation>
    </message>
    <message>
        <source>Take off the stage</source>
        <translation>移下舞台</translation>
    </message>
    <message>
        <source>Align left</source>
        <translation>左对齐</translation>
    </message>
    <message>
        <source>Align centre</source>
        <translation>水平居中</translation>
    </message>
    <message>
        <source>Align right</source>
        <translation>右对齐</translation>
    </message>
    <message>
        <source>Align top</source>
        <translation>顶端对齐</translation>
    </message>
    <message>
        <source>Align middle</source>
        <translation>垂直居中</translation>
    </message>
    <message>
        <source>Align bottom</source>
        <translation>底端对齐</translation>
    </message>
    <message>
        <source>Auto-key: dragging writes keyframes</source>
        <translation>记录关键帧：拖动即写入关键帧</translation>
    </message>
    <message>
        <source>Show the grid</source>
        <translation>显示网格</translation>
    </message>
    <message>
        <source>Show the safe areas</source>
        <translation>显示安全区</translation>
    </message>
    <message>
        <source>Fit the frame</source>
        <translation>适应画面</translation>
    </message>
    <message>
        <source>Zoom to 100 %</source>
        <translation>缩放到 100%</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>Distribute horizontally</source>
        <translation>水平均匀分布</translation>
    </message>
    <message>
        <source>Distribute vertically</source>
        <translation>垂直均匀分布</translation>
    </message>
    <message>
        <source>Equal spacing…</source>
        <translation>等间距…</translation>
    </message>
    <message>
        <source>Stack in a row</source>
        <translation>排成一行</translation>
    </message>
    <message>
        <source>Stack in a column</source>
        <translation>排成一列</translation>
    </message>
    <message>
        <source>Distribute</source>
        <translation>均匀分布</translation>
    </message>
    <message>
        <source>Paste in place</source>
        <translation>原位粘贴</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>用连接线连接</translation>
    </message>
    <message>
        <source>Go to the next block, keeping the selection</source>
        <translation>保持选择并转到下一个模块</translation>
    </message>
    <message>
        <source>Go to the previous block, keeping the selection</source>
        <translation>保持选择并转到上一个模块</translation>
    </message>
    <message>
        <source>Add the block to the selection, or remove it</source>
        <translation>将模块加入所选内容或从中移除</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>加粗</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>倾斜</translation>
    </message>
    <message>
        <source>Bring into the frame</source>
        <translation>移入画面</translation>
    </message>
    <message>
        <source>Ghosts: outlines of what is hidden now or beyond the frame</source>
        <translation>重影：当前隐藏或位于画面之外的内容的轮廓</translation>
    </message>
    <message>
        <source>Snap to edges, centres and equal gaps</source>
        <translation>吸附到边缘、中心和相等间距</translation>
    </message>
    <message>
        <source>Add camera</source>
        <translation>添加摄像机</translation>
    </message>
    <message>
        <source>Camera frame</source>
        <translation>摄像机取景框</translation>
    </message>
    <message>
        <source>Zoom to selection</source>
        <translation>缩放到所选内容</translation>
    </message>
    <message>
        <source>Zoom back to the whole frame</source>
        <translation>回到整个画面</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>摄像机</translation>
    </message>
    <message>
        <source>Show the guides</source>
        <translation>显示参考线</translation>
    </message>
    <message>
        <source>Lock the guides</source>
        <translation>锁定参考线</translation>
    </message>
    <message>
        <source>Add guide…</source>
        <translation>添加参考线…</translation>
    </message>
    <message>
        <source>Select the next guide</source>
        <translation>选择下一条参考线</translation>
    </message>
    <message>
        <source>Position of the guide…</source>
        <translation>参考线位置…</translation>
    </message>
    <message>
        <source>Remove the guide</source>
        <translation>删除这条参考线</translation>
    </message>
    <message>
        <source>Clear all guides</source>
        <translation>清除所有参考线</translation>
    </message>
    <message>
        <source>Guides</source>
        <translation>参考线</translation>
    </message>
    <message>
        <source>Rulers</source>
        <translation>标尺</translation>
    </message>
    <message>
        <source>Go to the stage</source>
        <translation>转到舞台</translation>
    </message>
    <message>
        <source>Paste with the colors that they had</source>
        <translation>保留原颜色粘贴</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::StageRuler</name>
    <message>
        <source>Horizontal ruler</source>
        <translation>水平标尺</translation>
    </message>
    <message>
        <source>Vertical ruler</source>
        <translation>垂直标尺</translation>
    </message>
    <message>
        <source>Drag down for a horizontal guide</source>
        <translation>向下拖动可添加水平参考线</translation>
    </message>
    <message>
        <source>Drag right for a vertical guide</source>
        <translation>向右拖动可添加垂直参考线</translation>
    </message>
    <message>
        <source>Guides</source>
        <translation>参考线</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::StartColumn</name>
    <message>
        <source>Lectures that move, without code</source>
        <translation>无需代码的动态课件</translation>
    </message>
    <message>
        <source>New empty lecture</source>
        <translation>新建空白课件</translation>
    </message>
    <message>
        <source>Begin with an empty scene  (Ctrl+N)</source>
        <translation>从空白场景开始  (Ctrl+N)</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Open a lecture from a file  (Ctrl+O)</source>
        <translation>从文件打开课件  (Ctrl+O)</translation>
    </message>
    <message>
        <source>Make your first scene</source>
        <translation>制作第一个场景</translation>
    </message>
    <message>
        <source>A guide leads through the window, from the first text to the film</source>
        <translation>引导你从第一段文本一直做到成片</translation>
    </message>
    <message>
        <source>A guided start, two minutes</source>
        <translation>两分钟入门引导</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>Back to the lecture</source>
        <translation>返回课件</translation>
    </message>
    <message>
        <source>Go on with “%1”  (Esc)</source>
        <translation>继续“%1”  (Esc)</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::StatusBar</name>
    <message>
        <source>No problems</source>
        <translation>没有问题</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what should be looked at</source>
        <translation>显示需要查看的内容</translation>
    </message>
    <message>
        <source>Show the exports</source>
        <translation>显示导出</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>未选中任何内容</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) selected</source>
        <translation>
            <numerusform>已选中 %n 个模块</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clip(s) selected</source>
        <translation>
            <numerusform>已选中 %n 个片段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keyframe(s) selected</source>
        <translation>
            <numerusform>已选中 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>Scene %1 of %2 · %3</source>
        <translation>第 %1 个场景，共 %2 个 · %3</translation>
    </message>
    <message numerus="yes">
        <source>%n sound(s) selected</source>
        <translation>
            <numerusform>已选中 %n 个声音</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>%1 clips and sounds selected</source>
        <translation>已选择 %1 个片段和声音</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::StringField</name>
    <message>
        <source>Choose from a list</source>
        <translation>从列表中选择</translation>
    </message>
    <message>
        <source>%1: choose from a list</source>
        <translation>%1：从列表中选择</translation>
    </message>
    <message>
        <source>There is nothing to choose from</source>
        <translation>没有可选的内容</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::StyleBar</name>
    <message>
        <source>Style</source>
        <translation>样式</translation>
    </message>
    <message>
        <source>What the blocks look like where they do not say it themselves. Styles belong to the look of the lecture</source>
        <translation>模块自己没有指定时的外观。样式属于课件的设计</translation>
    </message>
    <message>
        <source>What can be done with styles</source>
        <translation>样式的操作</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Different styles</source>
        <translation>不同的样式</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::Styling</name>
    <message>
        <source>The style is copied. Select blocks and paste it with Ctrl+Alt+V.</source>
        <translation>样式已复制。选中模块后按 Ctrl+Alt+V 粘贴。</translation>
    </message>
    <message>
        <source>Paste style</source>
        <translation>粘贴样式</translation>
    </message>
    <message>
        <source>Update style</source>
        <translation>更新样式</translation>
    </message>
    <message>
        <source>Change style</source>
        <translation>更改样式</translation>
    </message>
    <message>
        <source>New style</source>
        <translation>新建样式</translation>
    </message>
    <message>
        <source>Name of the style, such as “layer”</source>
        <translation>样式名称，例如“layer”</translation>
    </message>
    <message>
        <source>Make style</source>
        <translation>创建样式</translation>
    </message>
    <message>
        <source>Save look</source>
        <translation>保存设计</translation>
    </message>
    <message>
        <source>Name of the look. Every lecture can have it then.</source>
        <translation>设计名称。保存后所有课件都可使用。</translation>
    </message>
    <message>
        <source>The look is saved as %1.</source>
        <translation>设计已保存为 %1。</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>样式</translation>
    </message>
    <message>
        <source>Copy style</source>
        <translation>复制样式</translation>
    </message>
    <message>
        <source>New style from this block…</source>
        <translation>用此模块新建样式…</translation>
    </message>
    <message>
        <source>Back to what the style says</source>
        <translation>恢复为样式的值</translation>
    </message>
    <message>
        <source>Keep the values without the style</source>
        <translation>只保留值，去掉样式</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TableDialog</name>
    <message>
        <source>Read a table</source>
        <translation>读取表格</translation>
    </message>
    <message>
        <source>“%1” can be read in more than one way. Which one is meant?</source>
        <translation>“%1”有多种读法。哪一种是对的？</translation>
    </message>
    <message>
        <source>The table can be read in more than one way. Which one is meant?</source>
        <translation>这个表格有多种读法。哪一种是对的？</translation>
    </message>
    <message>
        <source>Ways to read the table</source>
        <translation>表格的读法</translation>
    </message>
    <message>
        <source>The first rows</source>
        <translation>前几行</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Read it this way</source>
        <translation>按此读取</translation>
    </message>
    <message>
        <source>Rows: %1, columns: %2</source>
        <translation>%1 行，%2 列</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>分隔符</translation>
    </message>
    <message>
        <source>Decimal mark</source>
        <translation>小数点符号</translation>
    </message>
    <message>
        <source>First line</source>
        <translation>首行</translation>
    </message>
    <message>
        <source>Code page</source>
        <translation>字符编码</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>逗号</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>分号</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Point (1,234.5)</source>
        <translation>点 (1,234.5)</translation>
    </message>
    <message>
        <source>Comma (1.234,5)</source>
        <translation>逗号 (1.234,5)</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TableField</name>
    <message>
        <source>Rows: %1, columns: %2</source>
        <translation>%1 行，%2 列</translation>
    </message>
    <message>
        <source>Different values</source>
        <translation>值不同</translation>
    </message>
    <message>
        <source>“%1” cannot be read as a table.</source>
        <translation>无法将“%1”读作表格。</translation>
    </message>
    <message>
        <source>Save it from the spreadsheet as CSV.</source>
        <translation>请在电子表格中另存为 CSV。</translation>
    </message>
    <message>
        <source>Edit the cells…</source>
        <translation>编辑单元格…</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>更改%1</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TargetsField</name>
    <message>
        <source>Drag, or press Alt+Up and Alt+Down, to change the order; Delete removes</source>
        <translation>拖动或按 Alt+↑、Alt+↓ 更改顺序；按 Delete 移除</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Add target…</source>
        <translation>添加目标…</translation>
    </message>
    <message>
        <source>Animate another block with the same clip</source>
        <translation>用同一个片段为另一个模块添加动画</translation>
    </message>
    <message>
        <source>Click on the stage…</source>
        <translation>在舞台上点击…</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n block(s))</source>
        <translation>
            <numerusform>%1（%n 个模块）</numerusform>
        </translation>
    </message>
    <message>
        <source>Blocks by name…</source>
        <translation>按名称指定模块…</translation>
    </message>
    <message>
        <source>Blocks by name</source>
        <translation>按名称指定模块</translation>
    </message>
    <message>
        <source>The names of several blocks, * for any text, such as Layer *</source>
        <translation>多个模块的名称，* 代表任意文字，例如“层 *”</translation>
    </message>
    <message>
        <source>No block on the stage has a name like “%1”.</source>
        <translation>舞台上没有名称符合“%1”的模块。</translation>
    </message>
    <message>
        <source>Type the name of a block as the graph shows it, with * for any text.</source>
        <translation>请按图中显示的名称输入，任意文字处写 *。</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TemplateCard</name>
    <message>
        <source>Begin a lecture with this template</source>
        <translation>用此模板开始课件</translation>
    </message>
    <message>
        <source>Begin a lecture with this scene alone</source>
        <translation>只用此场景开始课件</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TemplateGrid</name>
    <message>
        <source>Other lectures</source>
        <translation>其他课件</translation>
    </message>
    <message>
        <source>Single scenes</source>
        <translation>单个场景</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TextField</name>
    <message>
        <source>Different values</source>
        <translation>不同的值</translation>
    </message>
    <message>
        <source>Write it anew for each language</source>
        <translation>为每种语言分别填写</translation>
    </message>
    <message>
        <source>Enter is done, Shift+Enter makes a new line</source>
        <translation>Enter 完成，Shift+Enter 换行</translation>
    </message>
    <message>
        <source>Enter makes a new line, Ctrl+Enter is done</source>
        <translation>Enter 换行，Ctrl+Enter 完成</translation>
    </message>
    <message>
        <source>Tab indents, Shift+Tab takes it back, Esc leaves the field</source>
        <translation>Tab 增加缩进，Shift+Tab 减少缩进，Esc 离开输入框</translation>
    </message>
    <message>
        <source>Insert a symbol or formula (Alt+=)</source>
        <translation>插入符号或公式 (Alt+=)</translation>
    </message>
    <message>
        <source>%1: insert a symbol or formula</source>
        <translation>%1：插入符号或公式</translation>
    </message>
    <message>
        <source>Insert a symbol or formula…</source>
        <translation>插入符号或公式…</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TextsField</name>
    <message>
        <source>One on each line</source>
        <translation>每行一个</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TimelineCommands</name>
    <message>
        <source>Unlock track</source>
        <translation>解锁轨道</translation>
    </message>
    <message>
        <source>Lock track</source>
        <translation>锁定轨道</translation>
    </message>
    <message>
        <source>Group clips</source>
        <translation>将片段编组</translation>
    </message>
    <message>
        <source>Ungroup clips</source>
        <translation>取消片段编组</translation>
    </message>
    <message>
        <source>Move by frames</source>
        <translation>按帧移动</translation>
    </message>
    <message>
        <source>Move clips to another track</source>
        <translation>将片段移到其他轨道</translation>
    </message>
    <message>
        <source>Trim clips by a frame</source>
        <translation>将片段裁剪一帧</translation>
    </message>
    <message>
        <source>Stretch by a frame</source>
        <translation>拉长一帧</translation>
    </message>
    <message>
        <source>Place with the previous</source>
        <translation>与上一个同时</translation>
    </message>
    <message>
        <source>Place after the previous</source>
        <translation>排在上一个之后</translation>
    </message>
    <message>
        <source>Set easing</source>
        <translation>设置缓动</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Move marker</source>
        <translation>移动标记</translation>
    </message>
    <message>
        <source>Add keyframes</source>
        <translation>添加关键帧</translation>
    </message>
    <message>
        <source>Add track</source>
        <translation>添加轨道</translation>
    </message>
    <message>
        <source>Delete track</source>
        <translation>删除轨道</translation>
    </message>
    <message>
        <source>Add scene</source>
        <translation>添加场景</translation>
    </message>
    <message>
        <source>Duplicate scene</source>
        <translation>复制场景</translation>
    </message>
    <message>
        <source>Delete scene</source>
        <translation>删除场景</translation>
    </message>
    <message>
        <source>Add sound</source>
        <translation>添加声音</translation>
    </message>
    <message>
        <source>Replace file</source>
        <translation>替换文件</translation>
    </message>
    <message>
        <source>Mute sounds</source>
        <translation>将声音静音</translation>
    </message>
    <message>
        <source>Unmute sounds</source>
        <translation>取消声音静音</translation>
    </message>
    <message>
        <source>Move scene</source>
        <translation>移动场景</translation>
    </message>
    <message>
        <source>Rename scene</source>
        <translation>重命名场景</translation>
    </message>
    <message>
        <source>New scene that continues</source>
        <translation>新建接续场景</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Insert a second</source>
        <translation>插入一秒</translation>
    </message>
    <message>
        <source>Deleted: %1.</source>
        <translation>已删除：%1。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Delete %1 with all that is in it?</source>
        <translation>删除 %1 及其中的所有内容？</translation>
    </message>
    <message>
        <source>Undo brings it back.</source>
        <translation>可以撤销。</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TimelineLanes</name>
    <message>
        <source>Clips and keyframes</source>
        <translation>片段和关键帧</translation>
    </message>
    <message>
        <source>Drag an animation here, or select something on the stage and choose “Animate”.</source>
        <translation>把动画拖到这里，或在舞台上选中内容后选择“添加动画”。</translation>
    </message>
    <message>
        <source>Add keyframe</source>
        <translation>添加关键帧</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>an animation and its target</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Keyframe %1 of %2</source>
        <translation>关键帧 %1/%2</translation>
    </message>
    <message numerus="yes">
        <source>%n clips</source>
        <translation>
            <numerusform>%n 个片段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keyframes</source>
        <translation>
            <numerusform>%n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>Select on the stage what it should animate, or drop it on its track.</source>
        <translation>请在舞台上选择要添加动画的内容，或拖放到其轨道上。</translation>
    </message>
    <message numerus="yes">
        <source>%n sounds</source>
        <translation>
            <numerusform>%n 个声音</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TimelinePanel</name>
    <message>
        <source>Lock or unlock the tracks of the selected clips</source>
        <translation>锁定或解锁所选片段的轨道</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间轴</translation>
    </message>
    <message>
        <source>Paste at the playhead</source>
        <translation>粘贴到播放头处</translation>
    </message>
    <message>
        <source>Select all clips and keyframes</source>
        <translation>选择所有片段和关键帧</translation>
    </message>
    <message>
        <source>Group clips</source>
        <translation>将片段编组</translation>
    </message>
    <message>
        <source>Ungroup clips</source>
        <translation>取消片段编组</translation>
    </message>
    <message>
        <source>Move the clips’ start to the playhead</source>
        <translation>将片段起点移到播放头</translation>
    </message>
    <message>
        <source>Move the clips’ end to the playhead</source>
        <translation>将片段终点移到播放头</translation>
    </message>
    <message>
        <source>Trim the clips’ start to the playhead</source>
        <translation>将片段起点裁剪到播放头</translation>
    </message>
    <message>
        <source>Trim the clips’ end to the playhead</source>
        <translation>将片段终点裁剪到播放头</translation>
    </message>
    <message>
        <source>Place with the previous</source>
        <translation>与上一个同时</translation>
    </message>
    <message>
        <source>Place after the previous</source>
        <translation>排在上一个之后</translation>
    </message>
    <message>
        <source>Move one frame earlier</source>
        <translation>提前一帧</translation>
    </message>
    <message>
        <source>Move one frame later</source>
        <translation>推后一帧</translation>
    </message>
    <message>
        <source>Move ten frames earlier</source>
        <translation>提前十帧</translation>
    </message>
    <message>
        <source>Move ten frames later</source>
        <translation>推后十帧</translation>
    </message>
    <message>
        <source>Add or remove a marker at the playhead</source>
        <translation>在播放头处添加或移除标记</translation>
    </message>
    <message>
        <source>Add keyframes to the animated properties of what is selected</source>
        <translation>为所选内容的动画属性添加关键帧</translation>
    </message>
    <message>
        <source>Name the marker at the playhead</source>
        <translation>为播放头处的标记命名</translation>
    </message>
    <message>
        <source>Previous marker</source>
        <translation>上一个标记</translation>
    </message>
    <message>
        <source>Next marker</source>
        <translation>下一个标记</translation>
    </message>
    <message>
        <source>Previous keyframe</source>
        <translation>上一个关键帧</translation>
    </message>
    <message>
        <source>Next keyframe</source>
        <translation>下一个关键帧</translation>
    </message>
    <message>
        <source>Add track</source>
        <translation>添加轨道</translation>
    </message>
    <message>
        <source>Add scene</source>
        <translation>添加场景</translation>
    </message>
    <message>
        <source>Select the clip or keyframe before</source>
        <translation>选择前一个片段或关键帧</translation>
    </message>
    <message>
        <source>Select the clip or keyframe after</source>
        <translation>选择后一个片段或关键帧</translation>
    </message>
    <message>
        <source>Select the clip or keyframe above</source>
        <translation>选择上方的片段或关键帧</translation>
    </message>
    <message>
        <source>Select the clip or keyframe below</source>
        <translation>选择下方的片段或关键帧</translation>
    </message>
    <message>
        <source>Select the clip or keyframe before as well</source>
        <translation>同时选择前一个片段或关键帧</translation>
    </message>
    <message>
        <source>Select the clip or keyframe after as well</source>
        <translation>同时选择后一个片段或关键帧</translation>
    </message>
    <message>
        <source>Select the clip or keyframe above as well</source>
        <translation>同时选择上方的片段或关键帧</translation>
    </message>
    <message>
        <source>Select the clip or keyframe below as well</source>
        <translation>同时选择下方的片段或关键帧</translation>
    </message>
    <message>
        <source>Move clips to the track above</source>
        <translation>将片段移到上方轨道</translation>
    </message>
    <message>
        <source>Move clips to the track below</source>
        <translation>将片段移到下方轨道</translation>
    </message>
    <message>
        <source>Start clips one frame earlier</source>
        <translation>片段提前一帧开始</translation>
    </message>
    <message>
        <source>Start clips one frame later</source>
        <translation>片段延后一帧开始</translation>
    </message>
    <message>
        <source>End clips one frame later</source>
        <translation>片段延后一帧结束</translation>
    </message>
    <message>
        <source>End clips one frame earlier</source>
        <translation>片段提前一帧结束</translation>
    </message>
    <message>
        <source>Squeeze what is selected by one frame</source>
        <translation>将所选内容压缩一帧</translation>
    </message>
    <message>
        <source>Stretch what is selected by one frame</source>
        <translation>将所选内容拉长一帧</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Show what is selected</source>
        <translation>显示所选内容</translation>
    </message>
    <message>
        <source>Show the whole scene</source>
        <translation>显示整个场景</translation>
    </message>
    <message>
        <source>Show the whole lecture</source>
        <translation>显示整个课件</translation>
    </message>
    <message>
        <source>Snap to clips, keyframes, markers and seconds (Shift while dragging: do not)</source>
        <translation>吸附到片段、关键帧、标记和整秒（拖动时按 Shift：不吸附）</translation>
    </message>
    <message>
        <source>Ripple: what comes later moves along</source>
        <translation>波纹：其后的内容一起移动</translation>
    </message>
    <message>
        <source>Show all properties, not only the animated ones</source>
        <translation>显示所有属性，而不只是动画属性</translation>
    </message>
    <message>
        <source>Count frames instead of seconds</source>
        <translation>以帧代替秒计数</translation>
    </message>
    <message>
        <source>Easing</source>
        <translation>缓动</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Add animation here</source>
        <translation>在此添加动画</translation>
    </message>
    <message>
        <source>Time within the scene</source>
        <translation>场景内的时间</translation>
    </message>
    <message>
        <source>Scroll through time</source>
        <translation>沿时间滚动</translation>
    </message>
    <message>
        <source>Scroll through tracks</source>
        <translation>沿轨道滚动</translation>
    </message>
    <message>
        <source>Zoom of the timeline</source>
        <translation>时间轴缩放</translation>
    </message>
    <message>
        <source>Zoom of the timeline  (Ctrl and the mouse wheel)</source>
        <translation>时间轴缩放  (Ctrl 加鼠标滚轮)</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Add sound…</source>
        <translation>添加声音…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制一份</translation>
    </message>
    <message>
        <source>Split at the playhead</source>
        <translation>在播放头处分割</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>剪切</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation>取消静音</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>静音</translation>
    </message>
    <message>
        <source>Replace file…</source>
        <translation>替换文件…</translation>
    </message>
    <message>
        <source>Scene overview</source>
        <translation>场景概览</translation>
    </message>
    <message>
        <source>Split into single clips</source>
        <translation>拆分为单目标片段</translation>
    </message>
    <message>
        <source>Merge into one clip</source>
        <translation>合并为一个片段</translation>
    </message>
    <message>
        <source>Save as my animation…</source>
        <translation>保存为我的动画…</translation>
    </message>
    <message>
        <source>New scene that continues</source>
        <translation>新建接续场景</translation>
    </message>
    <message>
        <source>Transition…</source>
        <translation>转场…</translation>
    </message>
    <message>
        <source>Items, rows or lines one after another</source>
        <translation>项目、行逐个出现</translation>
    </message>
    <message>
        <source>Insert a second of silence at the playhead</source>
        <translation>在播放头处插入一秒静音</translation>
    </message>
    <message>
        <source>Paste with the colors that they had</source>
        <translation>保留原颜色粘贴</translation>
    </message>
    <message>
        <source>Duplicate scene</source>
        <translation>复制场景</translation>
    </message>
    <message>
        <source>Copy scene</source>
        <translation>复制场景</translation>
    </message>
    <message>
        <source>Rename scene</source>
        <translation>重命名场景</translation>
    </message>
    <message>
        <source>Set scene length…</source>
        <translation>设置场景时长…</translation>
    </message>
    <message>
        <source>Delete scene</source>
        <translation>删除场景</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TimelineRuler</name>
    <message>
        <source>Ruler</source>
        <translation>标尺</translation>
    </message>
    <message>
        <source>Press to put the playhead there. Shift: between the snapping points.</source>
        <translation>按下即把播放头放到此处。Shift：不吸附。</translation>
    </message>
    <message>
        <source>Move marker</source>
        <translation>移动标记</translation>
    </message>
    <message>
        <source>Rename marker</source>
        <translation>重命名标记</translation>
    </message>
    <message>
        <source>Delete marker</source>
        <translation>删除标记</translation>
    </message>
    <message>
        <source>Add marker here</source>
        <translation>在此添加标记</translation>
    </message>
    <message>
        <source>Set in point here</source>
        <translation>在此设置入点</translation>
    </message>
    <message>
        <source>Set out point here</source>
        <translation>在此设置出点</translation>
    </message>
    <message>
        <source>Clear in and out</source>
        <translation>清除入点和出点</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TimelineWords</name>
    <message>
        <source>What was copied cannot be read as clips.</source>
        <translation>复制的内容无法作为片段读取。</translation>
    </message>
    <message>
        <source>There is nothing to duplicate.</source>
        <translation>没有可复制的内容。</translation>
    </message>
    <message>
        <source>Select clips that are not within a group.</source>
        <translation>请选择不在组内的片段。</translation>
    </message>
    <message>
        <source>No clip comes before this one.</source>
        <translation>此片段之前没有片段。</translation>
    </message>
    <message>
        <source>“%1” ends otherwise than it begins: two halves would not be the same.</source>
        <translation>“%1”的结尾与开头不同：分成两半后效果会不一样。</translation>
    </message>
    <message>
        <source>Drag its edge to make it shorter, or duplicate it.</source>
        <translation>请拖动边缘将其缩短，或复制它。</translation>
    </message>
    <message>
        <source>No selected clip runs at the playhead.</source>
        <translation>播放头处没有所选的片段。</translation>
    </message>
    <message>
        <source>Select a clip and put the playhead inside it.</source>
        <translation>请选择一个片段，并把播放头放到其中。</translation>
    </message>
    <message>
        <source>A group needs two clips or more.</source>
        <translation>组至少需要两个片段。</translation>
    </message>
    <message>
        <source>Select several with Ctrl, or draw a box around them.</source>
        <translation>请按住 Ctrl 选择多个，或拖出方框圈选。</translation>
    </message>
    <message>
        <source>No group is selected.</source>
        <translation>未选中任何组。</translation>
    </message>
    <message>
        <source>“%1” cannot have keyframes.</source>
        <translation>“%1”不能设置关键帧。</translation>
    </message>
    <message>
        <source>What is selected has no animated property.</source>
        <translation>所选内容没有动画属性。</translation>
    </message>
    <message>
        <source>Set a first keyframe with the diamond beside a property.</source>
        <translation>请用属性旁的菱形设置第一个关键帧。</translation>
    </message>
    <message>
        <source>The copied keyframes fit nothing that is selected.</source>
        <translation>复制的关键帧与所选内容都不匹配。</translation>
    </message>
    <message>
        <source>Select a clip or a block that has the same property.</source>
        <translation>请选择具有相同属性的片段或模块。</translation>
    </message>
    <message>
        <source>Track %1</source>
        <translation>轨道 %1</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄色</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>青色</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>橙色</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>There is no such track.</source>
        <translation>没有这条轨道。</translation>
    </message>
    <message>
        <source>Before this scene</source>
        <translation>此场景之前</translation>
    </message>
    <message>
        <source>Move keyframes</source>
        <translation>移动关键帧</translation>
    </message>
    <message>
        <source>Move clips</source>
        <translation>移动片段</translation>
    </message>
    <message>
        <source>Trim clips</source>
        <translation>裁剪片段</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>拉伸</translation>
    </message>
    <message>
        <source>No selected sound plays at the playhead.</source>
        <translation>所选声音在播放头处都没有播放。</translation>
    </message>
    <message>
        <source>Select a sound and put the playhead inside it.</source>
        <translation>请选择一个声音，并把播放头放到其中。</translation>
    </message>
    <message>
        <source>What was copied cannot be read as sounds.</source>
        <translation>复制的内容无法读作声音。</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>%1 dB</source>
        <translation>%1 dB</translation>
    </message>
    <message>
        <source>Move sounds</source>
        <translation>移动声音</translation>
    </message>
    <message>
        <source>Trim sounds</source>
        <translation>修剪声音</translation>
    </message>
    <message>
        <source>Fade sounds in</source>
        <translation>声音淡入</translation>
    </message>
    <message>
        <source>Fade sounds out</source>
        <translation>声音淡出</translation>
    </message>
    <message>
        <source>Change loudness</source>
        <translation>更改音量</translation>
    </message>
    <message>
        <source>The lecture has no such file</source>
        <translation>课件中没有这个文件</translation>
    </message>
    <message>
        <source>“%1” is not on the stage.</source>
        <translation>“%1”不在舞台上。</translation>
    </message>
    <message>
        <source>“%1” needs a block: drop it on one.</source>
        <translation>“%1”需要作用于模块：请把它放到一个模块上。</translation>
    </message>
    <message>
        <source>Delete sounds</source>
        <translation>删除声音</translation>
    </message>
    <message>
        <source>Add “%1”</source>
        <translation>添加“%1”</translation>
    </message>
    <message>
        <source>Nothing is selected for this animation.</source>
        <translation>没有为此动画选择对象。</translation>
    </message>
    <message>
        <source>Select on the stage what it should animate, or drop it on its track.</source>
        <translation>请在舞台上选择要添加动画的内容，或拖放到其轨道上。</translation>
    </message>
    <message>
        <source>Delete keyframes</source>
        <translation>删除关键帧</translation>
    </message>
    <message>
        <source>Delete clips</source>
        <translation>删除片段</translation>
    </message>
    <message>
        <source>Delete sound</source>
        <translation>删除声音</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>an animation and its target</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1, from %2, lasts %3</source>
        <translation>%1，起于 %2，时长 %3</translation>
    </message>
    <message>
        <source>, locked</source>
        <translation>，已锁定</translation>
    </message>
    <message>
        <source>No plugin brings this animation. It is kept as it is.</source>
        <translation>没有插件提供此动画。它会保持原样。</translation>
    </message>
    <message>
        <source>%1, sound from %2, lasts %3</source>
        <translation>%1，声音，从 %2 开始，持续 %3</translation>
    </message>
    <message>
        <source>, muted</source>
        <translation>，已静音</translation>
    </message>
    <message>
        <source>The lecture has no such file. Choose another one in the inspector.</source>
        <translation>课件中没有这个文件。请在属性面板中另选一个。</translation>
    </message>
    <message>
        <source>Drag to fade in: %1</source>
        <translation>拖动以淡入：%1</translation>
    </message>
    <message>
        <source>Drag to fade out: %1</source>
        <translation>拖动以淡出：%1</translation>
    </message>
    <message>
        <source>Drag up for louder, down for softer: %1</source>
        <translation>向上拖更响，向下拖更轻：%1</translation>
    </message>
    <message>
        <source>Move clips to the playhead</source>
        <translation>将片段移到播放头</translation>
    </message>
    <message>
        <source>Move sounds to the playhead</source>
        <translation>将声音移到播放头</translation>
    </message>
    <message>
        <source>Trim clips to the playhead</source>
        <translation>将片段裁剪到播放头</translation>
    </message>
    <message>
        <source>Trim sounds to the playhead</source>
        <translation>将声音修剪到播放头</translation>
    </message>
    <message>
        <source>Duplicate clips</source>
        <translation>复制片段</translation>
    </message>
    <message>
        <source>Duplicate keyframes</source>
        <translation>重复关键帧</translation>
    </message>
    <message>
        <source>Duplicate sounds</source>
        <translation>复制声音</translation>
    </message>
    <message>
        <source>Split clips</source>
        <translation>拆分片段</translation>
    </message>
    <message>
        <source>Split sounds</source>
        <translation>分割声音</translation>
    </message>
    <message>
        <source>Only several animations can start one after another.</source>
        <translation>只有多个动画才能依次开始。</translation>
    </message>
    <message>
        <source>Select two or more that are not within a group.</source>
        <translation>请选择两个或更多不在组内的动画。</translation>
    </message>
    <message>
        <source>A lecture has at least one scene.</source>
        <translation>课件至少要有一个场景。</translation>
    </message>
    <message>
        <source>Add another one first.</source>
        <translation>请先添加另一个。</translation>
    </message>
    <message>
        <source>There is no such scene.</source>
        <translation>没有这个场景。</translation>
    </message>
    <message>
        <source>The first scene has none before it that it could continue.</source>
        <translation>第一个场景之前没有可以接续的场景。</translation>
    </message>
    <message>
        <source>Move it behind another scene first.</source>
        <translation>请先把它移到另一个场景之后。</translation>
    </message>
    <message>
        <source>Only clips of the same animation with the same settings become one clip.</source>
        <translation>只有动画和设置都相同的片段才能合并为一个。</translation>
    </message>
    <message>
        <source>Group the clips instead.</source>
        <translation>请改为将片段编组。</translation>
    </message>
    <message>
        <source>No selected clip has several targets.</source>
        <translation>选中的片段中没有多目标的片段。</translation>
    </message>
    <message>
        <source>Select a clip that animates several blocks.</source>
        <translation>请选择一个作用于多个模块的片段。</translation>
    </message>
    <message>
        <source>Only several clips become one.</source>
        <translation>需要多个片段才能合并。</translation>
    </message>
    <message>
        <source>No animation is selected.</source>
        <translation>没有选中动画。</translation>
    </message>
    <message>
        <source>Select one or more that are not within a group.</source>
        <translation>请选择一个或多个不在编组内的动画。</translation>
    </message>
    <message>
        <source>These clips animate no block.</source>
        <translation>这些片段没有作用于任何模块。</translation>
    </message>
    <message>
        <source>Choose a target for them first.</source>
        <translation>请先为它们选择目标。</translation>
    </message>
    <message>
        <source>Animate a change of %1</source>
        <translation>为“%1”的变化添加动画</translation>
    </message>
    <message>
        <source>Split into single clips</source>
        <translation>拆分为单目标片段</translation>
    </message>
    <message>
        <source>Merge into one clip</source>
        <translation>合并为一个片段</translation>
    </message>
    <message>
        <source>“%1” is among the animations to choose from, for any blocks.</source>
        <translation>现在可以为任何模块选择动画“%1”。</translation>
    </message>
    <message>
        <source>Save as my animation</source>
        <translation>保存为我的动画</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Add target</source>
        <translation>添加目标</translation>
    </message>
    <message>
        <source>Click on what the clip should animate too, on the stage or in the graph.</source>
        <translation>请在舞台或图中点击这个片段还要作用的对象。</translation>
    </message>
    <message>
        <source>“%1” enters here, so that the scenes before no longer show it.</source>
        <translation>“%1”在此处进入，因此前面的场景不再显示它。</translation>
    </message>
    <message>
        <source>This animation is not there any more.</source>
        <translation>此动画已不存在。</translation>
    </message>
    <message>
        <source>It may have been removed in the meantime.</source>
        <translation>可能在此期间已被删除。</translation>
    </message>
    <message>
        <source>The file cannot be removed.</source>
        <translation>无法移除此文件。</translation>
    </message>
    <message>
        <source>See whether you may write to its folder.</source>
        <translation>请确认您能否写入其文件夹。</translation>
    </message>
    <message>
        <source>This cannot come one after another.</source>
        <translation>这不能逐个出现。</translation>
    </message>
    <message>
        <source>Select the clip of one block that has items, rows or lines.</source>
        <translation>请选择一个含有项目或行的模块的片段。</translation>
    </message>
    <message>
        <source>There is no “%1” in it.</source>
        <translation>其中没有“%1”。</translation>
    </message>
    <message>
        <source>Type a piece of “%1” as it is written there, or choose one from the list.</source>
        <translation>请按原样输入“%1”的一段，或从列表中选择。</translation>
    </message>
    <message>
        <source>It has no parts.</source>
        <translation>它没有部分。</translation>
    </message>
    <message>
        <source>Leave this empty.</source>
        <translation>请留空。</translation>
    </message>
    <message>
        <source>It has no part “%1”.</source>
        <translation>它没有部分“%1”。</translation>
    </message>
    <message>
        <source>Choose one from the list, such as “%1”.</source>
        <translation>请从列表中选择，例如“%1”。</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) at once.</source>
        <translation>
            <numerusform>%n 个部分会同时动。</numerusform>
        </translation>
    </message>
    <message>
        <source>One after another</source>
        <translation>逐个</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>摄像机</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>共享</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>由计算得出</translation>
    </message>
    <message>
        <source>It began in %1; a double click leads there.</source>
        <translation>它始于 %1；双击可转到那里。</translation>
    </message>
    <message>
        <source>Rename animation</source>
        <translation>重命名动画</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TopBar</name>
    <message>
        <source>Menu  (F10)</source>
        <translation>菜单  (F10)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>工作区</translation>
    </message>
    <message>
        <source>How much room each panel gets</source>
        <translation>各面板所占的空间</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>尚未保存</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Language of the lecture</source>
        <translation>课件的语言</translation>
    </message>
    <message>
        <source>Language of the lecture: %1</source>
        <translation>课件的语言：%1</translation>
    </message>
    <message>
        <source>Language of the interface…</source>
        <translation>界面语言…</translation>
    </message>
    <message>
        <source>Language of the lecture that is shown and edited. The language of the interface is chosen in the preferences.</source>
        <translation>当前显示和编辑的课件语言。界面语言在首选项中选择。</translation>
    </message>
    <message>
        <source>Click to rename the lecture</source>
        <translation>单击以重命名课件</translation>
    </message>
    <message>
        <source>Rename the lecture “%1”</source>
        <translation>重命名课件“%1”</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Rename lecture</source>
        <translation>重命名课件</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TrackHeaders</name>
    <message>
        <source>Tracks</source>
        <translation>轨道</translation>
    </message>
    <message>
        <source>Unlock track</source>
        <translation>解锁轨道</translation>
    </message>
    <message>
        <source>Lock track</source>
        <translation>锁定轨道</translation>
    </message>
    <message>
        <source>Unlock this track</source>
        <translation>解锁此轨道</translation>
    </message>
    <message>
        <source>Lock this track against the mouse</source>
        <translation>锁定此轨道，防止鼠标误改</translation>
    </message>
    <message>
        <source>Choose the track’s colour</source>
        <translation>选择轨道颜色</translation>
    </message>
    <message>
        <source>Rename track</source>
        <translation>重命名轨道</translation>
    </message>
    <message>
        <source>Colour track</source>
        <translation>为轨道着色</translation>
    </message>
    <message>
        <source>Add keyframe at the playhead</source>
        <translation>在播放头处添加关键帧</translation>
    </message>
    <message>
        <source>Add keyframe</source>
        <translation>添加关键帧</translation>
    </message>
    <message>
        <source>Move track</source>
        <translation>移动轨道</translation>
    </message>
    <message>
        <source>Colour…</source>
        <translation>颜色…</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Delete track and its clips</source>
        <translation>删除轨道及其片段</translation>
    </message>
    <message>
        <source>Add track</source>
        <translation>添加轨道</translation>
    </message>
    <message>
        <source>%1, locked</source>
        <translation>%1，已锁定</translation>
    </message>
    <message>
        <source>%1, muted</source>
        <translation>%1，已静音</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation>取消静音</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>静音</translation>
    </message>
    <message>
        <source>Delete sound</source>
        <translation>删除声音</translation>
    </message>
    <message>
        <source>Delete sounds</source>
        <translation>删除声音</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TransitionPopup</name>
    <message>
        <source>Both scenes play</source>
        <translation>两个场景同时播放</translation>
    </message>
    <message>
        <source>Transition</source>
        <translation>转场</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>持续时间</translation>
    </message>
    <message>
        <source>How long the transition takes, at most as long as the scenes beside it</source>
        <translation>转场所用的时间，最长与相邻场景相同</translation>
    </message>
    <message>
        <source>The scene begins before the one before it has ended, so that the lecture becomes shorter; otherwise the last picture of that scene stands still</source>
        <translation>场景在前一个场景结束之前开始，课件因此变短；否则前一个场景的最后画面保持静止</translation>
    </message>
    <message>
        <source>Change the transition</source>
        <translation>更改转场</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TransportBar</name>
    <message>
        <source>Playback</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Click to type a time</source>
        <translation>点击输入时间</translation>
    </message>
    <message>
        <source>Go to the time</source>
        <translation>转到时间</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>播放或暂停</translation>
    </message>
    <message>
        <source>Play backwards; again: twice as fast</source>
        <translation>倒放；再按一次：两倍速</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Play forwards; again: twice as fast</source>
        <translation>正放；再按一次：两倍速</translation>
    </message>
    <message>
        <source>One frame back</source>
        <translation>后退一帧</translation>
    </message>
    <message>
        <source>One frame forward</source>
        <translation>前进一帧</translation>
    </message>
    <message>
        <source>One second back</source>
        <translation>后退一秒</translation>
    </message>
    <message>
        <source>One second forward</source>
        <translation>前进一秒</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>回到开头</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>跳到结尾</translation>
    </message>
    <message>
        <source>Set in point at the playhead</source>
        <translation>在播放头处设置入点</translation>
    </message>
    <message>
        <source>Set out point at the playhead</source>
        <translation>在播放头处设置出点</translation>
    </message>
    <message>
        <source>Clear in point</source>
        <translation>清除入点</translation>
    </message>
    <message>
        <source>Clear out point</source>
        <translation>清除出点</translation>
    </message>
    <message>
        <source>Only what is between the in point and the out point is played. Click to play everything.</source>
        <translation>只播放入点与出点之间的部分。点击即可播放全部。</translation>
    </message>
    <message>
        <source>Played from %1 to %2; press to play everything</source>
        <translation>播放 %1 至 %2；按下即播放全部</translation>
    </message>
    <message>
        <source>Previous scene</source>
        <translation>上一个场景</translation>
    </message>
    <message>
        <source>Next scene</source>
        <translation>下一个场景</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>循环播放</translation>
    </message>
    <message>
        <source>Time %1</source>
        <translation>时间 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n frames dropped</source>
        <translation>
            <numerusform>丢弃 %n 帧</numerusform>
        </translation>
    </message>
    <message>
        <source>Show how many frames were dropped</source>
        <translation>显示丢弃了多少帧</translation>
    </message>
    <message>
        <source>The graph has letters of its own. In and out points are set over the stage or the timeline.</source>
        <translation>节点图中字母键另有含义。请在舞台或时间轴上设置入点和出点。</translation>
    </message>
    <message>
        <source>Open where something is seen; %1 plays from the start</source>
        <translation>已打开在有内容的时刻；按%1从头播放</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::VectorField</name>
    <message>
        <source>Show the depth (z)</source>
        <translation>显示深度（z）</translation>
    </message>
    <message>
        <source>%1: show the depth</source>
        <translation>%1：显示深度</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ViewSwitch</name>
    <message>
        <source>What the middle of the window shows</source>
        <translation>窗口中部显示的内容</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::VolumeControl</name>
    <message>
        <source>Playback</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Mute what is played here</source>
        <translation>将此处的播放静音</translation>
    </message>
    <message>
        <source>Louder</source>
        <translation>更响</translation>
    </message>
    <message>
        <source>Softer</source>
        <translation>更轻</translation>
    </message>
    <message>
        <source>Hear the place to which the playhead is put</source>
        <translation>播放头移到哪里就听到哪里</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>How loud it is here; the exported video stays as it is</source>
        <translation>此处的音量；导出的视频不受影响</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Sound is muted here</source>
        <translation>此处已静音</translation>
    </message>
    <message>
        <source>Volume %1 %</source>
        <translation>音量 %1%</translation>
    </message>
    <message>
        <source>Muted</source>
        <translation>已静音</translation>
    </message>
    <message>
        <source>%1. Click to hear it again (%2).</source>
        <translation>%1。单击恢复声音（%2）。</translation>
    </message>
    <message>
        <source>%1. Click to change it; scroll for louder and softer (%2 mutes).</source>
        <translation>%1。单击更改；滚动调节大小（%2 静音）。</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::diagram::NodePreviewCache</name>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>lectograph::media</name>
    <message>
        <source>Draft</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>Quick to make, to check the timing</source>
        <translation>制作快，用于检查节奏</translation>
    </message>
    <message>
        <source>HD 720p, 30 frames</source>
        <translation>HD 720p，30 帧</translation>
    </message>
    <message>
        <source>Small files for a learning platform or e-mail</source>
        <translation>小文件，适合学习平台或电子邮件</translation>
    </message>
    <message>
        <source>Full HD 1080p, 30 frames</source>
        <translation>Full HD 1080p，30 帧</translation>
    </message>
    <message>
        <source>Sharp text, smaller than 60 frames</source>
        <translation>文字清晰，文件比 60 帧小</translation>
    </message>
    <message>
        <source>Full HD 1080p, 60 frames</source>
        <translation>Full HD 1080p，60 帧</translation>
    </message>
    <message>
        <source>Smooth motion, the usual choice</source>
        <translation>动作流畅，常用选择</translation>
    </message>
    <message>
        <source>QHD 1440p, 60 frames</source>
        <translation>QHD 1440p，60 帧</translation>
    </message>
    <message>
        <source>Finer text for large screens</source>
        <translation>文字更精细，适合大屏幕</translation>
    </message>
    <message>
        <source>4K 2160p, 60 frames</source>
        <translation>4K 2160p，60 帧</translation>
    </message>
    <message>
        <source>The finest, for lecture halls and archives</source>
        <translation>最精细，适合大教室和存档</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>正方形</translation>
    </message>
    <message>
        <source>1080×1080 for feeds and slides</source>
        <translation>1080×1080，适合信息流和幻灯片</translation>
    </message>
    <message>
        <source>Vertical</source>
        <translation>竖屏</translation>
    </message>
    <message>
        <source>1080×1920 for telephones</source>
        <translation>1080×1920，适合手机</translation>
    </message>
    <message>
        <source>There is no preset “%1”.</source>
        <translation>没有预设“%1”。</translation>
    </message>
    <message>
        <source>Use one of %1.</source>
        <translation>请使用 %1 之一。</translation>
    </message>
</context>
<context>
    <name>lectograph::player</name>
    <message>
        <source>Start it from a desktop session.</source>
        <translation>请在桌面会话中启动。</translation>
    </message>
    <message>
        <source>Unset QT_QPA_PLATFORM and start it from a desktop session.</source>
        <translation>请取消设置 QT_QPA_PLATFORM，并在桌面会话中启动。</translation>
    </message>
    <message>
        <source>The Qt platform “xcb” needs a display, and DISPLAY is not set.</source>
        <translation>Qt 平台“xcb”需要显示器，但 DISPLAY 未设置。</translation>
    </message>
    <message>
        <source>The player&apos;s window could not be made: see the messages above.</source>
        <translation>无法创建播放器窗口：请查看上面的消息。</translation>
    </message>
    <message>
        <source>The display has no graphics device that Qt Quick can use.</source>
        <translation>显示器没有 Qt Quick 可用的图形设备。</translation>
    </message>
    <message>
        <source>A window needs a display, which the Qt platform “%1” has not.</source>
        <translation>窗口需要显示器，而 Qt 平台“%1”没有。</translation>
    </message>
    <message>
        <source>A window needs a display, and neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>窗口需要显示器，但 DISPLAY 和 WAYLAND_DISPLAY 都未设置。</translation>
    </message>
</context>
<context>
    <name>lectograph::shape</name>
    <message>
        <source>this shape</source>
        <translation>此图形</translation>
    </message>
    <message>
        <source>There is no text or formula in %1.</source>
        <translation>%1中没有文本或公式。</translation>
    </message>
    <message>
        <source>The text there is “%1”.</source>
        <translation>其中的文本是“%1”。</translation>
    </message>
    <message>
        <source>There are no tags in %1.</source>
        <translation>%1中没有标记。</translation>
    </message>
    <message>
        <source>There are no parts in %1.</source>
        <translation>%1中没有部分。</translation>
    </message>
    <message>
        <source>There is no part %1 in this shape.</source>
        <translation>此图形中没有部分 %1。</translation>
    </message>
    <message>
        <source>Tags in %1: %2.</source>
        <translation>%1中的标记：%2。</translation>
    </message>
    <message>
        <source>Parts of %1: %2.</source>
        <translation>%1的部分：%2。</translation>
    </message>
</context>
</TS>
