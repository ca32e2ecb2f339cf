<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Sentence</name>
    <message>
        <source>The size of a spiral is linked or changes over time.</source>
        <translation>螺旋线的大小是链接值，或会随时间变化。</translation>
    </message>
    <message>
        <source>Write its radius instead, which is half of it.</source>
        <translation>请改写半径，即大小的一半。</translation>
    </message>
</context>
<context>
    <name>Vocabulary</name>
    <message>
        <source>Spiral</source>
        <translation>螺旋线</translation>
    </message>
    <message>
        <source>A line that winds outwards.</source>
        <translation>向外盘旋的线条。</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>圈数</translation>
    </message>
    <message>
        <source>How far it reaches</source>
        <translation>从中心到末端的距离</translation>
    </message>
    <message>
        <source>How often it winds</source>
        <translation>盘旋的圈数</translation>
    </message>
    <message>
        <source>Colour of the line</source>
        <translation>线条颜色</translation>
    </message>
    <message>
        <source>The spiral</source>
        <translation>螺旋线</translation>
    </message>
</context>
</TS>
