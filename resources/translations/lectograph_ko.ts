<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR" sourcelanguage="en">
<context>
    <name>Identifiers</name>
    <message>
        <source>above</source>
        <translation>위</translation>
    </message>
    <message>
        <source>accent</source>
        <translation>강조</translation>
    </message>
    <message>
        <source>across</source>
        <translation>가로지름</translation>
    </message>
    <message>
        <source>added</source>
        <translation>더한 것</translation>
    </message>
    <message>
        <source>after</source>
        <translation>이후</translation>
    </message>
    <message>
        <source>again</source>
        <translation>다시</translation>
    </message>
    <message>
        <source>aim</source>
        <translation>겨냥</translation>
    </message>
    <message>
        <source>all</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>and</source>
        <translation>및</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>각</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>답</translation>
    </message>
    <message>
        <source>answerer</source>
        <translation>답하는 쪽</translation>
    </message>
    <message>
        <source>answerers</source>
        <translation>답하는 쪽</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>답</translation>
    </message>
    <message>
        <source>arc</source>
        <translation>호</translation>
    </message>
    <message>
        <source>arcs</source>
        <translation>호</translation>
    </message>
    <message>
        <source>around</source>
        <translation>둘레</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>화살표</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>화살표</translation>
    </message>
    <message>
        <source>aside</source>
        <translation>옆</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>물음</translation>
    </message>
    <message>
        <source>asks</source>
        <translation>물음</translation>
    </message>
    <message>
        <source>at</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>attends</source>
        <translation>주의</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>어텐션</translation>
    </message>
    <message>
        <source>author</source>
        <translation>지은이</translation>
    </message>
    <message>
        <source>back</source>
        <translation>뒤</translation>
    </message>
    <message>
        <source>backdrop</source>
        <translation>배경판</translation>
    </message>
    <message>
        <source>background</source>
        <translation>배경</translation>
    </message>
    <message>
        <source>bar</source>
        <translation>막대</translation>
    </message>
    <message>
        <source>bars</source>
        <translation>막대</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>기준선</translation>
    </message>
    <message>
        <source>beam</source>
        <translation>빛줄기</translation>
    </message>
    <message>
        <source>before</source>
        <translation>이전</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>below</source>
        <translation>아래</translation>
    </message>
    <message>
        <source>beside</source>
        <translation>옆</translation>
    </message>
    <message>
        <source>beyond</source>
        <translation>너머</translation>
    </message>
    <message>
        <source>big</source>
        <translation>큰</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>파랑</translation>
    </message>
    <message>
        <source>body</source>
        <translation>본문</translation>
    </message>
    <message>
        <source>both</source>
        <translation>둘 다</translation>
    </message>
    <message>
        <source>box</source>
        <translation>상자</translation>
    </message>
    <message>
        <source>boxed</source>
        <translation>상자 안</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>상자</translation>
    </message>
    <message>
        <source>brace</source>
        <translation>중괄호</translation>
    </message>
    <message>
        <source>brackets</source>
        <translation>괄호</translation>
    </message>
    <message>
        <source>bubble</source>
        <translation>풍선</translation>
    </message>
    <message>
        <source>bubbles</source>
        <translation>풍선</translation>
    </message>
    <message>
        <source>calm</source>
        <translation>고요</translation>
    </message>
    <message>
        <source>camera</source>
        <translation>카메라</translation>
    </message>
    <message>
        <source>caption</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>captions</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>card</source>
        <translation>카드</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>카드</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>칸</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>칸</translation>
    </message>
    <message>
        <source>chain</source>
        <translation>사슬</translation>
    </message>
    <message>
        <source>change</source>
        <translation>변화</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>변화</translation>
    </message>
    <message>
        <source>cheating</source>
        <translation>커닝</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>선택</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>원</translation>
    </message>
    <message>
        <source>circles</source>
        <translation>원</translation>
    </message>
    <message>
        <source>close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>code</source>
        <translation>코드</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>차가움</translation>
    </message>
    <message>
        <source>colored</source>
        <translation>색칠</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>색</translation>
    </message>
    <message>
        <source>coloured</source>
        <translation>색칠</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>색</translation>
    </message>
    <message>
        <source>cols</source>
        <translation>열</translation>
    </message>
    <message>
        <source>column</source>
        <translation>열</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>열</translation>
    </message>
    <message>
        <source>compact</source>
        <translation>촘촘한 것</translation>
    </message>
    <message>
        <source>content</source>
        <translation>내용</translation>
    </message>
    <message>
        <source>context</source>
        <translation>문맥</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>복사본</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>복사본</translation>
    </message>
    <message>
        <source>cos</source>
        <translation>코사인</translation>
    </message>
    <message>
        <source>count</source>
        <translation>개수</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>센 개수</translation>
    </message>
    <message>
        <source>counter</source>
        <translation>계수기</translation>
    </message>
    <message>
        <source>counters</source>
        <translation>계수기</translation>
    </message>
    <message>
        <source>cover</source>
        <translation>덮개</translation>
    </message>
    <message>
        <source>covers</source>
        <translation>덮개</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>교차</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>곡선</translation>
    </message>
    <message>
        <source>curves</source>
        <translation>곡선</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>자른 곳</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation>디코더</translation>
    </message>
    <message>
        <source>delivered</source>
        <translation>전달</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>깊이</translation>
    </message>
    <message>
        <source>described</source>
        <translation>설명 대상</translation>
    </message>
    <message>
        <source>describing</source>
        <translation>설명하는 말</translation>
    </message>
    <message>
        <source>different</source>
        <translation>다른 것</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>dim</source>
        <translation>흐림</translation>
    </message>
    <message>
        <source>dimension</source>
        <translation>차원</translation>
    </message>
    <message>
        <source>dimensions</source>
        <translation>차원</translation>
    </message>
    <message>
        <source>dimmed</source>
        <translation>흐린 것</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>거리</translation>
    </message>
    <message>
        <source>done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>dots</source>
        <translation>점</translation>
    </message>
    <message>
        <source>down</source>
        <translation>아래로</translation>
    </message>
    <message>
        <source>downs</source>
        <translation>축소 행렬</translation>
    </message>
    <message>
        <source>downward</source>
        <translation>아래쪽</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>그린 것</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>그림</translation>
    </message>
    <message>
        <source>early</source>
        <translation>초기</translation>
    </message>
    <message>
        <source>eiffel</source>
        <translation>에펠</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>임베딩</translation>
    </message>
    <message>
        <source>embeddings</source>
        <translation>임베딩</translation>
    </message>
    <message>
        <source>emerge</source>
        <translation>나타남</translation>
    </message>
    <message>
        <source>encoder</source>
        <translation>인코더</translation>
    </message>
    <message>
        <source>encoding</source>
        <translation>인코딩</translation>
    </message>
    <message>
        <source>encodings</source>
        <translation>인코딩</translation>
    </message>
    <message>
        <source>end</source>
        <translation>끝</translation>
    </message>
    <message>
        <source>ends</source>
        <translation>끝</translation>
    </message>
    <message>
        <source>entries</source>
        <translation>성분</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>성분</translation>
    </message>
    <message>
        <source>equals</source>
        <translation>등호</translation>
    </message>
    <message>
        <source>even</source>
        <translation>짝수</translation>
    </message>
    <message>
        <source>every</source>
        <translation>각각</translation>
    </message>
    <message>
        <source>exp</source>
        <translation>지수</translation>
    </message>
    <message>
        <source>expression</source>
        <translation>식</translation>
    </message>
    <message>
        <source>far</source>
        <translation>먼 쪽</translation>
    </message>
    <message>
        <source>feed</source>
        <translation>피드</translation>
    </message>
    <message>
        <source>feed forward</source>
        <translation>피드포워드</translation>
    </message>
    <message>
        <source>feedback</source>
        <translation>되먹임</translation>
    </message>
    <message>
        <source>first</source>
        <translation>첫째</translation>
    </message>
    <message>
        <source>fit</source>
        <translation>맞춤</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>맞춘 것</translation>
    </message>
    <message>
        <source>flash</source>
        <translation>번쩍임</translation>
    </message>
    <message>
        <source>flashes</source>
        <translation>번쩍임</translation>
    </message>
    <message>
        <source>flat</source>
        <translation>평면</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>바닥</translation>
    </message>
    <message>
        <source>flow</source>
        <translation>흐름</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>갈래</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>수식</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>앞으로</translation>
    </message>
    <message>
        <source>fraction</source>
        <translation>분수</translation>
    </message>
    <message>
        <source>fractions</source>
        <translation>분수</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>틀</translation>
    </message>
    <message>
        <source>from</source>
        <translation>출발</translation>
    </message>
    <message>
        <source>front</source>
        <translation>앞</translation>
    </message>
    <message>
        <source>full</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>further</source>
        <translation>더 나아감</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>간격</translation>
    </message>
    <message>
        <source>gaze</source>
        <translation>시선</translation>
    </message>
    <message>
        <source>given</source>
        <translation>주어진 것</translation>
    </message>
    <message>
        <source>graph</source>
        <translation>그래프</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>회색</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>격자</translation>
    </message>
    <message>
        <source>grow</source>
        <translation>성장</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>추측</translation>
    </message>
    <message>
        <source>half</source>
        <translation>절반</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>손</translation>
    </message>
    <message>
        <source>hanging</source>
        <translation>매달림</translation>
    </message>
    <message>
        <source>head</source>
        <translation>헤드</translation>
    </message>
    <message>
        <source>heading</source>
        <translation>제목</translation>
    </message>
    <message>
        <source>headings</source>
        <translation>제목</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>헤드</translation>
    </message>
    <message>
        <source>height</source>
        <translation>높이</translation>
    </message>
    <message>
        <source>high</source>
        <translation>높은 쪽</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>가장 높은 쪽</translation>
    </message>
    <message>
        <source>hot</source>
        <translation>뜨거움</translation>
    </message>
    <message>
        <source>icon</source>
        <translation>아이콘</translation>
    </message>
    <message>
        <source>image</source>
        <translation>그림</translation>
    </message>
    <message>
        <source>in</source>
        <translation>안</translation>
    </message>
    <message>
        <source>index</source>
        <translation>번호</translation>
    </message>
    <message>
        <source>ink</source>
        <translation>잉크</translation>
    </message>
    <message>
        <source>input</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>inputs</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>안쪽</translation>
    </message>
    <message>
        <source>insight</source>
        <translation>통찰</translation>
    </message>
    <message>
        <source>into</source>
        <translation>안으로</translation>
    </message>
    <message>
        <source>inwards</source>
        <translation>안쪽으로</translation>
    </message>
    <message>
        <source>item</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>items</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>key</source>
        <translation>키</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>kinds</source>
        <translation>종류들</translation>
    </message>
    <message>
        <source>known</source>
        <translation>아는 것</translation>
    </message>
    <message>
        <source>label</source>
        <translation>이름표</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>이름표</translation>
    </message>
    <message>
        <source>lanes</source>
        <translation>레인</translation>
    </message>
    <message>
        <source>large</source>
        <translation>큰 쪽</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>가장 큰 것</translation>
    </message>
    <message>
        <source>last</source>
        <translation>마지막</translation>
    </message>
    <message>
        <source>late</source>
        <translation>나중</translation>
    </message>
    <message>
        <source>later</source>
        <translation>나중</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>레이어</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>레이어</translation>
    </message>
    <message>
        <source>least</source>
        <translation>가장 작은 것</translation>
    </message>
    <message>
        <source>leave</source>
        <translation>떠남</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>낱글자와 낱선</translation>
    </message>
    <message>
        <source>left</source>
        <translation>왼쪽</translation>
    </message>
    <message>
        <source>letter</source>
        <translation>글자</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>글자</translation>
    </message>
    <message>
        <source>lifted</source>
        <translation>들어 올린 것</translation>
    </message>
    <message>
        <source>line</source>
        <translation>선</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>선형</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>선</translation>
    </message>
    <message>
        <source>link</source>
        <translation>연결</translation>
    </message>
    <message>
        <source>links</source>
        <translation>연결</translation>
    </message>
    <message>
        <source>list</source>
        <translation>목록</translation>
    </message>
    <message>
        <source>lit</source>
        <translation>밝힌 것</translation>
    </message>
    <message>
        <source>logit</source>
        <translation>로짓</translation>
    </message>
    <message>
        <source>logits</source>
        <translation>로짓</translation>
    </message>
    <message>
        <source>longer</source>
        <translation>더 긴 것</translation>
    </message>
    <message>
        <source>look</source>
        <translation>모습</translation>
    </message>
    <message>
        <source>looks</source>
        <translation>모습</translation>
    </message>
    <message>
        <source>low</source>
        <translation>낮은 쪽</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>더 낮은 쪽</translation>
    </message>
    <message>
        <source>main</source>
        <translation>중심</translation>
    </message>
    <message>
        <source>map</source>
        <translation>변환</translation>
    </message>
    <message>
        <source>mark</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>마스크</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>가린 것</translation>
    </message>
    <message>
        <source>matrices</source>
        <translation>행렬</translation>
    </message>
    <message>
        <source>matrix</source>
        <translation>행렬</translation>
    </message>
    <message>
        <source>max</source>
        <translation>최대</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>최댓값</translation>
    </message>
    <message>
        <source>meaning</source>
        <translation>뜻</translation>
    </message>
    <message>
        <source>meant</source>
        <translation>뜻한 것</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>기억</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>가운데</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>빼기</translation>
    </message>
    <message>
        <source>mixing</source>
        <translation>섞기</translation>
    </message>
    <message>
        <source>model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>more</source>
        <translation>더</translation>
    </message>
    <message>
        <source>most</source>
        <translation>가장 큰 것</translation>
    </message>
    <message>
        <source>move</source>
        <translation>이동</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>옮긴 것</translation>
    </message>
    <message>
        <source>multi</source>
        <translation>멀티</translation>
    </message>
    <message>
        <source>name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>names</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>natural</source>
        <translation>자연</translation>
    </message>
    <message>
        <source>near</source>
        <translation>가까운 쪽</translation>
    </message>
    <message>
        <source>new</source>
        <translation>새것</translation>
    </message>
    <message>
        <source>next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>잡음</translation>
    </message>
    <message>
        <source>norm</source>
        <translation>정규화</translation>
    </message>
    <message>
        <source>note</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>noun</source>
        <translation>명사</translation>
    </message>
    <message>
        <source>now</source>
        <translation>지금</translation>
    </message>
    <message>
        <source>number</source>
        <translation>수</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>수</translation>
    </message>
    <message>
        <source>of</source>
        <translation>의</translation>
    </message>
    <message>
        <source>off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>on</source>
        <translation>켬</translation>
    </message>
    <message>
        <source>once</source>
        <translation>한 번</translation>
    </message>
    <message>
        <source>open</source>
        <translation>펼침</translation>
    </message>
    <message>
        <source>one</source>
        <translation>하나</translation>
    </message>
    <message>
        <source>ones</source>
        <translation>일</translation>
    </message>
    <message>
        <source>onwards</source>
        <translation>이후</translation>
    </message>
    <message>
        <source>opacities</source>
        <translation>불투명도</translation>
    </message>
    <message>
        <source>opacity</source>
        <translation>불투명도</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>연 것</translation>
    </message>
    <message>
        <source>opposite</source>
        <translation>반대</translation>
    </message>
    <message>
        <source>original</source>
        <translation>원래</translation>
    </message>
    <message>
        <source>other</source>
        <translation>다른 것</translation>
    </message>
    <message>
        <source>others</source>
        <translation>다른 것</translation>
    </message>
    <message>
        <source>out</source>
        <translation>밖</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>outline</source>
        <translation>윤곽</translation>
    </message>
    <message>
        <source>output</source>
        <translation>출력</translation>
    </message>
    <message>
        <source>outwards</source>
        <translation>바깥쪽으로</translation>
    </message>
    <message>
        <source>page</source>
        <translation>쪽</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>쪽</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>쌍</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>쌍</translation>
    </message>
    <message>
        <source>panel</source>
        <translation>패널</translation>
    </message>
    <message>
        <source>part</source>
        <translation>부분</translation>
    </message>
    <message>
        <source>parts</source>
        <translation>부분</translation>
    </message>
    <message>
        <source>patch</source>
        <translation>조각</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>패턴</translation>
    </message>
    <message>
        <source>percent</source>
        <translation>퍼센트</translation>
    </message>
    <message>
        <source>percents</source>
        <translation>퍼센트</translation>
    </message>
    <message>
        <source>phrase</source>
        <translation>구절</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>그림</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>그림</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>조각</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>조각</translation>
    </message>
    <message>
        <source>pitch</source>
        <translation>간격</translation>
    </message>
    <message>
        <source>place</source>
        <translation>자리</translation>
    </message>
    <message>
        <source>placed</source>
        <translation>놓은 것</translation>
    </message>
    <message>
        <source>places</source>
        <translation>자리</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>보통</translation>
    </message>
    <message>
        <source>plot</source>
        <translation>그래프</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>더하기</translation>
    </message>
    <message>
        <source>pluses</source>
        <translation>더하기</translation>
    </message>
    <message>
        <source>poem</source>
        <translation>시</translation>
    </message>
    <message>
        <source>point</source>
        <translation>점</translation>
    </message>
    <message>
        <source>pointer</source>
        <translation>지시선</translation>
    </message>
    <message>
        <source>pointers</source>
        <translation>지시선</translation>
    </message>
    <message>
        <source>points</source>
        <translation>점</translation>
    </message>
    <message>
        <source>port</source>
        <translation>포트</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>primes</source>
        <translation>프라임</translation>
    </message>
    <message>
        <source>product</source>
        <translation>곱</translation>
    </message>
    <message>
        <source>products</source>
        <translation>곱</translation>
    </message>
    <message>
        <source>progress</source>
        <translation>진행</translation>
    </message>
    <message>
        <source>pronoun</source>
        <translation>대명사</translation>
    </message>
    <message>
        <source>pulse</source>
        <translation>펄스</translation>
    </message>
    <message>
        <source>pulses</source>
        <translation>펄스</translation>
    </message>
    <message>
        <source>queries</source>
        <translation>쿼리</translation>
    </message>
    <message>
        <source>query</source>
        <translation>쿼리</translation>
    </message>
    <message>
        <source>question</source>
        <translation>질문</translation>
    </message>
    <message>
        <source>quote</source>
        <translation>인용</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>반지름</translation>
    </message>
    <message>
        <source>range</source>
        <translation>범위</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>계수</translation>
    </message>
    <message>
        <source>raw</source>
        <translation>처음 값</translation>
    </message>
    <message>
        <source>ray</source>
        <translation>빛살</translation>
    </message>
    <message>
        <source>reach</source>
        <translation>거리</translation>
    </message>
    <message>
        <source>read</source>
        <translation>읽기</translation>
    </message>
    <message>
        <source>reader</source>
        <translation>독자</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>읽기</translation>
    </message>
    <message>
        <source>red</source>
        <translation>빨강</translation>
    </message>
    <message>
        <source>region</source>
        <translation>영역</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>덧붙임</translation>
    </message>
    <message>
        <source>residual</source>
        <translation>잔차</translation>
    </message>
    <message>
        <source>rest</source>
        <translation>나머지</translation>
    </message>
    <message>
        <source>result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>results</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>right</source>
        <translation>오른쪽</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>고리</translation>
    </message>
    <message>
        <source>room</source>
        <translation>공간</translation>
    </message>
    <message>
        <source>root</source>
        <translation>근</translation>
    </message>
    <message>
        <source>roots</source>
        <translation>근</translation>
    </message>
    <message>
        <source>row</source>
        <translation>행</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>행</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>scaled</source>
        <translation>크기 조절</translation>
    </message>
    <message>
        <source>scene</source>
        <translation>장면</translation>
    </message>
    <message>
        <source>score</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>screen</source>
        <translation>화면</translation>
    </message>
    <message>
        <source>scroll</source>
        <translation>스크롤</translation>
    </message>
    <message>
        <source>second</source>
        <translation>둘째</translation>
    </message>
    <message>
        <source>see</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>본 것</translation>
    </message>
    <message>
        <source>self</source>
        <translation>자기</translation>
    </message>
    <message>
        <source>sentence</source>
        <translation>문장</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>시퀀스</translation>
    </message>
    <message>
        <source>series</source>
        <translation>계열</translation>
    </message>
    <message>
        <source>shaft</source>
        <translation>화살대</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>도형</translation>
    </message>
    <message>
        <source>share</source>
        <translation>비율</translation>
    </message>
    <message>
        <source>shares</source>
        <translation>비율</translation>
    </message>
    <message>
        <source>sheet</source>
        <translation>판</translation>
    </message>
    <message>
        <source>shifted</source>
        <translation>밀린 것</translation>
    </message>
    <message>
        <source>short</source>
        <translation>짧은 것</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>shrunk</source>
        <translation>줄인 것</translation>
    </message>
    <message>
        <source>side</source>
        <translation>쪽</translation>
    </message>
    <message>
        <source>sign</source>
        <translation>부호</translation>
    </message>
    <message>
        <source>signal</source>
        <translation>신호</translation>
    </message>
    <message>
        <source>sin</source>
        <translation>사인</translation>
    </message>
    <message>
        <source>size</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>sizes</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>small</source>
        <translation>작은 쪽</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>부드러움</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>소프트맥스</translation>
    </message>
    <message>
        <source>source</source>
        <translation>원본</translation>
    </message>
    <message>
        <source>sources</source>
        <translation>원본</translation>
    </message>
    <message>
        <source>space</source>
        <translation>공간</translation>
    </message>
    <message>
        <source>speaker</source>
        <translation>화자</translation>
    </message>
    <message>
        <source>speakers</source>
        <translation>화자들</translation>
    </message>
    <message>
        <source>spot</source>
        <translation>지점</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>펼침</translation>
    </message>
    <message>
        <source>square</source>
        <translation>정사각형</translation>
    </message>
    <message>
        <source>squares</source>
        <translation>정사각형</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>더미</translation>
    </message>
    <message>
        <source>start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>stems</source>
        <translation>줄기</translation>
    </message>
    <message>
        <source>step</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>still</source>
        <translation>정지</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>세기</translation>
    </message>
    <message>
        <source>strip</source>
        <translation>띠</translation>
    </message>
    <message>
        <source>struck</source>
        <translation>취소선</translation>
    </message>
    <message>
        <source>sublayer</source>
        <translation>서브레이어</translation>
    </message>
    <message>
        <source>subtitle</source>
        <translation>부제목</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>합</translation>
    </message>
    <message>
        <source>sums</source>
        <translation>합</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>맞바꿈</translation>
    </message>
    <message>
        <source>swung</source>
        <translation>흔든 것</translation>
    </message>
    <message>
        <source>symbols</source>
        <translation>기호</translation>
    </message>
    <message>
        <source>table</source>
        <translation>표</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>꼬리표</translation>
    </message>
    <message>
        <source>tall</source>
        <translation>높은 것</translation>
    </message>
    <message>
        <source>target</source>
        <translation>대상</translation>
    </message>
    <message>
        <source>tellers</source>
        <translation>설명하는 쪽</translation>
    </message>
    <message>
        <source>telling</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>온도</translation>
    </message>
    <message>
        <source>term</source>
        <translation>항</translation>
    </message>
    <message>
        <source>terms</source>
        <translation>항</translation>
    </message>
    <message>
        <source>text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>there</source>
        <translation>거기</translation>
    </message>
    <message>
        <source>third</source>
        <translation>셋째</translation>
    </message>
    <message>
        <source>thread</source>
        <translation>실</translation>
    </message>
    <message>
        <source>through</source>
        <translation>통과</translation>
    </message>
    <message>
        <source>times</source>
        <translation>곱하기</translation>
    </message>
    <message>
        <source>title</source>
        <translation>제목</translation>
    </message>
    <message>
        <source>to</source>
        <translation>도착</translation>
    </message>
    <message>
        <source>together</source>
        <translation>함께</translation>
    </message>
    <message>
        <source>token</source>
        <translation>토큰</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>토큰</translation>
    </message>
    <message>
        <source>told</source>
        <translation>들은 것</translation>
    </message>
    <message>
        <source>top</source>
        <translation>위</translation>
    </message>
    <message>
        <source>tops</source>
        <translation>위</translation>
    </message>
    <message>
        <source>total</source>
        <translation>합계</translation>
    </message>
    <message>
        <source>totals</source>
        <translation>합계</translation>
    </message>
    <message>
        <source>towards</source>
        <translation>쪽으로</translation>
    </message>
    <message>
        <source>tower</source>
        <translation>탑</translation>
    </message>
    <message>
        <source>track</source>
        <translation>트랙</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>회전</translation>
    </message>
    <message>
        <source>turned</source>
        <translation>돌린 것</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>두 번</translation>
    </message>
    <message>
        <source>underline</source>
        <translation>밑줄</translation>
    </message>
    <message>
        <source>underlines</source>
        <translation>밑줄</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>단위</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>모르는 것</translation>
    </message>
    <message>
        <source>unseen</source>
        <translation>못 본 것</translation>
    </message>
    <message>
        <source>up</source>
        <translation>위로</translation>
    </message>
    <message>
        <source>update</source>
        <translation>업데이트</translation>
    </message>
    <message>
        <source>updates</source>
        <translation>업데이트</translation>
    </message>
    <message>
        <source>ups</source>
        <translation>확대 행렬</translation>
    </message>
    <message>
        <source>value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>values</source>
        <translation>값</translation>
    </message>
    <message>
        <source>vector</source>
        <translation>벡터</translation>
    </message>
    <message>
        <source>vectors</source>
        <translation>벡터</translation>
    </message>
    <message>
        <source>veil</source>
        <translation>가림막</translation>
    </message>
    <message>
        <source>veils</source>
        <translation>가림막</translation>
    </message>
    <message>
        <source>walk</source>
        <translation>걷기</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>벽</translation>
    </message>
    <message>
        <source>way</source>
        <translation>길</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>가중치</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>가중치</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>wide</source>
        <translation>넓은 것</translation>
    </message>
    <message>
        <source>widest</source>
        <translation>가장 넓은 것</translation>
    </message>
    <message>
        <source>width</source>
        <translation>너비</translation>
    </message>
    <message>
        <source>wire</source>
        <translation>선</translation>
    </message>
    <message>
        <source>word</source>
        <translation>단어</translation>
    </message>
    <message>
        <source>words</source>
        <translation>단어</translation>
    </message>
    <message>
        <source>world</source>
        <translation>세계</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>노랑</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>영</translation>
    </message>
    <message>
        <source>zeroes</source>
        <translation>영</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>줌</translation>
    </message>
    <message>
        <source>%1 number %2</source>
        <translation>%2번째 %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1번째 줄</translation>
    </message>
    <message>
        <source>axes</source>
        <translation>좌표축</translation>
    </message>
    <message>
        <source>between</source>
        <translation>사이</translation>
    </message>
    <message>
        <source>components</source>
        <translation>성분</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>모서리</translation>
    </message>
    <message>
        <source>dot</source>
        <translation>점</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>수선</translation>
    </message>
    <message>
        <source>emphasis</source>
        <translation>강조</translation>
    </message>
    <message>
        <source>knob</source>
        <translation>손잡이</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>산</translation>
    </message>
    <message>
        <source>path</source>
        <translation>경로</translation>
    </message>
    <message>
        <source>puffs</source>
        <translation>작은 구름</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>견본</translation>
    </message>
    <message>
        <source>sun</source>
        <translation>해</translation>
    </message>
    <message>
        <source>surface</source>
        <translation>표면</translation>
    </message>
    <message>
        <source>symbol</source>
        <translation>기호</translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>눈금</translation>
    </message>
    <message>
        <source>tip</source>
        <translation>화살 끝</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>groups</source>
        <translation>그룹</translation>
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
        <translation>무대</translation>
    </message>
    <message>
        <source>Space or a click plays it, F1 shows all keys</source>
        <translation>스페이스를 누르거나 클릭하면 재생되고, F1을 누르면 모든 키를 볼 수 있습니다</translation>
    </message>
    <message>
        <source>Black screen</source>
        <translation>검은 화면</translation>
    </message>
    <message>
        <source>End of the lecture</source>
        <translation>강의 끝</translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>Time %1 of %2</source>
        <translation>전체 %2 중 %1</translation>
    </message>
    <message>
        <source>/ %1</source>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>frame %1 of %2</source>
        <translation>프레임 %1 / %2</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>처음으로</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>One frame back</source>
        <translation>한 프레임 뒤로</translation>
    </message>
    <message>
        <source>←</source>
        <translation>←</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>스페이스</translation>
    </message>
    <message>
        <source>One frame on</source>
        <translation>한 프레임 앞으로</translation>
    </message>
    <message>
        <source>→</source>
        <translation>→</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>끝으로</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Scene: %1</source>
        <translation>장면: %1</translation>
    </message>
</context>
<context>
    <name>PlayerButton</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>PlayerKeys</name>
    <message>
        <source>Keys</source>
        <translation>키 안내</translation>
    </message>
    <message>
        <source>Play or pause; so does a click</source>
        <translation>재생/일시 정지, 클릭해도 됨</translation>
    </message>
    <message>
        <source>On to the next stop or scene</source>
        <translation>다음 멈춤 위치나 장면으로</translation>
    </message>
    <message>
        <source>Back to the stop or scene before</source>
        <translation>이전 멈춤 위치나 장면으로</translation>
    </message>
    <message>
        <source>One frame back, one frame on</source>
        <translation>한 프레임 뒤로, 앞으로</translation>
    </message>
    <message>
        <source>To the start, to the end</source>
        <translation>처음으로, 끝으로</translation>
    </message>
    <message>
        <source>Black screen; pressed again, the picture</source>
        <translation>검은 화면, 한 번 더 누르면 다시 그림</translation>
    </message>
    <message>
        <source>Full screen and back; so does a double click</source>
        <translation>전체 화면 전환, 두 번 클릭해도 됨</translation>
    </message>
    <message>
        <source>Leave the full screen</source>
        <translation>전체 화면 끝내기</translation>
    </message>
    <message>
        <source>Show or hide these keys</source>
        <translation>이 키 안내 보기/숨기기</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>창 닫기</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>스페이스</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>폴더</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <comment>All other platforms</comment>
        <translation>바로 가기</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>드라이브</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>알 수 없음</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>단축키를 누르세요</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>스페이스</translation>
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
        <translation>위치</translation>
    </message>
    <message>
        <source>Position (← and → step one frame)</source>
        <translation>위치(←, → 키로 한 프레임씩 이동)</translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 외 %2개</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… 외 %1개</translation>
    </message>
    <message>
        <source>The archive is damaged (%1).</source>
        <translation>압축 파일이 손상되었습니다(%1).</translation>
    </message>
    <message>
        <source>Take the lecture from a copy.</source>
        <translation>강의의 사본을 사용하세요.</translation>
    </message>
    <message>
        <source>The archive holds more than the %1 MiB or %2 files a lecture may have.</source>
        <translation>압축 파일이 강의의 한도인 %1 MiB 또는 파일 %2개를 넘습니다.</translation>
    </message>
    <message>
        <source>Open it only if you trust its author, and remove what does not belong to it.</source>
        <translation>만든 사람을 믿을 수 있을 때만 열고, 강의와 상관없는 것은 지우세요.</translation>
    </message>
    <message>
        <source>This file is not a lecture.</source>
        <translation>이 파일은 강의가 아닙니다.</translation>
    </message>
    <message>
        <source>Choose a file that Lectograph saved, with the suffix .lecture.</source>
        <translation>Lectograph에서 저장한, 확장자가 .lecture인 파일을 고르세요.</translation>
    </message>
    <message>
        <source>“%1” is a symbolic link, which could lead out of the lecture.</source>
        <translation>“%1”은(는) 심볼릭 링크라서 강의 밖을 가리킬 수 있습니다.</translation>
    </message>
    <message>
        <source>Put the file itself in its place.</source>
        <translation>그 자리에 파일 자체를 넣으세요.</translation>
    </message>
    <message>
        <source>“%1” is protected by a password.</source>
        <translation>“%1”이(가) 암호로 보호되어 있습니다.</translation>
    </message>
    <message>
        <source>Pack the lecture again without a password.</source>
        <translation>암호 없이 강의를 다시 압축하세요.</translation>
    </message>
    <message>
        <source>a wrong size</source>
        <translation>잘못된 크기</translation>
    </message>
    <message>
        <source>The archive holds “%1” twice.</source>
        <translation>압축 파일에 “%1”이(가) 두 번 들어 있습니다.</translation>
    </message>
    <message>
        <source>Remove one of the two with an archive program.</source>
        <translation>압축 프로그램으로 둘 중 하나를 지우세요.</translation>
    </message>
    <message>
        <source>The archive could not be put together.</source>
        <translation>압축 파일을 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>The lecture has no scene, so there is nothing to see.</source>
        <translation>강의에 장면이 없어 볼 것이 없습니다.</translation>
    </message>
    <message>
        <source>Add a scene.</source>
        <translation>장면을 추가하세요.</translation>
    </message>
    <message>
        <source>The lecture&apos;s own language “%1” is not among its languages.</source>
        <translation>강의의 기본 언어 “%1”이(가) 강의의 언어 목록에 없습니다.</translation>
    </message>
    <message>
        <source>Add it to the languages.</source>
        <translation>언어 목록에 추가하세요.</translation>
    </message>
    <message>
        <source>The font “%1” is not installed; “%2” stands in for it.</source>
        <translation>글꼴 “%1”이(가) 설치되어 있지 않아 “%2”(으)로 대신합니다.</translation>
    </message>
    <message>
        <source>Install it, or choose another font.</source>
        <translation>글꼴을 설치하거나 다른 글꼴을 고르세요.</translation>
    </message>
    <message>
        <source>Two parameters have the id “%1”.</source>
        <translation>두 매개변수의 ID가 모두 “%1”입니다.</translation>
    </message>
    <message>
        <source>Give one of them another id.</source>
        <translation>하나의 ID를 바꾸세요.</translation>
    </message>
    <message>
        <source>Remove the parameter.</source>
        <translation>매개변수를 지우세요.</translation>
    </message>
    <message>
        <source>The parameter “%1” is for a scene that is no longer there.</source>
        <translation>매개변수 “%1”이(가) 가리키던 장면이 이제 없습니다.</translation>
    </message>
    <message>
        <source>The parameter is for the scene “%1”, which does not exist.</source>
        <translation>매개변수가 가리키는 장면 “%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>The parameter “%1” is for a block that is no longer there.</source>
        <translation>매개변수 “%1”이(가) 가리키던 블록이 이제 없습니다.</translation>
    </message>
    <message>
        <source>The parameter is for the block “%1”, which does not exist.</source>
        <translation>매개변수가 가리키는 블록 “%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>The parameter “%1” is for a property that its block does not have.</source>
        <translation>매개변수 “%1”이(가) 가리키는 속성이 그 블록에 없습니다.</translation>
    </message>
    <message>
        <source>The parameter is for the property “%1”, which does not exist.</source>
        <translation>매개변수가 가리키는 속성 “%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>“%1” means nothing here; it is kept.</source>
        <translation>“%1”은(는) 여기서 아무 뜻이 없습니다. 그대로 보관합니다.</translation>
    </message>
    <message>
        <source>“%1” was made by a newer version (%2; this one knows %3). It is kept, but may look different.</source>
        <translation>“%1”은(는) 더 새로운 버전(%2, 이 프로그램은 %3까지)에서 만들었습니다. 그대로 보관하지만 다르게 보일 수 있습니다.</translation>
    </message>
    <message>
        <source>Update Lectograph or its plugin.</source>
        <translation>Lectograph나 플러그인을 업데이트하세요.</translation>
    </message>
    <message>
        <source>“%1” is of version %2, which nothing leads up to %3.</source>
        <translation>“%1”은(는) 버전 %2이며, %3(으)로 바꿀 방법이 없습니다.</translation>
    </message>
    <message>
        <source>Look whether it still shows what it should, then write the version %1.</source>
        <translation>여전히 제대로 보이는지 확인한 다음 버전을 %1(으)로 적으세요.</translation>
    </message>
    <message>
        <source>Nothing can link to a block with the id “%1”.</source>
        <translation>ID가 “%1”인 블록에는 아무것도 연결할 수 없습니다.</translation>
    </message>
    <message>
        <source>Use an id without “.” and “/”.</source>
        <translation>“.”와 “/”가 없는 ID를 쓰세요.</translation>
    </message>
    <message>
        <source>“%1” stands on the stage twice.</source>
        <translation>“%1”이(가) 무대에 두 번 놓여 있습니다.</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>둘 중 하나를 지우세요.</translation>
    </message>
    <message>
        <source>The lecture carries no file “%1”.</source>
        <translation>강의에 파일 “%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>Add the file to its assets.</source>
        <translation>강의에 파일을 추가하세요.</translation>
    </message>
    <message>
        <source>The clip moves “%1”, which is not on stage.</source>
        <translation>클립이 움직이는 “%1”이(가) 무대에 없습니다.</translation>
    </message>
    <message>
        <source>Add it to the actors, or remove the clip.</source>
        <translation>무대에 올리거나 클립을 지우세요.</translation>
    </message>
    <message>
        <source>It may have been removed in the meantime.</source>
        <translation>그동안 지워졌을 수 있습니다.</translation>
    </message>
    <message>
        <source>There is no scene “%1”.</source>
        <translation>장면 “%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>Line %1 begins with no date: “%2”.</source>
        <translation>%1번째 줄이 날짜로 시작하지 않습니다: “%2”.</translation>
    </message>
    <message>
        <source>Line %1 begins with no number that has a place here: “%2”.</source>
        <translation>%1번째 줄이 여기에 놓일 수 있는 수로 시작하지 않습니다: “%2”.</translation>
    </message>
    <message>
        <source>Write 2017, 2017-06 or 2017-06-12 before what happened.</source>
        <translation>있었던 일 앞에 2017, 2017-06 또는 2017-06-12처럼 쓰세요.</translation>
    </message>
    <message>
        <source>Write a number such as 512 or 4K before its text; on a logarithmic axis it is greater than 0.</source>
        <translation>텍스트 앞에 512나 4K 같은 수를 쓰세요. 로그 축에서는 0보다 커야 합니다.</translation>
    </message>
    <message>
        <source>Only the first %1 events are drawn; line %2 is the first that is not.</source>
        <translation>처음 %1개의 사건만 그립니다. %2번째 줄부터는 그리지 않습니다.</translation>
    </message>
    <message>
        <source>Only the first %1 lines are drawn; line %2 is the first that is not.</source>
        <translation>처음 %1줄만 그립니다. %2번째 줄부터는 그리지 않습니다.</translation>
    </message>
    <message>
        <source>Line %1 is long; its first %2 letters are drawn.</source>
        <translation>%1번째 줄이 깁니다. 처음 %2글자만 그립니다.</translation>
    </message>
    <message>
        <source>There are so many events that their letters can hardly be read. Leave some out, or make the timeline wider.</source>
        <translation>사건이 너무 많아 글자를 읽기 어렵습니다. 몇 개를 빼거나 연표를 넓히세요.</translation>
    </message>
    <message>
        <source>So many events have no room beside each other.</source>
        <translation>이렇게 많은 사건은 나란히 놓을 자리가 없습니다.</translation>
    </message>
    <message>
        <source>Leave some out, or make the timeline wider.</source>
        <translation>몇 개를 빼거나 연표를 넓히세요.</translation>
    </message>
    <message>
        <source>The tree is so large that its letters can hardly be read. Fold some of it, or show fewer levels in a tree of their own.</source>
        <translation>나무가 너무 커서 글자를 읽기 어렵습니다. 일부를 접거나 몇 단계를 따로 나무로 만드세요.</translation>
    </message>
    <message>
        <source>No icon is chosen.</source>
        <translation>아이콘을 고르지 않았습니다.</translation>
    </message>
    <message>
        <source>Write what it should show, such as book.</source>
        <translation>보여 줄 것을 쓰세요. 예: 책</translation>
    </message>
    <message>
        <source>There is no icon “%1”.</source>
        <translation>“%1” 아이콘이 없습니다.</translation>
    </message>
    <message>
        <source>Write another word for what it should show, such as book.</source>
        <translation>보여 줄 것을 다른 낱말로 쓰세요. 예: 책</translation>
    </message>
    <message>
        <source>Near to it: %1.</source>
        <translation>비슷한 것: %1.</translation>
    </message>
    <message>
        <source>There is no clip at this place.</source>
        <translation>이 자리에 클립이 없습니다.</translation>
    </message>
    <message>
        <source>There is no track %1.</source>
        <translation>트랙 %1이(가) 없습니다.</translation>
    </message>
    <message>
        <source>A clip needs a type.</source>
        <translation>클립에는 종류가 있어야 합니다.</translation>
    </message>
    <message>
        <source>Choose an animation.</source>
        <translation>애니메이션을 고르세요.</translation>
    </message>
    <message>
        <source>A clip cannot start before 0 or last less than nothing.</source>
        <translation>클립은 0초보다 앞에서 시작하거나 길이가 0보다 작을 수 없습니다.</translation>
    </message>
    <message>
        <source>Use a start, duration and lag of at least 0.</source>
        <translation>시작, 길이, 시차를 0 이상으로 하세요.</translation>
    </message>
    <message>
        <source>There is no scene “%1”, or no place %2 for it.</source>
        <translation>장면 “%1”이(가) 없거나 %2번째 자리가 없습니다.</translation>
    </message>
    <message>
        <source>A node needs a type, and an id without “.” and “/”.</source>
        <translation>노드에는 종류와, “.”와 “/”가 없는 ID가 있어야 합니다.</translation>
    </message>
    <message>
        <source>Use letters, digits and hyphens, such as “title-2”.</source>
        <translation>“title-2”처럼 영문자, 숫자, 하이픈을 쓰세요.</translation>
    </message>
    <message>
        <source>There is no node “%1”.</source>
        <translation>노드 “%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>There is no place %1 for a track.</source>
        <translation>트랙을 놓을 %1번째 자리가 없습니다.</translation>
    </message>
    <message>
        <source>“%1” is not the name of an asset.</source>
        <translation>“%1”은(는) 강의 속 파일의 이름이 아닙니다.</translation>
    </message>
    <message>
        <source>Begin it with assets/.</source>
        <translation>assets/로 시작하게 하세요.</translation>
    </message>
    <message>
        <source>The file name “%1” does not stay inside the lecture.</source>
        <translation>파일 이름 “%1”이(가) 강의 밖을 가리킵니다.</translation>
    </message>
    <message>
        <source>Use a relative name without “..”, such as assets/picture.png.</source>
        <translation>assets/picture.png처럼 “..”이 없는 상대 경로를 쓰세요.</translation>
    </message>
    <message>
        <source>Not every system can store a file named “%1”.</source>
        <translation>“%1”이라는 이름의 파일을 저장할 수 없는 시스템이 있습니다.</translation>
    </message>
    <message>
        <source>Use a short name without \ : * ? &quot; &lt; &gt; | and control characters.</source>
        <translation>\ : * ? &quot; &lt; &gt; | 와 제어 문자가 없는 짧은 이름을 쓰세요.</translation>
    </message>
    <message>
        <source>“%1” cannot be the id of a scene, which names its file.</source>
        <translation>“%1”은(는) 장면의 ID가 될 수 없습니다. ID가 파일 이름이 되기 때문입니다.</translation>
    </message>
    <message>
        <source>Use letters, digits and hyphens, such as “opening”.</source>
        <translation>“opening”처럼 영문자, 숫자, 하이픈을 쓰세요.</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>참 또는 거짓</translation>
    </message>
    <message>
        <source>the number %1</source>
        <translation>수 %1</translation>
    </message>
    <message>
        <source>the text “%1”</source>
        <translation>텍스트 “%1”</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>목록</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>객체</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>There is %1 where %2 belongs.</source>
        <translation>%2이(가) 와야 할 자리에 %1이(가) 있습니다.</translation>
    </message>
    <message>
        <source>Write for instance %1.</source>
        <translation>예를 들어 %1처럼 적으세요.</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>텍스트가 비어 있습니다.</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation>“%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>a text or a text for each language</source>
        <translation>텍스트 또는 언어별 텍스트</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>수</translation>
    </message>
    <message>
        <source>%1 is not possible here.</source>
        <translation>여기에는 %1을(를) 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Write a number from %1 to %2.</source>
        <translation>%1부터 %2까지의 수를 적으세요.</translation>
    </message>
    <message>
        <source>Write a number that is at least %1.</source>
        <translation>%1 이상의 수를 적으세요.</translation>
    </message>
    <message>
        <source>%1 is not a version.</source>
        <translation>%1은(는) 버전이 아닙니다.</translation>
    </message>
    <message>
        <source>Write a whole number from 1.</source>
        <translation>1 이상의 정수를 적으세요.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>파일이 비어 있습니다.</translation>
    </message>
    <message>
        <source>This is one JSON file of a lecture, not the whole.</source>
        <translation>강의 전체가 아니라 강의에 속한 JSON 파일 하나입니다.</translation>
    </message>
    <message>
        <source>Open the lecture.json beside or above it.</source>
        <translation>같은 폴더나 위 폴더의 lecture.json을 여세요.</translation>
    </message>
    <message>
        <source>A lecture is saved as a file with the suffix .lecture, or as a folder.</source>
        <translation>강의는 확장자가 .lecture인 파일이나 폴더로 저장됩니다.</translation>
    </message>
    <message>
        <source>Call it %1.lecture.</source>
        <translation>이름을 %1.lecture로 하세요.</translation>
    </message>
    <message>
        <source>The folder holds more than the %1 files a lecture may have.</source>
        <translation>폴더가 강의의 한도인 파일 %1개를 넘습니다.</translation>
    </message>
    <message>
        <source>Remove from assets/ what the lecture does not use.</source>
        <translation>강의에서 쓰지 않는 것을 assets/에서 지우세요.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>그런 파일이 없습니다.</translation>
    </message>
    <message>
        <source>Check the name.</source>
        <translation>이름을 확인하세요.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>일반 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>Choose a .lecture file or the folder of a lecture.</source>
        <translation>.lecture 파일이나 강의 폴더를 고르세요.</translation>
    </message>
    <message>
        <source>The file cannot be read (%1).</source>
        <translation>파일을 읽을 수 없습니다(%1).</translation>
    </message>
    <message>
        <source>Check its permissions.</source>
        <translation>권한을 확인하세요.</translation>
    </message>
    <message>
        <source>The file is larger than the %1 MiB a lecture may have.</source>
        <translation>파일이 강의의 한도인 %1 MiB보다 큽니다.</translation>
    </message>
    <message>
        <source>Make its assets smaller.</source>
        <translation>강의에 담긴 파일을 줄이세요.</translation>
    </message>
    <message>
        <source>Check the disk, or take the lecture from a copy.</source>
        <translation>디스크를 확인하거나 강의의 사본을 사용하세요.</translation>
    </message>
    <message>
        <source>The file cannot be written (%1).</source>
        <translation>파일에 쓸 수 없습니다(%1).</translation>
    </message>
    <message>
        <source>Choose another folder, or check its permissions.</source>
        <translation>다른 폴더를 고르거나 권한을 확인하세요.</translation>
    </message>
    <message>
        <source>The file was not saved (%1); the old one is untouched.</source>
        <translation>파일을 저장하지 못했습니다(%1). 이전 파일은 그대로입니다.</translation>
    </message>
    <message>
        <source>The file was not saved (%1).</source>
        <translation>파일을 저장하지 못했습니다(%1).</translation>
    </message>
    <message>
        <source>Make room on the disk, or choose another folder.</source>
        <translation>디스크 공간을 확보하거나 다른 폴더를 고르세요.</translation>
    </message>
    <message>
        <source>The name of the file is too long.</source>
        <translation>파일 이름이 너무 깁니다.</translation>
    </message>
    <message>
        <source>Give it a shorter one: 255 letters at most, or 85 in Korean or Chinese.</source>
        <translation>더 짧은 이름을 지어 주세요. 영문은 255자, 한글이나 한자는 85자까지입니다.</translation>
    </message>
    <message>
        <source>The folder cannot be made.</source>
        <translation>폴더를 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>Remove the file yourself.</source>
        <translation>파일을 직접 지우세요.</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>%1행 %2열</translation>
    </message>
    <message>
        <source>The text is not UTF-8.</source>
        <translation>텍스트가 UTF-8이 아닙니다.</translation>
    </message>
    <message>
        <source>Save the file with the encoding UTF-8.</source>
        <translation>파일을 UTF-8 인코딩으로 저장하세요.</translation>
    </message>
    <message>
        <source>Take it from a copy of the lecture.</source>
        <translation>강의의 사본에서 가져오세요.</translation>
    </message>
    <message>
        <source>Something follows after the end of the JSON text.</source>
        <translation>JSON 텍스트가 끝난 뒤에 다른 내용이 있습니다.</translation>
    </message>
    <message>
        <source>Remove it, or look for a bracket that closes too early.</source>
        <translation>그것을 지우거나, 너무 일찍 닫힌 괄호를 찾아보세요.</translation>
    </message>
    <message>
        <source>The text ends too early.</source>
        <translation>텍스트가 중간에 끝났습니다.</translation>
    </message>
    <message>
        <source>There is “%1” where %2 belongs.</source>
        <translation>%2이(가) 와야 할 자리에 “%1”이(가) 있습니다.</translation>
    </message>
    <message>
        <source>Correct the JSON at this place.</source>
        <translation>이 자리의 JSON을 고치세요.</translation>
    </message>
    <message>
        <source>There are more than %1 values in one file.</source>
        <translation>한 파일에 값이 %1개보다 많습니다.</translation>
    </message>
    <message>
        <source>Keep large numbers in an asset, for instance a .npy file.</source>
        <translation>많은 숫자는 .npy 같은 파일로 강의에 담으세요.</translation>
    </message>
    <message>
        <source>More than %1 levels are nested in one another.</source>
        <translation>%1단계보다 깊이 중첩되어 있습니다.</translation>
    </message>
    <message>
        <source>No lecture needs that many: take the file from a copy.</source>
        <translation>이만큼 필요한 강의는 없습니다. 사본에서 가져오세요.</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>a key in quotation marks</source>
        <translation>따옴표로 묶은 키</translation>
    </message>
    <message>
        <source>a colon</source>
        <translation>콜론</translation>
    </message>
    <message>
        <source>a comma or “}”</source>
        <translation>쉼표 또는 “}”</translation>
    </message>
    <message>
        <source>“%1” stands twice in one object.</source>
        <translation>한 객체에 “%1”이(가) 두 번 있습니다.</translation>
    </message>
    <message>
        <source>Rename or remove one of the two.</source>
        <translation>둘 중 하나의 이름을 바꾸거나 지우세요.</translation>
    </message>
    <message>
        <source>a comma or “]”</source>
        <translation>쉼표 또는 “]”</translation>
    </message>
    <message>
        <source>a digit</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>A number begins with a zero.</source>
        <translation>수가 0으로 시작합니다.</translation>
    </message>
    <message>
        <source>Write it without leading zeros.</source>
        <translation>앞의 0을 빼고 적으세요.</translation>
    </message>
    <message>
        <source>The number %1 is too large.</source>
        <translation>수 %1이(가) 너무 큽니다.</translation>
    </message>
    <message>
        <source>Write a number below 1.8e308.</source>
        <translation>1.8e308보다 작은 수를 적으세요.</translation>
    </message>
    <message>
        <source>A line break or control character stands inside a text.</source>
        <translation>텍스트 안에 줄바꿈이나 제어 문자가 있습니다.</translation>
    </message>
    <message>
        <source>Close the quotation marks, or write \n.</source>
        <translation>따옴표를 닫거나 \n을 쓰세요.</translation>
    </message>
    <message>
        <source>A \u escape in this text is only half of a character.</source>
        <translation>이 텍스트의 \u 표기가 글자의 절반뿐입니다.</translation>
    </message>
    <message>
        <source>Write the character itself, or both halves.</source>
        <translation>글자 자체나 양쪽 절반을 모두 적으세요.</translation>
    </message>
    <message>
        <source>one of the escapes \n \t \&quot; \\ \u</source>
        <translation>\n \t \&quot; \\ \u 가운데 하나</translation>
    </message>
    <message>
        <source>a number of four hexadecimal digits</source>
        <translation>네 자리 16진수</translation>
    </message>
    <message>
        <source>The JSON text is larger than %1 MiB.</source>
        <translation>JSON 텍스트가 %1 MiB보다 큽니다.</translation>
    </message>
    <message>
        <source>There is no text for the language “%1”.</source>
        <translation>언어 “%1”의 텍스트가 없습니다.</translation>
    </message>
    <message>
        <source>Write one; until then that of another language is shown.</source>
        <translation>하나 적으세요. 그때까지는 다른 언어의 텍스트가 보입니다.</translation>
    </message>
    <message>
        <source>“%1” is not there; “%2” counts instead. Write one of these: %3.</source>
        <translation>“%1”이(가) 없어 “%2”을(를) 씁니다. 다음 가운데 하나를 적으세요: %3.</translation>
    </message>
    <message>
        <source>%1 × %2 numbers are wanted here, and %3 × %4 are given.</source>
        <translation>여기에는 %1 × %2개의 수가 필요한데 %3 × %4개가 주어졌습니다.</translation>
    </message>
    <message>
        <source>There are no numbers for the language “%1”.</source>
        <translation>언어 “%1”의 숫자가 없습니다.</translation>
    </message>
    <message>
        <source>Write them; until then those of another language stand in.</source>
        <translation>적으세요. 그때까지는 다른 언어의 숫자가 쓰입니다.</translation>
    </message>
    <message>
        <source>Something else stands where an object belongs.</source>
        <translation>객체가 와야 할 자리에 다른 것이 있습니다.</translation>
    </message>
    <message>
        <source>Write an object in braces, or remove it.</source>
        <translation>중괄호로 묶은 객체를 적거나 지우세요.</translation>
    </message>
    <message>
        <source>The scene says it is “%1”, but its file is %2.</source>
        <translation>장면의 ID는 “%1”인데 파일은 %2입니다.</translation>
    </message>
    <message>
        <source>Write “%1” as its id, or rename the file.</source>
        <translation>ID를 “%1”(으)로 적거나 파일 이름을 바꾸세요.</translation>
    </message>
    <message>
        <source>A node is an object.</source>
        <translation>노드는 객체여야 합니다.</translation>
    </message>
    <message>
        <source>Write {&quot;type&quot;: &quot;…&quot;}, or remove it.</source>
        <translation>{&quot;type&quot;: &quot;…&quot;}이라고 적거나 지우세요.</translation>
    </message>
    <message>
        <source>This is not a frame rate.</source>
        <translation>프레임 속도가 아닙니다.</translation>
    </message>
    <message>
        <source>Write pictures a second as a whole number such as 60, or as a fraction such as &quot;30000/1001&quot;.</source>
        <translation>초당 그림 수를 60 같은 정수나 &quot;30000/1001&quot; 같은 분수로 적으세요.</translation>
    </message>
    <message>
        <source>“%1” is not the name of a scene file.</source>
        <translation>“%1”은(는) 장면 파일의 이름이 아닙니다.</translation>
    </message>
    <message>
        <source>Write a name like &quot;scenes/opening.json&quot;.</source>
        <translation>&quot;scenes/opening.json&quot; 같은 이름을 적으세요.</translation>
    </message>
    <message>
        <source>The scene %1 is listed twice.</source>
        <translation>장면 %1이(가) 두 번 올라 있습니다.</translation>
    </message>
    <message>
        <source>Remove one of the two, or make a copy of the scene with another id.</source>
        <translation>둘 중 하나를 지우거나, 장면을 복사해 다른 ID를 주세요.</translation>
    </message>
    <message>
        <source>The scene file %1 is missing.</source>
        <translation>장면 파일 %1이(가) 없습니다.</translation>
    </message>
    <message>
        <source>Put the file back, or remove it from the list of scenes.</source>
        <translation>파일을 되돌려 놓거나 장면 목록에서 지우세요.</translation>
    </message>
    <message>
        <source>The file does not hold a JSON object.</source>
        <translation>파일에 JSON 객체가 없습니다.</translation>
    </message>
    <message>
        <source>It must begin with “{”: take it from a copy.</source>
        <translation>“{”로 시작해야 합니다. 사본에서 가져오세요.</translation>
    </message>
    <message>
        <source>There is no lecture.json, so this is not a lecture.</source>
        <translation>lecture.json이 없으므로 강의가 아닙니다.</translation>
    </message>
    <message>
        <source>Choose a .lecture file, or a folder with a lecture.json in it.</source>
        <translation>.lecture 파일이나 lecture.json이 있는 폴더를 고르세요.</translation>
    </message>
    <message>
        <source>This lecture.json does not belong to Lectograph.</source>
        <translation>이 lecture.json은 Lectograph의 것이 아닙니다.</translation>
    </message>
    <message>
        <source>It must contain &quot;format&quot;: &quot;lectograph&quot;.</source>
        <translation>&quot;format&quot;: &quot;lectograph&quot;가 들어 있어야 합니다.</translation>
    </message>
    <message>
        <source>The version of the format is missing.</source>
        <translation>형식의 버전이 없습니다.</translation>
    </message>
    <message>
        <source>Write &quot;version&quot;: %1.</source>
        <translation>&quot;version&quot;: %1이라고 적으세요.</translation>
    </message>
    <message>
        <source>The scene file is missing.</source>
        <translation>장면 파일이 없습니다.</translation>
    </message>
    <message>
        <source>Put it back.</source>
        <translation>되돌려 놓으세요.</translation>
    </message>
    <message>
        <source>The scene has no duration and no clip, so it lasts no time at all.</source>
        <translation>장면에 길이도 클립도 없어 재생 시간이 없습니다.</translation>
    </message>
    <message>
        <source>Give it a duration, or add a clip.</source>
        <translation>길이를 정하거나 클립을 추가하세요.</translation>
    </message>
    <message>
        <source>The clip ends at %1 s, but the scene already at %2 s.</source>
        <translation>클립은 %1초에 끝나는데 장면은 %2초에 먼저 끝납니다.</translation>
    </message>
    <message>
        <source>Make the scene longer, or let the clip end earlier.</source>
        <translation>장면을 늘리거나 클립을 일찍 끝내세요.</translation>
    </message>
    <message>
        <source>There is no template “%1”.</source>
        <translation>템플릿 “%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>No templates are installed.</source>
        <translation>설치된 템플릿이 없습니다.</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation>사용할 수 있는 것: %1.</translation>
    </message>
    <message>
        <source>This lecture was made by a newer Lectograph (format %1; this one reads up to %2).</source>
        <translation>이 강의는 더 새로운 Lectograph에서 만들었습니다(형식 %1, 이 프로그램은 %2까지 읽음).</translation>
    </message>
    <message>
        <source>Update Lectograph to open it.</source>
        <translation>열려면 Lectograph를 업데이트하세요.</translation>
    </message>
    <message>
        <source>The format %1 of this lecture is not known.</source>
        <translation>이 강의의 형식 %1을(를) 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Open and save it with the Lectograph that made it, or correct the version.</source>
        <translation>만들었던 Lectograph로 열어 다시 저장하거나 버전을 고치세요.</translation>
    </message>
    <message>
        <source>This part is larger than the %1 MiB that are read again.</source>
        <translation>이 부분은 다시 읽을 수 있는 한도인 %1 MiB보다 큽니다.</translation>
    </message>
    <message>
        <source>The lecture is larger than the %1 MiB or %2 files that are read again.</source>
        <translation>강의가 다시 읽을 수 있는 한도인 %1 MiB 또는 파일 %2개보다 큽니다.</translation>
    </message>
    <message>
        <source>Two scenes have the id “%1”.</source>
        <translation>두 장면의 ID가 모두 “%1”입니다.</translation>
    </message>
    <message>
        <source>There is nothing to export: the video would have no frames.</source>
        <translation>내보낼 것이 없습니다. 동영상에 프레임이 하나도 없게 됩니다.</translation>
    </message>
    <message>
        <source>Choose a longer part of the lecture.</source>
        <translation>강의의 더 긴 부분을 고르세요.</translation>
    </message>
    <message>
        <source>%1 cannot be transparent.</source>
        <translation>%1은(는) 투명할 수 없습니다.</translation>
    </message>
    <message>
        <source>Use .webm, .mov or a PNG sequence, or keep the background.</source>
        <translation>.webm, .mov, PNG 그림을 쓰거나 배경을 그대로 두세요.</translation>
    </message>
    <message>
        <source>“%1” is no colour.</source>
        <translation>“%1”은(는) 색이 아닙니다.</translation>
    </message>
    <message>
        <source>Write #RRGGBB, #RRGGBBAA or #RGB with digits 0–9 and A–F.</source>
        <translation>0–9와 A–F로 #RRGGBB, #RRGGBBAA 또는 #RGB를 적으세요.</translation>
    </message>
    <message>
        <source>There is no colour “%1”.</source>
        <translation>색 “%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>Korean (CP949)</source>
        <translation>한국어(CP949)</translation>
    </message>
    <message>
        <source>Chinese (GB18030)</source>
        <translation>중국어 간체(GB18030)</translation>
    </message>
    <message>
        <source>Chinese (Big5)</source>
        <translation>중국어 번체(Big5)</translation>
    </message>
    <message>
        <source>Western European (Windows-1252)</source>
        <translation>서유럽어(Windows-1252)</translation>
    </message>
    <message>
        <source>The letters of the file cannot be read: it is damaged, or in an unknown encoding.</source>
        <translation>파일의 글자를 읽을 수 없습니다. 파일이 손상되었거나 알 수 없는 인코딩입니다.</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>UTF-8로 저장하세요.</translation>
    </message>
    <message>
        <source>There is no easing “%1”.</source>
        <translation>이징 “%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>Take for instance smooth, linear or ease-in-out.</source>
        <translation>예를 들어 smooth, linear, ease-in-out을 쓰세요.</translation>
    </message>
    <message>
        <source>The arguments of “%1” do not fit.</source>
        <translation>“%1”의 인수가 맞지 않습니다.</translation>
    </message>
    <message>
        <source>Write %1 with %2.</source>
        <translation>%2인 %1을(를) 적으세요.</translation>
    </message>
    <message>
        <source>x1 and x2 between 0 and 1</source>
        <translation>x1과 x2가 0과 1 사이</translation>
    </message>
    <message>
        <source>n from 1 to 1000</source>
        <translation>n이 1부터 1000까지</translation>
    </message>
    <message>
        <source>a before b, both between 0 and 1</source>
        <translation>a가 b보다 앞이고 둘 다 0과 1 사이</translation>
    </message>
    <message>
        <source>the name of a curve that is not squished already</source>
        <translation>이름이 아직 squish되지 않은 곡선</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>혹시 %1인가요?</translation>
    </message>
    <message>
        <source>Did you mean %1 or %2?</source>
        <translation>혹시 %1 또는 %2인가요?</translation>
    </message>
    <message>
        <source>There is no property “%1” here; it is kept but does nothing.</source>
        <translation>여기에는 속성 “%1”이(가) 없습니다. 보관은 하지만 아무 일도 하지 않습니다.</translation>
    </message>
    <message>
        <source>Remove it, or look up the block&apos;s properties.</source>
        <translation>지우거나 블록의 속성을 찾아보세요.</translation>
    </message>
    <message>
        <source>Nothing is linked here.</source>
        <translation>여기에 연결된 것이 없습니다.</translation>
    </message>
    <message>
        <source>Link a shape.</source>
        <translation>도형을 연결하세요.</translation>
    </message>
    <message>
        <source>There is no block “%1” to link to.</source>
        <translation>연결할 블록 “%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>Link one of the scene&apos;s blocks, or remove the link.</source>
        <translation>장면의 블록 하나를 연결하거나 연결을 끊으세요.</translation>
    </message>
    <message>
        <source>The block “%1” has no output “%2”.</source>
        <translation>블록 “%1”에는 출력 “%2”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>An output of the kind “%1” does not fit a property of the kind “%2”.</source>
        <translation>“%1” 종류의 출력은 “%2” 종류의 속성에 맞지 않습니다.</translation>
    </message>
    <message>
        <source>Link an output that fits, or put a converting block between them.</source>
        <translation>맞는 출력을 연결하거나 그 사이에 변환 블록을 놓으세요.</translation>
    </message>
    <message>
        <source>Only a shape has parts or stands on the stage.</source>
        <translation>도형만 부분을 가지거나 무대에 설 수 있습니다.</translation>
    </message>
    <message>
        <source>Take the part, or “staged”, out of the link.</source>
        <translation>연결에서 부분이나 “staged”를 빼세요.</translation>
    </message>
    <message>
        <source>Only the first output of “%1” stands on the stage.</source>
        <translation>“%1”의 첫 출력만 무대에 설 수 있습니다.</translation>
    </message>
    <message>
        <source>Link that, or take “staged” out of the link.</source>
        <translation>그것을 연결하거나 연결에서 “staged”를 빼세요.</translation>
    </message>
    <message>
        <source>This cannot be used as a value of the kind “%1”.</source>
        <translation>“%1” 종류의 값으로 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Link an output of a fitting kind.</source>
        <translation>맞는 종류의 출력을 연결하세요.</translation>
    </message>
    <message>
        <source>This program does not know blocks of the type “%1”.</source>
        <translation>이 프로그램은 “%1” 종류의 블록을 모릅니다.</translation>
    </message>
    <message>
        <source>These blocks feed each other in a circle: %1.</source>
        <translation>이 블록들이 서로 맞물려 순환합니다: %1.</translation>
    </message>
    <message>
        <source>Remove one of the links.</source>
        <translation>연결 하나를 끊으세요.</translation>
    </message>
    <message>
        <source>More than %1 blocks hang below this one, each on the next.</source>
        <translation>이 블록 아래에 %1개가 넘는 블록이 줄줄이 이어져 있습니다.</translation>
    </message>
    <message>
        <source>Link some of them to an earlier block of the chain.</source>
        <translation>그중 일부를 더 앞의 블록에 연결하세요.</translation>
    </message>
    <message>
        <source>A block of the type “%1” gave other outputs than it declares.</source>
        <translation>“%1” 종류의 블록이 선언한 것과 다른 출력을 내보냈습니다.</translation>
    </message>
    <message>
        <source>Update the plugin that brings it.</source>
        <translation>이 블록을 제공하는 플러그인을 업데이트하세요.</translation>
    </message>
    <message>
        <source>The block “%1” gives no shape that could be shown.</source>
        <translation>블록 “%1”은(는) 보여 줄 도형을 내보내지 않습니다.</translation>
    </message>
    <message>
        <source>Take it off the stage.</source>
        <translation>무대에서 내리세요.</translation>
    </message>
    <message>
        <source>There is no stage on which “%1” could stand.</source>
        <translation>“%1”이(가) 설 무대가 없습니다.</translation>
    </message>
    <message>
        <source>A keyframe&apos;s handle is not a pair of numbers.</source>
        <translation>키프레임의 핸들이 한 쌍의 수가 아닙니다.</translation>
    </message>
    <message>
        <source>Write [seconds, value].</source>
        <translation>[초, 값]으로 적으세요.</translation>
    </message>
    <message>
        <source>A keyframe has no time.</source>
        <translation>키프레임에 시간이 없습니다.</translation>
    </message>
    <message>
        <source>Give it &quot;at&quot;, in seconds from the start of the scene.</source>
        <translation>장면 시작부터의 초를 &quot;at&quot;으로 적으세요.</translation>
    </message>
    <message>
        <source>A keyframe lies outside every lecture.</source>
        <translation>키프레임이 어떤 강의보다도 바깥에 있습니다.</translation>
    </message>
    <message>
        <source>Keep &quot;at&quot; within a hundred hours.</source>
        <translation>&quot;at&quot;을 100시간 안으로 하세요.</translation>
    </message>
    <message>
        <source>There are no keyframes in the list.</source>
        <translation>목록에 키프레임이 없습니다.</translation>
    </message>
    <message>
        <source>Add one, or write a plain value.</source>
        <translation>하나 추가하거나 값을 그냥 적으세요.</translation>
    </message>
    <message>
        <source>This has no value: something like 0/0 was computed.</source>
        <translation>값이 없습니다. 0/0 같은 계산이 있었습니다.</translation>
    </message>
    <message>
        <source>Look up what is linked here.</source>
        <translation>여기에 연결된 것을 확인하세요.</translation>
    </message>
    <message>
        <source>%1%2 is too small.</source>
        <translation>%1%2은(는) 너무 작습니다.</translation>
    </message>
    <message>
        <source>The least is %1%2.</source>
        <translation>최솟값은 %1%2입니다.</translation>
    </message>
    <message>
        <source>%1%2 is too large.</source>
        <translation>%1%2은(는) 너무 큽니다.</translation>
    </message>
    <message>
        <source>The most is %1%2.</source>
        <translation>최댓값은 %1%2입니다.</translation>
    </message>
    <message>
        <source>“%1” is not one of the choices.</source>
        <translation>“%1”은(는) 선택할 수 있는 것이 아닙니다.</translation>
    </message>
    <message>
        <source>Choose one of: %1.</source>
        <translation>다음에서 고르세요: %1.</translation>
    </message>
    <message>
        <source>The property “%1” has no name or is there twice.</source>
        <translation>속성 “%1”에 이름이 없거나 두 번 있습니다.</translation>
    </message>
    <message>
        <source>The section “%1” of the catalog cannot be read.</source>
        <translation>카탈로그의 “%1” 부분을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>Write an object with one object for each name.</source>
        <translation>이름마다 객체 하나씩을 가진 객체로 쓰세요.</translation>
    </message>
    <message>
        <source>The block “%1” is there already.</source>
        <translation>블록 “%1”이(가) 이미 있습니다.</translation>
    </message>
    <message>
        <source>Give it another name.</source>
        <translation>다른 이름을 붙이세요.</translation>
    </message>
    <message>
        <source>The block “%1” gives nothing.</source>
        <translation>블록 “%1”에 출력이 없습니다.</translation>
    </message>
    <message>
        <source>Declare an output and evaluate().</source>
        <translation>출력과 evaluate()를 선언하세요.</translation>
    </message>
    <message>
        <source>The block “%1” is to be placed but its first output is no shape.</source>
        <translation>블록 “%1”은(는) 배치되어야 하는데 첫 출력이 도형이 아닙니다.</translation>
    </message>
    <message>
        <source>A number is wanted here.</source>
        <translation>여기에는 수가 필요합니다.</translation>
    </message>
    <message>
        <source>Write it without quotes, for instance 2.5.</source>
        <translation>2.5처럼 따옴표 없이 적으세요.</translation>
    </message>
    <message>
        <source>This number is not finite.</source>
        <translation>이 수는 유한하지 않습니다.</translation>
    </message>
    <message>
        <source>Write a number of ordinary size.</source>
        <translation>보통 크기의 수를 적으세요.</translation>
    </message>
    <message>
        <source>The rows of this tensor are not equally long.</source>
        <translation>이 텐서의 행 길이가 서로 다릅니다.</translation>
    </message>
    <message>
        <source>Give every row the same number of entries.</source>
        <translation>모든 행의 성분 개수를 같게 하세요.</translation>
    </message>
    <message>
        <source>true or false is wanted here.</source>
        <translation>여기에는 true나 false가 필요합니다.</translation>
    </message>
    <message>
        <source>A position such as [1.5, −2] or [1.5, −2, 0] is wanted here.</source>
        <translation>여기에는 [1.5, −2]나 [1.5, −2, 0] 같은 위치가 필요합니다.</translation>
    </message>
    <message>
        <source>A text, or a map of language to text, is wanted here.</source>
        <translation>여기에는 텍스트나 언어별 텍스트가 필요합니다.</translation>
    </message>
    <message>
        <source>A shape can only come from another block.</source>
        <translation>도형은 다른 블록에서만 올 수 있습니다.</translation>
    </message>
    <message>
        <source>A value of the kind “%1” is wanted here.</source>
        <translation>여기에는 “%1” 종류의 값이 필요합니다.</translation>
    </message>
    <message>
        <source>A whole number is wanted here, not %1.</source>
        <translation>여기에는 %1이(가) 아니라 정수가 필요합니다.</translation>
    </message>
    <message>
        <source>Round it.</source>
        <translation>반올림하세요.</translation>
    </message>
    <message>
        <source>Write the list as texts in quotes.</source>
        <translation>목록을 따옴표로 묶은 텍스트로 적으세요.</translation>
    </message>
    <message>
        <source>Write a list in square brackets.</source>
        <translation>대괄호로 묶은 목록을 적으세요.</translation>
    </message>
    <message>
        <source>Link it: {&quot;link&quot;: &quot;NODE&quot;}.</source>
        <translation>연결하세요: {&quot;link&quot;: &quot;NODE&quot;}.</translation>
    </message>
    <message>
        <source>There is too little space on the disk: %1 MB are free, at least %2 MB are needed.</source>
        <translation>디스크 공간이 모자랍니다. %1MB가 남았는데 적어도 %2MB가 필요합니다.</translation>
    </message>
    <message>
        <source>Free some space there or export to another disk.</source>
        <translation>공간을 확보하거나 다른 디스크로 내보내세요.</translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation>내보내기가 중단되었습니다.</translation>
    </message>
    <message>
        <source>There is not enough memory for this export.</source>
        <translation>이 내보내기를 하기에는 메모리가 모자랍니다.</translation>
    </message>
    <message>
        <source>Use a smaller picture.</source>
        <translation>화면 크기를 줄이세요.</translation>
    </message>
    <message>
        <source>Give the lecture a length.</source>
        <translation>강의에 길이를 주세요.</translation>
    </message>
    <message>
        <source>%1 knows no transparency.</source>
        <translation>%1에는 투명도가 없습니다.</translation>
    </message>
    <message>
        <source>Use .webm, .mov or NAME%05d.png, or keep the background.</source>
        <translation>.webm, .mov, NAME%05d.png를 쓰거나 배경을 그대로 두세요.</translation>
    </message>
    <message>
        <source>MP4 video (H.264)</source>
        <translation>MP4 동영상 (H.264)</translation>
    </message>
    <message>
        <source>WebM video (VP9)</source>
        <translation>WebM 동영상 (VP9)</translation>
    </message>
    <message>
        <source>QuickTime video (ProRes 4444)</source>
        <translation>QuickTime 동영상 (ProRes 4444)</translation>
    </message>
    <message>
        <source>PNG pictures</source>
        <translation>PNG 그림</translation>
    </message>
    <message>
        <source>“%1” does not say where the number of the picture goes.</source>
        <translation>“%1”에 그림 번호가 들어갈 자리가 없습니다.</translation>
    </message>
    <message>
        <source>Write it as %05d, for instance picture%05d.png.</source>
        <translation>picture%05d.png처럼 %05d로 적으세요.</translation>
    </message>
    <message>
        <source>The file name has no ending that tells the format.</source>
        <translation>파일 이름에 형식을 나타내는 확장자가 없습니다.</translation>
    </message>
    <message>
        <source>“.%1” is no format to export to.</source>
        <translation>“.%1”은(는) 내보낼 수 있는 형식이 아닙니다.</translation>
    </message>
    <message>
        <source>Use .mp4, .webm, .mov, .gif or NAME%05d.png.</source>
        <translation>.mp4, .webm, .mov, .gif, NAME%05d.png를 쓰세요.</translation>
    </message>
    <message>
        <source>A video of %1 pixels is too small.</source>
        <translation>%1픽셀 동영상은 너무 작습니다.</translation>
    </message>
    <message>
        <source>Each side needs at least %1.</source>
        <translation>각 변은 적어도 %1이어야 합니다.</translation>
    </message>
    <message>
        <source>%1 pixels are too many for %2.</source>
        <translation>%1픽셀은 %2에 너무 많습니다.</translation>
    </message>
    <message>
        <source>Each side may have at most %1.</source>
        <translation>각 변은 %1까지 될 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 needs an even width and height, not %2.</source>
        <translation>%1은(는) 너비와 높이가 짝수여야 하는데 %2입니다.</translation>
    </message>
    <message>
        <source>Use %1.</source>
        <translation>%1을(를) 쓰세요.</translation>
    </message>
    <message>
        <source>%1/%2 frames a second are no rate for a video.</source>
        <translation>초당 %1/%2프레임은 동영상의 속도가 될 수 없습니다.</translation>
    </message>
    <message>
        <source>Use 1 to %1.</source>
        <translation>1부터 %1까지 쓰세요.</translation>
    </message>
    <message>
        <source>%1 shows at most %2 frames a second, not %3.</source>
        <translation>%1은(는) 초당 %3이(가) 아니라 %2프레임까지 보여 줍니다.</translation>
    </message>
    <message>
        <source>Use 50, 30 or 25.</source>
        <translation>50, 30, 25 중에서 쓰세요.</translation>
    </message>
    <message>
        <source>Use 60 or 30.</source>
        <translation>60이나 30을 쓰세요.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>파일이 아니라 폴더입니다.</translation>
    </message>
    <message>
        <source>Give the file a name.</source>
        <translation>파일에 이름을 붙이세요.</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>폴더 “%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>Create it or choose another one.</source>
        <translation>만들거나 다른 폴더를 고르세요.</translation>
    </message>
    <message>
        <source>Nothing can be written to the folder “%1”.</source>
        <translation>폴더 “%1”에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Choose another folder or change its permissions.</source>
        <translation>다른 폴더를 고르거나 권한을 바꾸세요.</translation>
    </message>
    <message>
        <source>The picture could not be compressed: %1.</source>
        <translation>그림을 압축할 수 없습니다: %1.</translation>
    </message>
    <message>
        <source>The folder holds pictures of a longer export: “%1” would follow the last one.</source>
        <translation>폴더에 더 긴 내보내기의 그림이 있습니다. “%1”이(가) 마지막 그림 뒤에 이어지게 됩니다.</translation>
    </message>
    <message>
        <source>Remove them or choose another folder or name.</source>
        <translation>그 그림을 지우거나 다른 폴더나 이름을 고르세요.</translation>
    </message>
    <message>
        <source>This computer&apos;s FFmpeg cannot make %1: its encoder “%2” is missing.</source>
        <translation>이 컴퓨터의 FFmpeg는 %1을(를) 만들 수 없습니다. 인코더 “%2”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>Install an FFmpeg with %1 or choose another format.</source>
        <translation>%1이(가) 든 FFmpeg를 설치하거나 다른 형식을 고르세요.</translation>
    </message>
    <message>
        <source>This computer&apos;s FFmpeg cannot write %1 files.</source>
        <translation>이 컴퓨터의 FFmpeg는 %1 파일을 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Install a complete FFmpeg or choose another format.</source>
        <translation>완전한 FFmpeg를 설치하거나 다른 형식을 고르세요.</translation>
    </message>
    <message>
        <source>The encoder “%1” does not start: %2.</source>
        <translation>인코더 “%1”이(가) 시작되지 않습니다: %2.</translation>
    </message>
    <message>
        <source>Try a smaller picture or another format.</source>
        <translation>화면 크기를 줄이거나 다른 형식을 써 보세요.</translation>
    </message>
    <message>
        <source>Queries of %1 and keys of %2 do not fit together.</source>
        <translation>%1 쿼리와 %2 키가 서로 맞지 않습니다.</translation>
    </message>
    <message>
        <source>Give both the same number of columns, at least 1.</source>
        <translation>둘의 열 수를 같게, 1 이상으로 하세요.</translation>
    </message>
    <message>
        <source>Keys of %1 and values of %2 do not fit together.</source>
        <translation>%1 키와 %2 값이 서로 맞지 않습니다.</translation>
    </message>
    <message>
        <source>Give both one row for each token.</source>
        <translation>둘 다 토큰마다 한 행씩 두세요.</translation>
    </message>
    <message>
        <source>A tensor of %1×%2 numbers cannot be made.</source>
        <translation>수가 %1×%2개인 텐서는 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>Take no negative size and at most %1 numbers.</source>
        <translation>크기는 음수가 아니게, 수는 %1개까지 쓰세요.</translation>
    </message>
    <message>
        <source>%1 cannot be the base of a positional encoding.</source>
        <translation>%1은(는) 위치 인코딩의 밑이 될 수 없습니다.</translation>
    </message>
    <message>
        <source>Take a number above 0; 10000 is usual.</source>
        <translation>0보다 큰 수를 쓰세요. 보통은 10000입니다.</translation>
    </message>
    <message>
        <source>The columns of a %1 tensor cannot be turned in pairs.</source>
        <translation>%1 텐서의 열은 둘씩 회전할 수 없습니다.</translation>
    </message>
    <message>
        <source>Give it an even number of columns.</source>
        <translation>열의 수를 짝수로 하세요.</translation>
    </message>
    <message>
        <source>Give both the same shape, or the second one row or column.</source>
        <translation>둘의 모양을 같게 하거나 둘째를 한 행이나 한 열로 하세요.</translation>
    </message>
    <message>
        <source>A %1 tensor cannot be multiplied with a %2 tensor.</source>
        <translation>%1 텐서와 %2 텐서는 곱할 수 없습니다.</translation>
    </message>
    <message>
        <source>A %1 tensor and a %2 tensor cannot be added.</source>
        <translation>%1 텐서와 %2 텐서는 더할 수 없습니다.</translation>
    </message>
    <message>
        <source>A %1 tensor and a %2 tensor cannot be multiplied number by number.</source>
        <translation>%1 텐서와 %2 텐서는 성분별로 곱할 수 없습니다.</translation>
    </message>
    <message>
        <source>A %1 tensor has no part of %2×%3 numbers at row %4, column %5.</source>
        <translation>%1 텐서의 %4행 %5열에는 %2×%3 크기의 부분이 없습니다.</translation>
    </message>
    <message>
        <source>Rows and columns are counted from 0.</source>
        <translation>행과 열은 0부터 셉니다.</translation>
    </message>
    <message>
        <source>A %1 tensor and a %2 tensor cannot stand under one another.</source>
        <translation>%1 텐서와 %2 텐서는 위아래로 이어 붙일 수 없습니다.</translation>
    </message>
    <message>
        <source>Give all the same number of columns.</source>
        <translation>모두 열 수를 같게 하세요.</translation>
    </message>
    <message>
        <source>A %1 tensor and a %2 tensor cannot stand side by side.</source>
        <translation>%1 텐서와 %2 텐서는 옆으로 이어 붙일 수 없습니다.</translation>
    </message>
    <message>
        <source>Give all the same number of rows.</source>
        <translation>모두 행 수를 같게 하세요.</translation>
    </message>
    <message>
        <source>The animation “%1” is there already.</source>
        <translation>애니메이션 “%1”이(가) 이미 있습니다.</translation>
    </message>
    <message>
        <source>The animation “%1” does nothing.</source>
        <translation>애니메이션 “%1”은(는) 아무 일도 하지 않습니다.</translation>
    </message>
    <message>
        <source>Declare its channels and apply().</source>
        <translation>채널과 apply()를 선언하세요.</translation>
    </message>
    <message>
        <source>“%1” is a plugin of another program (%2).</source>
        <translation>“%1”은(는) 다른 프로그램의 플러그인입니다(%2).</translation>
    </message>
    <message>
        <source>Remove the file.</source>
        <translation>파일을 지우세요.</translation>
    </message>
    <message>
        <source>The plugin “%1” was built for version %2 of the plugin interface; this program has version %3.</source>
        <translation>플러그인 “%1”은(는) 플러그인 인터페이스 버전 %2용으로 만들어졌지만, 이 프로그램의 버전은 %3입니다.</translation>
    </message>
    <message>
        <source>Update this program, or ask the author of the plugin for a new build.</source>
        <translation>이 프로그램을 업데이트하거나 플러그인 제작자에게 새로 빌드해 달라고 요청하세요.</translation>
    </message>
    <message>
        <source>Ask the author of the plugin for a new build, or remove the file.</source>
        <translation>플러그인 제작자에게 새로 빌드해 달라고 요청하거나 파일을 지우세요.</translation>
    </message>
    <message>
        <source>The upgrade of “%1” from version %2 is not valid, or is there already.</source>
        <translation>“%1”의 버전 %2 업그레이드가 올바르지 않거나 이미 있습니다.</translation>
    </message>
    <message>
        <source>Add one step for each version, beginning with 1.</source>
        <translation>1부터 버전마다 단계를 하나씩 추가하세요.</translation>
    </message>
    <message>
        <source>The plugin “%1” could not be loaded: %2.</source>
        <translation>플러그인 “%1”을(를) 불러올 수 없습니다: %2.</translation>
    </message>
    <message>
        <source>This program does not know animations of the type “%1”; the clip is kept but does nothing.</source>
        <translation>이 프로그램은 “%1” 종류의 애니메이션을 모릅니다. 클립은 보관하지만 아무 일도 하지 않습니다.</translation>
    </message>
    <message>
        <source>Install the plugin that brings it.</source>
        <translation>이것을 제공하는 플러그인을 설치하세요.</translation>
    </message>
    <message>
        <source>There is no block “%1” that could be on stage.</source>
        <translation>무대에 올릴 블록 “%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>Add the block, or take it off the stage.</source>
        <translation>블록을 추가하거나 무대에서 내리세요.</translation>
    </message>
    <message>
        <source>The clip is for “%1”, which is not a block of this scene.</source>
        <translation>클립의 대상 “%1”은(는) 이 장면의 블록이 아닙니다.</translation>
    </message>
    <message>
        <source>Choose another target.</source>
        <translation>다른 대상을 고르세요.</translation>
    </message>
    <message>
        <source>A lag cannot run over “%1”.</source>
        <translation>“%1”에는 시차를 둘 수 없습니다.</translation>
    </message>
    <message>
        <source>Choose one of: whole, children, leaves.</source>
        <translation>whole, children, leaves 중에서 고르세요.</translation>
    </message>
    <message>
        <source>How “%1” stands would depend on itself: %2.</source>
        <translation>“%1”의 상태가 자신에게 의존하게 됩니다: %2.</translation>
    </message>
    <message>
        <source>Let one of the clips in this circle start later, or link the block instead of its staged state.</source>
        <translation>이 순환에 있는 클립 하나를 늦게 시작하거나, 무대 상태 대신 블록을 연결하세요.</translation>
    </message>
    <message>
        <source>The formula is too much for the formula engine: </source>
        <translation>수식이 수식 엔진에 너무 버겁습니다: </translation>
    </message>
    <message>
        <source>Split it or nest it less deeply.</source>
        <translation>나누거나 덜 깊게 중첩하세요.</translation>
    </message>
    <message>
        <source>there is no application object.</source>
        <translation>애플리케이션 객체가 없습니다.</translation>
    </message>
    <message>
        <source>Add the “}” that is missing.</source>
        <translation>빠진 “}”를 추가하세요.</translation>
    </message>
    <message>
        <source>Add the “}” that is missing, or remove the “{” that is too many.</source>
        <translation>빠진 “}”를 추가하거나 남는 “{”를 지우세요.</translation>
    </message>
    <message>
        <source>Remove the “}” that is too many, or add the “{” that is missing before it.</source>
        <translation>남는 “}”를 지우거나 그 앞에 빠진 “{”를 추가하세요.</translation>
    </message>
    <message>
        <source>Add the “]” that is missing.</source>
        <translation>빠진 “]”를 추가하세요.</translation>
    </message>
    <message>
        <source>Check its spelling; words belong into \text{…}, names of functions into \operatorname{…}.</source>
        <translation>철자를 확인하세요. 단어는 \text{…}, 함수 이름은 \operatorname{…} 안에 적습니다.</translation>
    </message>
    <message>
        <source>Put what the command needs into braces after it.</source>
        <translation>명령에 필요한 것을 그 뒤에 중괄호로 묶어 적으세요.</translation>
    </message>
    <message>
        <source>Put the superscript or subscript after it, in braces if it is longer than one character.</source>
        <translation>그 뒤에 위첨자나 아래첨자를 적고, 한 글자보다 길면 중괄호로 묶으세요.</translation>
    </message>
    <message>
        <source>Put braces around what carries the first subscript, or both subscripts into one pair of braces.</source>
        <translation>첫 아래첨자가 붙은 것을 중괄호로 묶거나 두 아래첨자를 한 중괄호에 넣으세요.</translation>
    </message>
    <message>
        <source>Put braces around what carries the first superscript, or both superscripts into one pair of braces.</source>
        <translation>첫 위첨자가 붙은 것을 중괄호로 묶거나 두 위첨자를 한 중괄호에 넣으세요.</translation>
    </message>
    <message>
        <source>Give every \left its \right; “\right.” closes without a bracket.</source>
        <translation>\left마다 \right를 두세요. “\right.”은 괄호 없이 닫습니다.</translation>
    </message>
    <message>
        <source>Give every \right its \left; “\left.” opens without a bracket.</source>
        <translation>\right마다 \left를 두세요. “\left.”은 괄호 없이 엽니다.</translation>
    </message>
    <message>
        <source>Put a bracket after it, such as ( [ \{ or | — or “.” for none.</source>
        <translation>그 뒤에 ( [ \{ | 같은 괄호나, 없으면 “.”을 적으세요.</translation>
    </message>
    <message>
        <source>“&amp;” stands between the columns of a matrix or of aligned lines; \&amp; is the character itself.</source>
        <translation>“&amp;”는 행렬의 열이나 정렬된 줄 사이에 씁니다. 글자 자체는 \&amp;입니다.</translation>
    </message>
    <message>
        <source>Check the name of the environment.</source>
        <translation>환경의 이름을 확인하세요.</translation>
    </message>
    <message>
        <source>Let \begin{…} and \end{…} name the same environment, the inner ones closed first.</source>
        <translation>\begin{…}과 \end{…}의 환경 이름을 같게 하고 안쪽부터 닫으세요.</translation>
    </message>
    <message>
        <source>Add the \end{…} that is missing.</source>
        <translation>빠진 \end{…}를 추가하세요.</translation>
    </message>
    <message>
        <source>Give every \end{…} its \begin{…}.</source>
        <translation>\end{…}마다 \begin{…}을 두세요.</translation>
    </message>
    <message>
        <source>Close the mathematics in the text with a “$”.</source>
        <translation>글 속의 수식을 “$”로 닫으세요.</translation>
    </message>
    <message>
        <source>\# is the character itself.</source>
        <translation>글자 자체는 \#입니다.</translation>
    </message>
    <message>
        <source>A macro calls itself: define it by something else.</source>
        <translation>매크로가 자신을 부릅니다. 다르게 정의하세요.</translation>
    </message>
    <message>
        <source>Remove \tag{…} and put the number beside the formula as a text.</source>
        <translation>\tag{…}를 지우고 번호는 수식 옆에 텍스트로 놓으세요.</translation>
    </message>
    <message>
        <source>A formula is not closed</source>
        <translation>닫히지 않은 수식이 있습니다</translation>
    </message>
    <message>
        <source>No installed font has %1, drawn as hollow boxes; install a font for that script, for instance one of the Noto family.</source>
        <translation>설치된 글꼴에 %1이(가) 없어 빈 상자로 그립니다. Noto 계열처럼 그 문자가 있는 글꼴을 설치하세요.</translation>
    </message>
    <message>
        <source>The disk with the folder “%1” is full.</source>
        <translation>폴더 “%1”이(가) 있는 디스크가 가득 찼습니다.</translation>
    </message>
    <message>
        <source>The file has grown larger than is allowed there.</source>
        <translation>파일이 그곳에서 허용하는 크기를 넘었습니다.</translation>
    </message>
    <message>
        <source>Export to another disk.</source>
        <translation>다른 디스크로 내보내세요.</translation>
    </message>
    <message>
        <source>The file could not be written: %1.</source>
        <translation>파일을 쓸 수 없습니다: %1.</translation>
    </message>
    <message>
        <source>Check that the disk is in order or export to another folder.</source>
        <translation>디스크에 문제가 없는지 확인하거나 다른 폴더로 내보내세요.</translation>
    </message>
    <message>
        <source>Formulas cannot be set: </source>
        <translation>수식을 조판할 수 없습니다: </translation>
    </message>
    <message>
        <source>Reinstall the program.</source>
        <translation>프로그램을 다시 설치하세요.</translation>
    </message>
    <message>
        <source>Correct the LaTeX of the formula.</source>
        <translation>수식의 LaTeX를 고치세요.</translation>
    </message>
    <message>
        <source>Write x and y of each point in turn: x1, y1, x2, y2, …</source>
        <translation>각 점의 x와 y를 차례로 적으세요: x1, y1, x2, y2, …</translation>
    </message>
    <message>
        <source>An axis ends before it begins.</source>
        <translation>축의 끝이 시작보다 앞에 있습니다.</translation>
    </message>
    <message>
        <source>“%1” has fewer than five numbers, and is left out.</source>
        <translation>“%1”에는 수가 다섯 개보다 적어 그리지 않았습니다.</translation>
    </message>
    <message>
        <source>A pie has no slices for numbers below 0; they are left out.</source>
        <translation>0보다 작은 수에는 조각이 없어서 그리지 않았습니다.</translation>
    </message>
    <message>
        <source>Write the name or the number of one, or nothing for the first.</source>
        <translation>열의 이름이나 번호를 적거나, 첫 열이면 비워 두세요.</translation>
    </message>
    <message>
        <source>There is no column “%1” of numbers.</source>
        <translation>“%1”(이)라는 숫자 열이 없습니다.</translation>
    </message>
    <message>
        <source>“%1” names rows or columns that are not there.</source>
        <translation>“%1”(이)가 가리키는 행이나 열이 없습니다.</translation>
    </message>
    <message>
        <source>There is room for only one of %1 names at an axis.</source>
        <translation>축에는 이름 %1개 중 하나만 들어갈 자리가 있습니다.</translation>
    </message>
    <message>
        <source>Make the most greater than the least.</source>
        <translation>최댓값을 최솟값보다 크게 하세요.</translation>
    </message>
    <message>
        <source>An axis with more than %1 ticks is drawn without any; make the step longer.</source>
        <translation>눈금이 %1개를 넘는 축은 눈금 없이 그립니다. 간격을 늘리세요.</translation>
    </message>
    <message>
        <source>The numbers reach from %1 to %2, beyond the %3 axis from %4 to %5.</source>
        <translation>값이 %1에서 %2까지여서, %4에서 %5까지인 %3축을 벗어납니다.</translation>
    </message>
    <message>
        <source>Give as many of both, or no x values.</source>
        <translation>둘의 개수를 같게 하거나 x값을 비우세요.</translation>
    </message>
    <message>
        <source>A curve needs two numbers.</source>
        <translation>곡선에는 수가 둘 이상 필요합니다.</translation>
    </message>
    <message>
        <source>Link or write more of them.</source>
        <translation>더 연결하거나 적으세요.</translation>
    </message>
    <message>
        <source>There is no number here that could count.</source>
        <translation>여기에는 셀 수 있는 숫자가 없습니다.</translation>
    </message>
    <message>
        <source>Choose a number, a matrix of numbers or a part of one as the target.</source>
        <translation>대상으로 숫자, 숫자 행렬 또는 그 부분을 고르세요.</translation>
    </message>
    <message>
        <source>The axis to turn about has no direction.</source>
        <translation>회전축에 방향이 없습니다.</translation>
    </message>
    <message>
        <source>Use [0, 0, 1] for a turn in the picture.</source>
        <translation>화면 위에서 돌리려면 [0, 0, 1]을 쓰세요.</translation>
    </message>
    <message>
        <source>There is no path to follow.</source>
        <translation>따라갈 경로가 없습니다.</translation>
    </message>
    <message>
        <source>Link a line, a curve or any other outline.</source>
        <translation>직선, 곡선 또는 다른 윤곽선을 연결하세요.</translation>
    </message>
    <message>
        <source>Choose one inside it; rows and columns count from 0.</source>
        <translation>행렬 안의 성분을 고르세요. 행과 열은 0부터 셉니다.</translation>
    </message>
    <message>
        <source>%1(%2) has no value.</source>
        <translation>%1(%2)의 값이 없습니다.</translation>
    </message>
    <message>
        <source>Choose another function, or link a matrix without such numbers.</source>
        <translation>다른 함수를 고르거나 그런 수가 없는 행렬을 연결하세요.</translation>
    </message>
    <message>
        <source>“%1” was to get a colour but is not in the text.</source>
        <translation>색을 줄 “%1”이(가) 텍스트에 없습니다.</translation>
    </message>
    <message>
        <source>Link or write as many values as the text asks for.</source>
        <translation>텍스트에 필요한 만큼 값을 연결하거나 적으세요.</translation>
    </message>
    <message>
        <source>Link or write as many words as the text asks for.</source>
        <translation>텍스트에 필요한 만큼 문구를 연결하거나 적으세요.</translation>
    </message>
    <message>
        <source>These would be %1 formulas.</source>
        <translation>수식이 %1개나 됩니다.</translation>
    </message>
    <message>
        <source>The most is %1: choose a smaller last number or a shorter table.</source>
        <translation>최대 %1개입니다. 마지막 번호를 줄이거나 표를 짧게 하세요.</translation>
    </message>
    <message>
        <source>“%1” is not expected here.</source>
        <translation>여기에 “%1”이(가) 올 수 없습니다.</translation>
    </message>
    <message>
        <source>Write an operator such as + or * before it.</source>
        <translation>그 앞에 +나 * 같은 연산자를 적으세요.</translation>
    </message>
    <message>
        <source>The formula is nested too deeply.</source>
        <translation>식이 너무 깊게 중첩되었습니다.</translation>
    </message>
    <message>
        <source>Split it over several blocks.</source>
        <translation>여러 블록으로 나누세요.</translation>
    </message>
    <message>
        <source>The formula ends where a number or name is expected.</source>
        <translation>수나 이름이 와야 할 곳에서 식이 끝났습니다.</translation>
    </message>
    <message>
        <source>Complete it.</source>
        <translation>마저 적으세요.</translation>
    </message>
    <message>
        <source>“%1” stands where a number or name is expected.</source>
        <translation>수나 이름이 와야 할 곳에 “%1”이(가) 있습니다.</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>지우세요.</translation>
    </message>
    <message>
        <source>“%1” is not known here.</source>
        <translation>여기서 “%1”은(는) 알 수 없는 이름입니다.</translation>
    </message>
    <message>
        <source>There are a, b, c, d, x1, x2, … (as many as numbers are given), pi, e and tau.</source>
        <translation>쓸 수 있는 것: a, b, c, d, x1, x2, …(주어진 수만큼), pi, e, tau.</translation>
    </message>
    <message>
        <source>There is no function “%1”.</source>
        <translation>함수 “%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>The functions are: %1.</source>
        <translation>쓸 수 있는 함수: %1.</translation>
    </message>
    <message>
        <source>“%1” takes %2 numbers, not %3.</source>
        <translation>“%1”에는 수가 %3개가 아니라 %2개 필요합니다.</translation>
    </message>
    <message>
        <source>Separate them by commas.</source>
        <translation>쉼표로 구분하세요.</translation>
    </message>
    <message>
        <source>A “%1” is missing.</source>
        <translation>“%1”이(가) 빠졌습니다.</translation>
    </message>
    <message>
        <source>Close the bracket.</source>
        <translation>괄호를 닫으세요.</translation>
    </message>
    <message>
        <source>Outputs of that block: %1.</source>
        <translation>그 블록의 출력: %1.</translation>
    </message>
    <message>
        <source>The last point has no y: the count of numbers is odd (%1).</source>
        <translation>마지막 점에 y가 없습니다. 수의 개수가 홀수(%1개)입니다.</translation>
    </message>
    <message>
        <source>A Bézier curve has 4, 7, 10, … points, not %1.</source>
        <translation>베지에 곡선의 점은 4, 7, 10, …개여야 하는데 %1개입니다.</translation>
    </message>
    <message>
        <source>Write two handles between each two points through which it passes.</source>
        <translation>곡선이 지나가는 두 점 사이마다 핸들을 두 개씩 적으세요.</translation>
    </message>
    <message>
        <source>There is not one x value for each number (numbers: %1, x values: %2).</source>
        <translation>수와 x값의 개수가 다릅니다(수 %1개, x값 %2개).</translation>
    </message>
    <message>
        <source>A matrix of %1×%2 (rows × columns) has no entry %3, %4.</source>
        <translation>%1×%2(행×열) 행렬에는 (%3, %4) 성분이 없습니다.</translation>
    </message>
    <message>
        <source>“%1” asks for number %2; numbers given: %3.</source>
        <translation>“%1”에는 %2번째 수가 필요합니다. 주어진 수: %3개.</translation>
    </message>
    <message>
        <source>“%1” asks for text %2; texts given: %3.</source>
        <translation>“%1”에는 %2번째 텍스트가 필요합니다. 주어진 텍스트: %3개.</translation>
    </message>
    <message>
        <source>Row %1 has fewer cells than others (%2 of %3). Those missing are left empty.</source>
        <translation>%1번째 행의 칸이 다른 행보다 적습니다(%3개 중 %2개). 없는 칸은 비워 둡니다.</translation>
    </message>
    <message>
        <source>“%1” in row %2, column %3 is not a number.</source>
        <translation>행 %2, 열 %3의 “%1”은(는) 수가 아닙니다.</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <translation>행 %1, 열 %2: %3</translation>
    </message>
    <message>
        <source>“%1” is no alignment. Write left, centre, right, decimal or auto.</source>
        <translation>“%1”은(는) 정렬이 아닙니다. left, centre, right, decimal, auto 가운데 하나를 쓰세요.</translation>
    </message>
    <message>
        <source>“%1” names no row, column or cell of the table.</source>
        <translation>표에 “%1”(이)라는 행, 열, 칸이 없습니다.</translation>
    </message>
    <message>
        <source>The table has no column “%1”.</source>
        <translation>표에 “%1” 열이 없습니다.</translation>
    </message>
    <message>
        <source>Make the window smaller, or its steps longer.</source>
        <translation>창을 작게 하거나 걸음을 크게 하세요.</translation>
    </message>
    <message>
        <source>The window has too many stops and numbers.</source>
        <translation>창의 멈춤과 숫자가 너무 많습니다.</translation>
    </message>
    <message>
        <source>Make the window smaller, or let zeros stand around the matrix.</source>
        <translation>창을 작게 하거나 행렬 둘레에 0을 두르세요.</translation>
    </message>
    <message>
        <source>The window is larger than the matrix over which it goes.</source>
        <translation>창이 지나갈 행렬보다 큽니다.</translation>
    </message>
    <message>
        <source>The tree has no box “%1”.</source>
        <translation>나무에 “%1” 상자가 없습니다.</translation>
    </message>
    <message>
        <source>No row of the table fits the condition “%1”.</source>
        <translation>조건 “%1”에 맞는 행이 표에 없습니다.</translation>
    </message>
    <message>
        <source>Only the first %1 of %2 rows are drawn.</source>
        <translation>행 %2개 가운데 처음 %1개만 그립니다.</translation>
    </message>
    <message>
        <source>The table is so large that its letters are too small to be read. Show fewer rows or columns.</source>
        <translation>표가 너무 커서 글자가 읽을 수 없을 만큼 작습니다. 행이나 열을 줄이세요.</translation>
    </message>
    <message>
        <source>This is not a sound file that can be read.</source>
        <translation>읽을 수 있는 소리 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>Use WAV, FLAC, MP3, M4A, Ogg or Opus.</source>
        <translation>WAV, FLAC, MP3, M4A, Ogg, Opus 중 하나를 쓰세요.</translation>
    </message>
    <message>
        <source>The sound file is empty.</source>
        <translation>소리 파일이 비어 있습니다.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>다른 파일을 고르세요.</translation>
    </message>
    <message>
        <source>This computer&apos;s FFmpeg cannot decode the sound in this file.</source>
        <translation>이 컴퓨터의 FFmpeg는 이 파일의 소리를 풀지 못합니다.</translation>
    </message>
    <message>
        <source>Convert it to WAV or FLAC.</source>
        <translation>WAV나 FLAC으로 변환하세요.</translation>
    </message>
    <message>
        <source>There is no sound in this file.</source>
        <translation>이 파일에는 소리가 없습니다.</translation>
    </message>
    <message>
        <source>Choose a sound file, or a video with sound.</source>
        <translation>소리 파일이나 소리가 있는 동영상을 고르세요.</translation>
    </message>
    <message>
        <source>The sound in this file is broken: nothing of it can be decoded.</source>
        <translation>이 파일의 소리가 손상되어 전혀 풀 수 없습니다.</translation>
    </message>
    <message>
        <source>Choose another file, or convert it to WAV or FLAC.</source>
        <translation>다른 파일을 고르거나 WAV나 FLAC으로 변환하세요.</translation>
    </message>
    <message>
        <source>The lecture carries no sound file “%1”.</source>
        <translation>이 강의에는 소리 파일 “%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>Choose another file, mute the sound, or export without sound.</source>
        <translation>다른 파일을 고르거나, 소리를 끄거나, 소리 없이 내보내세요.</translation>
    </message>
    <message>
        <source>the sound of %1</source>
        <translation>%1의 소리</translation>
    </message>
    <message>
        <source>Reading the sound was stopped.</source>
        <translation>소리 읽기를 멈췄습니다.</translation>
    </message>
    <message>
        <source>The sound starts when the lecture is over, so it is never heard.</source>
        <translation>강의가 끝난 뒤에 시작하는 소리라서 들리지 않습니다.</translation>
    </message>
    <message>
        <source>Let it start earlier, or make the scene longer.</source>
        <translation>더 일찍 시작하게 하거나 장면을 늘리세요.</translation>
    </message>
    <message>
        <source>The sound is 0 seconds long, so it is never heard.</source>
        <translation>소리 길이가 0초라서 들리지 않습니다.</translation>
    </message>
    <message>
        <source>Make it longer, or remove it.</source>
        <translation>길이를 늘리거나 지우세요.</translation>
    </message>
    <message>
        <source>The sound has no file, so it is silent.</source>
        <translation>소리에 파일이 없어 들리지 않습니다.</translation>
    </message>
    <message>
        <source>Choose one, or remove the sound.</source>
        <translation>파일을 고르거나 소리를 지우세요.</translation>
    </message>
    <message>
        <source>There is no sound file for the language “%1”.</source>
        <translation>언어 “%1”의 소리 파일이 없습니다.</translation>
    </message>
    <message>
        <source>Choose one; until then that of another language is heard.</source>
        <translation>파일을 고르세요. 그때까지는 다른 언어의 소리가 들립니다.</translation>
    </message>
    <message>
        <source>“%1” does not look like a sound file.</source>
        <translation>“%1”은(는) 소리 파일로 보이지 않습니다.</translation>
    </message>
    <message>
        <source>There is no place %1 for a sound.</source>
        <translation>소리를 둘 %1번 자리가 없습니다.</translation>
    </message>
    <message>
        <source>There is no sound %1.</source>
        <translation>%1번 소리가 없습니다.</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>예 또는 아니요</translation>
    </message>
    <message>
        <source>%1 numbers are too many to be drawn one by one.</source>
        <translation>수 %1개는 하나씩 그리기에 너무 많습니다.</translation>
    </message>
    <message>
        <source>Show a part of them: at most %1.</source>
        <translation>일부만 보이게 하세요. 최대 %1개입니다.</translation>
    </message>
    <message>
        <source>Number %1 is not finite and has no place here.</source>
        <translation>%1번째 수가 유한하지 않아 여기에 놓을 수 없습니다.</translation>
    </message>
    <message>
        <source>Leave masked numbers out, or link the shares after softmax.</source>
        <translation>가려진 수를 빼거나, softmax 뒤의 비율을 연결하세요.</translation>
    </message>
    <message>
        <source>Missing close brace</source>
        <translation>닫는 중괄호가 없습니다</translation>
    </message>
    <message>
        <source>Extra open brace or missing close brace</source>
        <translation>여는 중괄호가 남거나 닫는 중괄호가 없습니다</translation>
    </message>
    <message>
        <source>Extra close brace or missing open brace</source>
        <translation>닫는 중괄호가 남거나 여는 중괄호가 없습니다</translation>
    </message>
    <message>
        <source>Extra close brace while looking for %1</source>
        <translation>%1이(가) 있어야 할 곳에 닫는 중괄호가 있습니다</translation>
    </message>
    <message>
        <source>Could not find closing &apos;]&apos; for argument to %1</source>
        <translation>%1의 인수를 닫는 ‘]’가 없습니다</translation>
    </message>
    <message>
        <source>Could not find %1 for %2</source>
        <translation>%2에 필요한 %1이(가) 없습니다</translation>
    </message>
    <message>
        <source>Undefined control sequence %1</source>
        <translation>%1은(는) 정의되지 않은 명령입니다</translation>
    </message>
    <message>
        <source>Missing argument for %1</source>
        <translation>%1의 인수가 없습니다</translation>
    </message>
    <message>
        <source>Missing superscript or subscript argument</source>
        <translation>위 첨자나 아래 첨자의 내용이 없습니다</translation>
    </message>
    <message>
        <source>Missing open brace for superscript</source>
        <translation>위 첨자를 여는 중괄호가 없습니다</translation>
    </message>
    <message>
        <source>Missing open brace for subscript</source>
        <translation>아래 첨자를 여는 중괄호가 없습니다</translation>
    </message>
    <message>
        <source>Double subscripts: use braces to clarify</source>
        <translation>아래 첨자가 두 번 나옵니다. 중괄호로 묶어 구분하세요</translation>
    </message>
    <message>
        <source>Double exponent: use braces to clarify</source>
        <translation>위 첨자가 두 번 나옵니다. 중괄호로 묶어 구분하세요</translation>
    </message>
    <message>
        <source>Prime causes double exponent: use braces to clarify</source>
        <translation>프라임 기호 때문에 위 첨자가 두 번 나옵니다. 중괄호로 묶어 구분하세요</translation>
    </message>
    <message>
        <source>Extra \left or missing \right</source>
        <translation>\left가 남거나 \right가 없습니다</translation>
    </message>
    <message>
        <source>Missing \left or extra \right</source>
        <translation>\left가 없거나 \right가 남습니다</translation>
    </message>
    <message>
        <source>Extra \middle</source>
        <translation>\left와 \right 밖에 \middle이 있습니다</translation>
    </message>
    <message>
        <source>Missing or unrecognized delimiter for %1</source>
        <translation>%1 뒤의 괄호가 없거나 알 수 없는 괄호입니다</translation>
    </message>
    <message>
        <source>Misplaced %1</source>
        <translation>%1의 위치가 잘못되었습니다</translation>
    </message>
    <message>
        <source>%1 is allowed only on operators</source>
        <translation>%1은(는) 연산자에만 쓸 수 있습니다</translation>
    </message>
    <message>
        <source>Unknown environment &apos;%1&apos;</source>
        <translation>“%1”은(는) 알 수 없는 환경입니다</translation>
    </message>
    <message>
        <source>Invalid environment name &apos;%1&apos;</source>
        <translation>“%1”은(는) 쓸 수 없는 환경 이름입니다</translation>
    </message>
    <message>
        <source>\begin{%1} ended with \end{%2}</source>
        <translation>\begin{%1}이(가) \end{%2}(으)로 끝납니다</translation>
    </message>
    <message>
        <source>Missing \end{%1}</source>
        <translation>\end{%1}이(가) 없습니다</translation>
    </message>
    <message>
        <source>Erroneous nesting of equation structures</source>
        <translation>수식 구조가 잘못 겹쳐 있습니다</translation>
    </message>
    <message>
        <source>Math mode is not properly terminated</source>
        <translation>수식 모드가 제대로 닫히지 않았습니다</translation>
    </message>
    <message>
        <source>You can&apos;t use &apos;macro parameter character #&apos; in math mode</source>
        <translation>수식에서는 매크로 매개변수 문자 #을 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>MathJax maximum macro substitution count exceeded; is here a recursive macro call?</source>
        <translation>매크로를 너무 많이 펼쳤습니다. 매크로가 자기 자신을 부르나요?</translation>
    </message>
    <message>
        <source>MathJax maximum substitution count exceeded; is there a recursive latex environment?</source>
        <translation>너무 많이 펼쳤습니다. 환경이 자기 자신을 부르나요?</translation>
    </message>
    <message>
        <source>Missing box for %1</source>
        <translation>%1에 넣을 상자가 없습니다</translation>
    </message>
    <message>
        <source>Missing dimension or its units for %1</source>
        <translation>%1의 길이나 단위가 없습니다</translation>
    </message>
    <message>
        <source>Bracket argument to %1 must be a dimension</source>
        <translation>%1의 대괄호 인수는 길이여야 합니다</translation>
    </message>
    <message>
        <source>The argument to %1 must be an integer</source>
        <translation>%1의 인수는 정수여야 합니다</translation>
    </message>
    <message>
        <source>Argument to %1 must be a positive integer</source>
        <translation>%1의 인수는 양의 정수여야 합니다</translation>
    </message>
    <message>
        <source>Alignment must be one to three copies of l, c, or r</source>
        <translation>정렬은 l, c, r을 한 개에서 세 개까지 적어야 합니다</translation>
    </message>
    <message>
        <source>Illegal pream-token (%1)</source>
        <translation>열 지정에 쓸 수 없는 글자입니다 (%1)</translation>
    </message>
    <message>
        <source>Extra alignment tab in \cases text</source>
        <translation>\cases에 ‘&amp;’ 기호가 너무 많습니다</translation>
    </message>
    <message>
        <source>Multiple %1</source>
        <translation>%1이(가) 여러 번 나옵니다</translation>
    </message>
    <message>
        <source>Color model &apos;%1&apos; not defined</source>
        <translation>색 모델 “%1”은(는) 정의되지 않았습니다</translation>
    </message>
    <message>
        <source>Invalid color value</source>
        <translation>색 값이 잘못되었습니다</translation>
    </message>
    <message>
        <source>Invalid number</source>
        <translation>숫자가 잘못되었습니다</translation>
    </message>
    <message>
        <source>%1 not allowed in %2 environment</source>
        <translation>%2 환경에서는 %1을(를) 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>Runaway argument for %1?</source>
        <translation>%1의 인수가 끝나지 않았나요?</translation>
    </message>
    <message>
        <source>An equation number cannot be drawn</source>
        <translation>수식 번호는 그릴 수 없습니다</translation>
    </message>
    <message>
        <source>character %1 “%2”</source>
        <translation>%1번째 글자 “%2”</translation>
    </message>
    <message>
        <source>characters %1–%2 “%3”</source>
        <translation>%1–%2번째 글자 “%3”</translation>
    </message>
    <message>
        <source>formula “%1”</source>
        <translation>수식 “%1”</translation>
    </message>
    <message>
        <source>The text has %L1 formulas.</source>
        <translation>텍스트에 수식이 %L1개 있습니다.</translation>
    </message>
    <message>
        <source>The most is %L1: divide it into several texts.</source>
        <translation>최대 %L1개입니다. 여러 텍스트로 나누세요.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>character %1</source>
        <translation>%1번째 글자</translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>메모리가 부족합니다.</translation>
    </message>
    <message>
        <source>Make it smaller, or close other programs.</source>
        <translation>크기를 줄이거나 다른 프로그램을 닫으세요.</translation>
    </message>
    <message>
        <source>Compressed drawings (.svgz) are not read.</source>
        <translation>압축된 그림(.svgz)은 읽지 않습니다.</translation>
    </message>
    <message>
        <source>Save it as .svg, without compression.</source>
        <translation>압축하지 않은 .svg로 저장하세요.</translation>
    </message>
    <message>
        <source>HEIC pictures, as iPhones take them, are not read.</source>
        <translation>아이폰에서 찍은 HEIC 사진은 읽지 않습니다.</translation>
    </message>
    <message>
        <source>Export it as JPEG. With Settings › Camera › Formats › Most Compatible, an iPhone takes JPEG from then on.</source>
        <translation>JPEG로 내보내세요. 아이폰의 설정 › 카메라 › 포맷에서 ‘높은 호환성’을 고르면 그때부터 JPEG로 찍힙니다.</translation>
    </message>
    <message>
        <source>%1 pictures are not read.</source>
        <translation>%1 형식의 그림은 읽지 않습니다.</translation>
    </message>
    <message>
        <source>Export it as PNG or JPEG from a program for pictures.</source>
        <translation>그림 프로그램에서 PNG나 JPEG로 내보내세요.</translation>
    </message>
    <message>
        <source>Of this animated picture (%1), only the first frame is shown.</source>
        <translation>이 움직이는 그림(%1)은 첫 장면만 보입니다.</translation>
    </message>
    <message>
        <source>Qt’s plugin for %1 pictures is not installed.</source>
        <translation>%1 그림을 읽는 Qt 플러그인이 설치되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>Install qt6-image-formats-plugins, or save the picture as PNG or JPEG.</source>
        <translation>qt6-image-formats-plugins를 설치하거나 그림을 PNG나 JPEG로 저장하세요.</translation>
    </message>
    <message>
        <source>This is not a picture that can be read.</source>
        <translation>읽을 수 있는 그림이 아닙니다.</translation>
    </message>
    <message>
        <source>Open it in a program for pictures and save it as PNG or JPEG.</source>
        <translation>그림 프로그램에서 열어 PNG나 JPEG로 저장하세요.</translation>
    </message>
    <message>
        <source>The picture has %1 million pixels; more than %2 million are not read.</source>
        <translation>그림이 %1백만 픽셀입니다. %2백만 픽셀보다 크면 읽지 않습니다.</translation>
    </message>
    <message>
        <source>Make it smaller in a program for pictures.</source>
        <translation>그림 프로그램에서 크기를 줄이세요.</translation>
    </message>
    <message>
        <source>The picture is stored in so many passes that reading it would take minutes.</source>
        <translation>그림이 너무 많은 단계로 나뉘어 저장되어 읽는 데 몇 분이 걸립니다.</translation>
    </message>
    <message>
        <source>Together with the other pictures of the lecture, this one needs too much memory (more than %1 MiB).</source>
        <translation>강의의 다른 그림과 함께 이 그림에 필요한 메모리가 너무 큽니다(%1 MiB 초과).</translation>
    </message>
    <message>
        <source>Make the pictures smaller in a program for pictures, for instance 1920 pixels wide, or show fewer in one scene.</source>
        <translation>이미지 편집 프로그램에서 그림을 예컨대 너비 1920픽셀로 줄이거나, 한 장면에서 보여 주는 그림 수를 줄이세요.</translation>
    </message>
    <message>
        <source>Save it again as PNG, or as JPEG that is not progressive.</source>
        <translation>PNG나 프로그레시브가 아닌 JPEG로 다시 저장하세요.</translation>
    </message>
    <message>
        <source>The drawing&apos;s “%1” is left out.</source>
        <translation>그림의 “%1”은(는) 그리지 않습니다.</translation>
    </message>
    <message>
        <source>More than 50,000 elements of the drawing would be drawn.</source>
        <translation>그려야 할 그림의 요소가 50,000개보다 많습니다.</translation>
    </message>
    <message>
        <source>It would take too long to read the drawing.</source>
        <translation>그림을 읽는 데 시간이 너무 오래 걸립니다.</translation>
    </message>
    <message>
        <source>The drawing&apos;s elements use one another too often.</source>
        <translation>그림의 요소들이 서로를 너무 여러 번 사용합니다.</translation>
    </message>
    <message>
        <source>What the drawing takes from other files is left out.</source>
        <translation>그림이 다른 파일에서 가져오는 것은 그리지 않습니다.</translation>
    </message>
    <message>
        <source>A picture in the drawing is left out: %1</source>
        <translation>그림 속의 사진 하나가 빠졌습니다: %1</translation>
    </message>
    <message>
        <source>The pictures inside the drawing are too large together.</source>
        <translation>그림 안의 사진들이 합쳐서 너무 큽니다.</translation>
    </message>
    <message>
        <source>The drawing has too much text: more than about 40,000 letters.</source>
        <translation>그림에 글자가 너무 많습니다(약 40,000자 초과).</translation>
    </message>
    <message>
        <source>The drawing has more than 500,000 points.</source>
        <translation>그림의 점이 500,000개보다 많습니다.</translation>
    </message>
    <message>
        <source>A gradient of the drawing is drawn in one colour.</source>
        <translation>그림의 그라디언트 하나를 한 가지 색으로 그립니다.</translation>
    </message>
    <message>
        <source>The drawing reaches further than a million units.</source>
        <translation>그림이 백만 단위보다 멀리까지 닿습니다.</translation>
    </message>
    <message>
        <source>Save it again with a smaller size.</source>
        <translation>더 작은 크기로 다시 저장하세요.</translation>
    </message>
    <message>
        <source>This is not an SVG drawing that can be read: line %1 is wrong.</source>
        <translation>읽을 수 있는 SVG 그림이 아닙니다. %1번째 줄이 잘못되었습니다.</translation>
    </message>
    <message>
        <source>Save it again from the program that made it, or as PNG.</source>
        <translation>만든 프로그램에서 다시 저장하거나 PNG로 저장하세요.</translation>
    </message>
    <message>
        <source>The drawing&apos;s entities stand for too much text.</source>
        <translation>그림의 엔티티가 나타내는 글이 너무 많습니다.</translation>
    </message>
    <message>
        <source>The drawing uses entities of other files, which are not read.</source>
        <translation>그림이 다른 파일의 엔티티를 사용하는데, 이는 읽지 않습니다.</translation>
    </message>
    <message>
        <source>The drawing declares too many prefixes.</source>
        <translation>그림에 선언된 접두사가 너무 많습니다.</translation>
    </message>
    <message>
        <source>Where parts of a group with “%1” overlap, they show through one another.</source>
        <translation>“%1”이(가) 지정된 그룹에서 서로 겹치는 부분은 비쳐 보입니다.</translation>
    </message>
    <message>
        <source>Save it as plain SVG, or as PNG.</source>
        <translation>일반 SVG나 PNG로 저장하세요.</translation>
    </message>
    <message>
        <source>The drawing&apos;s style sheet is longer than a million letters.</source>
        <translation>그림의 스타일 시트가 백만 자보다 깁니다.</translation>
    </message>
    <message>
        <source>The drawing is written in %1, which is not read.</source>
        <translation>그림이 %1(으)로 쓰였는데, 이 인코딩은 읽지 않습니다.</translation>
    </message>
    <message>
        <source>Save it in UTF-8.</source>
        <translation>UTF-8로 저장하세요.</translation>
    </message>
    <message>
        <source>More than %1 elements of the drawing lie inside one another.</source>
        <translation>그림의 요소가 %1단계보다 깊게 겹쳐 있습니다.</translation>
    </message>
    <message>
        <source>The drawing has more than 100,000 elements.</source>
        <translation>그림의 요소가 100,000개보다 많습니다.</translation>
    </message>
    <message>
        <source>Make the drawing simpler, or save it as PNG.</source>
        <translation>그림을 단순하게 만들거나 PNG로 저장하세요.</translation>
    </message>
    <message>
        <source>The drawing is larger than 16 MB.</source>
        <translation>그림이 16 MB보다 큽니다.</translation>
    </message>
    <message>
        <source>The drawing is not written in UTF-8.</source>
        <translation>그림이 UTF-8로 쓰이지 않았습니다.</translation>
    </message>
    <message>
        <source>An element of the drawing has more than 200 attributes.</source>
        <translation>그림의 한 요소에 속성이 200개보다 많습니다.</translation>
    </message>
    <message>
        <source>The blocks of this scene have more than %L1 parts together.</source>
        <translation>이 장면의 블록을 모두 합치면 부분이 %L1개를 넘습니다.</translation>
    </message>
    <message>
        <source>Make fewer copies, or divide the scene into several.</source>
        <translation>복사본을 줄이거나 장면을 여러 개로 나누세요.</translation>
    </message>
    <message>
        <source>What this computes is not finite: something like 1/0 or 0/0.</source>
        <translation>계산 결과가 유한하지 않습니다. 1/0이나 0/0 같은 계산입니다.</translation>
    </message>
    <message>
        <source>Look up the numbers that it is computed from.</source>
        <translation>계산에 쓰인 수를 확인하세요.</translation>
    </message>
    <message>
        <source>“%1” led to a block that was deleted; it ends where that stood.</source>
        <translation>“%1”이(가) 이어지던 블록이 삭제되었습니다. 끝은 그 자리에 있습니다.</translation>
    </message>
    <message>
        <source>Link its end to another block, put it elsewhere, or remove “%1” too.</source>
        <translation>끝을 다른 블록에 연결하거나 다른 곳으로 옮기거나 “%1”도 제거하세요.</translation>
    </message>
    <message>
        <source>No file is chosen for “%1” yet: videos show a placeholder.</source>
        <translation>“%1”의 파일을 아직 선택하지 않았습니다. 동영상에는 자리 표시 그림이 나옵니다.</translation>
    </message>
    <message>
        <source>No file is chosen for “%1” yet.</source>
        <translation>“%1”의 파일을 아직 선택하지 않았습니다.</translation>
    </message>
    <message>
        <source>Choose one, or remove the block.</source>
        <translation>파일을 선택하거나 블록을 제거하세요.</translation>
    </message>
    <message>
        <source>Two new nodes have the id “%1”.</source>
        <translation>새 노드 두 개의 ID가 모두 “%1”입니다.</translation>
    </message>
    <message>
        <source>“%1” is hidden, and nothing in a lecture is.</source>
        <translation>“%1”은(는) 숨긴 파일인데, 강의에는 숨긴 파일이 있을 수 없습니다.</translation>
    </message>
    <message>
        <source>Rename it so that no dot stands before a name, or remove it.</source>
        <translation>이름 앞에 점이 없도록 바꾸거나 지우세요.</translation>
    </message>
    <message>
        <source>The lecture would take too much memory.</source>
        <translation>강의가 메모리를 너무 많이 차지합니다.</translation>
    </message>
    <message>
        <source>The video is too long for a QuickTime file of this frame rate.</source>
        <translation>이 프레임 속도의 QuickTime 파일로 만들기에는 동영상이 너무 깁니다.</translation>
    </message>
    <message>
        <source>Use .mp4, or a whole number of frames a second.</source>
        <translation>.mp4를 쓰거나 초당 프레임 수를 정수로 하세요.</translation>
    </message>
    <message>
        <source>This is a device or a pipe, not a file that could be replaced.</source>
        <translation>이것은 장치나 파이프여서 바꿔 쓸 수 있는 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>다른 이름을 고르세요.</translation>
    </message>
    <message>
        <source>Another export is writing this file.</source>
        <translation>다른 내보내기가 이 파일을 쓰고 있습니다.</translation>
    </message>
    <message>
        <source>Wait until it is done, or choose another name.</source>
        <translation>끝날 때까지 기다리거나 다른 이름을 고르세요.</translation>
    </message>
    <message>
        <source>The sound has %1 samples a second; from 8,000 to 192,000 can be read.</source>
        <translation>이 소리는 초당 샘플이 %1개입니다. 8,000개에서 192,000개까지 읽을 수 있습니다.</translation>
    </message>
    <message>
        <source>Convert it to 48,000 samples a second.</source>
        <translation>초당 샘플 48,000개로 변환하세요.</translation>
    </message>
    <message>
        <source>Try another format or frame rate.</source>
        <translation>다른 형식이나 프레임 속도를 써 보세요.</translation>
    </message>
    <message>
        <source>This is not drawn: the picture would have more than %L1 parts or %L2 points.</source>
        <translation>그리지 않았습니다. 그림의 부분이 %L1개, 점이 %L2개를 넘게 됩니다.</translation>
    </message>
    <message>
        <source>Show less at once.</source>
        <translation>한 번에 덜 보이게 하세요.</translation>
    </message>
    <message>
        <source>This would draw %L1 parts with %L2 points; there may be %L3 parts and %L4 points at most.</source>
        <translation>점 %L2개로 된 부분 %L1개를 그리게 됩니다. 부분은 %L3개, 점은 %L4개까지 그릴 수 있습니다.</translation>
    </message>
    <message>
        <source>Make fewer copies, or show a part of them.</source>
        <translation>복사본을 줄이거나 일부만 보이게 하세요.</translation>
    </message>
    <message>
        <source>This reaches %L1 units from the middle of the frame, and nothing may lie beyond %L2.</source>
        <translation>화면 가운데에서 %L1단위까지 뻗습니다. %L2단위를 넘을 수 없습니다.</translation>
    </message>
    <message>
        <source>Look for a number that is far too large.</source>
        <translation>지나치게 큰 수가 있는지 찾아보세요.</translation>
    </message>
    <message>
        <source>A number of this shape is not finite: something like 1/0 or 0/0 was computed.</source>
        <translation>이 도형의 수가 유한하지 않습니다. 1/0이나 0/0 같은 계산이 있습니다.</translation>
    </message>
    <message>
        <source>Add a PNG, JPEG or SVG file to the lecture and choose it here.</source>
        <translation>강의에 PNG, JPEG, SVG 파일을 추가하고 여기서 고르세요.</translation>
    </message>
    <message>
        <source>The picture is %1 pixels long; more than %2 are not read.</source>
        <translation>그림의 한 변이 %1픽셀입니다. %2픽셀을 넘으면 읽지 않습니다.</translation>
    </message>
    <message>
        <source>Write #RRGGBB, or choose a colour in the palette.</source>
        <translation>#RRGGBB로 적거나 색상표에서 색을 고르세요.</translation>
    </message>
    <message>
        <source>The drawing convention “%1” is not known.</source>
        <translation>“%1”은(는) 알 수 없는 그림체입니다.</translation>
    </message>
    <message>
        <source>Write &quot;gl&quot; (modern) or &quot;ce&quot; (classic).</source>
        <translation>&quot;gl&quot;(모던) 또는 &quot;ce&quot;(클래식)라고 적으세요.</translation>
    </message>
    <message>
        <source>The text goes beyond the frame.</source>
        <translation>텍스트가 화면 밖으로 나갑니다.</translation>
    </message>
    <message>
        <source>%1 s of “%2”</source>
        <translation>“%2”의 %1초</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1초</translation>
    </message>
    <message>
        <source>At %1, letters are %2 % of the frame’s height, too small to be read on a phone.</source>
        <translation>%1에 글자가 화면 높이의 %2 %여서 휴대전화에서 읽기에 너무 작습니다.</translation>
    </message>
    <message>
        <source>At %1, the letters of “%2” are %3 % of the frame’s height, too small to be read on a phone.</source>
        <translation>%1에 “%2”의 글자가 화면 높이의 %3 %여서 휴대전화에서 읽기에 너무 작습니다.</translation>
    </message>
    <message>
        <source>Make them %1 times as large, or show less at once; %2 % is the least.</source>
        <translation>%1배로 키우거나 한 번에 덜 보여 주세요. 적어도 %2 %는 되어야 합니다.</translation>
    </message>
    <message>
        <source>At %1, letters stand out too little from what lies behind them: by %2 to 1.</source>
        <translation>%1에 글자가 뒤에 있는 것과 잘 구별되지 않습니다. 명암비가 %2 : 1입니다.</translation>
    </message>
    <message>
        <source>At %1, “%2” stands out too little from what lies behind it: by %3 to 1.</source>
        <translation>%1에 “%2”이(가) 뒤에 있는 것과 잘 구별되지 않습니다. 명암비가 %3 : 1입니다.</translation>
    </message>
    <message>
        <source>Give it a lighter or darker colour, or change what lies behind it; %1 to 1 is the least.</source>
        <translation>더 밝거나 어두운 색을 쓰거나 뒤에 있는 것을 바꾸세요. 적어도 %1 : 1은 되어야 합니다.</translation>
    </message>
    <message>
        <source>Drag one of its sides to wrap it, or make it smaller.</source>
        <translation>옆쪽 핸들을 끌어 줄을 바꾸거나 크기를 줄이세요.</translation>
    </message>
    <message>
        <source>With the numbers that it has, this goes beyond the frame.</source>
        <translation>지금 값으로는 화면 밖으로 나갑니다.</translation>
    </message>
    <message>
        <source>Make it smaller, or show fewer or smaller numbers.</source>
        <translation>크기를 줄이거나, 값의 개수나 크기를 줄이세요.</translation>
    </message>
    <message>
        <source>This goes step by step from %1 to %2, but eases, so that some steps pass faster than others.</source>
        <translation>%1에서 %2까지 한 단계씩 나아가는데 이징이 걸려 있어, 어떤 단계는 다른 단계보다 빨리 지나갑니다.</translation>
    </message>
    <message>
        <source>Choose the default easing for the keyframe: then each step takes as long.</source>
        <translation>키프레임의 이징을 기본값으로 고르세요. 그러면 모든 단계가 같은 시간 동안 이어집니다.</translation>
    </message>
    <message>
        <source>Choose a constant speed as the easing of the clip: then each step takes as long.</source>
        <translation>클립의 이징을 일정한 속도로 고르세요. 그러면 모든 단계가 같은 시간 동안 이어집니다.</translation>
    </message>
    <message>
        <source>The look of the lecture has no style “%1”.</source>
        <translation>강의의 디자인에 “%1” 스타일이 없습니다.</translation>
    </message>
    <message>
        <source>Choose another style, or add this one to the look.</source>
        <translation>다른 스타일을 고르거나 이 스타일을 디자인에 추가하세요.</translation>
    </message>
    <message>
        <source>A style cannot hold keyframes.</source>
        <translation>스타일에는 키프레임을 넣을 수 없습니다.</translation>
    </message>
    <message>
        <source>Write a value in the style, and the keyframes in the blocks.</source>
        <translation>스타일에는 값을 쓰고, 키프레임은 블록에 쓰세요.</translation>
    </message>
    <message>
        <source>A style cannot hold links.</source>
        <translation>스타일에는 연결을 넣을 수 없습니다.</translation>
    </message>
    <message>
        <source>Write a value in the style, and the link in the blocks.</source>
        <translation>스타일에는 값을 쓰고, 연결은 블록에 쓰세요.</translation>
    </message>
    <message>
        <source>The list has no value for any item.</source>
        <translation>목록에 항목을 위한 값이 없습니다.</translation>
    </message>
    <message>
        <source>Write one value for each item, or one for all.</source>
        <translation>항목마다 값 하나씩, 또는 모두에 값 하나를 쓰세요.</translation>
    </message>
    <message>
        <source>There is no expression here.</source>
        <translation>여기에는 식이 없습니다.</translation>
    </message>
    <message>
        <source>Write one, or a plain value.</source>
        <translation>식이나 일반 값을 쓰세요.</translation>
    </message>
    <message>
        <source>Places in braces belong into texts.</source>
        <translation>중괄호 자리는 텍스트에서만 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Write the expression without braces.</source>
        <translation>중괄호 없이 식을 쓰세요.</translation>
    </message>
    <message>
        <source>More than %L1 blocks are inside.</source>
        <translation>안에 블록이 %L1개보다 많습니다.</translation>
    </message>
    <message>
        <source>Repeat a block, or divide the definition into several.</source>
        <translation>블록을 반복하거나, 정의를 여러 개로 나누세요.</translation>
    </message>
    <message>
        <source>“in” stands for the published properties; no block can have this id.</source>
        <translation>“in”은 공개된 속성을 뜻하므로 어떤 블록도 이 id를 가질 수 없습니다.</translation>
    </message>
    <message>
        <source>Rename the block.</source>
        <translation>블록의 이름을 바꾸세요.</translation>
    </message>
    <message>
        <source>Two blocks inside have the id “%1”.</source>
        <translation>안의 두 블록이 같은 id “%1”을(를) 가집니다.</translation>
    </message>
    <message>
        <source>There is no block “%1” inside that could be drawn.</source>
        <translation>안에 그릴 블록 “%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>Take it out of the list, or add the block.</source>
        <translation>목록에서 빼거나 블록을 추가하세요.</translation>
    </message>
    <message>
        <source>“%1” would be drawn twice.</source>
        <translation>“%1”이(가) 두 번 그려집니다.</translation>
    </message>
    <message>
        <source>Take it out of the list once.</source>
        <translation>목록에서 한 번 빼세요.</translation>
    </message>
    <message>
        <source>The definition draws nothing and has no output.</source>
        <translation>정의가 아무것도 그리지 않고 출력도 없습니다.</translation>
    </message>
    <message>
        <source>Draw one of its blocks.</source>
        <translation>블록 가운데 하나를 그리세요.</translation>
    </message>
    <message>
        <source>The definition of this block has an error: %1</source>
        <translation>이 블록의 정의에 오류가 있습니다: %1</translation>
    </message>
    <message>
        <source>More than %1 blocks hang on each other inside, each on the next.</source>
        <translation>안에서 블록이 %1개 넘게 차례로 이어져 있습니다.</translation>
    </message>
    <message>
        <source>Put fewer definitions into each other.</source>
        <translation>정의를 서로 덜 넣으세요.</translation>
    </message>
    <message>
        <source>The expression gives %1, where a value of the kind “%2” is wanted.</source>
        <translation>식의 결과는 %1이지만 “%2” 종류의 값이 필요합니다.</translation>
    </message>
    <message>
        <source>Compare something, as in x &gt; 0.</source>
        <translation>x &gt; 0처럼 비교하세요.</translation>
    </message>
    <message>
        <source>Change the expression so that it fits.</source>
        <translation>식을 맞게 고치세요.</translation>
    </message>
    <message>
        <source>There is another block “%1” that this scene shows.</source>
        <translation>이 장면에 보이는 블록 가운데 “%1”이(가) 또 있습니다.</translation>
    </message>
    <message>
        <source>Rename one of them.</source>
        <translation>둘 중 하나의 이름을 바꾸세요.</translation>
    </message>
    <message>
        <source>A property changes to one value, not to keyframes.</source>
        <translation>속성은 키프레임이 아니라 한 값으로 바뀝니다.</translation>
    </message>
    <message>
        <source>Write the value that it ends with.</source>
        <translation>마지막 값을 쓰세요.</translation>
    </message>
    <message>
        <source>The block “%1” has no property “%2” that could change.</source>
        <translation>블록 “%1”에는 바뀔 수 있는 속성 “%2”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>Choose one of its properties.</source>
        <translation>그 블록의 속성 중 하나를 선택하세요.</translation>
    </message>
    <message>
        <source>A camera and a point are wanted here, not %1 and %2.</source>
        <translation>여기에는 %1와(과) %2이(가) 아니라 카메라와 점이 필요합니다.</translation>
    </message>
    <message>
        <source>Write them as in inWorld(camera, label.centre).</source>
        <translation>inWorld(camera, label.centre)처럼 쓰세요.</translation>
    </message>
    <message>
        <source>The same is found at %1 more places.</source>
        <translation>같은 문제가 %1곳에 더 있습니다.</translation>
    </message>
    <message>
        <source>Together with the rest of the scene, this is too much to compute.</source>
        <translation>장면의 나머지와 합쳐 계산할 것이 너무 많습니다.</translation>
    </message>
    <message>
        <source>Make it smaller, repeat fewer, or divide the scene into several.</source>
        <translation>더 작게 만들거나 반복을 줄이거나 장면을 여러 개로 나누세요.</translation>
    </message>
    <message>
        <source>Together with the rest of the scene, this needs too much memory.</source>
        <translation>장면의 나머지와 합쳐 메모리가 너무 많이 필요합니다.</translation>
    </message>
    <message>
        <source>Make it smaller, or divide the scene into several.</source>
        <translation>더 작게 만들거나 장면을 여러 개로 나누세요.</translation>
    </message>
    <message>
        <source>This was not computed to its end.</source>
        <translation>끝까지 계산하지 않았습니다.</translation>
    </message>
    <message>
        <source>In the part “%1”: %2</source>
        <translation>부분 “%1”에서: %2</translation>
    </message>
    <message>
        <source>The item %1 does not fit “%2”: %3</source>
        <translation>항목 %1이(가) “%2”에 맞지 않습니다: %3</translation>
    </message>
    <message>
        <source>Give the item to another property.</source>
        <translation>항목을 다른 속성에 주세요.</translation>
    </message>
    <message>
        <source>The list of “%1” is empty.</source>
        <translation>“%1”의 목록이 비어 있습니다.</translation>
    </message>
    <message>
        <source>Give it a value for each item.</source>
        <translation>항목마다 값을 주세요.</translation>
    </message>
    <message>
        <source>“item”, “index” and “count” have a value only where something is repeated.</source>
        <translation>“item”, “index”, “count”는 반복되는 곳에서만 값이 있습니다.</translation>
    </message>
    <message>
        <source>Put a block of that name in backticks, as in `count`.</source>
        <translation>그 이름의 블록은 `count`처럼 역따옴표로 묶으세요.</translation>
    </message>
    <message>
        <source>The formula has more than %L1 characters.</source>
        <translation>수식이 %L1자를 넘습니다.</translation>
    </message>
    <message>
        <source>An empty list has no least and no greatest number.</source>
        <translation>빈 목록에는 최솟값도 최댓값도 없습니다.</translation>
    </message>
    <message>
        <source>Add a number, as in max(0, list).</source>
        <translation>max(0, list)처럼 수를 더하세요.</translation>
    </message>
    <message>
        <source>An empty list has no mean.</source>
        <translation>빈 목록에는 평균이 없습니다.</translation>
    </message>
    <message>
        <source>Fill the list.</source>
        <translation>목록을 채우세요.</translation>
    </message>
    <message>
        <source>%1 has no length.</source>
        <translation>%1에는 길이가 없습니다.</translation>
    </message>
    <message>
        <source>Lists, texts and vectors have one; abs() gives the size of a number.</source>
        <translation>길이는 목록, 텍스트, 벡터에 있습니다. 수의 크기는 abs()로 구합니다.</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be mixed.</source>
        <translation>%1와(과) %2은(는) 섞을 수 없습니다.</translation>
    </message>
    <message>
        <source>Mix two numbers, two vectors or two colours.</source>
        <translation>두 수, 두 벡터 또는 두 색을 섞으세요.</translation>
    </message>
    <message>
        <source>“%1” is not a value itself.</source>
        <translation>“%1” 자체는 값이 아닙니다.</translation>
    </message>
    <message>
        <source>“%1” has no “%2”.</source>
        <translation>“%1”에는 “%2”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>Add a point and one of: %1.</source>
        <translation>점과 다음 중 하나를 붙이세요: %1.</translation>
    </message>
    <message>
        <source>There is no block “%1”.</source>
        <translation>블록 “%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>Only the inside of a block definition has properties of its own.</source>
        <translation>블록 정의의 안쪽에만 자신의 속성이 있습니다.</translation>
    </message>
    <message>
        <source>Name one of the scene&apos;s blocks instead of “in”.</source>
        <translation>“in” 대신 장면에 있는 블록의 이름을 쓰세요.</translation>
    </message>
    <message>
        <source>Take the part, or “staged”, out of the expression.</source>
        <translation>식에서 부분이나 “staged”를 빼세요.</translation>
    </message>
    <message>
        <source>Write == to compare.</source>
        <translation>비교하려면 ==를 쓰세요.</translation>
    </message>
    <message>
        <source>Close the place; write {{ for a brace in the text.</source>
        <translation>자리를 닫으세요. 텍스트에 중괄호를 넣으려면 {{로 쓰세요.</translation>
    </message>
    <message>
        <source>“%1” is no number of decimals.</source>
        <translation>“%1”은(는) 소수 자릿수가 아닙니다.</translation>
    </message>
    <message>
        <source>Write a point and up to 12, as in {x:.2}.</source>
        <translation>{x:.2}처럼 점과 12 이하의 수를 쓰세요.</translation>
    </message>
    <message>
        <source>A name is expected behind the point.</source>
        <translation>점 뒤에는 이름이 와야 합니다.</translation>
    </message>
    <message>
        <source>The text or name that begins here has no end.</source>
        <translation>여기서 시작하는 텍스트나 이름이 끝나지 않았습니다.</translation>
    </message>
    <message>
        <source>Close the quotes.</source>
        <translation>따옴표를 닫으세요.</translation>
    </message>
    <message>
        <source>A vector has two or three components, not %1.</source>
        <translation>벡터의 성분은 두세 개이며 %1개일 수 없습니다.</translation>
    </message>
    <message>
        <source>Remove some, or write a function in front of the bracket.</source>
        <translation>몇 개를 지우거나 괄호 앞에 함수를 쓰세요.</translation>
    </message>
    <message>
        <source>“%1” has no parts.</source>
        <translation>“%1”에는 부분이 없습니다.</translation>
    </message>
    <message>
        <source>Only the shape of a block has parts. Write a number in the brackets for an element of a list.</source>
        <translation>블록의 도형에만 부분이 있습니다. 목록의 요소는 대괄호 안에 번호를 쓰세요.</translation>
    </message>
    <message>
        <source>Nothing has a “%1”.</source>
        <translation>“%1”을(를) 가진 것이 없습니다.</translation>
    </message>
    <message>
        <source>Behind a point there can be: %1.</source>
        <translation>점 뒤에 올 수 있는 것: %1.</translation>
    </message>
    <message>
        <source>Write it as %1.</source>
        <translation>%1(으)로 쓰세요.</translation>
    </message>
    <message>
        <source>The name of a block is expected here.</source>
        <translation>여기에는 블록의 이름이 와야 합니다.</translation>
    </message>
    <message>
        <source>Write it as staged(label).</source>
        <translation>staged(label)처럼 쓰세요.</translation>
    </message>
    <message>
        <source>Write what holds otherwise, as in x &gt; 0 ? 1 : 2.</source>
        <translation>x &gt; 0 ? 1 : 2처럼 아닐 때의 값을 쓰세요.</translation>
    </message>
    <message>
        <source>The text has more than %L1 letters.</source>
        <translation>텍스트가 %L1자를 넘습니다.</translation>
    </message>
    <message>
        <source>Insert shorter texts.</source>
        <translation>더 짧은 텍스트를 넣으세요.</translation>
    </message>
    <message>
        <source>%1 does not work with %2 and %3.</source>
        <translation>%1은(는) %2와(과) %3에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Use numbers, or two vectors, or a vector and a number.</source>
        <translation>수, 두 벡터, 또는 벡터와 수를 쓰세요.</translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation>목록이 비어 있습니다.</translation>
    </message>
    <message>
        <source>The list has no element %1.</source>
        <translation>목록에 %1번째 요소가 없습니다.</translation>
    </message>
    <message>
        <source>Its elements are 0 to %1.</source>
        <translation>요소는 0부터 %1까지입니다.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>a colour</source>
        <translation>색</translation>
    </message>
    <message>
        <source>a vector</source>
        <translation>벡터</translation>
    </message>
    <message>
        <source>a tensor</source>
        <translation>텐서</translation>
    </message>
    <message>
        <source>a shape</source>
        <translation>도형</translation>
    </message>
    <message>
        <source>A number is wanted here, not %1.</source>
        <translation>여기에는 %1이(가) 아니라 수가 필요합니다.</translation>
    </message>
    <message>
        <source>Name a block that gives a number.</source>
        <translation>수를 주는 블록의 이름을 쓰세요.</translation>
    </message>
    <message>
        <source>Yes or no is wanted here, not %1.</source>
        <translation>여기에는 %1이(가) 아니라 예/아니요가 필요합니다.</translation>
    </message>
    <message>
        <source>Compare it, as in x &gt; 0.</source>
        <translation>x &gt; 0처럼 비교하세요.</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be compared.</source>
        <translation>%1와(과) %2은(는) 비교할 수 없습니다.</translation>
    </message>
    <message>
        <source>Compare two numbers, two texts, two colours or two vectors.</source>
        <translation>두 수, 두 텍스트, 두 색 또는 두 벡터를 비교하세요.</translation>
    </message>
    <message>
        <source>%1 has no “%2”.</source>
        <translation>%1에는 “%2”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>Remove the point and the name.</source>
        <translation>점과 이름을 지우세요.</translation>
    </message>
    <message>
        <source>It has: %1.</source>
        <translation>있는 것: %1.</translation>
    </message>
    <message>
        <source>Only a tensor has rows and columns, not %1.</source>
        <translation>행과 열은 %1이(가) 아니라 텐서에만 있습니다.</translation>
    </message>
    <message>
        <source>Write one number in the brackets.</source>
        <translation>대괄호 안에 수를 하나만 쓰세요.</translation>
    </message>
    <message>
        <source>Only a list has elements, not %1.</source>
        <translation>요소는 %1이(가) 아니라 목록에만 있습니다.</translation>
    </message>
    <message>
        <source>Remove the square brackets.</source>
        <translation>대괄호를 지우세요.</translation>
    </message>
    <message>
        <source>A number or a text is wanted here, not %1.</source>
        <translation>여기에는 %1이(가) 아니라 수나 텍스트가 필요합니다.</translation>
    </message>
    <message>
        <source>Take an element or a part of it, such as list[0] or box.width.</source>
        <translation>list[0]이나 box.width처럼 그 요소나 부분을 쓰세요.</translation>
    </message>
    <message>
        <source>Inside, at “%1”: %2</source>
        <translation>안의 “%1”에서: %2</translation>
    </message>
    <message>
        <source>The colors of the look name each other in a circle.</source>
        <translation>디자인의 색들이 서로를 돌아가며 가리킵니다.</translation>
    </message>
    <message>
        <source>Give one of them a colour such as #RRGGBB.</source>
        <translation>그중 하나에 #RRGGBB 같은 색을 지정하세요.</translation>
    </message>
    <message>
        <source>A style cannot hold links or keyframes.</source>
        <translation>스타일에는 연결이나 키프레임을 넣을 수 없습니다.</translation>
    </message>
    <message>
        <source>A style is a table of values.</source>
        <translation>스타일은 값의 표입니다.</translation>
    </message>
    <message>
        <source>Write it in curly brackets: {&quot;fill&quot;: &quot;accent&quot;}.</source>
        <translation>중괄호로 쓰세요: {&quot;fill&quot;: &quot;accent&quot;}.</translation>
    </message>
    <message>
        <source>“%1” cannot be the key of a published property.</source>
        <translation>“%1”은(는) 공개 속성의 키가 될 수 없습니다.</translation>
    </message>
    <message>
        <source>Use a word of letters, digits, “-” and “_”.</source>
        <translation>글자, 숫자, “-”, “_”로 된 단어를 쓰세요.</translation>
    </message>
    <message>
        <source>“%1” is published twice.</source>
        <translation>“%1”이(가) 두 번 공개되었습니다.</translation>
    </message>
    <message>
        <source>Give one of them another key.</source>
        <translation>둘 중 하나에 다른 키를 주세요.</translation>
    </message>
    <message>
        <source>Every block has a property “%1” for its place on the stage.</source>
        <translation>모든 블록은 무대 위 위치를 위한 속성 “%1”을(를) 이미 가집니다.</translation>
    </message>
    <message>
        <source>Give the published property another key.</source>
        <translation>공개 속성에 다른 키를 주세요.</translation>
    </message>
    <message>
        <source>No number is between %1 and %2.</source>
        <translation>%1과(와) %2 사이에는 수가 없습니다.</translation>
    </message>
    <message>
        <source>Make the least smaller than the most.</source>
        <translation>최솟값을 최댓값보다 작게 하세요.</translation>
    </message>
    <message>
        <source>The choice “%1” is empty, there twice, one too many, or has a “|” or “=” in it.</source>
        <translation>선택지 “%1”이(가) 비었거나, 두 번 있거나, 너무 많거나, “|” 또는 “=”이(가) 들어 있습니다.</translation>
    </message>
    <message>
        <source>Change or remove it.</source>
        <translation>바꾸거나 지우세요.</translation>
    </message>
    <message>
        <source>There is nothing to choose from.</source>
        <translation>선택할 것이 없습니다.</translation>
    </message>
    <message>
        <source>Write the choices, or another type.</source>
        <translation>선택지를 쓰거나 다른 종류를 쓰세요.</translation>
    </message>
    <message>
        <source>A shape has no default: it comes from another block.</source>
        <translation>도형에는 기본값이 없습니다. 다른 블록에서 옵니다.</translation>
    </message>
    <message>
        <source>Remove the default.</source>
        <translation>기본값을 지우세요.</translation>
    </message>
    <message>
        <source>More than %1 properties are published.</source>
        <translation>공개된 속성이 %1개보다 많습니다.</translation>
    </message>
    <message>
        <source>Publish fewer.</source>
        <translation>더 적게 공개하세요.</translation>
    </message>
    <message>
        <source>“shape” is the output of what is drawn.</source>
        <translation>“shape”는 그려지는 것의 출력입니다.</translation>
    </message>
    <message>
        <source>Give this output another key.</source>
        <translation>이 출력에 다른 키를 주세요.</translation>
    </message>
    <message>
        <source>The output “%1” comes from nothing.</source>
        <translation>출력 “%1”이(가) 어디에서도 오지 않습니다.</translation>
    </message>
    <message>
        <source>Link an output of a block inside.</source>
        <translation>안의 블록의 출력을 연결하세요.</translation>
    </message>
    <message>
        <source>There are more than %1 outputs.</source>
        <translation>출력이 %1개보다 많습니다.</translation>
    </message>
    <message>
        <source>Remove some.</source>
        <translation>몇 개를 지우세요.</translation>
    </message>
    <message>
        <source>There are %1 items, but only %2 points.</source>
        <translation>항목은 %1개인데 점은 %2개뿐입니다.</translation>
    </message>
    <message>
        <source>Add points, each as two numbers, or choose another arrangement.</source>
        <translation>점을 두 숫자씩 추가하거나 다른 배열을 선택하세요.</translation>
    </message>
    <message>
        <source>“%1” cannot be repeated: there is no such block, or it gives nothing of which there could be several.</source>
        <translation>“%1”은(는) 반복할 수 없습니다. 그런 블록이 없거나, 여러 개가 될 수 있는 것을 주지 않습니다.</translation>
    </message>
    <message>
        <source>Choose a block, or make a definition and repeat that.</source>
        <translation>블록을 선택하거나, 정의를 만들어 그것을 반복하세요.</translation>
    </message>
    <message>
        <source>There are more than %L1 items.</source>
        <translation>항목이 %L1개보다 많습니다.</translation>
    </message>
    <message>
        <source>Repeat over fewer.</source>
        <translation>더 적게 반복하세요.</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a role.</source>
        <translation>“%1”은(는) 역할 이름으로 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The role “%1” is there twice.</source>
        <translation>역할 “%1”이(가) 두 번 있습니다.</translation>
    </message>
    <message>
        <source>Give each role another name.</source>
        <translation>역할마다 다른 이름을 붙이세요.</translation>
    </message>
    <message>
        <source>The animation says it is “%1”, but its file is %2.</source>
        <translation>애니메이션은 자신이 “%1”이라고 하지만 파일은 %2입니다.</translation>
    </message>
    <message>
        <source>“%1” is not a kind of value.</source>
        <translation>“%1”은(는) 값의 종류가 아닙니다.</translation>
    </message>
    <message>
        <source>The block says it is “%1”, but its file is %2.</source>
        <translation>블록은 자신이 “%1”이라고 하지만 파일은 %2입니다.</translation>
    </message>
    <message>
        <source>These definitions contain each other: %1.</source>
        <translation>이 정의들은 서로를 포함합니다: %1.</translation>
    </message>
    <message>
        <source>Remove one of them from the other.</source>
        <translation>하나를 다른 것에서 빼세요.</translation>
    </message>
    <message>
        <source>More than %1 definitions are inside each other.</source>
        <translation>정의가 %1개 넘게 서로 안에 있습니다.</translation>
    </message>
    <message>
        <source>Put fewer into each other.</source>
        <translation>서로 덜 넣으세요.</translation>
    </message>
    <message>
        <source>A block of this scene and one that all scenes share have the same id “%1”.</source>
        <translation>이 장면의 블록과 모든 장면이 공유하는 블록의 ID가 “%1”(으)로 같습니다.</translation>
    </message>
    <message>
        <source>A block of this scene and one of the scene “%1”, which it continues, have the same id “%2”.</source>
        <translation>이 장면의 블록과 이어받은 “%1” 장면의 블록의 ID가 “%2”(으)로 같습니다.</translation>
    </message>
    <message>
        <source>“%1” is in the master twice.</source>
        <translation>“%1”이(가) 마스터에 두 번 있습니다.</translation>
    </message>
    <message>
        <source>The master shows “%1”, which is no block that all scenes share.</source>
        <translation>마스터에 있는 “%1”은(는) 모든 장면이 공유하는 블록이 아닙니다.</translation>
    </message>
    <message>
        <source>Share the block with all scenes, or remove it from the master.</source>
        <translation>블록을 모든 장면과 공유하거나 마스터에서 빼세요.</translation>
    </message>
    <message>
        <source>A block definition has no animations or sounds of its own.</source>
        <translation>블록 정의에는 자체 애니메이션이나 소리를 둘 수 없습니다.</translation>
    </message>
    <message>
        <source>Use keyframes here, or animate the instances in their scenes.</source>
        <translation>여기서는 키프레임을 쓰거나, 장면에서 인스턴스에 애니메이션을 주세요.</translation>
    </message>
    <message>
        <source>There is no block definition “%1”.</source>
        <translation>블록 정의 “%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>A file that is no longer part of the lecture cannot be removed.</source>
        <translation>더 이상 강의에 속하지 않는 파일을 지울 수 없습니다.</translation>
    </message>
    <message>
        <source>There is no look “%1”.</source>
        <translation>“%1” 디자인이 없습니다.</translation>
    </message>
    <message>
        <source>This file holds no look.</source>
        <translation>이 파일에는 디자인이 없습니다.</translation>
    </message>
    <message>
        <source>Choose a file that was saved with “Save look…”.</source>
        <translation>‘디자인 저장…’으로 저장한 파일을 고르세요.</translation>
    </message>
    <message>
        <source>This look was saved by a newer version of the program.</source>
        <translation>이 디자인은 프로그램의 더 새로운 버전에서 저장되었습니다.</translation>
    </message>
    <message>
        <source>Update the program.</source>
        <translation>프로그램을 업데이트하세요.</translation>
    </message>
    <message>
        <source>The first scene cannot continue another one.</source>
        <translation>첫 장면은 다른 장면을 이어받을 수 없습니다.</translation>
    </message>
    <message>
        <source>Move it behind the scene that it continues.</source>
        <translation>이어받을 장면 뒤로 옮기세요.</translation>
    </message>
    <message>
        <source>There is no transition “%1”; the scene is cut to.</source>
        <translation>“%1”이라는 전환 효과는 없습니다. 바로 다음 장면으로 바뀝니다.</translation>
    </message>
    <message>
        <source>A transition cannot move to “%1”; it moves to the left.</source>
        <translation>전환 효과는 “%1” 방향으로 움직일 수 없어 왼쪽으로 움직입니다.</translation>
    </message>
    <message>
        <source>The scene continues the one before it, so that its transition is not shown.</source>
        <translation>장면이 앞 장면을 이어받으므로 전환 효과가 보이지 않습니다.</translation>
    </message>
    <message>
        <source>Remove the transition, or let the scene begin on its own.</source>
        <translation>전환 효과를 없애거나 장면을 독립적으로 시작하게 하세요.</translation>
    </message>
    <message>
        <source>The transition lasts only %1 s, because a scene beside it is too short.</source>
        <translation>옆의 장면이 너무 짧아 전환 효과가 %1초만 계속됩니다.</translation>
    </message>
    <message>
        <source>Make the transition shorter, or the scenes longer.</source>
        <translation>전환 시간을 줄이거나 장면을 늘리세요.</translation>
    </message>
    <message>
        <source>The animation “%1” contains itself, or too many others.</source>
        <translation>애니메이션 “%1”이(가) 자기 자신이나 너무 많은 애니메이션을 포함합니다.</translation>
    </message>
    <message>
        <source>Take one of the animations out of it.</source>
        <translation>그 안에서 애니메이션 하나를 빼세요.</translation>
    </message>
    <message>
        <source>The clip is for “%1”, which no block of this scene is called.</source>
        <translation>클립의 대상이 “%1”인데, 이 장면에 그런 이름의 블록이 없습니다.</translation>
    </message>
    <message>
        <source>The clips of this scene have too many targets.</source>
        <translation>이 장면의 클립에 대상이 너무 많습니다.</translation>
    </message>
    <message>
        <source>Use fewer patterns, or divide the scene into several.</source>
        <translation>패턴을 줄이거나 장면을 여러 개로 나누세요.</translation>
    </message>
    <message>
        <source>The clip does not play: another scene has continued this one by then.</source>
        <translation>이 클립은 재생되지 않습니다. 그때는 이미 다음 장면이 이 장면을 이어받았습니다.</translation>
    </message>
    <message>
        <source>Make the scene longer, or let the clip start earlier.</source>
        <translation>장면을 늘리거나 클립을 더 일찍 시작하세요.</translation>
    </message>
    <message>
        <source>The expression is “%1”.</source>
        <translation>수식은 “%1”입니다.</translation>
    </message>
    <message>
        <source>Name another block or write a value in its place, or put a text in quotes.</source>
        <translation>그 자리에 다른 블록의 이름이나 값을 쓰거나, 글은 따옴표 안에 넣으세요.</translation>
    </message>
    <message>
        <source>Give both equally many heads, or the keys a divisor of that.</source>
        <translation>둘의 헤드 수를 같게 하거나, 키의 헤드 수를 그 약수로 하세요.</translation>
    </message>
    <message>
        <source>A %1 tensor is too large to be taken apart.</source>
        <translation>%1 텐서는 분해하기에 너무 큽니다.</translation>
    </message>
    <message>
        <source>Take a part with at most %1 rows or columns.</source>
        <translation>행이나 열이 최대 %1개인 부분을 쓰세요.</translation>
    </message>
    <message>
        <source>A %1 tensor has no %2 directions.</source>
        <translation>%1 텐서에는 방향이 %2개 없습니다.</translation>
    </message>
    <message>
        <source>Choose a number from 1 to the smaller one of its rows and columns.</source>
        <translation>1부터 행과 열 중 작은 수까지에서 고르세요.</translation>
    </message>
    <message>
        <source>A tensor with −∞ or without a value cannot be taken apart.</source>
        <translation>−∞나 값이 없는 수가 든 텐서는 분해할 수 없습니다.</translation>
    </message>
    <message>
        <source>Link the tensor before its mask, or the weights after softmax.</source>
        <translation>마스크 전의 텐서나 소프트맥스 후의 가중치를 연결하세요.</translation>
    </message>
    <message>
        <source>%1 columns meet %2 rows: the first needs as many columns as the second has rows.</source>
        <translation>%1개의 열이 %2개의 행과 만납니다. 첫째의 열 수는 둘째의 행 수와 같아야 합니다.</translation>
    </message>
    <message>
        <source>Give both equally many heads, or one of them none.</source>
        <translation>둘의 헤드 수를 같게 하거나, 하나는 헤드 없이 두세요.</translation>
    </message>
    <message>
        <source>%1 columns cannot be divided into %2 heads.</source>
        <translation>%1개의 열을 %2개의 헤드로 나눌 수 없습니다.</translation>
    </message>
    <message>
        <source>Choose a number of heads that divides the number of columns.</source>
        <translation>열의 수를 나눌 수 있는 헤드 수를 고르세요.</translation>
    </message>
    <message>
        <source>The file is damaged, or no .safetensors file: download or save it again.</source>
        <translation>파일이 손상되었거나 .safetensors 파일이 아닙니다. 다시 내려받거나 저장하세요.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read.</source>
        <translation>파일 %1을(를) 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>The file is too short to contain tensors.</source>
        <translation>파일이 너무 짧아 텐서가 들어 있을 수 없습니다.</translation>
    </message>
    <message>
        <source>The header would end behind the end of the file.</source>
        <translation>머리글이 파일 끝을 넘어갑니다.</translation>
    </message>
    <message>
        <source>The header has %1 bytes, more than %2.</source>
        <translation>머리글이 %1바이트로, %2바이트보다 큽니다.</translation>
    </message>
    <message>
        <source>The header is not JSON: %1.</source>
        <translation>머리글이 JSON이 아닙니다: %1.</translation>
    </message>
    <message>
        <source>“%1” is no type of numbers.</source>
        <translation>“%1”은(는) 수의 형식이 아닙니다.</translation>
    </message>
    <message>
        <source>The shape is no list of at most %1 sizes.</source>
        <translation>모양이 %1개 이하의 크기 목록이 아닙니다.</translation>
    </message>
    <message>
        <source>A size in the shape is no whole number.</source>
        <translation>모양의 크기가 정수가 아닙니다.</translation>
    </message>
    <message>
        <source>The numbers do not lie within the file.</source>
        <translation>수가 파일 안에 있지 않습니다.</translation>
    </message>
    <message>
        <source>The shape does not fit the %1 bytes of the numbers.</source>
        <translation>모양이 수의 %1바이트와 맞지 않습니다.</translation>
    </message>
    <message>
        <source>Two tensors use the same bytes of the file.</source>
        <translation>두 텐서가 파일의 같은 바이트를 사용합니다.</translation>
    </message>
    <message>
        <source>Some bytes of the file belong to no tensor.</source>
        <translation>어느 텐서에도 속하지 않는 바이트가 파일에 있습니다.</translation>
    </message>
    <message>
        <source>The file has no tensor “%1”.</source>
        <translation>파일에 텐서 “%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>Numbers of the type %1 cannot be read.</source>
        <translation>%1 형식의 수는 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>Save the tensor as F32, F16 or BF16.</source>
        <translation>텐서를 F32, F16 또는 BF16으로 저장하세요.</translation>
    </message>
    <message>
        <source>The tensor has %1 dimensions.</source>
        <translation>텐서가 %1차원입니다.</translation>
    </message>
    <message>
        <source>Save it as a matrix, with rows and columns.</source>
        <translation>행과 열이 있는 행렬로 저장하세요.</translation>
    </message>
    <message>
        <source>A number of the tensor is infinite or no number.</source>
        <translation>텐서에 무한대이거나 수가 아닌 값이 있습니다.</translation>
    </message>
    <message>
        <source>Look at how the file was made.</source>
        <translation>파일을 만든 방법을 확인하세요.</translation>
    </message>
    <message>
        <source>The tensor “%1” of the model has the shape %2.</source>
        <translation>모델의 텐서 “%1”의 모양이 %2입니다.</translation>
    </message>
    <message>
        <source>There is no small language model for this language yet.</source>
        <translation>이 언어의 작은 언어 모델은 아직 없습니다.</translation>
    </message>
    <message>
        <source>Write the sentence in English, Korean or Chinese.</source>
        <translation>문장을 영어, 한국어, 중국어 중 하나로 쓰세요.</translation>
    </message>
    <message>
        <source>The file contains no small language model.</source>
        <translation>파일에 작은 언어 모델이 없습니다.</translation>
    </message>
    <message>
        <source>The sentence has %1 characters, more than %2.</source>
        <translation>문장이 %1자로, %2자보다 깁니다.</translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation>줄이세요.</translation>
    </message>
    <message>
        <source>The sentence has no words.</source>
        <translation>문장에 단어가 없습니다.</translation>
    </message>
    <message>
        <source>Write at least one word.</source>
        <translation>단어를 하나 이상 쓰세요.</translation>
    </message>
    <message>
        <source>The sentence has %1 tokens, and the model reads %2 at most.</source>
        <translation>문장의 토큰이 %1개인데, 모델은 %2개까지 읽습니다.</translation>
    </message>
    <message>
        <source>any noun</source>
        <translation>아무 명사</translation>
    </message>
    <message>
        <source>any adjective</source>
        <translation>아무 형용사</translation>
    </message>
    <message>
        <source>any verb</source>
        <translation>아무 동사</translation>
    </message>
    <message>
        <source>any adverb</source>
        <translation>아무 부사</translation>
    </message>
    <message>
        <source>The small language model does not know “%1” and reads %2 instead.</source>
        <translation>작은 언어 모델은 “%1”을(를) 몰라서 대신 %2(으)로 읽습니다.</translation>
    </message>
    <message>
        <source>The sentence has no token %1: they are counted from %2 to %3, and %4 counts instead.</source>
        <translation>문장에 %1번 토큰이 없습니다. 번호는 %2부터 %3까지이며 %4번을 씁니다.</translation>
    </message>
    <message>
        <source>The model has no head %1: they are counted from %2 to %3, and %4 counts instead.</source>
        <translation>모델에 %1번 헤드가 없습니다. 번호는 %2부터 %3까지이며 %4번을 씁니다.</translation>
    </message>
    <message>
        <source>The model has no layer %1: they are counted from %2 to %3, and %4 counts instead.</source>
        <translation>모델에 %1번 층이 없습니다. 번호는 %2부터 %3까지이며 %4번을 씁니다.</translation>
    </message>
    <message>
        <source>Limits are two numbers: the smallest and the largest value.</source>
        <translation>범위는 최솟값과 최댓값, 두 숫자입니다.</translation>
    </message>
    <message>
        <source>Write both, the smaller one first, or none for any value.</source>
        <translation>작은 값부터 두 값을 모두 적으세요. 제한이 없으면 비워 두세요.</translation>
    </message>
    <message>
        <source>The value can be from %1 to %2; %3 counts as %4.</source>
        <translation>값은 %1부터 %2까지입니다. %3은(는) %4(으)로 계산합니다.</translation>
    </message>
    <message>
        <source>The numbers are too large to be written out: %1 digits.</source>
        <translation>수가 너무 커서 다 쓸 수 없습니다(%1자리).</translation>
    </message>
    <message>
        <source>Make them smaller first, for example with “Function of every entry”.</source>
        <translation>먼저 수를 작게 만드세요. 예: “Function of every entry” 블록.</translation>
    </message>
    <message>
        <source>The vector has %1 numbers, but the matrix has %2 columns.</source>
        <translation>벡터의 수는 %1개인데 행렬의 열은 %2개입니다.</translation>
    </message>
    <message>
        <source>Link a vector with one number for each column of the matrix.</source>
        <translation>행렬의 열마다 수가 하나씩 있는 벡터를 연결하세요.</translation>
    </message>
    <message>
        <source>%1 lines are too many to be drawn one by one.</source>
        <translation>선 %1개는 하나씩 그리기에 너무 많습니다.</translation>
    </message>
    <message>
        <source>Choose fewer parts: at most %1 lines.</source>
        <translation>부분을 더 적게 고르세요. 선은 최대 %1개입니다.</translation>
    </message>
    <message>
        <source>Of %1 lines, only the %2 strongest are drawn.</source>
        <translation>선 %1개 가운데 가장 강한 %2개만 그립니다.</translation>
    </message>
    <message>
        <source>%1 is no file whose content could be read.</source>
        <translation>%1은(는) 내용을 읽을 수 있는 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>Choose another one.</source>
        <translation>다른 것을 고르세요.</translation>
    </message>
    <message>
        <source>See whether it is still there, and whether you may open it.</source>
        <translation>파일이 아직 있는지, 열 권한이 있는지 확인하세요.</translation>
    </message>
    <message>
        <source>The file ends too early.</source>
        <translation>파일이 너무 일찍 끝납니다.</translation>
    </message>
    <message>
        <source>Download or save it again.</source>
        <translation>다시 내려받거나 저장하세요.</translation>
    </message>
    <message>
        <source>The file %1 has changed while it was read.</source>
        <translation>파일 %1이(가) 읽는 도중에 바뀌었습니다.</translation>
    </message>
    <message>
        <source>Wait until it is written, then open the lecture again.</source>
        <translation>다 쓰일 때까지 기다렸다가 강의를 다시 여세요.</translation>
    </message>
    <message>
        <source>The file is larger than %L1 MB.</source>
        <translation>파일이 %L1MB보다 큽니다.</translation>
    </message>
    <message>
        <source>Make it smaller first.</source>
        <translation>먼저 줄이세요.</translation>
    </message>
    <message>
        <source>%1 cannot be found in %2.</source>
        <translation>%2에서 %1을(를) 찾을 수 없습니다.</translation>
    </message>
    <message>
        <source>Look for a text in a list of texts, or for a number in a list of numbers.</source>
        <translation>텍스트 목록에서는 텍스트를, 숫자 목록에서는 숫자를 찾으세요.</translation>
    </message>
    <message>
        <source>Name a file in the folder of the lecture.</source>
        <translation>강의 폴더에 있는 파일의 이름을 쓰세요.</translation>
    </message>
    <message>
        <source>There is no file “%1” beside the lecture.</source>
        <translation>강의 옆에 “%1” 파일이 없습니다.</translation>
    </message>
    <message>
        <source>Copy it into the folder %1, or choose another file.</source>
        <translation>%1 폴더에 복사하거나 다른 파일을 고르세요.</translation>
    </message>
    <message>
        <source>“%1” is a link that leads out of the lecture&apos;s folder.</source>
        <translation>“%1”은(는) 강의 폴더 밖으로 이어지는 링크입니다.</translation>
    </message>
    <message>
        <source>The lecture is not saved yet, so there is no file “%1” beside it.</source>
        <translation>강의를 아직 저장하지 않아 옆에 “%1” 파일이 없습니다.</translation>
    </message>
    <message>
        <source>Save it in the folder of that file.</source>
        <translation>그 파일이 있는 폴더에 저장하세요.</translation>
    </message>
    <message>
        <source>The file is damaged, or no .npy file: save it again with numpy.save().</source>
        <translation>파일이 손상되었거나 .npy 파일이 아닙니다: numpy.save()로 다시 저장하세요.</translation>
    </message>
    <message>
        <source>The file is too short to contain an array.</source>
        <translation>파일이 배열을 담기에는 너무 짧습니다.</translation>
    </message>
    <message>
        <source>The array has version %1 of its format, which is not known.</source>
        <translation>배열의 형식 버전 %1을(를) 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Save it again with numpy.save().</source>
        <translation>numpy.save()로 다시 저장하세요.</translation>
    </message>
    <message>
        <source>The header of the array cannot be read.</source>
        <translation>배열의 머리글을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>Arrays of the type “%1” cannot be read.</source>
        <translation>“%1” 자료형의 배열은 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>Save real numbers, such as array.astype(&apos;float32&apos;).</source>
        <translation>array.astype(&apos;float32&apos;)처럼 실수로 저장하세요.</translation>
    </message>
    <message>
        <source>The file has fewer numbers than its shape says.</source>
        <translation>파일의 수가 모양이 말하는 것보다 적습니다.</translation>
    </message>
    <message>
        <source>Save a part of it: a matrix, or matrices of several heads.</source>
        <translation>일부만 저장하세요: 행렬 하나 또는 여러 헤드의 행렬들.</translation>
    </message>
    <message>
        <source>The shape of the tensor is no shape.</source>
        <translation>텐서의 모양이 올바르지 않습니다.</translation>
    </message>
    <message>
        <source>The commas of the table were read as parts of its numbers, not between columns.</source>
        <translation>표의 쉼표를 열을 나누는 기호가 아니라 수의 일부로 읽었습니다.</translation>
    </message>
    <message>
        <source>The table has more than %L1 cells.</source>
        <translation>표의 칸이 %L1개보다 많습니다.</translation>
    </message>
    <message>
        <source>Leave out rows or columns that the lecture does not need.</source>
        <translation>강의에 필요 없는 행이나 열을 빼세요.</translation>
    </message>
    <message>
        <source>Percentages are read as parts of 1: “%1” is %2.</source>
        <translation>백분율은 1을 전체로 하는 값으로 읽습니다. “%1”은(는) %2입니다.</translation>
    </message>
    <message>
        <source>“%1” can be read in two ways. It was read as %2.</source>
        <translation>“%1”은(는) 두 가지로 읽을 수 있습니다. %2(으)로 읽었습니다.</translation>
    </message>
    <message>
        <source>“%1” was read as %2; by how much it may be off is left out.</source>
        <translation>“%1”은(는) %2(으)로 읽었습니다. 오차는 빠졌습니다.</translation>
    </message>
    <message>
        <source>The first line (%1) was read as the names of the columns.</source>
        <translation>첫 줄(%1)을 열 이름으로 읽었습니다.</translation>
    </message>
    <message>
        <source>The first column numbers the rows and is left out.</source>
        <translation>첫 열은 행 번호여서 빠졌습니다.</translation>
    </message>
    <message>
        <source>The column “%1” has no numbers and is left out.</source>
        <translation>“%1” 열에는 수가 없어 빠졌습니다.</translation>
    </message>
    <message>
        <source>The first %1 columns have no names: they number the rows, and are left out.</source>
        <translation>처음 %1개 열은 이름이 없는 행 번호여서 빠졌습니다.</translation>
    </message>
    <message>
        <source>Line %1 of the table has %2 cells, the lines before have %3.</source>
        <translation>표의 %1번째 줄은 칸이 %2개이고 앞 줄들은 %3개입니다.</translation>
    </message>
    <message>
        <source>Give every line equally many numbers.</source>
        <translation>모든 줄의 수를 같은 개수로 맞추세요.</translation>
    </message>
    <message>
        <source>Line %1 of the table has an empty cell.</source>
        <translation>표의 %1번째 줄에 빈 칸이 있습니다.</translation>
    </message>
    <message>
        <source>Write a number into it, or leave the line out.</source>
        <translation>칸에 수를 쓰거나 그 줄을 빼세요.</translation>
    </message>
    <message>
        <source>Line %1 of the table says “%2”, which is not a number.</source>
        <translation>표의 %1번째 줄의 “%2”은(는) 수가 아닙니다.</translation>
    </message>
    <message>
        <source>Words may stand in the first lines and columns only.</source>
        <translation>글자는 맨 앞의 줄과 열에만 있을 수 있습니다.</translation>
    </message>
    <message>
        <source>There are no numbers in this table.</source>
        <translation>이 표에는 수가 없습니다.</translation>
    </message>
    <message>
        <source>Save it from the spreadsheet as CSV, with a number in every cell.</source>
        <translation>스프레드시트에서 모든 칸에 수를 넣어 CSV로 저장하세요.</translation>
    </message>
    <message>
        <source>The file is no tensor and no text.</source>
        <translation>텐서 파일도 텍스트 파일도 아닙니다.</translation>
    </message>
    <message>
        <source>Choose a .npy, .npz, .safetensors or CSV file.</source>
        <translation>.npy, .npz, .safetensors 또는 CSV 파일을 고르세요.</translation>
    </message>
    <message>
        <source>Save it again with numpy.savez().</source>
        <translation>numpy.savez()로 다시 저장하세요.</translation>
    </message>
    <message>
        <source>The archive has more than %1 arrays.</source>
        <translation>압축 파일에 배열이 %1개보다 많습니다.</translation>
    </message>
    <message>
        <source>Save fewer into one file.</source>
        <translation>한 파일에 더 적게 저장하세요.</translation>
    </message>
    <message>
        <source>“%1” is there twice</source>
        <translation>“%1”이(가) 두 번 있습니다</translation>
    </message>
    <message>
        <source>The archive contains no arrays.</source>
        <translation>압축 파일에 배열이 없습니다.</translation>
    </message>
    <message>
        <source>Save it with numpy.savez().</source>
        <translation>numpy.savez()로 저장하세요.</translation>
    </message>
    <message>
        <source>The array would be larger than a lecture can show.</source>
        <translation>배열이 강의에서 보일 수 있는 것보다 큽니다.</translation>
    </message>
    <message>
        <source>Open it only if you trust its author, and save a part of it.</source>
        <translation>만든 사람을 믿을 수 있을 때만 열고, 일부만 저장하세요.</translation>
    </message>
    <message>
        <source>The file contains no tensors.</source>
        <translation>파일에 텐서가 없습니다.</translation>
    </message>
    <message>
        <source>A probability is negative or not finite.</source>
        <translation>확률이 음수이거나 유한하지 않습니다.</translation>
    </message>
    <message>
        <source>Link numbers from 0 to 1, such as the shares after softmax.</source>
        <translation>소프트맥스 뒤의 비율처럼 0에서 1까지의 수를 연결하세요.</translation>
    </message>
    <message>
        <source>A probability is more than 1: write 0.25 for 25 %.</source>
        <translation>1보다 큰 확률이 있습니다. 25%는 0.25로 쓰세요.</translation>
    </message>
    <message>
        <source>The slider ends before it begins.</source>
        <translation>슬라이더의 끝이 시작보다 앞에 있습니다.</translation>
    </message>
    <message>
        <source>The slider has more than %1 ticks.</source>
        <translation>슬라이더의 눈금이 %1개를 넘습니다.</translation>
    </message>
    <message>
        <source>Make the step longer; 0: no ticks.</source>
        <translation>눈금 간격을 늘리세요. 0이면 눈금이 없습니다.</translation>
    </message>
    <message>
        <source>A logit is +∞ or not a number.</source>
        <translation>로짓이 +∞이거나 수가 아닙니다.</translation>
    </message>
    <message>
        <source>Link numbers that softmax can take: finite ones and −∞.</source>
        <translation>소프트맥스가 받을 수 있는 수를 연결하세요. 유한한 수와 −∞입니다.</translation>
    </message>
    <message>
        <source>The file is too large for a vocabulary.</source>
        <translation>어휘 파일로는 너무 큽니다.</translation>
    </message>
    <message>
        <source>Choose vocab.json and merges.txt of one model.</source>
        <translation>한 모델의 vocab.json과 merges.txt를 고르세요.</translation>
    </message>
    <message>
        <source>Choose the file vocab.json of a model like GPT-2.</source>
        <translation>GPT-2 같은 모델의 vocab.json 파일을 고르세요.</translation>
    </message>
    <message>
        <source>The file is no vocabulary of tokens with numbers.</source>
        <translation>토큰과 번호로 된 어휘 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>The number of the token “%1” is missing, too large or used twice.</source>
        <translation>토큰 “%1”의 번호가 없거나 너무 크거나 두 번 쓰였습니다.</translation>
    </message>
    <message>
        <source>Line %1 of the merges is no pair of tokens of this vocabulary.</source>
        <translation>병합 규칙의 %1번째 줄이 이 어휘의 토큰 쌍이 아닙니다.</translation>
    </message>
    <message>
        <source>The text has more than %1 characters.</source>
        <translation>글이 %1자보다 깁니다.</translation>
    </message>
    <message>
        <source>The text has a word of %1 bytes.</source>
        <translation>글에 %1바이트짜리 단어가 있습니다.</translation>
    </message>
    <message>
        <source>Divide it by spaces.</source>
        <translation>공백으로 나누세요.</translation>
    </message>
    <message>
        <source>The vocabulary has no token for “%1”.</source>
        <translation>어휘에 “%1”의 토큰이 없습니다.</translation>
    </message>
    <message>
        <source>Choose the vocabulary of a model that reads bytes, like GPT-2.</source>
        <translation>GPT-2처럼 바이트를 읽는 모델의 어휘를 고르세요.</translation>
    </message>
    <message>
        <source>The model is none of the GPT-2 family.</source>
        <translation>GPT-2 계열의 모델이 아닙니다.</translation>
    </message>
    <message>
        <source>Choose a folder with the files of GPT-2 or of a model that is built like it.</source>
        <translation>GPT-2나 그와 같은 구조의 모델 파일이 있는 폴더를 고르세요.</translation>
    </message>
    <message>
        <source>The vocabulary has %1 tokens, and the model knows %2.</source>
        <translation>어휘의 토큰은 %1개인데 모델이 아는 것은 %2개입니다.</translation>
    </message>
    <message>
        <source>Choose the files of one model.</source>
        <translation>한 모델의 파일들을 고르세요.</translation>
    </message>
    <message>
        <source>%1 of the embedding + %2 of the position</source>
        <translation>임베딩의 %1 + 위치의 %2</translation>
    </message>
    <message>
        <source>the score %1 after the mask</source>
        <translation>마스크를 거친 점수 %1</translation>
    </message>
    <message>
        <source>softmax of %1 in row %2</source>
        <translation>%2행에서 %1의 소프트맥스</translation>
    </message>
    <message>
        <source>softmax of %1 in column %2</source>
        <translation>%2열에서 %1의 소프트맥스</translation>
    </message>
    <message>
        <source>Pictures made of pixels keep their colours; only drawings (SVG) change.</source>
        <translation>픽셀로 된 그림은 색이 바뀌지 않고, 벡터 그림(SVG)만 바뀝니다.</translation>
    </message>
    <message>
        <source>Drawings (SVG) are neither cropped nor rounded; only pictures made of pixels are.</source>
        <translation>벡터 그림(SVG)은 자르거나 모서리를 둥글게 할 수 없고, 픽셀로 된 그림만 됩니다.</translation>
    </message>
    <message>
        <source>The program has no drawing “%1”.</source>
        <translation>프로그램에 “%1” 그림이 없습니다.</translation>
    </message>
    <message>
        <source>Install the program again, or choose another drawing.</source>
        <translation>프로그램을 다시 설치하거나 다른 그림을 고르세요.</translation>
    </message>
    <message>
        <source>A plane with more than %1 lines cannot be read.</source>
        <translation>선이 %1개보다 많은 평면은 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>Let it reach less far, or draw fewer faint lines.</source>
        <translation>범위를 줄이거나 흐린 선을 줄이세요.</translation>
    </message>
    <message>
        <source>%1 points are too many to be told apart.</source>
        <translation>점 %1개는 구별할 수 없을 만큼 많습니다.</translation>
    </message>
    <message>
        <source>A surface needs two rows and two columns.</source>
        <translation>곡면에는 행 둘과 열 둘이 필요합니다.</translation>
    </message>
    <message>
        <source>Link a larger matrix.</source>
        <translation>더 큰 행렬을 연결하세요.</translation>
    </message>
    <message>
        <source>A surface of %1 × %2 heights has too many faces.</source>
        <translation>높이가 %1 × %2개인 곡면은 면이 너무 많습니다.</translation>
    </message>
    <message>
        <source>Link a smaller matrix, at most 51 × 51.</source>
        <translation>51 × 51 이하의 작은 행렬을 연결하세요.</translation>
    </message>
    <message>
        <source>%1, at temperature %2</source>
        <translation>%1, 온도 %2</translation>
    </message>
    <message>
        <source>the score %1, masked: this key comes after the query</source>
        <translation>점수 %1, 가려짐: 이 키는 쿼리보다 뒤에 옵니다</translation>
    </message>
    <message>
        <source>the score %1, which the mask leaves</source>
        <translation>점수 %1, 마스크가 그대로 둠</translation>
    </message>
    <message>
        <source>%1 / %2, the root of the mean square</source>
        <translation>%1 / 제곱 평균의 제곱근 %2</translation>
    </message>
    <message>
        <source>(%1 − mean %2) / standard deviation %3</source>
        <translation>(%1 − 평균 %2) / 표준 편차 %3</translation>
    </message>
    <message>
        <source>Pairs need the weights of one head, with as many rows as columns: at most %1.</source>
        <translation>쌍을 구하려면 행과 열의 수가 같은 헤드 하나의 가중치가 필요합니다(최대 %1개).</translation>
    </message>
    <message>
        <source>Link the weights of an attention block or of a model.</source>
        <translation>어텐션 블록이나 모델의 가중치를 연결하세요.</translation>
    </message>
    <message>
        <source>There is no word “%1” here.</source>
        <translation>여기에는 “%1”(이)라는 단어가 없습니다.</translation>
    </message>
    <message>
        <source>Write a word of the text as it stands there, “word#2” for its second occurrence, or its number, counted from 0.</source>
        <translation>글에 있는 그대로 단어를 쓰거나, 두 번째로 나온 것은 “단어#2”, 또는 0부터 센 번호를 쓰세요.</translation>
    </message>
    <message>
        <source>“%1” does not say from which word to which.</source>
        <translation>“%1”에는 어느 단어에서 어느 단어로 가는지 적혀 있지 않습니다.</translation>
    </message>
    <message>
        <source>Write “word → word” in each line, with a strength behind it if it is not 1.</source>
        <translation>줄마다 “단어 → 단어”라고 쓰고, 세기가 1이 아니면 뒤에 적으세요.</translation>
    </message>
    <message>
        <source>%1 words are too many.</source>
        <translation>단어 %1개는 너무 많습니다.</translation>
    </message>
    <message>
        <source>At most %1 words can be related.</source>
        <translation>최대 %1개의 단어만 연결할 수 있습니다.</translation>
    </message>
    <message>
        <source>the output of the layer before</source>
        <translation>앞 층의 출력</translation>
    </message>
    <message>
        <source>Put it where the lecture is saved.</source>
        <translation>강의가 저장된 곳에 두세요.</translation>
    </message>
    <message>
        <source>A brace cannot stand at the end of what it runs along.</source>
        <translation>중괄호는 놓인 방향의 끝에 놓을 수 없습니다.</translation>
    </message>
    <message>
        <source>Choose another side, or another axis to run along.</source>
        <translation>다른 쪽이나 다른 방향을 고르세요.</translation>
    </message>
    <message>
        <source>There are x, y, pi, e and tau.</source>
        <translation>x, y, pi, e, tau를 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>The descent begins beside the surface, or where it has no height.</source>
        <translation>하강이 곡면 밖이나 높이가 없는 곳에서 시작합니다.</translation>
    </message>
    <message>
        <source>The descent leaves the surface after %1 steps; a smaller learning rate keeps it there.</source>
        <translation>하강이 %1걸음 뒤에 곡면을 벗어납니다. 학습률을 줄이면 벗어나지 않습니다.</translation>
    </message>
    <message>
        <source>A path with more than %1 points is not drawn.</source>
        <translation>점이 %1개보다 많은 경로는 그리지 않습니다.</translation>
    </message>
    <message>
        <source>Link fewer rows.</source>
        <translation>행을 더 적게 연결하세요.</translation>
    </message>
    <message>
        <source>%1 patterns are too many to be told apart.</source>
        <translation>패턴 %1개는 너무 많아 구별할 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 rows cannot be divided into %2 patterns.</source>
        <translation>행 %1개를 패턴 %2개로 나눌 수 없습니다.</translation>
    </message>
    <message>
        <source>Choose a number that divides the rows without a rest.</source>
        <translation>행을 나머지 없이 나누는 수를 고르세요.</translation>
    </message>
    <message>
        <source>No space left on the disk</source>
        <translation>디스크에 남은 공간이 없음</translation>
    </message>
    <message>
        <source>No space left for you on the disk</source>
        <translation>디스크에서 쓸 수 있는 공간이 없음</translation>
    </message>
    <message>
        <source>The file is too large for this disk</source>
        <translation>이 디스크에 담기에는 파일이 너무 큼</translation>
    </message>
    <message>
        <source>You may not write there</source>
        <translation>쓸 권한이 없음</translation>
    </message>
    <message>
        <source>The disk is read-only</source>
        <translation>읽기 전용 디스크</translation>
    </message>
    <message>
        <source>The folder is not there</source>
        <translation>폴더가 없음</translation>
    </message>
    <message>
        <source>The disk reports an error</source>
        <translation>디스크 오류</translation>
    </message>
    <message>
        <source>The file is damaged: a part of it is missing or was changed.</source>
        <translation>파일이 손상되었습니다. 일부가 없거나 바뀌었습니다.</translation>
    </message>
    <message>
        <source>Open an earlier version of the lecture, or take it from a copy.</source>
        <translation>강의의 이전 버전을 열거나 사본을 사용하세요.</translation>
    </message>
    <message>
        <source>The file was cut off: take it from an earlier version or a copy.</source>
        <translation>파일이 잘렸습니다. 이전 버전이나 사본을 사용하세요.</translation>
    </message>
    <message>
        <source>The scene “%1” could not be read.</source>
        <translation>장면 “%1”을(를) 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>The block “%1” could not be read.</source>
        <translation>블록 “%1”을(를) 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>The animation “%1” could not be read.</source>
        <translation>애니메이션 “%1”을(를) 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>The file “%1” could not be read.</source>
        <translation>파일 “%1”을(를) 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>Look for it in an earlier version of the lecture, or make it again.</source>
        <translation>강의의 이전 버전에서 찾거나 다시 만드세요.</translation>
    </message>
    <message>
        <source>“%1” is cut off: it lasts %2 s longer than the lecture.</source>
        <translation>“%1”이(가) 잘립니다. 강의보다 %2초 깁니다.</translation>
    </message>
    <message>
        <source>Let it fade out with the lecture, or make the scene longer.</source>
        <translation>강의가 끝날 때 페이드 아웃하거나 장면을 늘이세요.</translation>
    </message>
    <message>
        <source>Make the scene longer, or the sound shorter.</source>
        <translation>장면을 늘이거나 소리를 줄이세요.</translation>
    </message>
    <message>
        <source>“%1” still speaks %2 s after its scene has ended.</source>
        <translation>“%1”이(가) 장면이 끝난 뒤에도 %2초 동안 이어집니다.</translation>
    </message>
    <message>
        <source>Make the scene longer, or say in the sound’s properties that it may run on.</source>
        <translation>장면을 늘이거나, 소리의 속성에서 이어져도 된다고 정하세요.</translation>
    </message>
    <message>
        <source>“%1” begins %2 s before “%3” has finished, so that two speak at once.</source>
        <translation>“%3”이(가) 끝나기 %2초 전에 “%1”이(가) 시작되어 두 목소리가 겹칩니다.</translation>
    </message>
    <message>
        <source>Let it begin later, or say in the properties of one that it may run on.</source>
        <translation>더 늦게 시작하거나, 한쪽의 속성에서 이어져도 된다고 정하세요.</translation>
    </message>
    <message>
        <source>The sound is too loud by up to %1 dB, most at %2, so that it is distorted.</source>
        <translation>소리가 최대 %1 dB만큼 너무 커서 찌그러집니다(가장 큰 곳 %2).</translation>
    </message>
    <message>
        <source>Lower the sounds, all by as much, or the loudest one.</source>
        <translation>모든 소리를 같은 만큼 줄이거나 가장 큰 소리를 줄이세요.</translation>
    </message>
    <message>
        <source>Install the plugin that brings it; until then the block is left out.</source>
        <translation>그 블록이 들어 있는 플러그인을 설치하세요. 그때까지 블록은 나오지 않습니다.</translation>
    </message>
    <message>
        <source>Looks have a style “%1” too, and this one covers it: blocks that ask for it, as those of the library do, are moved to its place.</source>
        <translation>디자인에도 “%1” 스타일이 있는데 이 강의의 같은 이름 스타일이 가립니다. 라이브러리 블록처럼 이 스타일을 쓰는 블록은 정해진 위치로 옮겨집니다.</translation>
    </message>
    <message>
        <source>Give the style of this lecture another name.</source>
        <translation>이 강의의 스타일 이름을 바꾸세요.</translation>
    </message>
    <message>
        <source>“%1” is very long: %2 of its %3 were not listened to, so that nothing is said of how loud they are.</source>
        <translation>“%1”은(는) 매우 깁니다. 전체 %3 가운데 %2은(는) 들어 보지 않았으므로, 그 부분이 얼마나 큰지는 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Listen to them yourself, or divide the file into shorter ones.</source>
        <translation>그 부분은 직접 들어 보거나, 파일을 더 짧게 나누세요.</translation>
    </message>
    <message>
        <source>A logarithmic axis has no place for 0 and smaller numbers.</source>
        <translation>로그 축에는 0 이하의 수가 놓일 자리가 없습니다.</translation>
    </message>
    <message>
        <source>Let it begin above 0, or choose a linear one.</source>
        <translation>0보다 큰 값에서 시작하거나 선형 축을 고르세요.</translation>
    </message>
    <message>
        <source>“%1” is no activation function that can be computed; the column “%2” and those after it have no activations.</source>
        <translation>“%1”은(는) 계산할 수 있는 활성화 함수가 아닙니다. “%2” 열과 그 뒤에는 활성값이 없습니다.</translation>
    </message>
    <message>
        <source>There are ReLU, sigmoid, tanh, GELU, SiLU, softmax, and nothing.</source>
        <translation>ReLU, sigmoid, tanh, GELU, SiLU, softmax를 쓰거나 비워 두세요.</translation>
    </message>
    <message>
        <source>There is not one number for each node of “%1” (numbers: %2, nodes: %3).</source>
        <translation>“%1”의 노드마다 수가 하나씩 있지 않습니다(수: %2개, 노드: %3개).</translation>
    </message>
    <message>
        <source>Give as many numbers as there are nodes, or rows of so many.</source>
        <translation>노드 수만큼의 수나 그만큼씩의 행을 주세요.</translation>
    </message>
    <message>
        <source>A network with %1 weights is too large to be computed here.</source>
        <translation>가중치가 %1개인 신경망은 너무 커서 여기서 계산할 수 없습니다.</translation>
    </message>
    <message>
        <source>Make the columns shorter; at most %1 weights are computed.</source>
        <translation>열을 줄이세요. 가중치는 최대 %1개까지 계산합니다.</translation>
    </message>
    <message>
        <source>“%1” does not name two columns, the earlier one first.</source>
        <translation>“%1”에 두 열이 앞의 것부터 적혀 있지 않습니다.</translation>
    </message>
    <message>
        <source>Write their names or numbers with an arrow between them, such as %1.</source>
        <translation>이름이나 번호 사이에 화살표를 넣어 적으세요. 예: %1.</translation>
    </message>
    <message>
        <source>“%1” cannot be added to “%2”: they have %3 and %4 nodes.</source>
        <translation>“%1”은(는) “%2”에 더할 수 없습니다. 노드가 %3개와 %4개입니다.</translation>
    </message>
    <message>
        <source>Give both as many nodes.</source>
        <translation>둘의 노드 수를 같게 하세요.</translation>
    </message>
    <message>
        <source>“%1” does not say how many nodes the columns have.</source>
        <translation>“%1”에서 열마다 노드가 몇 개인지 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Write a number for each column with dashes between them, such as 4-8-8-2.</source>
        <translation>열마다 수를 적고 사이에 줄표를 넣으세요. 예: 4-8-8-2.</translation>
    </message>
    <message>
        <source>Nothing says how many nodes the columns have.</source>
        <translation>열마다 노드가 몇 개인지 정해지지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 columns are too many to be drawn.</source>
        <translation>열 %1개는 너무 많아 그릴 수 없습니다.</translation>
    </message>
    <message>
        <source>Show at most %1.</source>
        <translation>최대 %1개까지 보이세요.</translation>
    </message>
    <message>
        <source>There are more names (%1) than columns (%2); the last are not shown.</source>
        <translation>이름(%1개)이 열(%2개)보다 많아 나머지는 보이지 않습니다.</translation>
    </message>
    <message>
        <source>The nodes are too small for numbers of %1 decimals; make them larger, or show fewer.</source>
        <translation>노드가 작아 소수 %1자리 수를 적을 수 없습니다. 노드를 키우거나 적게 보이세요.</translation>
    </message>
    <message>
        <source>Names of nodes in “%1” are wider than the nodes; make them larger, or choose boxes.</source>
        <translation>“%1”의 노드 이름이 노드보다 넓습니다. 노드를 키우거나 상자를 고르세요.</translation>
    </message>
    <message>
        <source>They would fit the other way round: choose the other layout of weights.</source>
        <translation>돌려 놓으면 맞습니다. 다른 가중치 배치를 고르세요.</translation>
    </message>
    <message>
        <source>Link %1 × %2 numbers, or change the columns.</source>
        <translation>%1 × %2개의 수를 연결하거나 열을 바꾸세요.</translation>
    </message>
    <message>
        <source>The weights between “%1” and “%2” are %3 × %4 numbers.</source>
        <translation>“%1”과(와) “%2” 사이의 가중치가 %3 × %4개의 수입니다.</translation>
    </message>
    <message>
        <source>There is not one bias for each node of “%1” (biases: %2, nodes: %3).</source>
        <translation>“%1”의 노드마다 편향이 하나씩 있지 않습니다(편향: %2개, 노드: %3개).</translation>
    </message>
    <message>
        <source>Link as many as there are nodes, or none.</source>
        <translation>노드 수만큼 연결하거나 비우세요.</translation>
    </message>
    <message>
        <source>A logarithmic axis has no place for 0 and numbers below it.</source>
        <translation>로그 축에는 0과 그보다 작은 수의 자리가 없습니다.</translation>
    </message>
    <message>
        <source>Let it begin with a number above 0.</source>
        <translation>0보다 큰 수에서 시작하게 하세요.</translation>
    </message>
    <message>
        <source>Of many functions, only the first %1 are drawn.</source>
        <translation>함수가 많아 처음 %1개만 그립니다.</translation>
    </message>
    <message>
        <source>Function %1 has no points in this range.</source>
        <translation>이 범위에 함수 %1의 점이 없습니다.</translation>
    </message>
    <message>
        <source>The function has no value or no slope at %1.</source>
        <translation>함수가 %1에서 값이나 기울기를 갖지 않습니다.</translation>
    </message>
    <message>
        <source>Choose another place.</source>
        <translation>다른 자리를 고르세요.</translation>
    </message>
    <message>
        <source>There is no such function for the area or the point.</source>
        <translation>넓이나 점을 둘 그런 함수가 없습니다.</translation>
    </message>
    <message>
        <source>Write another formula, or choose another function.</source>
        <translation>식을 더 적거나 다른 함수를 고르세요.</translation>
    </message>
    <message>
        <source>The area from %1 to %2 has no size: the function has no value there.</source>
        <translation>%1부터 %2까지는 함수의 값이 없는 곳이 있어 넓이를 잴 수 없습니다.</translation>
    </message>
    <message>
        <source>Choose other ends of the area.</source>
        <translation>넓이의 다른 끝을 고르세요.</translation>
    </message>
    <message>
        <source>There are x, a, b, c, d, pi, e and tau.</source>
        <translation>x, a, b, c, d, pi, e, tau가 있습니다.</translation>
    </message>
    <message>
        <source>There are x, y, a, b, c, d, pi, e and tau.</source>
        <translation>x, y, a, b, c, d, pi, e, tau가 있습니다.</translation>
    </message>
    <message>
        <source>Of many levels, only the first %1 are drawn.</source>
        <translation>값이 많아서 처음 %1개만 그립니다.</translation>
    </message>
    <message>
        <source>The function has no values in this range.</source>
        <translation>이 범위에는 함숫값이 없습니다.</translation>
    </message>
    <message>
        <source>“%1” is no interval.</source>
        <translation>“%1”은(는) 구간이 아닙니다.</translation>
    </message>
    <message>
        <source>Write both ends between brackets, the smaller first, such as [1, 3) or (−∞, 2].</source>
        <translation>두 끝을 괄호 안에 작은 것부터 적으세요. 예: [1, 3) 또는 (−∞, 2].</translation>
    </message>
    <message>
        <source>“%1” lies beyond the number line.</source>
        <translation>“%1”은(는) 수직선 밖에 있습니다.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>%1번째 줄: %2</translation>
    </message>
    <message>
        <source>%1 more places have errors.</source>
        <translation>%1곳에 오류가 더 있습니다.</translation>
    </message>
    <message>
        <source>Correct the first ones.</source>
        <translation>먼저 나온 것부터 고치세요.</translation>
    </message>
    <message>
        <source>Nothing in the diagram has the name “%1”.</source>
        <translation>다이어그램에 “%1”이라는 이름이 없습니다.</translation>
    </message>
    <message>
        <source>Choose a name that is written in it.</source>
        <translation>다이어그램에 적힌 이름을 고르세요.</translation>
    </message>
    <message>
        <source>The diagram is too large to be laid out.</source>
        <translation>다이어그램이 너무 커서 배치할 수 없습니다.</translation>
    </message>
    <message>
        <source>Divide it into several, or fold groups.</source>
        <translation>여러 개로 나누거나 그룹을 접으세요.</translation>
    </message>
    <message>
        <source>Line %1: there is no free place for the text of the link “%2”.</source>
        <translation>%1번째 줄: 연결선 “%2”의 글을 놓을 빈자리가 없습니다.</translation>
    </message>
    <message>
        <source>The lines after line %1 are left out.</source>
        <translation>%1번째 줄 다음은 생략합니다.</translation>
    </message>
    <message>
        <source>Divide the diagram into several.</source>
        <translation>다이어그램을 여러 개로 나누세요.</translation>
    </message>
    <message>
        <source>The group “%1” has no end.</source>
        <translation>그룹 “%1”의 끝이 없습니다.</translation>
    </message>
    <message>
        <source>Write “}” behind its last line.</source>
        <translation>마지막 줄 뒤에 “}”를 쓰세요.</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>“%1” 부분을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>Write “a -&gt; b” for a link and “a [Text]” for a block.</source>
        <translation>연결은 “a -&gt; b”, 블록은 “a [Text]”로 쓰세요.</translation>
    </message>
    <message>
        <source>“%1” is no direction.</source>
        <translation>“%1”: 방향이 아닙니다.</translation>
    </message>
    <message>
        <source>Write “direction up”, “down”, “right” or “left”.</source>
        <translation>“direction up”, “down”, “right”, “left” 가운데 하나를 쓰세요.</translation>
    </message>
    <message>
        <source>Groups are no deeper in each other than %1.</source>
        <translation>그룹은 %1단계까지만 겹칠 수 있습니다.</translation>
    </message>
    <message>
        <source>Leave out some of the groups.</source>
        <translation>그룹 몇 개를 빼세요.</translation>
    </message>
    <message>
        <source>“%1” ends no group.</source>
        <translation>“%1”로 끝나는 그룹이 없습니다.</translation>
    </message>
    <message>
        <source>Remove it, or write “name {” where the group begins.</source>
        <translation>지우거나, 그룹이 시작하는 곳에 “name {”를 쓰세요.</translation>
    </message>
    <message>
        <source>The text of “%1” has no end.</source>
        <translation>“%1”의 글이 끝나지 않습니다.</translation>
    </message>
    <message>
        <source>Close its bracket.</source>
        <translation>괄호를 닫으세요.</translation>
    </message>
    <message>
        <source>The link from “%1” leads nowhere.</source>
        <translation>“%1”에서 나가는 연결선에 끝이 없습니다.</translation>
    </message>
    <message>
        <source>Write the name of a block behind the arrow.</source>
        <translation>화살표 뒤에 블록 이름을 쓰세요.</translation>
    </message>
    <message>
        <source>There are more than %1 blocks; the others are left out.</source>
        <translation>블록이 %1개보다 많습니다. 나머지는 생략합니다.</translation>
    </message>
    <message>
        <source>There are more than %1 links; the others are left out.</source>
        <translation>연결선이 %1개보다 많습니다. 나머지는 생략합니다.</translation>
    </message>
    <message>
        <source>“%1” and “%2” are in each other, so that no link goes between them.</source>
        <translation>“%1”, “%2” 가운데 하나가 다른 하나 안에 있어 그 사이에는 연결선이 없습니다.</translation>
    </message>
    <message>
        <source>Link a block inside.</source>
        <translation>안에 있는 블록에 연결하세요.</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be put together entry by entry.</source>
        <translation>%1, %2 모양은 항목별로 합칠 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 arrives, but its last axis should be %2.</source>
        <translation>%1 모양이 들어오지만 마지막 축은 %2이어야 합니다.</translation>
    </message>
    <message>
        <source>The last axis of %1 cannot be divided into %2 equal parts.</source>
        <translation>%1의 마지막 축을 %2등분할 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 has no heads that could be put side by side.</source>
        <translation>%1에는 나란히 이을 헤드가 없습니다.</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be put side by side.</source>
        <translation>%1, %2 모양은 나란히 이을 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 has only one axis and cannot be transposed.</source>
        <translation>%1: 축이 하나뿐이라 전치할 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 and %2 are not both matrices.</source>
        <translation>%1, %2 가운데 행렬이 아닌 것이 있습니다.</translation>
    </message>
    <message>
        <source>%1 times %2: the inner sizes differ.</source>
        <translation>%1 곱하기 %2: 안쪽 크기가 다릅니다.</translation>
    </message>
    <message>
        <source>%1 has only one axis.</source>
        <translation>%1: 축이 하나뿐입니다.</translation>
    </message>
    <message>
        <source>Nobody knows what “%1” does with a tensor.</source>
        <translation>“%1”: 텐서를 어떻게 바꾸는지 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Known are linear, embed, split, concat, add, matmul, transpose, mean, flatten, norm, attention, softmax and keep.</source>
        <translation>linear, embed, split, concat, add, matmul, transpose, mean, flatten, norm, attention, softmax, keep 가운데서 고르세요.</translation>
    </message>
    <message>
        <source>It would give %1, but %2 is declared.</source>
        <translation>%1 모양이 되어야 하지만 %2 모양으로 선언되어 있습니다.</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>“%1”: %2</translation>
    </message>
    <message>
        <source>Correct the shapes, or what the block does.</source>
        <translation>모양이나 블록이 하는 일을 고치세요.</translation>
    </message>
    <message>
        <source>The code is too long to be coloured.</source>
        <translation>코드가 너무 길어 색을 입힐 수 없습니다.</translation>
    </message>
    <message>
        <source>The code could not be coloured.</source>
        <translation>코드에 색을 입힐 수 없습니다.</translation>
    </message>
    <message>
        <source>Its longest line has %1 columns: the letters are too small to be read. Break it, or let it be wider.</source>
        <translation>가장 긴 줄이 %1칸이라 글자가 너무 작아 읽을 수 없습니다. 줄을 나누거나 더 넓게 하세요.</translation>
    </message>
    <message>
        <source>The code is too long: its first %1 lines are shown, and of each line the first %2 characters.</source>
        <translation>코드가 너무 깁니다. 처음 %1줄과 각 줄의 처음 %2자만 보입니다.</translation>
    </message>
    <message>
        <source>A note says its line first, as in “3: words”: “%1” does not.</source>
        <translation>메모는 “3: 말”처럼 줄을 먼저 적습니다. “%1”에는 줄이 없습니다.</translation>
    </message>
    <message>
        <source>No line is “%1”. Lines are written as “1-4|8-12|all”, words in quotes.</source>
        <translation>“%1”에 해당하는 줄이 없습니다. 줄은 “1-4|8-12|all”처럼, 낱말은 따옴표 안에 적습니다.</translation>
    </message>
    <message>
        <source>The text of this diagram is written in a way that cannot be changed here.</source>
        <translation>이 다이어그램의 글은 여기에서 바꿀 수 없는 방식으로 적혀 있습니다.</translation>
    </message>
    <message>
        <source>Change the text of the diagram.</source>
        <translation>다이어그램의 글을 고치세요.</translation>
    </message>
    <message>
        <source>These blocks are in different groups.</source>
        <translation>이 블록들은 서로 다른 그룹에 있습니다.</translation>
    </message>
    <message>
        <source>Select blocks of one group.</source>
        <translation>한 그룹의 블록을 선택하세요.</translation>
    </message>
    <message>
        <source>This stands outside of the frame all the time, so that nobody sees it.</source>
        <translation>처음부터 끝까지 화면 밖에 있어 보이지 않습니다.</translation>
    </message>
    <message>
        <source>Bring it into the frame, or remove it.</source>
        <translation>화면 안으로 옮기거나 지우세요.</translation>
    </message>
</context>
<context>
    <name>Vocabulary</name>
    <message>
        <source>Charts</source>
        <translation>차트</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>좌표축</translation>
    </message>
    <message>
        <source>An x and a y axis with ticks and numbers. The parts are “x”, “y”, “ticks” and “labels”. “Chart with lines” has axes of its own.</source>
        <translation>눈금과 숫자가 있는 x축과 y축. 부분: “x”, “y”, “ticks”, “labels”. “선 차트”에는 자체 축이 있습니다.</translation>
    </message>
    <message>
        <source>Where the x axis begins</source>
        <translation>x축이 시작하는 값</translation>
    </message>
    <message>
        <source>Where the x axis ends</source>
        <translation>x축이 끝나는 값</translation>
    </message>
    <message>
        <source>Where the y axis begins</source>
        <translation>y축이 시작하는 값</translation>
    </message>
    <message>
        <source>Where the y axis ends</source>
        <translation>y축이 끝나는 값</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>너비</translation>
    </message>
    <message>
        <source>Length of the x axis</source>
        <translation>x축의 길이</translation>
    </message>
    <message>
        <source>units</source>
        <translation>단위</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>높이</translation>
    </message>
    <message>
        <source>Length of the y axis</source>
        <translation>y축의 길이</translation>
    </message>
    <message>
        <source>From tick to tick; 0: none</source>
        <translation>눈금 사이의 간격. 0: 없음</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>색</translation>
    </message>
    <message>
        <source>Of lines and numbers</source>
        <translation>선과 숫자의 색</translation>
    </message>
    <message>
        <source>Width of the lines</source>
        <translation>선의 두께</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>Type size of the numbers; 0: none</source>
        <translation>숫자의 글자 크기. 0: 없음</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>Where its centre stands; beside another shape or at an edge, an offset</source>
        <translation>중심의 위치. 다른 도형 옆이나 가장자리에서는 그로부터의 거리</translation>
    </message>
    <message>
        <source>Beside</source>
        <translation>옆에 둘 도형</translation>
    </message>
    <message>
        <source>Stands beside this shape</source>
        <translation>이 도형 옆에 놓음</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>놓을 쪽</translation>
    </message>
    <message>
        <source>On which side of it</source>
        <translation>그 도형의 어느 쪽에</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>위</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>아래</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>왼쪽</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>오른쪽</translation>
    </message>
    <message>
        <source>Up left</source>
        <translation>왼쪽 위</translation>
    </message>
    <message>
        <source>Up right</source>
        <translation>오른쪽 위</translation>
    </message>
    <message>
        <source>Down left</source>
        <translation>왼쪽 아래</translation>
    </message>
    <message>
        <source>Down right</source>
        <translation>오른쪽 아래</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>중심</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>띄울 거리</translation>
    </message>
    <message>
        <source>How far from it</source>
        <translation>그로부터의 거리</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>맞춤</translation>
    </message>
    <message>
        <source>Which edges line up with it</source>
        <translation>그 도형과 맞출 가장자리</translation>
    </message>
    <message>
        <source>Against this border of the frame</source>
        <translation>화면의 이 가장자리에 붙임</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>여백</translation>
    </message>
    <message>
        <source>How far from the border</source>
        <translation>가장자리로부터의 거리</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>크기 조절</translation>
    </message>
    <message>
        <source>Size about its centre</source>
        <translation>중심을 기준으로 한 크기</translation>
    </message>
    <message>
        <source>Scaled down to this width; 0: free</source>
        <translation>이 너비에 맞게 줄임. 0: 제한 없음</translation>
    </message>
    <message>
        <source>Scaled down to this height; 0: free</source>
        <translation>이 높이에 맞게 줄임. 0: 제한 없음</translation>
    </message>
    <message>
        <source>Enlarge to fit</source>
        <translation>크기에 맞춰 확대</translation>
    </message>
    <message>
        <source>What is smaller than the maximum width or height is scaled up to it as well</source>
        <translation>최대 너비나 높이보다 작은 것도 그 크기로 키웁니다</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>회전</translation>
    </message>
    <message>
        <source>Turned counter-clockwise</source>
        <translation>시계 반대 방향으로 돌린 각도</translation>
    </message>
    <message>
        <source>Tilt</source>
        <translation>기울기</translation>
    </message>
    <message>
        <source>Turned in space about the x, then the y, then the z axis</source>
        <translation>공간에서 x축, y축, z축 순으로 돌린 각도</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>불투명도</translation>
    </message>
    <message>
        <source>How opaque as a whole</source>
        <translation>전체의 불투명도</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>그리는 순서</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>도형</translation>
    </message>
    <message>
        <source>What is drawn</source>
        <translation>그려지는 것</translation>
    </message>
    <message>
        <source>Bar chart</source>
        <translation>막대그래프</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>값</translation>
    </message>
    <message>
        <source>The numbers</source>
        <translation>숫자들</translation>
    </message>
    <message>
        <source>Height of a bar for 1</source>
        <translation>값 1에 해당하는 막대 높이</translation>
    </message>
    <message>
        <source>Bar width</source>
        <translation>막대 너비</translation>
    </message>
    <message>
        <source>Of a bar</source>
        <translation>막대 하나의 너비</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>사이 간격</translation>
    </message>
    <message>
        <source>Room between bars</source>
        <translation>막대 사이의 간격</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>색 목록</translation>
    </message>
    <message>
        <source>One for each bar, over again if there are fewer</source>
        <translation>막대마다 하나씩. 모자라면 처음부터 반복</translation>
    </message>
    <message>
        <source>Fill opacity</source>
        <translation>채우기 불투명도</translation>
    </message>
    <message>
        <source>How opaque the bars are</source>
        <translation>막대의 불투명도</translation>
    </message>
    <message>
        <source>Width of the bars&apos; borders</source>
        <translation>막대 테두리의 두께</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>이름표</translation>
    </message>
    <message>
        <source>What stands below the bars, in order</source>
        <translation>막대 아래에 차례로 놓이는 글</translation>
    </message>
    <message>
        <source>A series of formulas whose parts stand below the bars, after the labels; take the series itself off the stage</source>
        <translation>수식 나열. 그 부분이 이름표 다음으로 막대 아래에 놓임. 나열 자체는 무대에서 내리세요</translation>
    </message>
    <message>
        <source>Label gap</source>
        <translation>이름표 간격</translation>
    </message>
    <message>
        <source>From a bar to its label</source>
        <translation>막대와 이름표 사이의 거리</translation>
    </message>
    <message>
        <source>Width of the base line; 0: none</source>
        <translation>기준선의 두께. 0: 없음</translation>
    </message>
    <message>
        <source>Baseline colour</source>
        <translation>기준선 색</translation>
    </message>
    <message>
        <source>Colour of the base line</source>
        <translation>기준선의 색</translation>
    </message>
    <message>
        <source>Colour bar</source>
        <translation>색 막대</translation>
    </message>
    <message>
        <source>The colours, from least to most</source>
        <translation>최솟값부터 최댓값까지의 색</translation>
    </message>
    <message>
        <source>Red to blue</source>
        <translation>빨강에서 파랑으로</translation>
    </message>
    <message>
        <source>Dark to light</source>
        <translation>어두운 색에서 밝은 색으로</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>파랑</translation>
    </message>
    <message>
        <source>Your own colours, spread evenly</source>
        <translation>고르게 펼친 사용자 색</translation>
    </message>
    <message>
        <source>The number of the first colour</source>
        <translation>첫 색에 해당하는 수</translation>
    </message>
    <message>
        <source>The number of the last colour; if it is the same as the least, the range is that of the data</source>
        <translation>마지막 색에 해당하는 수. 최솟값과 같으면 데이터의 범위를 씀</translation>
    </message>
    <message>
        <source>Of the bar</source>
        <translation>막대의 크기</translation>
    </message>
    <message>
        <source>Ticks</source>
        <translation>눈금</translation>
    </message>
    <message>
        <source>Which numbers are written beside it</source>
        <translation>옆에 적을 숫자</translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation>소수 자릿수</translation>
    </message>
    <message>
        <source>Digits after the point</source>
        <translation>소수점 아래 자릿수</translation>
    </message>
    <message>
        <source>Type size</source>
        <translation>글자 크기</translation>
    </message>
    <message>
        <source>Colour of the numbers</source>
        <translation>숫자의 색</translation>
    </message>
    <message>
        <source>Curve of numbers</source>
        <translation>숫자 곡선</translation>
    </message>
    <message>
        <source>Numbers as a line on a plane; give it the same range and size as its axes. The first number stands at the least x, the last at the most, unless they have x values of their own. “Chart with lines” draws tables, with axes and names.</source>
        <translation>평면 위의 선으로 나타낸 숫자. 범위와 크기를 좌표축과 같게 지정. x값을 따로 주지 않으면 첫 숫자는 x 최솟값, 마지막 숫자는 x 최댓값에 놓임. 표를 축과 이름까지 그리려면 “선 차트”를 쓰세요.</translation>
    </message>
    <message>
        <source>Where they stand, if not evenly</source>
        <translation>고르게 두지 않을 때의 위치</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>부드럽게</translation>
    </message>
    <message>
        <source>A curve instead of straight pieces</source>
        <translation>꺾은선 대신 곡선</translation>
    </message>
    <message>
        <source>Colour of the line</source>
        <translation>선의 색</translation>
    </message>
    <message>
        <source>Thickness of the line, in hundredths of a unit</source>
        <translation>선의 두께(1/100 단위)</translation>
    </message>
    <message>
        <source>How opaque the line is</source>
        <translation>선의 불투명도</translation>
    </message>
    <message>
        <source>Colours from the line&apos;s beginning to its end, instead of one</source>
        <translation>한 가지 색 대신 선의 처음부터 끝까지 이어지는 색</translation>
    </message>
    <message>
        <source>Shares of the thickness along the line, such as 0, 1, 0 for a line with thin ends</source>
        <translation>선을 따라 달라지는 두께의 비율. 예: 0, 1, 0이면 양 끝이 가늚</translation>
    </message>
    <message>
        <source>How the line&apos;s ends look</source>
        <translation>선 끝의 모양</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>정사각형</translation>
    </message>
    <message>
        <source>How the line&apos;s corners look</source>
        <translation>선 모서리의 모양</translation>
    </message>
    <message>
        <source>Dots by size</source>
        <translation>크기별 점</translation>
    </message>
    <message>
        <source>Every entry of a matrix as a dot that grows with it; nothing for 0 and less. The parts are “entries/ROW/COLUMN”.</source>
        <translation>행렬의 성분마다 값에 따라 커지는 점. 0 이하는 그리지 않음. 부분: “entries/ROW/COLUMN”.</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>텐서</translation>
    </message>
    <message>
        <source>Cell width</source>
        <translation>칸 너비</translation>
    </message>
    <message>
        <source>From one column to the next</source>
        <translation>한 열에서 다음 열까지</translation>
    </message>
    <message>
        <source>Cell height</source>
        <translation>칸 높이</translation>
    </message>
    <message>
        <source>From one row to the next</source>
        <translation>한 행에서 다음 행까지</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>반지름</translation>
    </message>
    <message>
        <source>Of the dot for 1</source>
        <translation>값 1에 해당하는 점의 반지름</translation>
    </message>
    <message>
        <source>The radius goes with this power of the number</source>
        <translation>반지름은 수의 이 거듭제곱에 비례</translation>
    </message>
    <message>
        <source>Colour of the dots</source>
        <translation>점의 색</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>히트맵</translation>
    </message>
    <message>
        <source>About how many numbers stand at the colour bar; 0: as many as read well, −1: none</source>
        <translation>색상 막대에 적을 수의 대략적인 개수. 0: 읽기 좋은 만큼, −1: 없음</translation>
    </message>
    <message>
        <source>Colour bar ticks</source>
        <translation>색상 막대 눈금</translation>
    </message>
    <message>
        <source>Above the colour bar; $…$ is a formula</source>
        <translation>색상 막대 위에. $…$는 수식</translation>
    </message>
    <message>
        <source>Colour bar title</source>
        <translation>색상 막대 제목</translation>
    </message>
    <message>
        <source>What the colours mean, to the right</source>
        <translation>오른쪽에 색의 뜻을 보입니다</translation>
    </message>
    <message>
        <source>Show colour bar</source>
        <translation>색상 막대 표시</translation>
    </message>
    <message>
        <source>The number of the first row and the first column</source>
        <translation>첫 행과 첫 열의 번호</translation>
    </message>
    <message>
        <source>Count from</source>
        <translation>시작 번호</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>맨 아래</translation>
    </message>
    <message>
        <source>On top</source>
        <translation>맨 위</translation>
    </message>
    <message>
        <source>Where the first row stands</source>
        <translation>첫 행이 놓이는 자리</translation>
    </message>
    <message>
        <source>Numbers or names of rows and columns, and titles</source>
        <translation>행과 열의 번호나 이름, 그리고 제목</translation>
    </message>
    <message>
        <source>Show axes</source>
        <translation>축 표시</translation>
    </message>
    <message>
        <source>The number of each cell, unless the cells are one image</source>
        <translation>각 칸의 수. 칸들이 그림 하나일 때는 제외</translation>
    </message>
    <message>
        <source>Parts for clips to box or to point at, one in each line: its name, rows and columns, such as 0–9; empty: all of them</source>
        <translation>클립이 상자로 두르거나 가리킬 부분을 한 줄에 하나씩: 이름, 행, 열(예: 0–9). 비우면 모두</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>영역</translation>
    </message>
    <message>
        <source>What stands below the columns, instead of their numbers</source>
        <translation>번호 대신 열 아래에 쓸 이름</translation>
    </message>
    <message>
        <source>What stands beside the rows, instead of their numbers</source>
        <translation>번호 대신 행 옆에 쓸 이름</translation>
    </message>
    <message>
        <source>Numbers with names of rows and columns, instead of the matrix; empty: the matrix</source>
        <translation>행렬 대신 쓸, 행과 열의 이름이 있는 수. 비우면 행렬</translation>
    </message>
    <message>
        <source>Of all rows; 0: as the height of cells says, or in proportion to the width</source>
        <translation>모든 행을 합친 높이. 0: 칸 높이대로, 또는 너비에 비례</translation>
    </message>
    <message>
        <source>Of all columns; 0: as the width of cells says, or in proportion to the height</source>
        <translation>모든 열을 합친 너비. 0: 칸 너비대로, 또는 높이에 비례</translation>
    </message>
    <message>
        <source>Every entry of a matrix or a table as a coloured cell, with axes, names and a colour bar. What is no number is left out. The parts are “entries/ROW/COLUMN”, “x”, “y”, “colour bar” and “regions/NAME”; more than 2,500 cells are one image, “cells”.</source>
        <translation>행렬이나 표의 모든 성분을 색칠한 칸으로, 축·이름·색상 막대와 함께 보입니다. 수가 아닌 것은 비워 둡니다. 부분: “entries/행/열”, “x”, “y”, “colour bar”, “regions/이름”. 2,500칸이 넘으면 그림 하나(“cells”)가 됩니다.</translation>
    </message>
    <message>
        <source>What the colours of a heat map mean. The parts are “bar” and “labels”. Heat maps have one of their own, with axes.</source>
        <translation>히트맵의 색이 뜻하는 값. 부분: “bar”, “labels”. 히트맵에는 축과 함께 자체 색상 막대가 있습니다.</translation>
    </message>
    <message>
        <source>How opaque the cells are</source>
        <translation>칸의 불투명도</translation>
    </message>
    <message>
        <source>Colour of the lines between cells</source>
        <translation>칸 사이 선의 색</translation>
    </message>
    <message>
        <source>Width of the lines between cells</source>
        <translation>칸 사이 선의 두께</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>범례</translation>
    </message>
    <message>
        <source>What the colours of curves or bars mean, one line each. The parts are “LINE/sample” and “LINE/label”.</source>
        <translation>곡선이나 막대의 색이 뜻하는 것을 한 줄에 하나씩. 부분: “LINE/sample”, “LINE/label”.</translation>
    </message>
    <message>
        <source>The texts</source>
        <translation>텍스트들</translation>
    </message>
    <message>
        <source>Their colours, in order</source>
        <translation>차례대로 쓰는 색</translation>
    </message>
    <message>
        <source>Colour of the texts</source>
        <translation>텍스트의 색</translation>
    </message>
    <message>
        <source>Numbers in cells</source>
        <translation>칸 속 숫자</translation>
    </message>
    <message>
        <source>Every entry of a matrix as digits in its cell. The parts are “entries/ROW/COLUMN”; what is masked has the tag “masked”.</source>
        <translation>행렬의 성분마다 칸에 적은 숫자. 부분: “entries/ROW/COLUMN”. 마스크된 성분에는 “masked” 태그가 붙음.</translation>
    </message>
    <message>
        <source>Plus sign</source>
        <translation>더하기 기호</translation>
    </message>
    <message>
        <source>A plus before positive numbers</source>
        <translation>양수 앞에 더하기 기호</translation>
    </message>
    <message>
        <source>Type size of −∞</source>
        <translation>−∞의 글자 크기</translation>
    </message>
    <message>
        <source>Share of the cell&apos;s width that digits may fill</source>
        <translation>숫자가 차지할 수 있는 칸 너비의 비율</translation>
    </message>
    <message>
        <source>Colour of the digits</source>
        <translation>숫자의 색</translation>
    </message>
    <message>
        <source>Opacity for 0, if greater shares are to stand out</source>
        <translation>큰 비율을 돋보이게 할 때 0의 불투명도</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>마스크</translation>
    </message>
    <message>
        <source>Entries are masked where this matrix has −∞</source>
        <translation>이 행렬에서 −∞인 자리의 성분이 마스크됨</translation>
    </message>
    <message>
        <source>Colour of masked entries</source>
        <translation>마스크된 성분의 색</translation>
    </message>
    <message>
        <source>Opacity of masked entries</source>
        <translation>마스크된 성분의 불투명도</translation>
    </message>
    <message>
        <source>A line around masked entries&apos; digits in their colour</source>
        <translation>마스크된 성분의 숫자에 같은 색으로 두르는 선</translation>
    </message>
    <message>
        <source>Vectors as columns</source>
        <translation>열로 나타낸 벡터</translation>
    </message>
    <message>
        <source>Every row of a matrix as a column of cells. The parts are “VECTOR/cells/ENTRY” and, with numbers, “VECTOR/numbers/ENTRY”.</source>
        <translation>행렬의 행마다 칸으로 이루어진 열. 부분: “VECTOR/cells/ENTRY”, 숫자를 표시하면 “VECTOR/numbers/ENTRY”도 있음.</translation>
    </message>
    <message>
        <source>One vector in each row</source>
        <translation>한 행에 벡터 하나</translation>
    </message>
    <message>
        <source>Of a column</source>
        <translation>열 하나의 너비</translation>
    </message>
    <message>
        <source>Of an entry</source>
        <translation>성분 하나의 높이</translation>
    </message>
    <message>
        <source>Room between vectors</source>
        <translation>벡터 사이의 간격</translation>
    </message>
    <message>
        <source>One for each vector, over again if there are fewer</source>
        <translation>벡터마다 하나씩. 모자라면 처음부터 반복</translation>
    </message>
    <message>
        <source>Lighter for greater entries, darker for smaller ones</source>
        <translation>큰 성분은 밝게, 작은 성분은 어둡게</translation>
    </message>
    <message>
        <source>The entry with the full shade</source>
        <translation>명암이 가장 짙어지는 성분의 크기</translation>
    </message>
    <message>
        <source>Show numbers</source>
        <translation>숫자 표시</translation>
    </message>
    <message>
        <source>The entries as digits in the cells</source>
        <translation>칸에 성분을 숫자로 적음</translation>
    </message>
    <message>
        <source>Number colour</source>
        <translation>숫자 색</translation>
    </message>
    <message>
        <source>Width of the cells&apos; borders</source>
        <translation>칸 테두리의 두께</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>배치</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>열</translation>
    </message>
    <message>
        <source>Shapes one below the other. The parts are called like the linked blocks.</source>
        <translation>위아래로 늘어놓은 도형. 부분의 이름은 연결된 블록의 이름과 같음.</translation>
    </message>
    <message>
        <source>The shapes, in order</source>
        <translation>도형을 순서대로</translation>
    </message>
    <message>
        <source>Room between neighbours</source>
        <translation>이웃 사이의 간격</translation>
    </message>
    <message>
        <source>Line up</source>
        <translation>줄 맞춤</translation>
    </message>
    <message>
        <source>What is above each other</source>
        <translation>위아래로 맞출 곳</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>방향</translation>
    </message>
    <message>
        <source>Where the second one stands from the first</source>
        <translation>첫째에서 볼 때 둘째가 놓이는 쪽</translation>
    </message>
    <message>
        <source>Rows and columns</source>
        <translation>행과 열</translation>
    </message>
    <message>
        <source>Shapes in rows, all of them with as much room as the largest; the texts of a row stand on one line. The parts are called like the linked blocks.</source>
        <translation>행으로 늘어놓은 도형. 모두 가장 큰 도형만큼의 자리를 차지하며, 한 행의 글자는 같은 기준선에 섬. 부분의 이름은 연결된 블록의 이름과 같음.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>열 수</translation>
    </message>
    <message>
        <source>How many stand in a row</source>
        <translation>한 행에 놓이는 개수</translation>
    </message>
    <message>
        <source>Room between neighbours in a row</source>
        <translation>한 행에서 이웃 사이의 간격</translation>
    </message>
    <message>
        <source>Room between rows</source>
        <translation>행 사이의 간격</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>그룹</translation>
    </message>
    <message>
        <source>Several shapes as one, each staying where it is. The parts are called like the linked blocks.</source>
        <translation>여러 도형을 하나로 묶음. 각자 제자리에 그대로. 부분의 이름은 연결된 블록의 이름과 같음.</translation>
    </message>
    <message>
        <source>The shapes, from back to front</source>
        <translation>뒤에서 앞으로 놓이는 도형</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>대칭 이동</translation>
    </message>
    <message>
        <source>The mirror image of a shape, in its place.</source>
        <translation>제자리에서 뒤집은 도형.</translation>
    </message>
    <message>
        <source>What is mirrored</source>
        <translation>뒤집을 도형</translation>
    </message>
    <message>
        <source>Which sides change places</source>
        <translation>서로 바뀌는 쪽</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>좌우</translation>
    </message>
    <message>
        <source>Up and down</source>
        <translation>상하</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>부분</translation>
    </message>
    <message>
        <source>Parts of a shape as a shape of their own, standing where they stand in it.</source>
        <translation>도형의 일부를 따로 떼어 낸 도형. 원래 있던 자리에 놓임.</translation>
    </message>
    <message>
        <source>The shape that has them</source>
        <translation>부분을 가진 도형</translation>
    </message>
    <message>
        <source>Which parts: names such as cells/3/2, numbers such as 1..4, .tag, or &quot;a phrase&quot; in quotes</source>
        <translation>어느 부분인지: cells/3/2 같은 이름, 1..4 같은 번호, .태그, 따옴표 속 &quot;문구&quot;</translation>
    </message>
    <message>
        <source>Recoloured</source>
        <translation>색 바꾼 도형</translation>
    </message>
    <message>
        <source>A shape in other colours: one, or a row of colours that runs over its parts.</source>
        <translation>다른 색으로 칠한 도형. 한 가지 색이나, 부분을 따라 이어지는 여러 색.</translation>
    </message>
    <message>
        <source>What is recoloured</source>
        <translation>색을 바꿀 도형</translation>
    </message>
    <message>
        <source>The parts that the colours run over: * for its children, leaves for single letters and lines</source>
        <translation>색이 이어지는 부분: *는 하위 항목, leaves는 낱글자와 낱선</translation>
    </message>
    <message>
        <source>The colours from the first part to the last</source>
        <translation>첫 부분부터 마지막 부분까지의 색</translation>
    </message>
    <message>
        <source>The colours one after the other and again, instead of shades between them</source>
        <translation>중간색으로 이어지지 않고 색을 차례로 되풀이</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>복사본</translation>
    </message>
    <message>
        <source>Copies of a shape, each a step further than the one before. The parts are called 0, 1, 2, …</source>
        <translation>한 걸음씩 떨어져 늘어선 도형의 복사본. 부분의 이름은 0, 1, 2, …</translation>
    </message>
    <message>
        <source>What is copied</source>
        <translation>복사할 도형</translation>
    </message>
    <message>
        <source>How many copies</source>
        <translation>복사본의 개수</translation>
    </message>
    <message>
        <source>From each copy to the next</source>
        <translation>복사본 사이의 거리</translation>
    </message>
    <message>
        <source>How far each copy is turned against the one before</source>
        <translation>앞의 복사본보다 더 돌린 각도</translation>
    </message>
    <message>
        <source>Size of each copy against the one before</source>
        <translation>앞의 복사본에 대한 크기의 비율</translation>
    </message>
    <message>
        <source>Opacity of each copy against the one before</source>
        <translation>앞의 복사본에 대한 불투명도의 비율</translation>
    </message>
    <message>
        <source>In another&apos;s place</source>
        <translation>다른 도형의 자리에</translation>
    </message>
    <message>
        <source>A shape moved and resized to where another one stands.</source>
        <translation>다른 도형의 자리에 맞게 옮기고 크기를 바꾼 도형.</translation>
    </message>
    <message>
        <source>What is moved</source>
        <translation>옮길 도형</translation>
    </message>
    <message>
        <source>The shape whose place it takes</source>
        <translation>자리를 대신할 도형</translation>
    </message>
    <message>
        <source>Fills that place, so that its proportions change</source>
        <translation>그 자리를 가득 채움. 비율이 바뀜</translation>
    </message>
    <message>
        <source>Resized</source>
        <translation>크기 맞춤</translation>
    </message>
    <message>
        <source>A shape made larger or smaller until it has a given size.</source>
        <translation>정한 크기가 되도록 키우거나 줄인 도형.</translation>
    </message>
    <message>
        <source>What is resized</source>
        <translation>크기를 바꿀 도형</translation>
    </message>
    <message>
        <source>Its width; 0: free</source>
        <translation>너비. 0: 제한 없음</translation>
    </message>
    <message>
        <source>Its height; 0: free</source>
        <translation>높이. 0: 제한 없음</translation>
    </message>
    <message>
        <source>Width and height each on its own, so that its proportions change</source>
        <translation>너비와 높이를 따로 바꿈. 비율이 바뀜</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>행</translation>
    </message>
    <message>
        <source>Shapes side by side. The parts are called like the linked blocks.</source>
        <translation>옆으로 늘어놓은 도형. 부분의 이름은 연결된 블록의 이름과 같음.</translation>
    </message>
    <message>
        <source>What is at the same height; texts in the middle stand on one line</source>
        <translation>같은 높이로 맞출 곳. 가운데로 맞추면 글자는 같은 기준선에 섭니다</translation>
    </message>
    <message>
        <source>Middle of what is drawn</source>
        <translation>그려진 모양의 가운데</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>장면</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>카메라</translation>
    </message>
    <message>
        <source>The point in the middle of the picture</source>
        <translation>화면 가운데에 오는 점</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>선</translation>
    </message>
    <message>
        <source>Arc</source>
        <translation>호</translation>
    </message>
    <message>
        <source>A piece of a circle&apos;s line; the circle&apos;s centre stays at the position.</source>
        <translation>원둘레의 일부. 원의 중심은 위치에 그대로 있음.</translation>
    </message>
    <message>
        <source>Of the circle</source>
        <translation>원의 반지름</translation>
    </message>
    <message>
        <source>Where it begins: 0 on the right, 90 at the top</source>
        <translation>시작하는 각도: 0은 오른쪽, 90은 위</translation>
    </message>
    <message>
        <source>How far it turns, counter-clockwise</source>
        <translation>시계 반대 방향으로 도는 각도</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>화살표</translation>
    </message>
    <message>
        <source>An arrow between two points or shapes, straight or bent. Its parts are “shaft” and “tip”.</source>
        <translation>두 점이나 도형을 잇는 곧거나 굽은 화살표. 부분: “shaft”, “tip”.</translation>
    </message>
    <message>
        <source>Where it begins, if at no shape</source>
        <translation>도형이 아닐 때 시작하는 위치</translation>
    </message>
    <message>
        <source>Where it ends, if at no shape</source>
        <translation>도형이 아닐 때 끝나는 위치</translation>
    </message>
    <message>
        <source>The shape where it begins</source>
        <translation>시작하는 도형</translation>
    </message>
    <message>
        <source>The shape where it ends</source>
        <translation>끝나는 도형</translation>
    </message>
    <message>
        <source>On which side of that shape</source>
        <translation>그 도형의 어느 쪽에</translation>
    </message>
    <message>
        <source>How far it keeps away from both ends</source>
        <translation>양 끝에서 띄우는 거리</translation>
    </message>
    <message>
        <source>How far it is bent: 180 is half a circle; positive turns left</source>
        <translation>굽은 정도: 180은 반원, 양수는 왼쪽으로</translation>
    </message>
    <message>
        <source>Its head: as usual in the lecture&apos;s style, a large triangle, or one that goes with the thickness</source>
        <translation>화살촉: 강의 스타일의 기본 모양, 큰 삼각형, 또는 선 두께를 따르는 모양</translation>
    </message>
    <message>
        <source>Size of the head</source>
        <translation>화살촉의 크기</translation>
    </message>
    <message>
        <source>A head at the beginning</source>
        <translation>시작 쪽 화살촉</translation>
    </message>
    <message>
        <source>A head at the end</source>
        <translation>끝 쪽 화살촉</translation>
    </message>
    <message>
        <source>Thickness in hundredths of a unit; 0: as usual for its head</source>
        <translation>두께(1/100 단위). 0: 화살촉의 기본값</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>도형</translation>
    </message>
    <message>
        <source>Combined areas</source>
        <translation>영역 결합</translation>
    </message>
    <message>
        <source>One area made of those of two flat shapes.</source>
        <translation>평면 도형 두 개의 영역으로 만든 하나의 영역.</translation>
    </message>
    <message>
        <source>The first area</source>
        <translation>첫째 영역</translation>
    </message>
    <message>
        <source>The second area</source>
        <translation>둘째 영역</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>연산</translation>
    </message>
    <message>
        <source>Both, the first without the second, what they share, or what they do not share</source>
        <translation>둘 다, 첫째에서 둘째를 뺀 것, 겹치는 부분, 또는 겹치지 않는 부분</translation>
    </message>
    <message>
        <source>Union</source>
        <translation>합집합</translation>
    </message>
    <message>
        <source>Colour of the area</source>
        <translation>영역의 색</translation>
    </message>
    <message>
        <source>How opaque the area is</source>
        <translation>영역의 불투명도</translation>
    </message>
    <message>
        <source>Fill gradient</source>
        <translation>채우기 그라데이션</translation>
    </message>
    <message>
        <source>Colours from one side of the area to the other, instead of one</source>
        <translation>한 가지 색 대신 영역의 한쪽에서 다른 쪽으로 이어지는 색</translation>
    </message>
    <message>
        <source>Gradient direction</source>
        <translation>그라데이션 방향</translation>
    </message>
    <message>
        <source>Where the area&apos;s colours run: 0 to the right, 90 upwards</source>
        <translation>영역의 색이 나아가는 방향: 0은 오른쪽, 90은 위</translation>
    </message>
    <message>
        <source>Colour of a line behind the area, which sets it off from what lies below</source>
        <translation>영역 뒤에 두르는 선의 색. 아래에 있는 것과 구별되게 함</translation>
    </message>
    <message>
        <source>Thickness of that line</source>
        <translation>그 선의 두께</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>다이어그램</translation>
    </message>
    <message>
        <source>Labelled box</source>
        <translation>이름표 상자</translation>
    </message>
    <message>
        <source>A box of a block diagram with its name in it. Its parts are “box” and “label”.</source>
        <translation>이름이 적힌 블록 다이어그램 상자. 부분: “box”, “label”.</translation>
    </message>
    <message>
        <source>From left to right</source>
        <translation>왼쪽에서 오른쪽까지</translation>
    </message>
    <message>
        <source>From bottom to top</source>
        <translation>아래에서 위까지</translation>
    </message>
    <message>
        <source>Radius of the corners</source>
        <translation>모서리의 반지름</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>안쪽 여백</translation>
    </message>
    <message>
        <source>Room between text and border; a longer text is made smaller</source>
        <translation>글과 테두리 사이의 여백. 긴 글은 작게 줄어듦</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>이름표</translation>
    </message>
    <message>
        <source>Its text; $…$ is a formula</source>
        <translation>글. $…$는 수식</translation>
    </message>
    <message>
        <source>Label size</source>
        <translation>이름표 크기</translation>
    </message>
    <message>
        <source>Type size of the text</source>
        <translation>글자 크기</translation>
    </message>
    <message>
        <source>Label colour</source>
        <translation>이름표 색</translation>
    </message>
    <message>
        <source>Colour of the text</source>
        <translation>글자의 색</translation>
    </message>
    <message>
        <source>Annotations</source>
        <translation>주석</translation>
    </message>
    <message>
        <source>Brace</source>
        <translation>중괄호</translation>
    </message>
    <message>
        <source>A curly brace along one side of a shape, with a label at its tip. Its parts are “brace” and “label”.</source>
        <translation>도형의 한쪽을 따라 그린 중괄호. 뾰족한 끝에 이름표가 붙음. 부분: “brace”, “label”.</translation>
    </message>
    <message>
        <source>The shape that it embraces</source>
        <translation>괄호로 묶을 도형</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>거리</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>깊이</translation>
    </message>
    <message>
        <source>From its tip to its ends</source>
        <translation>뾰족한 끝에서 양 끝까지</translation>
    </message>
    <message>
        <source>Label distance</source>
        <translation>이름표 거리</translation>
    </message>
    <message>
        <source>From its tip to the label</source>
        <translation>뾰족한 끝에서 이름표까지</translation>
    </message>
    <message>
        <source>Brackets</source>
        <translation>대괄호</translation>
    </message>
    <message>
        <source>Square brackets left and right of a shape. Its parts are “left” and “right”.</source>
        <translation>도형 왼쪽과 오른쪽의 대괄호. 부분: “left”, “right”.</translation>
    </message>
    <message>
        <source>The shape between them</source>
        <translation>괄호 사이의 도형</translation>
    </message>
    <message>
        <source>How much higher and lower than it they are</source>
        <translation>도형보다 위아래로 더 나온 길이</translation>
    </message>
    <message>
        <source>Thickness</source>
        <translation>굵기</translation>
    </message>
    <message>
        <source>Of their bars</source>
        <translation>괄호 기둥의 굵기</translation>
    </message>
    <message>
        <source>Length of their hooks</source>
        <translation>괄호 갈고리의 길이</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>카드</translation>
    </message>
    <message>
        <source>A rectangle as large as the frame: a background, or a dimmer over everything behind it.</source>
        <translation>화면만큼 큰 직사각형. 배경으로 쓰거나 뒤의 모든 것을 어둡게 덮음.</translation>
    </message>
    <message>
        <source>Inset</source>
        <translation>안쪽 거리</translation>
    </message>
    <message>
        <source>How far it stays inside the frame; negative: stands out</source>
        <translation>화면 안쪽으로 들어온 거리. 음수: 밖으로 나감</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>원</translation>
    </message>
    <message>
        <source>A circle.</source>
        <translation>원.</translation>
    </message>
    <message>
        <source>From its centre to its line</source>
        <translation>중심에서 선까지</translation>
    </message>
    <message>
        <source>Thought cloud</source>
        <translation>생각 구름</translation>
    </message>
    <message>
        <source>A cloud with what somebody thinks. Its parts are “puffs”, “body” and “content”.</source>
        <translation>누군가의 생각을 담은 구름. 부분: “puffs”, “body”, “content”.</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>내용</translation>
    </message>
    <message>
        <source>What is in it, if not the text; it is moved there</source>
        <translation>글 대신 담을 것. 그 안으로 옮겨짐</translation>
    </message>
    <message>
        <source>At least this wide</source>
        <translation>최소 너비</translation>
    </message>
    <message>
        <source>At least this high</source>
        <translation>최소 높이</translation>
    </message>
    <message>
        <source>Room around its content</source>
        <translation>내용 둘레의 여백</translation>
    </message>
    <message>
        <source>Who speaks, as seen from its middle; [0, 0]: below its left corner</source>
        <translation>가운데에서 볼 때 말하는 사람의 위치. [0, 0]: 왼쪽 아래 모서리 밑</translation>
    </message>
    <message>
        <source>The other way round, but for its content</source>
        <translation>내용은 그대로 두고 좌우를 뒤집음</translation>
    </message>
    <message>
        <source>Connector</source>
        <translation>연결선</translation>
    </message>
    <message>
        <source>A line of a block diagram from one shape to another: straight, with right angles, or in a loop around what lies between, as residual connections go. Its parts are “shaft”, “tip” and “label”.</source>
        <translation>한 도형에서 다른 도형으로 가는 블록 다이어그램의 선. 곧게, 직각으로, 또는 잔차 연결처럼 사이의 것을 돌아서 감. 부분: “shaft”, “tip”, “label”.</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>경로 모양</translation>
    </message>
    <message>
        <source>How it goes</source>
        <translation>지나가는 모양</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>직선</translation>
    </message>
    <message>
        <source>Loop side</source>
        <translation>돌아가는 쪽</translation>
    </message>
    <message>
        <source>Where a loop goes round</source>
        <translation>돌아서 갈 쪽</translation>
    </message>
    <message>
        <source>How far it goes out before it turns round</source>
        <translation>돌아서기 전에 뻗어 나가는 거리</translation>
    </message>
    <message>
        <source>Radius of its corners</source>
        <translation>모서리의 반지름</translation>
    </message>
    <message>
        <source>Label side</source>
        <translation>이름표 쪽</translation>
    </message>
    <message>
        <source>Where its label stands</source>
        <translation>이름표가 놓이는 곳</translation>
    </message>
    <message>
        <source>From the line to the label</source>
        <translation>선에서 이름표까지</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>가위표</translation>
    </message>
    <message>
        <source>Two diagonals over a shape, which cross it out.</source>
        <translation>도형 위에 대각선 두 개를 그어 지우는 표시.</translation>
    </message>
    <message>
        <source>The shape that it marks</source>
        <translation>표시할 도형</translation>
    </message>
    <message>
        <source>Its size, in sizes of the shape</source>
        <translation>도형 크기에 대한 비율</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>곡선</translation>
    </message>
    <message>
        <source>A line through points that you give, smooth or with corners.</source>
        <translation>주어진 점을 지나는 매끄럽거나 각진 선.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>점</translation>
    </message>
    <message>
        <source>The points: x and y of each in turn</source>
        <translation>점: 각 점의 x와 y를 차례로</translation>
    </message>
    <message>
        <source>Without corners</source>
        <translation>모나지 않게</translation>
    </message>
    <message>
        <source>Bézier curve</source>
        <translation>베지에 곡선</translation>
    </message>
    <message>
        <source>Between each two points through which it passes stand two handles, towards which it bends</source>
        <translation>곡선이 지나가는 두 점 사이마다 핸들이 두 개씩 있고, 곡선은 그쪽으로 휩니다</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>닫힘</translation>
    </message>
    <message>
        <source>Ends where it began</source>
        <translation>시작한 곳에서 끝남</translation>
    </message>
    <message>
        <source>Dot</source>
        <translation>점</translation>
    </message>
    <message>
        <source>A small filled circle that marks a point.</source>
        <translation>한 지점을 나타내는 작은 채운 원.</translation>
    </message>
    <message>
        <source>From its centre to its edge</source>
        <translation>중심에서 가장자리까지</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>타원</translation>
    </message>
    <message>
        <source>A circle stretched in width or height.</source>
        <translation>가로나 세로로 늘인 원.</translation>
    </message>
    <message>
        <source>Filled arrow</source>
        <translation>채운 화살표</translation>
    </message>
    <message>
        <source>A straight arrow that is one area, so that it can have a border and be morphed as a whole.</source>
        <translation>하나의 영역으로 된 곧은 화살표. 테두리를 줄 수 있고 통째로 변형됨.</translation>
    </message>
    <message>
        <source>Of its shaft; at most a tenth of its length</source>
        <translation>화살대의 굵기. 길이의 10분의 1까지</translation>
    </message>
    <message>
        <source>How blunt its head is</source>
        <translation>화살촉의 뭉툭한 정도</translation>
    </message>
    <message>
        <source>Width of its head, in shafts</source>
        <translation>화살대에 대한 화살촉 너비의 비율</translation>
    </message>
    <message>
        <source>Grid of cells</source>
        <translation>칸 격자</translation>
    </message>
    <message>
        <source>Rows and columns of equal cells. A cell&apos;s part is “cells/ROW/COLUMN”, counted from 0 at the top left; its tags are “row:ROW”, “column:COLUMN” and “upper”, “diagonal” or “lower”.</source>
        <translation>크기가 같은 칸의 행과 열. 칸의 부분 이름은 “cells/ROW/COLUMN”(왼쪽 위가 0부터), 태그는 “row:ROW”, “column:COLUMN”과 “upper”, “diagonal”, “lower” 중 하나.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>행 수</translation>
    </message>
    <message>
        <source>How many cells from top to bottom</source>
        <translation>위에서 아래까지 칸의 수</translation>
    </message>
    <message>
        <source>How many cells from left to right</source>
        <translation>왼쪽에서 오른쪽까지 칸의 수</translation>
    </message>
    <message>
        <source>Of the whole grid; 0: as its cells are</source>
        <translation>격자 전체의 크기. 0: 칸 크기에 따름</translation>
    </message>
    <message>
        <source>Cell gap</source>
        <translation>칸 간격</translation>
    </message>
    <message>
        <source>Room between cells</source>
        <translation>칸 사이의 간격</translation>
    </message>
    <message>
        <source>A shape for every cell, instead of a square</source>
        <translation>정사각형 대신 모든 칸에 쓸 도형</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>그림</translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Which of the lecture&apos;s files</source>
        <translation>강의에 담긴 파일 중 하나</translation>
    </message>
    <message>
        <source>From left to right; 0: as its proportions ask</source>
        <translation>왼쪽에서 오른쪽까지. 0: 비율에 따름</translation>
    </message>
    <message>
        <source>Crop left</source>
        <translation>왼쪽 자르기</translation>
    </message>
    <message>
        <source>The share of the picture that is cut off on the left</source>
        <translation>그림 왼쪽에서 잘라 낼 비율</translation>
    </message>
    <message>
        <source>Crop top</source>
        <translation>위쪽 자르기</translation>
    </message>
    <message>
        <source>The share of the picture that is cut off at the top</source>
        <translation>그림 위쪽에서 잘라 낼 비율</translation>
    </message>
    <message>
        <source>Crop right</source>
        <translation>오른쪽 자르기</translation>
    </message>
    <message>
        <source>The share of the picture that is cut off on the right</source>
        <translation>그림 오른쪽에서 잘라 낼 비율</translation>
    </message>
    <message>
        <source>Crop bottom</source>
        <translation>아래쪽 자르기</translation>
    </message>
    <message>
        <source>The share of the picture that is cut off at the bottom</source>
        <translation>그림 아래쪽에서 잘라 낼 비율</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>직선</translation>
    </message>
    <message>
        <source>A line between two points or shapes, straight or bent.</source>
        <translation>두 점이나 도형을 잇는 곧거나 굽은 선.</translation>
    </message>
    <message>
        <source>How far it keeps away from both ends; negative: reaches beyond</source>
        <translation>양 끝에서 띄우는 거리. 음수: 끝을 넘어감</translation>
    </message>
    <message>
        <source>Sum node</source>
        <translation>합산 노드</translation>
    </message>
    <message>
        <source>A small circle with a plus or a cross: where two lines of a block diagram are added or multiplied. Its parts are “ring” and “symbol”.</source>
        <translation>더하기나 곱하기 기호가 든 작은 원. 블록 다이어그램에서 두 선이 더해지거나 곱해지는 곳. 부분: “ring”, “symbol”.</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>기호</translation>
    </message>
    <message>
        <source>What happens there</source>
        <translation>그곳에서 하는 연산</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>더하기</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>곱하기</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>다각형</translation>
    </message>
    <message>
        <source>A closed figure through corners that you give.</source>
        <translation>주어진 꼭짓점을 잇는 닫힌 도형.</translation>
    </message>
    <message>
        <source>The corners: x and y of each in turn</source>
        <translation>꼭짓점: 각 점의 x와 y를 차례로</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>직사각형</translation>
    </message>
    <message>
        <source>A rectangle, with round corners if wanted.</source>
        <translation>직사각형. 모서리를 둥글게 할 수 있음.</translation>
    </message>
    <message>
        <source>Regular polygon</source>
        <translation>정다각형</translation>
    </message>
    <message>
        <source>A triangle, pentagon, hexagon, …</source>
        <translation>삼각형, 오각형, 육각형, …</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>꼭짓점</translation>
    </message>
    <message>
        <source>How many corners it has</source>
        <translation>꼭짓점의 수</translation>
    </message>
    <message>
        <source>From its centre to its corners</source>
        <translation>중심에서 꼭짓점까지</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>부채꼴</translation>
    </message>
    <message>
        <source>A piece of a disc or of a ring; the circle&apos;s centre stays at the position.</source>
        <translation>원판이나 고리의 일부. 원의 중심은 위치에 그대로 있음.</translation>
    </message>
    <message>
        <source>Inner radius</source>
        <translation>안쪽 반지름</translation>
    </message>
    <message>
        <source>Of the hole; 0: none</source>
        <translation>구멍의 반지름. 0: 없음</translation>
    </message>
    <message>
        <source>Outer radius</source>
        <translation>바깥 반지름</translation>
    </message>
    <message>
        <source>Of the disc</source>
        <translation>원판의 반지름</translation>
    </message>
    <message>
        <source>Speech bubble</source>
        <translation>말풍선</translation>
    </message>
    <message>
        <source>Icon</source>
        <translation>아이콘</translation>
    </message>
    <message>
        <source>A sign made of lines, found by its name or by a word in English, Korean or Chinese. Its lines are the parts 0, 1, 2, …, in the order in which they are drawn.</source>
        <translation>선으로 된 기호이며 이름이나 영어·한국어·중국어 낱말로 찾습니다. 선은 그려지는 순서대로 부분 0, 1, 2, …입니다.</translation>
    </message>
    <message>
        <source>What it shows: brain, 뇌 or 大脑</source>
        <translation>보여 줄 것: brain, 뇌 또는 大脑</translation>
    </message>
    <message>
        <source>Of the square in which it lies</source>
        <translation>아이콘이 놓이는 정사각형의 크기</translation>
    </message>
    <message>
        <source>Colour of its lines</source>
        <translation>선의 색</translation>
    </message>
    <message>
        <source>Thickness of its lines, in hundredths of a unit: the same however large it is</source>
        <translation>선의 굵기(단위의 100분의 1). 크기와 관계없이 같습니다</translation>
    </message>
    <message>
        <source>What stands beside it goes by its square, which is the same for all icons, or by its lines</source>
        <translation>옆에 놓이는 것이 기준으로 삼는 것: 모든 아이콘에 같은 정사각형 또는 그려진 선</translation>
    </message>
    <message>
        <source>Its square</source>
        <translation>정사각형</translation>
    </message>
    <message>
        <source>A tree or a mind map of an outline. Its parts are “nodes/TEXT”, “links/TEXT” and “arcs/FROM→TO”; they have the tags “level:NUMBER”, “leaf” and “below:TEXT”, which is all that grows from a box. What is larger than its maximum width or height, or than the frame, is made smaller.</source>
        <translation>개요로 만드는 나무 또는 마인드맵입니다. 부분은 “nodes/텍스트”, “links/텍스트”, “arcs/처음→끝”이며, 태그는 “level:번호”, “leaf”, 그리고 한 상자에서 뻗은 모든 것인 “below:텍스트”입니다. 최대 너비나 높이, 또는 화면보다 크면 작아집니다.</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>개요</translation>
    </message>
    <message>
        <source>One line for each box; what is indented further is below it. $…$ is a formula</source>
        <translation>상자마다 한 줄. 더 들여 쓴 줄은 그 아래에 놓입니다. $…$는 수식입니다</translation>
    </message>
    <message>
        <source>Where it grows from its root</source>
        <translation>뿌리에서 자라는 방향</translation>
    </message>
    <message>
        <source>Mind map</source>
        <translation>마인드맵</translation>
    </message>
    <message>
        <source>On circles</source>
        <translation>원 위에</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>연결선</translation>
    </message>
    <message>
        <source>How its lines go</source>
        <translation>선이 이어지는 모양</translation>
    </message>
    <message>
        <source>With corners</source>
        <translation>꺾은선</translation>
    </message>
    <message>
        <source>Curved</source>
        <translation>곡선</translation>
    </message>
    <message>
        <source>Levels shown</source>
        <translation>표시할 단계 수</translation>
    </message>
    <message>
        <source>How many levels are shown; between two numbers the next one comes out of its parents</source>
        <translation>보이는 단계의 수. 두 수 사이에서는 다음 단계가 부모에서 나옵니다</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>접은 상자</translation>
    </message>
    <message>
        <source>Texts of boxes that nothing is shown below</source>
        <translation>아래를 보이지 않을 상자의 텍스트</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>표시한 상자</translation>
    </message>
    <message>
        <source>Texts of boxes that are marked, with the way to them</source>
        <translation>길과 함께 표시할 상자의 텍스트</translation>
    </message>
    <message>
        <source>Colour of marks</source>
        <translation>표시의 색</translation>
    </message>
    <message>
        <source>Of what is marked</source>
        <translation>표시한 것의 색</translation>
    </message>
    <message>
        <source>Ends on one line</source>
        <translation>끝을 한 줄에</translation>
    </message>
    <message>
        <source>Of these curves</source>
        <translation>이 곡선들의 색</translation>
    </message>
    <message>
        <source>Colour of further links</source>
        <translation>그 밖의 연결선 색</translation>
    </message>
    <message>
        <source>Curves between boxes that the tree does not link: “sees -&gt; the forest”, or with a strength, “: 0.8”</source>
        <translation>나무가 잇지 않는 상자 사이의 곡선: “봅니다 -&gt; 숲을”, 또는 세기를 붙여 “: 0.8”</translation>
    </message>
    <message>
        <source>Further links</source>
        <translation>그 밖의 연결선</translation>
    </message>
    <message>
        <source>All boxes with nothing below them stand on the last level</source>
        <translation>아래에 아무것도 없는 상자를 모두 마지막 단계에 놓습니다</translation>
    </message>
    <message>
        <source>Type size of the texts</source>
        <translation>텍스트의 글자 크기</translation>
    </message>
    <message>
        <source>Longer texts go on in another line; 0: as written</source>
        <translation>이보다 긴 텍스트는 다음 줄로 넘어갑니다. 0: 쓴 그대로</translation>
    </message>
    <message>
        <source>Whether there is a box around every text</source>
        <translation>텍스트마다 상자를 두를지</translation>
    </message>
    <message>
        <source>Colour of boxes and lines</source>
        <translation>상자와 선의 색</translation>
    </message>
    <message>
        <source>Branch colours</source>
        <translation>가지의 색</translation>
    </message>
    <message>
        <source>Colours of the branches of the root, in turn; if there are none, that of the lines</source>
        <translation>뿌리에서 나온 가지의 색을 차례로. 없으면 선의 색</translation>
    </message>
    <message>
        <source>Thickness of the lines, in hundredths of a unit</source>
        <translation>선의 굵기(단위의 100분의 1)</translation>
    </message>
    <message>
        <source>Room between a text and its box</source>
        <translation>텍스트와 상자 사이의 여백</translation>
    </message>
    <message>
        <source>Room between boxes</source>
        <translation>상자 사이의 거리</translation>
    </message>
    <message>
        <source>Room between boxes of one parent; others have twice as much</source>
        <translation>같은 부모를 둔 상자 사이의 거리. 다른 상자는 두 배입니다</translation>
    </message>
    <message>
        <source>Room between levels</source>
        <translation>단계 사이의 거리</translation>
    </message>
    <message>
        <source>Room between two levels</source>
        <translation>두 단계 사이의 거리</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>연표</translation>
    </message>
    <message>
        <source>Events along an axis of dates or numbers, each with its text beside it and none over another. Its parts are “axis/band”, “axis/ticks” and “events/TEXT”. What is larger than its maximum width or height, or than the frame, is made smaller.</source>
        <translation>날짜나 수의 축을 따라 놓인 사건들이며, 텍스트가 서로 겹치지 않습니다. 부분은 “axis/band”, “axis/ticks”, “events/텍스트”입니다. 최대 너비나 높이, 또는 화면보다 크면 작아집니다.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>사건</translation>
    </message>
    <message>
        <source>One line for each, with its date or number first: 2017-06 Transformer; 2018 – 2020 is a range</source>
        <translation>사건마다 한 줄, 날짜나 수를 먼저 씁니다: 2017-06 트랜스포머. 2018 – 2020은 기간입니다</translation>
    </message>
    <message>
        <source>What stands before the texts</source>
        <translation>텍스트 앞에 적은 것</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Numbers by their logarithm</source>
        <translation>수(로그 축)</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>위와 아래</translation>
    </message>
    <message>
        <source>Above and below</source>
        <translation>위와 아래</translation>
    </message>
    <message>
        <source>Above</source>
        <translation>위</translation>
    </message>
    <message>
        <source>Where events stand; where there are ranges, these are below and the events above</source>
        <translation>사건이 놓이는 곳. 기간이 있으면 기간은 아래, 사건은 위에 놓입니다</translation>
    </message>
    <message>
        <source>Events shown</source>
        <translation>표시할 사건 수</translation>
    </message>
    <message>
        <source>How many events are there; between two numbers the next one comes in</source>
        <translation>보이는 사건의 수. 두 수 사이에서는 다음 사건이 나타납니다</translation>
    </message>
    <message>
        <source>Show dates</source>
        <translation>날짜 표시</translation>
    </message>
    <message>
        <source>Whether the date stands over every text</source>
        <translation>텍스트마다 위에 날짜를 적을지</translation>
    </message>
    <message>
        <source>Colour of the axis</source>
        <translation>축의 색</translation>
    </message>
    <message>
        <source>Colour of the axis and the dates</source>
        <translation>축과 날짜의 색</translation>
    </message>
    <message>
        <source>Colours of the events, in turn; if there are none, that of the axis</source>
        <translation>사건의 색을 차례로. 없으면 축의 색</translation>
    </message>
    <message>
        <source>From end to end</source>
        <translation>끝에서 끝까지</translation>
    </message>
    <message>
        <source>A bubble with what somebody says. Its parts are “body” and “content”.</source>
        <translation>누군가의 말을 담은 말풍선. 부분: “body”, “content”.</translation>
    </message>
    <message>
        <source>A square, with round corners if wanted.</source>
        <translation>정사각형. 모서리를 둥글게 할 수 있음.</translation>
    </message>
    <message>
        <source>Length of a side</source>
        <translation>한 변의 길이</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>별</translation>
    </message>
    <message>
        <source>A star.</source>
        <translation>별.</translation>
    </message>
    <message>
        <source>How many points it has</source>
        <translation>뾰족한 끝의 수</translation>
    </message>
    <message>
        <source>From its centre to its points</source>
        <translation>중심에서 뾰족한 끝까지</translation>
    </message>
    <message>
        <source>From its centre to the corners between them</source>
        <translation>중심에서 사이의 오목한 꼭짓점까지</translation>
    </message>
    <message>
        <source>Surrounding rectangle</source>
        <translation>둘러싸는 사각형</translation>
    </message>
    <message>
        <source>Room on every side</source>
        <translation>사방의 여백</translation>
    </message>
    <message>
        <source>Further room on the left and right, and above and below</source>
        <translation>좌우와 위아래에 더하는 여백</translation>
    </message>
    <message>
        <source>Underline</source>
        <translation>밑줄</translation>
    </message>
    <message>
        <source>How far below it</source>
        <translation>아래로 떨어진 거리</translation>
    </message>
    <message>
        <source>Its length, in widths of the shape</source>
        <translation>도형 너비에 대한 길이의 비율</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>텐서</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>어텐션</translation>
    </message>
    <message>
        <source>softmax(Q·Kᵀ/√d)·V, with every step as an output. One row for each token.</source>
        <translation>softmax(Q·Kᵀ/√d)·V. 모든 단계를 출력으로 제공. 토큰마다 한 행.</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>쿼리</translation>
    </message>
    <message>
        <source>The queries</source>
        <translation>쿼리들</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>키</translation>
    </message>
    <message>
        <source>The keys</source>
        <translation>키들</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>The values</source>
        <translation>밸류(값)들</translation>
    </message>
    <message>
        <source>No token sees what follows it</source>
        <translation>어떤 토큰도 뒤를 보지 못함</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>온도</translation>
    </message>
    <message>
        <source>Higher evens out, 0 takes the greatest alone</source>
        <translation>높을수록 고르게, 0이면 가장 큰 것만</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>출력</translation>
    </message>
    <message>
        <source>The weighted sums of the values</source>
        <translation>값의 가중합</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>Q·Kᵀ/√d</source>
        <translation>Q·Kᵀ/√d</translation>
    </message>
    <message>
        <source>Masked</source>
        <translation>마스크된 점수</translation>
    </message>
    <message>
        <source>The scores after the mask</source>
        <translation>마스크를 적용한 점수</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>가중치</translation>
    </message>
    <message>
        <source>The shares of the keys</source>
        <translation>키마다의 비율</translation>
    </message>
    <message>
        <source>Entry of a matrix</source>
        <translation>행렬의 성분</translation>
    </message>
    <message>
        <source>One number of a matrix.</source>
        <translation>행렬의 수 하나.</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>The matrix</source>
        <translation>행렬</translation>
    </message>
    <message>
        <source>Counted from 0</source>
        <translation>0부터 셈</translation>
    </message>
    <message>
        <source>The number</source>
        <translation>수</translation>
    </message>
    <message>
        <source>Joined matrices</source>
        <translation>이어 붙인 행렬</translation>
    </message>
    <message>
        <source>Two matrices side by side, as the outputs of attention heads are, or one under the other. A list of numbers is a column.</source>
        <translation>어텐션 헤드의 출력처럼 옆으로, 또는 위아래로 이어 붙인 두 행렬. 수 목록은 열 하나로 봄.</translation>
    </message>
    <message>
        <source>The left or upper one</source>
        <translation>왼쪽 또는 위의 것</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>The right or lower one</source>
        <translation>오른쪽 또는 아래의 것</translation>
    </message>
    <message>
        <source>Arrangement</source>
        <translation>배열</translation>
    </message>
    <message>
        <source>How they are joined</source>
        <translation>이어 붙이는 방식</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>옆으로</translation>
    </message>
    <message>
        <source>One under the other</source>
        <translation>위아래로</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Function of every entry</source>
        <translation>성분별 함수</translation>
    </message>
    <message>
        <source>Every entry through the same function.</source>
        <translation>모든 성분에 같은 함수를 적용.</translation>
    </message>
    <message>
        <source>Function</source>
        <translation>함수</translation>
    </message>
    <message>
        <source>The function</source>
        <translation>함수</translation>
    </message>
    <message>
        <source>Causal mask</source>
        <translation>인과 마스크</translation>
    </message>
    <message>
        <source>Later keys get −∞, so that no token sees what follows it.</source>
        <translation>뒤에 오는 키를 −∞로 만들어, 어떤 토큰도 뒤를 보지 못하게 함.</translation>
    </message>
    <message>
        <source>A score for each query and key</source>
        <translation>쿼리와 키마다의 점수</translation>
    </message>
    <message>
        <source>With −∞ where a key comes after the query</source>
        <translation>키가 쿼리보다 뒤에 오는 자리에 −∞</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>행렬</translation>
    </message>
    <message>
        <source>Numbers in rows and columns that you write yourself.</source>
        <translation>직접 적는 행과 열의 수.</translation>
    </message>
    <message>
        <source>The rows, each a list of numbers</source>
        <translation>행. 행마다 수 목록 하나</translation>
    </message>
    <message>
        <source>Positional encoding</source>
        <translation>위치 인코딩</translation>
    </message>
    <message>
        <source>Sines and cosines that tell positions apart: one row for each position, one column for each dimension.</source>
        <translation>위치를 구별해 주는 사인과 코사인. 위치마다 한 행, 차원마다 한 열.</translation>
    </message>
    <message>
        <source>How many positions</source>
        <translation>위치의 수</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>차원</translation>
    </message>
    <message>
        <source>How many numbers for each</source>
        <translation>위치마다 수의 개수</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>밑</translation>
    </message>
    <message>
        <source>Ratio of the longest wave to the shortest</source>
        <translation>가장 긴 파장과 가장 짧은 파장의 비</translation>
    </message>
    <message>
        <source>Positions in rows</source>
        <translation>위치를 행으로</translation>
    </message>
    <message>
        <source>Matrix product</source>
        <translation>행렬 곱</translation>
    </message>
    <message>
        <source>Rows of the first times columns of the second.</source>
        <translation>첫째 행렬의 행과 둘째 행렬의 열을 곱함.</translation>
    </message>
    <message>
        <source>The first factor</source>
        <translation>곱할 첫째 행렬</translation>
    </message>
    <message>
        <source>The second factor</source>
        <translation>곱할 둘째 행렬</translation>
    </message>
    <message>
        <source>Rows of the second instead of its columns</source>
        <translation>둘째의 열 대신 행을 씀</translation>
    </message>
    <message>
        <source>Random matrix</source>
        <translation>난수 행렬</translation>
    </message>
    <message>
        <source>Random numbers, the same in every run and on every machine.</source>
        <translation>언제 어느 컴퓨터에서 실행해도 같은 난수.</translation>
    </message>
    <message>
        <source>How many rows</source>
        <translation>행의 수</translation>
    </message>
    <message>
        <source>How many columns</source>
        <translation>열의 수</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>분포</translation>
    </message>
    <message>
        <source>How the numbers spread</source>
        <translation>수가 퍼지는 방식</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>정규분포</translation>
    </message>
    <message>
        <source>Uniform</source>
        <translation>균등분포</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>평균</translation>
    </message>
    <message>
        <source>Middle of a normal distribution</source>
        <translation>정규분포의 중심</translation>
    </message>
    <message>
        <source>Width of a normal distribution</source>
        <translation>정규분포의 폭</translation>
    </message>
    <message>
        <source>Least of a uniform distribution</source>
        <translation>균등분포의 최솟값</translation>
    </message>
    <message>
        <source>Most of a uniform distribution</source>
        <translation>균등분포의 최댓값</translation>
    </message>
    <message>
        <source>Part of a matrix</source>
        <translation>행렬의 일부</translation>
    </message>
    <message>
        <source>Some rows and columns of a matrix; a count of 0 takes all that follow.</source>
        <translation>행렬의 일부 행과 열. 개수가 0이면 뒤의 전부.</translation>
    </message>
    <message>
        <source>Softmax</source>
        <translation>소프트맥스</translation>
    </message>
    <message>
        <source>The shares</source>
        <translation>비율</translation>
    </message>
    <message>
        <source>Sum of matrices</source>
        <translation>행렬의 합</translation>
    </message>
    <message>
        <source>Entry by entry, each matrix times a factor.</source>
        <translation>두 행렬에 각각 계수를 곱해 성분별로 더함.</translation>
    </message>
    <message>
        <source>The first matrix</source>
        <translation>첫째 행렬</translation>
    </message>
    <message>
        <source>The second matrix</source>
        <translation>둘째 행렬</translation>
    </message>
    <message>
        <source>Times the first</source>
        <translation>첫째에 곱함</translation>
    </message>
    <message>
        <source>Times the second</source>
        <translation>둘째에 곱함</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>수식</translation>
    </message>
    <message>
        <source>The formula in LaTeX, without dollar signs</source>
        <translation>달러 기호 없이 쓴 LaTeX 수식</translation>
    </message>
    <message>
        <source>Numbers for \val{1}, \val{2}, … in the text; \val[2]{1} is the first with two decimals</source>
        <translation>글 속 \val{1}, \val{2}, …에 넣을 수. \val[2]{1}은 첫째 수를 소수 둘째 자리까지</translation>
    </message>
    <message>
        <source>Thickness of a line around the letters in their colour, in hundredths of a unit</source>
        <translation>글자에 같은 색으로 두르는 선의 두께(1/100 단위)</translation>
    </message>
    <message>
        <source>Colour of a line behind the letters, which sets them off from what lies below</source>
        <translation>글자 뒤에 두르는 선의 색. 아래에 있는 것과 구별되게 함</translation>
    </message>
    <message>
        <source>Text with formulas</source>
        <translation>수식이 있는 텍스트</translation>
    </message>
    <message>
        <source>Words with formulas between dollar signs, on one line; \$ is a dollar sign.</source>
        <translation>달러 기호 사이에 수식을 넣은 한 줄 글. \$는 달러 기호.</translation>
    </message>
    <message>
        <source>The words; $…$ is a formula</source>
        <translation>문구. $…$는 수식</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>문구</translation>
    </message>
    <message>
        <source>Texts for \word{1}, \word{2}, … in the text</source>
        <translation>글 속 \word{1}, \word{2}, …에 넣을 텍스트</translation>
    </message>
    <message>
        <source>Font; empty: the lecture&apos;s</source>
        <translation>글꼴. 비우면 강의의 글꼴</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>굵기</translation>
    </message>
    <message>
        <source>400 is regular, 700 bold</source>
        <translation>400은 보통, 700은 굵게</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>기울임꼴</translation>
    </message>
    <message>
        <source>Slanted letters</source>
        <translation>기울인 글자</translation>
    </message>
    <message>
        <source>Longest line; 0: as written</source>
        <translation>가장 긴 줄의 너비. 0: 적힌 대로</translation>
    </message>
    <message>
        <source>Most letters in a line, spaces not counted; 0: any number</source>
        <translation>한 줄의 최대 글자 수(공백 제외). 0: 제한 없음</translation>
    </message>
    <message>
        <source>How its lines stand above each other</source>
        <translation>줄을 맞추는 방식</translation>
    </message>
    <message>
        <source>Justify</source>
        <translation>양쪽 맞춤</translation>
    </message>
    <message>
        <source>Line spacing</source>
        <translation>줄 간격</translation>
    </message>
    <message>
        <source>From line to line, in type sizes</source>
        <translation>줄 사이의 거리(글자 크기 기준)</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>수</translation>
    </message>
    <message>
        <source>A number that animations can count with.</source>
        <translation>애니메이션으로 셀 수 있는 숫자.</translation>
    </message>
    <message>
        <source>A comma after every three digits</source>
        <translation>세 자리마다 쉼표</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>단위</translation>
    </message>
    <message>
        <source>What stands behind the number</source>
        <translation>수 뒤에 붙는 글</translation>
    </message>
    <message>
        <source>Font; empty: that of formulas</source>
        <translation>글꼴. 비우면 수식의 글꼴</translation>
    </message>
    <message>
        <source>What stays in place while digits come and go</source>
        <translation>자릿수가 바뀌어도 제자리에 있는 곳</translation>
    </message>
    <message>
        <source>Thickness of a line around the digits in their colour, in hundredths of a unit</source>
        <translation>숫자에 같은 색으로 두르는 선의 두께(1/100 단위)</translation>
    </message>
    <message>
        <source>Series of formulas</source>
        <translation>수식 나열</translation>
    </message>
    <message>
        <source>The formula in LaTeX; \val{1} is the running number, \val[2]{2} the table&apos;s number with two decimals</source>
        <translation>LaTeX 수식. \val{1}은 차례로 늘어나는 수, \val[2]{2}는 표의 수를 소수 둘째 자리까지</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>표</translation>
    </message>
    <message>
        <source>The first running number</source>
        <translation>첫 번호</translation>
    </message>
    <message>
        <source>The last running number</source>
        <translation>마지막 번호</translation>
    </message>
    <message>
        <source>From the middle of each formula to that of the next</source>
        <translation>한 수식의 가운데에서 다음 수식의 가운데까지</translation>
    </message>
    <message>
        <source>Words, in one line or several. Every letter is a part, found by its number or by &quot;a phrase&quot; in quotes.</source>
        <translation>한 줄이나 여러 줄의 글. 글자 하나하나가 부분이며, 번호나 따옴표 속 &quot;문구&quot;로 찾음.</translation>
    </message>
    <message>
        <source>The words</source>
        <translation>문구</translation>
    </message>
    <message>
        <source>Words or phrases in bold</source>
        <translation>굵게 할 단어나 문구</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>예/아니요</translation>
    </message>
    <message>
        <source>A yes or no that several blocks can share.</source>
        <translation>여러 블록이 함께 쓰는 예/아니요.</translation>
    </message>
    <message>
        <source>What it gives</source>
        <translation>내보내는 값</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>범위</translation>
    </message>
    <message>
        <source>The smallest and the largest value that makes sense; empty: any</source>
        <translation>의미가 있는 최솟값과 최댓값. 비워 두면 제한이 없습니다</translation>
    </message>
    <message>
        <source>The value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>A colour that several blocks can share.</source>
        <translation>여러 블록이 함께 쓰는 색.</translation>
    </message>
    <message>
        <source>Mixed colours</source>
        <translation>섞은 색</translation>
    </message>
    <message>
        <source>Colours between those of two lists, as many as the longer one has: what comes of two coloured things.</source>
        <translation>두 목록의 색 사이의 색. 개수는 더 긴 목록을 따름. 색이 있는 두 가지가 합쳐진 결과를 나타냄.</translation>
    </message>
    <message>
        <source>The first colour of each pair, over again if there are fewer</source>
        <translation>짝마다 첫째 색. 모자라면 처음부터 반복</translation>
    </message>
    <message>
        <source>The second colour of each pair, over again if there are fewer</source>
        <translation>짝마다 둘째 색. 모자라면 처음부터 반복</translation>
    </message>
    <message>
        <source>How much of the second; 0 gives the first</source>
        <translation>둘째 색의 비율. 0이면 첫째 색</translation>
    </message>
    <message>
        <source>The mixed colours</source>
        <translation>섞은 색</translation>
    </message>
    <message>
        <source>List of colours</source>
        <translation>색 목록</translation>
    </message>
    <message>
        <source>Colours that several blocks can share.</source>
        <translation>여러 블록이 함께 쓰는 색들.</translation>
    </message>
    <message>
        <source>Computed number</source>
        <translation>계산한 수</translation>
    </message>
    <message>
        <source>A number computed by a formula from other numbers. It knows + − * / ^, brackets, sin cos tan asin acos atan exp log log10 sqrt abs sign floor ceil round pow mod min max, and pi, e, tau.</source>
        <translation>다른 수로부터 식으로 계산한 수. 쓸 수 있는 것: + − * / ^, 괄호, sin cos tan asin acos atan exp log log10 sqrt abs sign floor ceil round pow mod min max, pi, e, tau.</translation>
    </message>
    <message>
        <source>What is computed from a, b, c, d and the list&apos;s x1, x2, … (n is how many there are)</source>
        <translation>a, b, c, d와 목록의 x1, x2, …로 계산할 식(n은 목록의 개수)</translation>
    </message>
    <message>
        <source>The number a</source>
        <translation>수 a</translation>
    </message>
    <message>
        <source>The number b</source>
        <translation>수 b</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>The number c</source>
        <translation>수 c</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>The number d</source>
        <translation>수 d</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>The numbers x1, x2, …</source>
        <translation>수 x1, x2, …</translation>
    </message>
    <message>
        <source>Whole number</source>
        <translation>정수</translation>
    </message>
    <message>
        <source>A whole number that several blocks can share.</source>
        <translation>여러 블록이 함께 쓰는 정수.</translation>
    </message>
    <message>
        <source>Position and size of a shape, as numbers that other blocks can follow.</source>
        <translation>다른 블록이 따를 수 있도록 수로 나타낸 도형의 위치와 크기.</translation>
    </message>
    <message>
        <source>What is measured</source>
        <translation>잴 도형</translation>
    </message>
    <message>
        <source>The point of it that counts</source>
        <translation>기준이 되는 점</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>점</translation>
    </message>
    <message>
        <source>The point</source>
        <translation>점</translation>
    </message>
    <message>
        <source>The point&apos;s distance to the right of the origin</source>
        <translation>점이 원점에서 오른쪽으로 떨어진 거리</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>The point&apos;s height above the origin</source>
        <translation>점이 원점에서 위로 떨어진 높이</translation>
    </message>
    <message>
        <source>From the shape&apos;s left to its right</source>
        <translation>도형의 왼쪽에서 오른쪽까지</translation>
    </message>
    <message>
        <source>From the shape&apos;s bottom to its top</source>
        <translation>도형의 아래에서 위까지</translation>
    </message>
    <message>
        <source>A number that several blocks can share; keyframes move it.</source>
        <translation>여러 블록이 함께 쓰는 수. 키프레임으로 움직임.</translation>
    </message>
    <message>
        <source>List of numbers</source>
        <translation>수 목록</translation>
    </message>
    <message>
        <source>Numbers that several blocks can share.</source>
        <translation>여러 블록이 함께 쓰는 수들.</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>선택</translation>
    </message>
    <message>
        <source>One of several numbers, texts, colours or shapes, chosen by a number. Each list has its own output.</source>
        <translation>여러 수, 텍스트, 색, 도형 가운데 번호로 고른 하나. 목록마다 따로 출력이 있음.</translation>
    </message>
    <message>
        <source>Which entry, counted from 0; too large or small: the last or first</source>
        <translation>몇째 항목인지(0부터 셈). 너무 크면 마지막, 너무 작으면 처음</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>The numbers to choose from</source>
        <translation>고를 수 있는 수들</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>텍스트 목록</translation>
    </message>
    <message>
        <source>The texts to choose from</source>
        <translation>고를 수 있는 텍스트들</translation>
    </message>
    <message>
        <source>The colours to choose from</source>
        <translation>고를 수 있는 색들</translation>
    </message>
    <message>
        <source>The shapes to choose from</source>
        <translation>고를 수 있는 도형들</translation>
    </message>
    <message>
        <source>The chosen number; 0 if there are none</source>
        <translation>고른 수. 없으면 0</translation>
    </message>
    <message>
        <source>The chosen text; empty if there are none</source>
        <translation>고른 텍스트. 없으면 빈 텍스트</translation>
    </message>
    <message>
        <source>The chosen colour; black if there are none</source>
        <translation>고른 색. 없으면 검정</translation>
    </message>
    <message>
        <source>The chosen shape; nothing if there are none</source>
        <translation>고른 도형. 없으면 빈 도형</translation>
    </message>
    <message>
        <source>A text that several blocks can share.</source>
        <translation>여러 블록이 함께 쓰는 텍스트.</translation>
    </message>
    <message>
        <source>A position or direction made of three numbers.</source>
        <translation>세 수로 이루어진 위치나 방향.</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>오른쪽으로</translation>
    </message>
    <message>
        <source>Upwards</source>
        <translation>위로</translation>
    </message>
    <message>
        <source>Towards the viewer</source>
        <translation>보는 사람 쪽으로</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>변형</translation>
    </message>
    <message>
        <source>Become</source>
        <translation>다른 것으로 변하기</translation>
    </message>
    <message>
        <source>What it becomes; take that off the stage, or it is seen before</source>
        <translation>변할 결과. 미리 보이지 않도록 무대에서 내리세요</translation>
    </message>
    <message>
        <source>In place</source>
        <translation>제자리에서</translation>
    </message>
    <message>
        <source>Stays centred where it is instead of going where the other stands</source>
        <translation>다른 블록의 자리로 가지 않고 제자리에 중심을 둠</translation>
    </message>
    <message>
        <source>Bends the way of every point into an arc of this angle</source>
        <translation>모든 점의 길을 이 각도의 호로 굽힘</translation>
    </message>
    <message>
        <source>Child by child: those of the same name, or in their order if both have equally many</source>
        <translation>하위 항목을 하나씩 짝지음. 이름이 같은 것끼리, 수가 같으면 나머지는 순서대로</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>등장</translation>
    </message>
    <message>
        <source>Draw border, then fill</source>
        <translation>테두리를 그린 뒤 채우기</translation>
    </message>
    <message>
        <source>All parts at once: the outline is drawn, then filled</source>
        <translation>모든 부분을 동시에: 윤곽선을 그린 뒤 채움</translation>
    </message>
    <message>
        <source>Width of the outline that is drawn first</source>
        <translation>먼저 그리는 윤곽선의 두께</translation>
    </message>
    <message>
        <source>Come from a copy</source>
        <translation>복사본에서 변해 오기</translation>
    </message>
    <message>
        <source>A copy of another block, as it stands, turns into this one</source>
        <translation>다른 블록의 현재 모습을 복사해 이 블록으로 변함</translation>
    </message>
    <message>
        <source>What it comes from; that stays as it is</source>
        <translation>변하기 전의 블록. 그 블록은 그대로 남음</translation>
    </message>
    <message>
        <source>Count up</source>
        <translation>숫자 세어 올리기</translation>
    </message>
    <message>
        <source>Numbers run from a start value to their own</source>
        <translation>숫자가 시작값에서 제 값까지 변함</translation>
    </message>
    <message>
        <source>The first value</source>
        <translation>처음 값</translation>
    </message>
    <message>
        <source>Count to</source>
        <translation>목표까지 세기</translation>
    </message>
    <message>
        <source>Numbers run from their present value to another</source>
        <translation>숫자가 현재 값에서 다른 값까지 변함</translation>
    </message>
    <message>
        <source>The last value</source>
        <translation>마지막 값</translation>
    </message>
    <message>
        <source>Cross-fade into</source>
        <translation>서서히 바뀌기</translation>
    </message>
    <message>
        <source>Fades into another block while each is stretched to the other&apos;s place</source>
        <translation>서로의 자리로 늘어나며 다른 블록으로 서서히 바뀜</translation>
    </message>
    <message>
        <source>Each is stretched to the other&apos;s box on the way</source>
        <translation>변하는 동안 서로의 영역에 맞게 늘어남</translation>
    </message>
    <message>
        <source>Cross-fade from a copy</source>
        <translation>복사본에서 서서히 바뀌기</translation>
    </message>
    <message>
        <source>A copy of another block, as it stands, fades into this one</source>
        <translation>다른 블록의 현재 모습을 복사해 이 블록으로 서서히 바뀜</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>스타일</translation>
    </message>
    <message>
        <source>Change opacity</source>
        <translation>불투명도 바꾸기</translation>
    </message>
    <message>
        <source>As a whole, to this opacity; doing it twice dims no further</source>
        <translation>전체를 이 불투명도로. 두 번 적용해도 더 흐려지지 않음</translation>
    </message>
    <message>
        <source>How opaque</source>
        <translation>불투명한 정도</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>그리기</translation>
    </message>
    <message>
        <source>The path is drawn from start to end, one part after the other</source>
        <translation>경로를 처음부터 끝까지, 부분을 차례로 그림</translation>
    </message>
    <message>
        <source>Emphasise</source>
        <translation>강조</translation>
    </message>
    <message>
        <source>Draw, then fade</source>
        <translation>그린 뒤 사라지기</translation>
    </message>
    <message>
        <source>Drawn in the first half, faded in the second</source>
        <translation>앞의 절반 동안 그리고 뒤의 절반 동안 사라짐</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>퇴장</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>지우기</translation>
    </message>
    <message>
        <source>Drawing run backwards</source>
        <translation>그리기를 거꾸로</translation>
    </message>
    <message>
        <source>Fade in</source>
        <translation>서서히 나타나기</translation>
    </message>
    <message>
        <source>Appears from nothing, if wanted from elsewhere or from another size</source>
        <translation>없던 것이 나타남. 다른 곳이나 다른 크기에서 시작할 수 있음</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>옮기기</translation>
    </message>
    <message>
        <source>The way it comes</source>
        <translation>나타나며 지나는 거리</translation>
    </message>
    <message>
        <source>Its size at first</source>
        <translation>처음 크기</translation>
    </message>
    <message>
        <source>Fade out</source>
        <translation>서서히 사라지기</translation>
    </message>
    <message>
        <source>Disappears, if wanted to elsewhere or to another size</source>
        <translation>사라짐. 다른 곳으로 옮겨 가거나 크기가 바뀌며 사라질 수 있음</translation>
    </message>
    <message>
        <source>The way it goes</source>
        <translation>사라지며 지나는 거리</translation>
    </message>
    <message>
        <source>Its size at last</source>
        <translation>마지막 크기</translation>
    </message>
    <message>
        <source>Change fill</source>
        <translation>채우기 바꾸기</translation>
    </message>
    <message>
        <source>Colour and opacity of the filled area</source>
        <translation>채운 영역의 색과 불투명도</translation>
    </message>
    <message>
        <source>The new colour</source>
        <translation>새로운 색</translation>
    </message>
    <message>
        <source>Flash around</source>
        <translation>둘레를 도는 빛</translation>
    </message>
    <message>
        <source>A light runs around it</source>
        <translation>빛이 둘레를 한 바퀴 돎</translation>
    </message>
    <message>
        <source>Of the light</source>
        <translation>빛의 색</translation>
    </message>
    <message>
        <source>Of the stroke where it is widest</source>
        <translation>가장 굵은 곳의 선 두께</translation>
    </message>
    <message>
        <source>Length of the pulse as a share of the path</source>
        <translation>경로에 대한 펄스 길이의 비율</translation>
    </message>
    <message>
        <source>Distance from the target</source>
        <translation>대상으로부터의 거리</translation>
    </message>
    <message>
        <source>Flash under</source>
        <translation>밑을 지나는 빛</translation>
    </message>
    <message>
        <source>A light runs along below it</source>
        <translation>빛이 그 아래를 지나감</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>이동</translation>
    </message>
    <message>
        <source>Follow a path</source>
        <translation>경로 따라가기</translation>
    </message>
    <message>
        <source>Its centre runs along an outline</source>
        <translation>중심이 윤곽선을 따라 움직임</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>경로</translation>
    </message>
    <message>
        <source>The outline</source>
        <translation>윤곽선</translation>
    </message>
    <message>
        <source>Turns with the path</source>
        <translation>경로를 따라 회전</translation>
    </message>
    <message>
        <source>Grow</source>
        <translation>커지며 나타나기</translation>
    </message>
    <message>
        <source>From size nothing, out of its centre, an edge, or another shape</source>
        <translation>크기 0에서 중심, 가장자리 또는 다른 도형으로부터 커짐</translation>
    </message>
    <message>
        <source>Changes its opacity too</source>
        <translation>불투명도도 함께 바꿈</translation>
    </message>
    <message>
        <source>Grow arrow</source>
        <translation>화살표 자라기</translation>
    </message>
    <message>
        <source>From size nothing at the point where it begins</source>
        <translation>시작점에서 크기 0으로부터 자람</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>숨기기</translation>
    </message>
    <message>
        <source>Is gone from one moment to the next</source>
        <translation>한순간에 사라짐</translation>
    </message>
    <message>
        <source>Indicate</source>
        <translation>가리켜 강조하기</translation>
    </message>
    <message>
        <source>Grows a little and changes colour, then is as before</source>
        <translation>조금 커지고 색이 바뀌었다가 원래대로 돌아옴</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>목표로 이동하기</translation>
    </message>
    <message>
        <source>To a point, onto another shape or beside it</source>
        <translation>한 점으로, 다른 도형 위나 옆으로</translation>
    </message>
    <message>
        <source>Where its centre goes; with another shape, an offset</source>
        <translation>중심이 갈 위치. 다른 도형이 있으면 그로부터의 거리</translation>
    </message>
    <message>
        <source>The other shape</source>
        <translation>다른 도형</translation>
    </message>
    <message>
        <source>Bends the way into an arc of this angle</source>
        <translation>길을 이 각도의 호로 굽힘</translation>
    </message>
    <message>
        <source>Passing flash</source>
        <translation>스쳐 가는 선</translation>
    </message>
    <message>
        <source>A piece of the path runs along it, then the path is gone</source>
        <translation>경로의 한 조각이 경로를 따라 지나간 뒤 경로가 사라짐</translation>
    </message>
    <message>
        <source>Length of the piece as a share of the path</source>
        <translation>경로에 대한 조각 길이의 비율</translation>
    </message>
    <message>
        <source>Runs in the time of the clip, one after the other</source>
        <translation>클립의 시간 동안 차례로 되풀이하는 횟수</translation>
    </message>
    <message>
        <source>Pulse</source>
        <translation>펄스</translation>
    </message>
    <message>
        <source>Randomise numbers</source>
        <translation>숫자 무작위로 바꾸기</translation>
    </message>
    <message>
        <source>Every number runs to a random one, the same in every run</source>
        <translation>숫자가 저마다 무작위 값으로 변함. 언제 실행해도 같은 값</translation>
    </message>
    <message>
        <source>Of the range</source>
        <translation>범위의 끝값</translation>
    </message>
    <message>
        <source>Change colour</source>
        <translation>색 바꾸기</translation>
    </message>
    <message>
        <source>Fill and stroke to one colour; how opaque they are stays</source>
        <translation>채우기와 선을 한 색으로. 불투명도는 그대로</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>바뀌는 것</translation>
    </message>
    <message>
        <source>By a factor, or to a width or height</source>
        <translation>배율로, 또는 정한 너비나 높이로</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>배율</translation>
    </message>
    <message>
        <source>Times its present size</source>
        <translation>현재 크기에 대한 배율</translation>
    </message>
    <message>
        <source>To this width; 0: by the factor</source>
        <translation>이 너비로. 0: 배율에 따름</translation>
    </message>
    <message>
        <source>To this height; 0: by the factor</source>
        <translation>이 높이로. 0: 배율에 따름</translation>
    </message>
    <message>
        <source>Width and height each on its own</source>
        <translation>너비와 높이를 따로</translation>
    </message>
    <message>
        <source>Which point stays</source>
        <translation>제자리에 있을 점</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>함께</translation>
    </message>
    <message>
        <source>Several parts about their common centre instead of each about its own</source>
        <translation>여러 부분을 각자의 중심이 아니라 공통 중심을 기준으로</translation>
    </message>
    <message>
        <source>By a distance, straight or on an arc</source>
        <translation>정한 거리만큼, 곧게 또는 호를 그리며</translation>
    </message>
    <message>
        <source>How far</source>
        <translation>움직일 거리</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>보이기</translation>
    </message>
    <message>
        <source>Is there from one moment to the next</source>
        <translation>한순간에 나타남</translation>
    </message>
    <message>
        <source>Shrink</source>
        <translation>작아지며 사라지기</translation>
    </message>
    <message>
        <source>To size nothing, into its centre, an edge, or another shape</source>
        <translation>중심, 가장자리 또는 다른 도형으로 크기 0까지 작아짐</translation>
    </message>
    <message>
        <source>Change stroke</source>
        <translation>선 바꾸기</translation>
    </message>
    <message>
        <source>Colour, width and opacity of the outline</source>
        <translation>윤곽선의 색, 두께, 불투명도</translation>
    </message>
    <message>
        <source>How wide</source>
        <translation>두께</translation>
    </message>
    <message>
        <source>Change drawing order</source>
        <translation>그리는 순서 바꾸기</translation>
    </message>
    <message>
        <source>Higher is in front; blocks begin at 0</source>
        <translation>클수록 앞. 블록의 처음 값은 0</translation>
    </message>
    <message>
        <source>The new place in the drawing order</source>
        <translation>그리는 순서에서의 새 자리</translation>
    </message>
    <message>
        <source>About its centre or another&apos;s, in the picture or in space</source>
        <translation>자신이나 다른 도형의 중심을 축으로, 화면 위나 공간에서</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>각도</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation>시계 반대 방향</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>축</translation>
    </message>
    <message>
        <source>The axis in space</source>
        <translation>공간의 축</translation>
    </message>
    <message>
        <source>The shape whose centre stays</source>
        <translation>중심이 제자리에 있을 도형</translation>
    </message>
    <message>
        <source>Unwrite</source>
        <translation>글씨 거두기</translation>
    </message>
    <message>
        <source>Writing run backwards</source>
        <translation>쓰기를 거꾸로</translation>
    </message>
    <message>
        <source>Wiggle</source>
        <translation>흔들기</translation>
    </message>
    <message>
        <source>Swings to and fro, then is as before</source>
        <translation>이리저리 흔들리다가 원래대로 돌아옴</translation>
    </message>
    <message>
        <source>To either side</source>
        <translation>양쪽으로 흔들리는 각도</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>횟수</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>글씨 쓰기</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>배경</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>투명 배경</translation>
    </message>
    <message>
        <source>Colour behind everything</source>
        <translation>모든 것 뒤의 색</translation>
    </message>
    <message>
        <source>number</source>
        <translation>수</translation>
    </message>
    <message>
        <source>integer</source>
        <translation>정수</translation>
    </message>
    <message>
        <source>boolean</source>
        <translation>예/아니요</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>색</translation>
    </message>
    <message>
        <source>vector</source>
        <translation>벡터</translation>
    </message>
    <message>
        <source>text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>선택</translation>
    </message>
    <message>
        <source>asset</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>수 목록</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>색 목록</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>텍스트 목록</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>텐서</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>도형</translation>
    </message>
    <message>
        <source>shapes</source>
        <translation>도형 목록</translation>
    </message>
    <message>
        <source>Running start</source>
        <translation>도움닫기</translation>
    </message>
    <message>
        <source>Overshoot</source>
        <translation>지나쳤다 오기</translation>
    </message>
    <message>
        <source>Not quite there</source>
        <translation>조금 못 미치게</translation>
    </message>
    <message>
        <source>There and back</source>
        <translation>갔다 돌아오기</translation>
    </message>
    <message>
        <source>There and back with pause</source>
        <translation>갔다 쉬고 오기</translation>
    </message>
    <message>
        <source>s</source>
        <translation>초</translation>
    </message>
    <message>
        <source>Colour of all letters that have none of their own</source>
        <translation>따로 정한 색이 없는 모든 글자의 색</translation>
    </message>
    <message>
        <source>Colours of those words or phrases, one for each; a shorter list is begun again</source>
        <translation>그 단어나 문구 각각의 색. 모자라면 처음부터 반복</translation>
    </message>
    <message>
        <source>Colours of words</source>
        <translation>단어의 색</translation>
    </message>
    <message>
        <source>Field of view</source>
        <translation>시야각</translation>
    </message>
    <message>
        <source>How wide the eye sees, from the bottom to the top of the frame: the larger, the stronger the perspective of scenes in depth</source>
        <translation>화면 아래에서 위까지 눈에 들어오는 각도. 클수록 깊이 있는 장면의 원근감이 강함</translation>
    </message>
    <message>
        <source>Numbers for \val{2}, \val{3}, … in a row for each formula; the rows say how many formulas there are. In a single row each number gets a formula, unless that asks for \val{3}</source>
        <translation>수식마다 한 행씩 \val{2}, \val{3}, …에 넣을 수. 행의 수가 수식의 수. 행이 하나뿐이면 수마다 수식 하나(\val{3}을 쓰는 수식은 제외)</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>난수 시드</translation>
    </message>
    <message>
        <source>Where the random numbers begin: the same seed gives the same ones each time, another one others</source>
        <translation>난수가 시작되는 곳. 시드가 같으면 언제나 같은 수, 다르면 다른 수가 나옴</translation>
    </message>
    <message>
        <source>Where the random numbers of the scene begin: the same seed gives the same ones each time, another one others</source>
        <translation>장면의 난수가 시작되는 곳. 시드가 같으면 언제나 같은 수, 다르면 다른 수가 나옴</translation>
    </message>
    <message>
        <source>Words in colour</source>
        <translation>색을 줄 단어</translation>
    </message>
    <message>
        <source>Words or phrases with a colour of their own, which stands in the colours of words</source>
        <translation>따로 색을 줄 단어나 문구. 그 색은 “단어의 색”에 둠</translation>
    </message>
    <message>
        <source>Colour of numbers</source>
        <translation>수의 색</translation>
    </message>
    <message>
        <source>Colour of texts</source>
        <translation>글의 색</translation>
    </message>
    <message>
        <source>Own colours</source>
        <translation>직접 정한 색</translation>
    </message>
    <message>
        <source>Text with $x^2$</source>
        <translation>텍스트와 $x^2$</translation>
    </message>
    <message>
        <source>Bars on a common base line, which passes through the position; negative ones hang down. The parts are “baseline”, “BAR/bar”, “BAR/label” and “BAR/number”. “Chart with bars” draws tables, with axes and names.</source>
        <translation>위치를 지나는 공통 기준선 위의 막대. 음수는 아래로 뻗음. 부분: “baseline”, “BAR/bar”, “BAR/label”, “BAR/number”. 표를 축과 이름까지 그리려면 “막대 차트”를 쓰세요.</translation>
    </message>
    <message>
        <source>The number above each bar, in its colour</source>
        <translation>막대마다 위에 그 색으로 수를 적음</translation>
    </message>
    <message>
        <source>Of the numbers above the bars: digits after the point</source>
        <translation>막대 위 수의 소수점 아래 자릿수</translation>
    </message>
    <message>
        <source>Number size</source>
        <translation>수 크기</translation>
    </message>
    <message>
        <source>Type size of the numbers above the bars</source>
        <translation>막대 위 수의 글자 크기</translation>
    </message>
    <message>
        <source>The scores of each query become shares that sum to one. A single row or column is one query&apos;s.</source>
        <translation>각 쿼리의 점수를 합이 1인 비율로 바꿈. 한 행이나 한 열뿐이면 한 쿼리의 점수로 봄.</translation>
    </message>
    <message>
        <source>The same formula with 1, 2, 3, … in it, at equal distances: names for the rows or columns of a grid; or with numbers from a table, written \val{2}. The first one&apos;s middle stays at the position. The parts are called 0, 1, 2, …</source>
        <translation>1, 2, 3, …을 넣은 같은 수식을 일정한 간격으로 나열. 격자의 행이나 열 이름으로 쓰며, \val{2}라고 쓰면 표의 수가 들어감. 첫 수식의 가운데가 위치에 놓임. 부분의 이름은 0, 1, 2, …</translation>
    </message>
    <message>
        <source>X minimum</source>
        <translation>x 최솟값</translation>
    </message>
    <message>
        <source>X maximum</source>
        <translation>x 최댓값</translation>
    </message>
    <message>
        <source>Y minimum</source>
        <translation>y 최솟값</translation>
    </message>
    <message>
        <source>Y maximum</source>
        <translation>y 최댓값</translation>
    </message>
    <message>
        <source>X tick spacing</source>
        <translation>x 눈금 간격</translation>
    </message>
    <message>
        <source>Y tick spacing</source>
        <translation>y 눈금 간격</translation>
    </message>
    <message>
        <source>Line width</source>
        <translation>선 두께</translation>
    </message>
    <message>
        <source>hundredths</source>
        <translation>1/100 단위</translation>
    </message>
    <message>
        <source>At the frame edge</source>
        <translation>화면 가장자리</translation>
    </message>
    <message>
        <source>Maximum width</source>
        <translation>최대 너비</translation>
    </message>
    <message>
        <source>Maximum height</source>
        <translation>최대 높이</translation>
    </message>
    <message>
        <source>Kept in the frame</source>
        <translation>화면 안에 두기</translation>
    </message>
    <message>
        <source>Moved into the frame where it would leave it, and scaled down if it is too large</source>
        <translation>화면을 벗어나면 안으로 옮기고, 너무 크면 줄임</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>회전</translation>
    </message>
    <message>
        <source>Rotation in space</source>
        <translation>공간 회전</translation>
    </message>
    <message>
        <source>Drawing order</source>
        <translation>그리는 순서</translation>
    </message>
    <message>
        <source>Higher is in front</source>
        <translation>클수록 앞</translation>
    </message>
    <message>
        <source>Fixed in the frame</source>
        <translation>화면에 고정</translation>
    </message>
    <message>
        <source>The camera does not move it</source>
        <translation>카메라가 움직여도 그대로</translation>
    </message>
    <message>
        <source>Height for the value 1</source>
        <translation>값 1의 높이</translation>
    </message>
    <message>
        <source>Border width</source>
        <translation>테두리 두께</translation>
    </message>
    <message>
        <source>Labels from a series</source>
        <translation>수식 나열을 이름표로</translation>
    </message>
    <message>
        <source>Baseline width</source>
        <translation>기준선 두께</translation>
    </message>
    <message>
        <source>Colour scale</source>
        <translation>색상표</translation>
    </message>
    <message>
        <source>Shades of blue</source>
        <translation>파랑 계열</translation>
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
        <translation>파랑에서 빨강으로</translation>
    </message>
    <message>
        <source>Value of the first colour</source>
        <translation>첫 색의 값</translation>
    </message>
    <message>
        <source>Value of the last colour</source>
        <translation>끝 색의 값</translation>
    </message>
    <message>
        <source>X values</source>
        <translation>x값</translation>
    </message>
    <message>
        <source>Line colour</source>
        <translation>선 색</translation>
    </message>
    <message>
        <source>Line opacity</source>
        <translation>선 불투명도</translation>
    </message>
    <message>
        <source>Line gradient</source>
        <translation>선 그라데이션</translation>
    </message>
    <message>
        <source>Width along the line</source>
        <translation>선을 따라 달라지는 두께</translation>
    </message>
    <message>
        <source>Line ends</source>
        <translation>선 끝 모양</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>평평하게</translation>
    </message>
    <message>
        <source>Rounded</source>
        <translation>둥글게</translation>
    </message>
    <message>
        <source>Squared off</source>
        <translation>네모나게</translation>
    </message>
    <message>
        <source>Line corners</source>
        <translation>선 모서리 모양</translation>
    </message>
    <message>
        <source>Pointed</source>
        <translation>뾰족하게</translation>
    </message>
    <message>
        <source>Cut off</source>
        <translation>깎아서</translation>
    </message>
    <message>
        <source>Radius for the value 1</source>
        <translation>값 1의 반지름</translation>
    </message>
    <message>
        <source>Exponent</source>
        <translation>거듭제곱 지수</translation>
    </message>
    <message>
        <source>Size of −∞</source>
        <translation>−∞ 크기</translation>
    </message>
    <message>
        <source>Share of the cell width</source>
        <translation>칸 너비 대비 비율</translation>
    </message>
    <message>
        <source>Opacity of 0</source>
        <translation>0의 불투명도</translation>
    </message>
    <message>
        <source>Colour where masked</source>
        <translation>마스크된 수의 색</translation>
    </message>
    <message>
        <source>Opacity where masked</source>
        <translation>마스크된 수의 불투명도</translation>
    </message>
    <message>
        <source>Outline width where masked</source>
        <translation>마스크된 수의 윤곽선 두께</translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation>벡터</translation>
    </message>
    <message>
        <source>Shade by value</source>
        <translation>값에 따른 명암</translation>
    </message>
    <message>
        <source>Value of the full shade</source>
        <translation>명암이 가장 짙은 값</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>담은 도형</translation>
    </message>
    <message>
        <source>Shapes in a row</source>
        <translation>한 행의 도형 수</translation>
    </message>
    <message>
        <source>Column spacing</source>
        <translation>열 간격</translation>
    </message>
    <message>
        <source>Row spacing</source>
        <translation>행 간격</translation>
    </message>
    <message>
        <source>Flip direction</source>
        <translation>뒤집기 방향</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>부분</translation>
    </message>
    <message>
        <source>Repeat the colours</source>
        <translation>색 반복</translation>
    </message>
    <message>
        <source>What to recolour</source>
        <translation>색을 바꿀 곳</translation>
    </message>
    <message>
        <source>Fill and line</source>
        <translation>채우기와 선</translation>
    </message>
    <message>
        <source>Fill only</source>
        <translation>채우기만</translation>
    </message>
    <message>
        <source>Line only</source>
        <translation>선만</translation>
    </message>
    <message>
        <source>Number of copies</source>
        <translation>복사본 수</translation>
    </message>
    <message>
        <source>Distance between copies</source>
        <translation>복사본 간격</translation>
    </message>
    <message>
        <source>Rotation per copy</source>
        <translation>복사본마다 회전</translation>
    </message>
    <message>
        <source>Size per copy</source>
        <translation>복사본마다 크기</translation>
    </message>
    <message>
        <source>Opacity per copy</source>
        <translation>복사본마다 불투명도</translation>
    </message>
    <message>
        <source>Place to take</source>
        <translation>차지할 자리</translation>
    </message>
    <message>
        <source>Stretch to fit</source>
        <translation>맞게 늘이기</translation>
    </message>
    <message>
        <source>Free proportions</source>
        <translation>비율 자유롭게</translation>
    </message>
    <message>
        <source>Which part of the scene fills the picture, and from which direction it is seen. Drag its frame on the stage while it is selected; zooms and other animations move it like any other shape.</source>
        <translation>장면의 어느 부분이 화면을 채우고 어느 방향에서 보이는지 정합니다. 선택한 동안 무대에서 프레임을 끌어 바꾸고, 줌과 다른 애니메이션으로 여느 도형처럼 움직입니다.</translation>
    </message>
    <message>
        <source>View height</source>
        <translation>보이는 높이</translation>
    </message>
    <message>
        <source>How much of the scene is seen from bottom to top: the smaller, the closer; 0: the whole frame</source>
        <translation>아래에서 위까지 보이는 장면의 크기. 작을수록 가까움. 0: 전체 화면</translation>
    </message>
    <message>
        <source>Turn around</source>
        <translation>주위로 돌기</translation>
    </message>
    <message>
        <source>For scenes in depth: how far the camera has walked around the scene</source>
        <translation>입체 장면에서 카메라가 장면 둘레를 돈 각도</translation>
    </message>
    <message>
        <source>For scenes in depth: 0 looks straight onto the picture plane, 90 along it</source>
        <translation>입체 장면에서 0이면 화면 평면을 똑바로, 90이면 그 평면을 따라 봄</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>좌우 기울기</translation>
    </message>
    <message>
        <source>The camera is held at an angle, and the picture leans the other way</source>
        <translation>카메라를 기울여 들어 화면이 반대쪽으로 기욺</translation>
    </message>
    <message>
        <source>Ground plane</source>
        <translation>바닥 평면</translation>
    </message>
    <message>
        <source>For scenes in depth: the plane that lies flat, XY (z is up) or XZ (y is up)</source>
        <translation>입체 장면에서 바닥이 되는 평면: XY(z가 위) 또는 XZ(y가 위)</translation>
    </message>
    <message>
        <source>Start angle</source>
        <translation>시작 각도</translation>
    </message>
    <message>
        <source>Opening angle</source>
        <translation>벌어진 각도</translation>
    </message>
    <message>
        <source>Start point</source>
        <translation>시작점</translation>
    </message>
    <message>
        <source>End point</source>
        <translation>끝점</translation>
    </message>
    <message>
        <source>Start at</source>
        <translation>시작 도형</translation>
    </message>
    <message>
        <source>Start side</source>
        <translation>시작 쪽</translation>
    </message>
    <message>
        <source>On which side it begins; an outline on the way is met where a straight line to the other end leaves it</source>
        <translation>시작하는 쪽. 가는 길에 만나는 윤곽선: 다른 끝으로 가는 직선이 윤곽선과 만나는 곳</translation>
    </message>
    <message>
        <source>Nearest side</source>
        <translation>가장 가까운 쪽</translation>
    </message>
    <message>
        <source>Outline on the way</source>
        <translation>가는 길에 만나는 윤곽선</translation>
    </message>
    <message>
        <source>End at</source>
        <translation>끝 도형</translation>
    </message>
    <message>
        <source>End side</source>
        <translation>끝 쪽</translation>
    </message>
    <message>
        <source>Gap at both ends</source>
        <translation>양 끝 간격</translation>
    </message>
    <message>
        <source>Bend</source>
        <translation>굽힘</translation>
    </message>
    <message>
        <source>Arrowhead</source>
        <translation>화살촉</translation>
    </message>
    <message>
        <source>By the drawing convention</source>
        <translation>강의의 그림체대로</translation>
    </message>
    <message>
        <source>Large triangle</source>
        <translation>큰 삼각형</translation>
    </message>
    <message>
        <source>Matching the line</source>
        <translation>선 두께에 맞춤</translation>
    </message>
    <message>
        <source>Arrowhead size</source>
        <translation>화살촉 크기</translation>
    </message>
    <message>
        <source>Head at the start</source>
        <translation>시작 화살촉</translation>
    </message>
    <message>
        <source>Head at the end</source>
        <translation>끝 화살촉</translation>
    </message>
    <message>
        <source>First shape</source>
        <translation>첫째 도형</translation>
    </message>
    <message>
        <source>Second shape</source>
        <translation>둘째 도형</translation>
    </message>
    <message>
        <source>Subtract</source>
        <translation>빼기</translation>
    </message>
    <message>
        <source>Intersect</source>
        <translation>교차</translation>
    </message>
    <message>
        <source>Exclude</source>
        <translation>겹침 제외</translation>
    </message>
    <message>
        <source>Fill colour</source>
        <translation>채우기 색</translation>
    </message>
    <message>
        <source>Halo colour</source>
        <translation>바깥 윤곽 색</translation>
    </message>
    <message>
        <source>Halo width</source>
        <translation>바깥 윤곽 두께</translation>
    </message>
    <message>
        <source>Corner radius</source>
        <translation>모서리 반지름</translation>
    </message>
    <message>
        <source>Side of the shape</source>
        <translation>도형의 어느 쪽</translation>
    </message>
    <message>
        <source>Extra height</source>
        <translation>위아래 여유</translation>
    </message>
    <message>
        <source>Minimum width</source>
        <translation>최소 너비</translation>
    </message>
    <message>
        <source>Minimum height</source>
        <translation>최소 높이</translation>
    </message>
    <message>
        <source>Where the speaker is</source>
        <translation>말하는 사람의 위치</translation>
    </message>
    <message>
        <source>Right angles</source>
        <translation>직각으로</translation>
    </message>
    <message>
        <source>Loop around</source>
        <translation>돌아가기</translation>
    </message>
    <message>
        <source>Loop distance</source>
        <translation>돌아가는 거리</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>자동</translation>
    </message>
    <message>
        <source>Relative size</source>
        <translation>도형 대비 크기</translation>
    </message>
    <message>
        <source>Arrowhead angle</source>
        <translation>화살촉 각도</translation>
    </message>
    <message>
        <source>Arrowhead width</source>
        <translation>화살촉 너비</translation>
    </message>
    <message>
        <source>Cell shape</source>
        <translation>칸 모양</translation>
    </message>
    <message>
        <source>Number of corners</source>
        <translation>꼭짓점 수</translation>
    </message>
    <message>
        <source>Number of points</source>
        <translation>뾰족한 끝의 수</translation>
    </message>
    <message>
        <source>Extra margin</source>
        <translation>추가 여백</translation>
    </message>
    <message>
        <source>Relative length</source>
        <translation>도형 대비 길이</translation>
    </message>
    <message>
        <source>Score layout</source>
        <translation>점수 배치</translation>
    </message>
    <message>
        <source>Whether the scores of a query stand in a column or in a row</source>
        <translation>한 쿼리의 점수를 열에 놓을지 행에 놓을지</translation>
    </message>
    <message>
        <source>One column per query</source>
        <translation>쿼리마다 한 열</translation>
    </message>
    <message>
        <source>One row per query</source>
        <translation>쿼리마다 한 행</translation>
    </message>
    <message>
        <source>First matrix</source>
        <translation>첫째 행렬</translation>
    </message>
    <message>
        <source>Second matrix</source>
        <translation>둘째 행렬</translation>
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
        <translation>제곱근</translation>
    </message>
    <message>
        <source>Squared</source>
        <translation>제곱</translation>
    </message>
    <message>
        <source>Absolute value</source>
        <translation>절댓값</translation>
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
        <translation>부호 바꾸기</translation>
    </message>
    <message>
        <source>Number of positions</source>
        <translation>위치의 수</translation>
    </message>
    <message>
        <source>Transpose the second</source>
        <translation>둘째 행렬 전치</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>표준편차</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>최솟값</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>최댓값</translation>
    </message>
    <message>
        <source>First row</source>
        <translation>첫 행</translation>
    </message>
    <message>
        <source>First column</source>
        <translation>첫 열</translation>
    </message>
    <message>
        <source>Factor of the first</source>
        <translation>첫째 행렬의 계수</translation>
    </message>
    <message>
        <source>Factor of the second</source>
        <translation>둘째 행렬의 계수</translation>
    </message>
    <message>
        <source>A formula in LaTeX. Every symbol is a part, found by its number or by the &quot;LaTeX that made it&quot; in quotes.</source>
        <translation>LaTeX 수식. 기호 하나하나가 부분이며, 번호나 따옴표 속 &quot;해당 LaTeX&quot;으로 찾음.</translation>
    </message>
    <message>
        <source>Large sums and fractions</source>
        <translation>합과 분수를 크게</translation>
    </message>
    <message>
        <source>As on a line of its own</source>
        <translation>독립된 줄에 쓰듯 크게</translation>
    </message>
    <message>
        <source>Inserted numbers</source>
        <translation>끼워 넣을 수</translation>
    </message>
    <message>
        <source>Outline width</source>
        <translation>윤곽선 두께</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>글꼴</translation>
    </message>
    <message>
        <source>Text alignment</source>
        <translation>텍스트 맞춤</translation>
    </message>
    <message>
        <source>Longest line</source>
        <translation>한 줄의 최대 너비</translation>
    </message>
    <message>
        <source>Letters in a line</source>
        <translation>한 줄의 글자 수</translation>
    </message>
    <message>
        <source>Inserted texts</source>
        <translation>끼워 넣을 글</translation>
    </message>
    <message>
        <source>Comma between thousands</source>
        <translation>천 단위 쉼표</translation>
    </message>
    <message>
        <source>Fixed edge</source>
        <translation>제자리에 둘 쪽</translation>
    </message>
    <message>
        <source>First number</source>
        <translation>첫 번호</translation>
    </message>
    <message>
        <source>Last number</source>
        <translation>마지막 번호</translation>
    </message>
    <message>
        <source>Words in bold</source>
        <translation>굵게 할 단어</translation>
    </message>
    <message>
        <source>Formatted</source>
        <translation>서식 있음</translation>
    </message>
    <message>
        <source>Whether \textbf{…}, \textit{…} and \textcolor{RED}{…} in the text format words, and lines after “• ” are items of a list</source>
        <translation>텍스트 안의 \textbf{…}, \textit{…}, \textcolor{RED}{…}가 단어의 서식이 되고 “• ”로 시작하는 줄이 목록 항목이 되는지</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>수식 있음</translation>
    </message>
    <message>
        <source>Whether $…$ in the text is a formula in LaTeX; \$ is a dollar sign, and so is one without a partner</source>
        <translation>텍스트 안의 $…$가 LaTeX 수식이 되는지. \$는 달러 기호이고, 짝이 없는 것도 달러 기호입니다</translation>
    </message>
    <message>
        <source>First colours</source>
        <translation>첫째 색들</translation>
    </message>
    <message>
        <source>Second colours</source>
        <translation>둘째 색들</translation>
    </message>
    <message>
        <source>Share of the second</source>
        <translation>둘째 색의 비율</translation>
    </message>
    <message>
        <source>Numbers x1, x2, …</source>
        <translation>수 x1, x2, …</translation>
    </message>
    <message>
        <source>Position and size</source>
        <translation>위치와 크기</translation>
    </message>
    <message>
        <source>Point to measure</source>
        <translation>잴 지점</translation>
    </message>
    <message>
        <source>Entry number</source>
        <translation>항목 번호</translation>
    </message>
    <message>
        <source>Turns into</source>
        <translation>변할 블록</translation>
    </message>
    <message>
        <source>Part by part</source>
        <translation>부분끼리 짝지어</translation>
    </message>
    <message>
        <source>Comes from</source>
        <translation>변하기 전 블록</translation>
    </message>
    <message>
        <source>Start value</source>
        <translation>시작값</translation>
    </message>
    <message>
        <source>End value</source>
        <translation>끝값</translation>
    </message>
    <message>
        <source>Size at the start</source>
        <translation>처음 크기</translation>
    </message>
    <message>
        <source>Size at the end</source>
        <translation>마지막 크기</translation>
    </message>
    <message>
        <source>Length of the light</source>
        <translation>빛의 길이</translation>
    </message>
    <message>
        <source>Turn with the path</source>
        <translation>경로를 따라 회전</translation>
    </message>
    <message>
        <source>Around this shape</source>
        <translation>기준 도형</translation>
    </message>
    <message>
        <source>Fixed point</source>
        <translation>고정점</translation>
    </message>
    <message>
        <source>Fade as well</source>
        <translation>불투명도도 변화</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>목표 위치</translation>
    </message>
    <message>
        <source>Length of the piece</source>
        <translation>조각 길이</translation>
    </message>
    <message>
        <source>Number of swings</source>
        <translation>흔들림 횟수</translation>
    </message>
    <message>
        <source>Letter by letter: the outline is drawn, then filled; from 15 letters on two seconds suit it better</source>
        <translation>글자 하나씩 윤곽선을 그린 뒤 채움. 글자가 15개를 넘으면 2초 정도가 알맞음</translation>
    </message>
    <message>
        <source>Zoom to</source>
        <translation>카메라 줌</translation>
    </message>
    <message>
        <source>The camera moves until a part of the scene fills the picture</source>
        <translation>장면의 한 부분이 화면을 채울 때까지 카메라가 움직임</translation>
    </message>
    <message>
        <source>The point in the middle of the picture at the end</source>
        <translation>끝났을 때 화면 가운데에 오는 점</translation>
    </message>
    <message>
        <source>How much of the scene is seen from bottom to top at the end; 0: the whole frame</source>
        <translation>끝났을 때 아래에서 위까지 보이는 장면의 크기. 0: 전체 화면</translation>
    </message>
    <message>
        <source>The camera through which the scene is seen; without one the picture stands still</source>
        <translation>장면을 보는 카메라. 없으면 화면이 움직이지 않음</translation>
    </message>
    <message>
        <source>No background, for a video that is laid over something else</source>
        <translation>배경 없음. 다른 화면 위에 겹칠 영상에 사용</translation>
    </message>
    <message>
        <source>Constant speed</source>
        <translation>일정한 속도로</translation>
    </message>
    <message>
        <source>Quick start and smooth end</source>
        <translation>빠르게 시작, 부드럽게 종료</translation>
    </message>
    <message>
        <source>Smooth start</source>
        <translation>부드럽게 시작</translation>
    </message>
    <message>
        <source>Smooth end</source>
        <translation>부드럽게 종료</translation>
    </message>
    <message>
        <source>Smooth start and end</source>
        <translation>부드럽게 시작하고 종료</translation>
    </message>
    <message>
        <source>Slightly smooth start and end</source>
        <translation>살짝 부드럽게 시작하고 종료</translation>
    </message>
    <message>
        <source>Hold and jump</source>
        <translation>그대로 있다가 한 번에</translation>
    </message>
    <message>
        <source>Faster and faster</source>
        <translation>점점 빠르게</translation>
    </message>
    <message>
        <source>Slower and slower</source>
        <translation>점점 느리게</translation>
    </message>
    <message>
        <source>Slow arrival</source>
        <translation>천천히 도착</translation>
    </message>
    <message>
        <source>Smooth in two steps</source>
        <translation>두 번에 나누어 부드럽게</translation>
    </message>
    <message>
        <source>Early arrival</source>
        <translation>미리 도착</translation>
    </message>
    <message>
        <source>Sudden start and long end</source>
        <translation>급히 시작, 길게 종료</translation>
    </message>
    <message>
        <source>Smooth (modern)</source>
        <translation>부드럽게 (모던)</translation>
    </message>
    <message>
        <source>Smooth (classic)</source>
        <translation>부드럽게 (클래식)</translation>
    </message>
    <message>
        <source>Smooth (cubic)</source>
        <translation>부드럽게 (3차)</translation>
    </message>
    <message>
        <source>Smooth (5th degree)</source>
        <translation>부드럽게 (5차)</translation>
    </message>
    <message>
        <source>Smooth (7th degree)</source>
        <translation>부드럽게 (7차)</translation>
    </message>
    <message>
        <source>Smooth start (sine)</source>
        <translation>부드럽게 시작 (사인)</translation>
    </message>
    <message>
        <source>Smooth end (sine)</source>
        <translation>부드럽게 종료 (사인)</translation>
    </message>
    <message>
        <source>Smooth start and end (sine)</source>
        <translation>부드럽게 시작하고 종료 (사인)</translation>
    </message>
    <message>
        <source>Smooth start (square)</source>
        <translation>부드럽게 시작 (2차)</translation>
    </message>
    <message>
        <source>Smooth end (square)</source>
        <translation>부드럽게 종료 (2차)</translation>
    </message>
    <message>
        <source>Smooth start and end (square)</source>
        <translation>부드럽게 시작하고 종료 (2차)</translation>
    </message>
    <message>
        <source>Smooth start (cubic)</source>
        <translation>부드럽게 시작 (3차)</translation>
    </message>
    <message>
        <source>Smooth end (cubic)</source>
        <translation>부드럽게 종료 (3차)</translation>
    </message>
    <message>
        <source>Smooth start and end (cubic)</source>
        <translation>부드럽게 시작하고 종료 (3차)</translation>
    </message>
    <message>
        <source>Smooth start (4th degree)</source>
        <translation>부드럽게 시작 (4차)</translation>
    </message>
    <message>
        <source>Smooth end (4th degree)</source>
        <translation>부드럽게 종료 (4차)</translation>
    </message>
    <message>
        <source>Smooth start and end (4th degree)</source>
        <translation>부드럽게 시작하고 종료 (4차)</translation>
    </message>
    <message>
        <source>Smooth start (5th degree)</source>
        <translation>부드럽게 시작 (5차)</translation>
    </message>
    <message>
        <source>Smooth end (5th degree)</source>
        <translation>부드럽게 종료 (5차)</translation>
    </message>
    <message>
        <source>Smooth start and end (5th degree)</source>
        <translation>부드럽게 시작하고 종료 (5차)</translation>
    </message>
    <message>
        <source>Smooth start (exponential)</source>
        <translation>부드럽게 시작 (지수)</translation>
    </message>
    <message>
        <source>Smooth end (exponential)</source>
        <translation>부드럽게 종료 (지수)</translation>
    </message>
    <message>
        <source>Smooth start and end (exponential)</source>
        <translation>부드럽게 시작하고 종료 (지수)</translation>
    </message>
    <message>
        <source>Smooth start (circular)</source>
        <translation>부드럽게 시작 (원형)</translation>
    </message>
    <message>
        <source>Smooth end (circular)</source>
        <translation>부드럽게 종료 (원형)</translation>
    </message>
    <message>
        <source>Smooth start and end (circular)</source>
        <translation>부드럽게 시작하고 종료 (원형)</translation>
    </message>
    <message>
        <source>Step back at the start</source>
        <translation>뒤로 물러났다 시작</translation>
    </message>
    <message>
        <source>Overshoot at the end</source>
        <translation>끝에서 지나쳤다 돌아오기</translation>
    </message>
    <message>
        <source>Step back and overshoot</source>
        <translation>물러났다 출발해 지나쳤다 돌아오기</translation>
    </message>
    <message>
        <source>Spring at the start</source>
        <translation>시작할 때 용수철처럼</translation>
    </message>
    <message>
        <source>Spring at the end</source>
        <translation>끝날 때 용수철처럼</translation>
    </message>
    <message>
        <source>Spring at both ends</source>
        <translation>시작과 끝에 용수철처럼</translation>
    </message>
    <message>
        <source>Bounce at the start</source>
        <translation>바운드로 시작</translation>
    </message>
    <message>
        <source>Bounce at the end</source>
        <translation>바운드로 종료</translation>
    </message>
    <message>
        <source>Bounce at both ends</source>
        <translation>바운드로 시작하고 종료</translation>
    </message>
    <message>
        <source>White</source>
        <translation>흰색</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>검정</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>회색</translation>
    </message>
    <message>
        <source>Very light grey</source>
        <translation>아주 밝은 회색</translation>
    </message>
    <message>
        <source>Light grey</source>
        <translation>밝은 회색</translation>
    </message>
    <message>
        <source>Dark grey</source>
        <translation>어두운 회색</translation>
    </message>
    <message>
        <source>Very dark grey</source>
        <translation>아주 어두운 회색</translation>
    </message>
    <message>
        <source>Very light blue</source>
        <translation>아주 밝은 파랑</translation>
    </message>
    <message>
        <source>Light blue</source>
        <translation>밝은 파랑</translation>
    </message>
    <message>
        <source>Dark blue</source>
        <translation>어두운 파랑</translation>
    </message>
    <message>
        <source>Very dark blue</source>
        <translation>아주 어두운 파랑</translation>
    </message>
    <message>
        <source>Steel blue</source>
        <translation>강철 파랑</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>청록</translation>
    </message>
    <message>
        <source>Very light teal</source>
        <translation>아주 밝은 청록</translation>
    </message>
    <message>
        <source>Light teal</source>
        <translation>밝은 청록</translation>
    </message>
    <message>
        <source>Dark teal</source>
        <translation>어두운 청록</translation>
    </message>
    <message>
        <source>Very dark teal</source>
        <translation>아주 어두운 청록</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>초록</translation>
    </message>
    <message>
        <source>Very light green</source>
        <translation>아주 밝은 초록</translation>
    </message>
    <message>
        <source>Light green</source>
        <translation>밝은 초록</translation>
    </message>
    <message>
        <source>Dark green</source>
        <translation>어두운 초록</translation>
    </message>
    <message>
        <source>Very dark green</source>
        <translation>아주 어두운 초록</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>노랑</translation>
    </message>
    <message>
        <source>Very light yellow</source>
        <translation>아주 밝은 노랑</translation>
    </message>
    <message>
        <source>Light yellow</source>
        <translation>밝은 노랑</translation>
    </message>
    <message>
        <source>Dark yellow</source>
        <translation>어두운 노랑</translation>
    </message>
    <message>
        <source>Very dark yellow</source>
        <translation>아주 어두운 노랑</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>금색</translation>
    </message>
    <message>
        <source>Very light gold</source>
        <translation>아주 밝은 금색</translation>
    </message>
    <message>
        <source>Light gold</source>
        <translation>밝은 금색</translation>
    </message>
    <message>
        <source>Dark gold</source>
        <translation>어두운 금색</translation>
    </message>
    <message>
        <source>Very dark gold</source>
        <translation>아주 어두운 금색</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>빨강</translation>
    </message>
    <message>
        <source>Very light red</source>
        <translation>아주 밝은 빨강</translation>
    </message>
    <message>
        <source>Light red</source>
        <translation>밝은 빨강</translation>
    </message>
    <message>
        <source>Dark red</source>
        <translation>어두운 빨강</translation>
    </message>
    <message>
        <source>Very dark red</source>
        <translation>아주 어두운 빨강</translation>
    </message>
    <message>
        <source>Maroon</source>
        <translation>적갈색</translation>
    </message>
    <message>
        <source>Very light maroon</source>
        <translation>아주 밝은 적갈색</translation>
    </message>
    <message>
        <source>Light maroon</source>
        <translation>밝은 적갈색</translation>
    </message>
    <message>
        <source>Dark maroon</source>
        <translation>어두운 적갈색</translation>
    </message>
    <message>
        <source>Very dark maroon</source>
        <translation>아주 어두운 적갈색</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>보라</translation>
    </message>
    <message>
        <source>Very light purple</source>
        <translation>아주 밝은 보라</translation>
    </message>
    <message>
        <source>Light purple</source>
        <translation>밝은 보라</translation>
    </message>
    <message>
        <source>Dark purple</source>
        <translation>어두운 보라</translation>
    </message>
    <message>
        <source>Very dark purple</source>
        <translation>아주 어두운 보라</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>주황</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>분홍</translation>
    </message>
    <message>
        <source>Light pink</source>
        <translation>밝은 분홍</translation>
    </message>
    <message>
        <source>Grey-brown</source>
        <translation>회갈색</translation>
    </message>
    <message>
        <source>Dark brown</source>
        <translation>짙은 갈색</translation>
    </message>
    <message>
        <source>Light brown</source>
        <translation>밝은 갈색</translation>
    </message>
    <message>
        <source>Pure red</source>
        <translation>순수한 빨강</translation>
    </message>
    <message>
        <source>Pure green</source>
        <translation>순수한 초록</translation>
    </message>
    <message>
        <source>Pure blue</source>
        <translation>순수한 파랑</translation>
    </message>
    <message>
        <source>Green screen</source>
        <translation>크로마키 초록</translation>
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
        <translation>반복</translation>
    </message>
    <message>
        <source>A block once for each text, number, row or shape of a list, or as often as you say. The parts are called 0, 1, 2, …, and also like the text of their item.</source>
        <translation>목록의 텍스트, 숫자, 행, 도형마다 또는 정한 횟수만큼 블록을 반복합니다. 부분의 이름은 0, 1, 2, …이며, 항목의 텍스트로도 부를 수 있습니다.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>What is repeated: a block, or a definition of this lecture</source>
        <translation>반복할 것: 블록 또는 이 강의의 정의</translation>
    </message>
    <message>
        <source>Number of items</source>
        <translation>항목 수</translation>
    </message>
    <message>
        <source>How many, if nothing is given to repeat over</source>
        <translation>반복할 목록이 없을 때의 개수</translation>
    </message>
    <message>
        <source>One item for each text</source>
        <translation>텍스트마다 항목 하나</translation>
    </message>
    <message>
        <source>One item for each number</source>
        <translation>숫자마다 항목 하나</translation>
    </message>
    <message>
        <source>Rows of a matrix</source>
        <translation>행렬의 행</translation>
    </message>
    <message>
        <source>One item for each row</source>
        <translation>행마다 항목 하나</translation>
    </message>
    <message>
        <source>One item for each shape</source>
        <translation>도형마다 항목 하나</translation>
    </message>
    <message>
        <source>Item given to</source>
        <translation>항목을 받을 속성</translation>
    </message>
    <message>
        <source>The property of the block that receives the item</source>
        <translation>항목을 받는 블록의 속성</translation>
    </message>
    <message>
        <source>The first that fits</source>
        <translation>맞는 첫 속성</translation>
    </message>
    <message>
        <source>How the items stand to each other</source>
        <translation>항목들이 놓이는 방식</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>격자</translation>
    </message>
    <message>
        <source>At given points</source>
        <translation>주어진 점에</translation>
    </message>
    <message>
        <source>Where they stand</source>
        <translation>각자의 자리에</translation>
    </message>
    <message>
        <source>Room between neighbours in a row, column or grid</source>
        <translation>행, 열, 격자에서 이웃 사이의 간격</translation>
    </message>
    <message>
        <source>Which edges of a row or column line up; texts in the middle of a row stand on one line</source>
        <translation>행이나 열에서 맞출 가장자리. 행에서 가운데로 맞추면 글자는 같은 기준선에 섭니다</translation>
    </message>
    <message>
        <source>Items in a row</source>
        <translation>한 행의 항목 수</translation>
    </message>
    <message>
        <source>How many stand in a row of the grid</source>
        <translation>격자 한 행에 놓이는 개수</translation>
    </message>
    <message>
        <source>Of the circle on which their centres stand, the first one at the top</source>
        <translation>중심들이 놓이는 원의 반지름, 첫 항목은 맨 위</translation>
    </message>
    <message>
        <source>Where their centres stand: x1, y1, x2, y2, …</source>
        <translation>중심의 위치: x1, y1, x2, y2, …</translation>
    </message>
    <message>
        <source>The shape</source>
        <translation>도형</translation>
    </message>
    <message>
        <source>Change a property</source>
        <translation>속성 바꾸기</translation>
    </message>
    <message>
        <source>A number, a colour or another property becomes something else, and everything that depends on it follows</source>
        <translation>숫자, 색 또는 다른 속성이 다른 값으로 바뀌고, 그 값에 의존하는 것이 모두 따라 바뀝니다</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>마스터</translation>
    </message>
    <message>
        <source>Draws over this scene what the lecture shows over every scene, such as a footer or a page number</source>
        <translation>바닥글이나 쪽 번호처럼 강의가 모든 장면에 보여 주는 것을 이 장면 위에도 그립니다</translation>
    </message>
    <message>
        <source>Accent</source>
        <translation>강조</translation>
    </message>
    <message>
        <source>Secondary</source>
        <translation>보조</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>표면</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>문장</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>By the script</source>
        <translation>글자에 따라</translation>
    </message>
    <message>
        <source>English</source>
        <translation>영어</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>중국어</translation>
    </message>
    <message>
        <source>Attention head</source>
        <translation>어텐션 헤드</translation>
    </message>
    <message>
        <source>Whose queries, keys, values and weights are given</source>
        <translation>쿼리, 키, 밸류, 가중치를 내보낼 헤드</translation>
    </message>
    <message>
        <source>Token to continue</source>
        <translation>이어질 토큰</translation>
    </message>
    <message>
        <source>After which token the next words are predicted, counted from 0; −1 is the last</source>
        <translation>다음 단어를 예측할 토큰. 0부터 세며 −1은 마지막 토큰</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>토큰</translation>
    </message>
    <message>
        <source>The sentence in tokens</source>
        <translation>토큰으로 나눈 문장</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>읽은 토큰</translation>
    </message>
    <message>
        <source>The tokens as the model reads them: words that it does not know are replaced</source>
        <translation>모델이 읽는 대로의 토큰: 모르는 단어는 바뀝니다</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>모르는 단어</translation>
    </message>
    <message>
        <source>The words that the model does not know</source>
        <translation>모델이 모르는 단어</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>임베딩</translation>
    </message>
    <message>
        <source>A row for each token, whatever its position</source>
        <translation>위치와 상관없이 토큰마다 한 행</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>The queries of the head</source>
        <translation>헤드의 쿼리</translation>
    </message>
    <message>
        <source>The keys of the head</source>
        <translation>헤드의 키</translation>
    </message>
    <message>
        <source>The values of the head</source>
        <translation>헤드의 밸류</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>더하는 값</translation>
    </message>
    <message>
        <source>What the head adds to each embedding</source>
        <translation>헤드가 각 임베딩에 더하는 값</translation>
    </message>
    <message>
        <source>Attended</source>
        <translation>어텐션 후</translation>
    </message>
    <message>
        <source>Mlp</source>
        <translation>MLP</translation>
    </message>
    <message>
        <source>What the MLP adds</source>
        <translation>MLP가 더하는 값</translation>
    </message>
    <message>
        <source>The embeddings after the layer</source>
        <translation>층을 지난 임베딩</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation>로짓</translation>
    </message>
    <message>
        <source>A score for each word of the vocabulary as the next, in a row for each token</source>
        <translation>다음 단어로서 어휘의 단어마다 점수, 토큰마다 한 행</translation>
    </message>
    <message>
        <source>Probabilities</source>
        <translation>확률</translation>
    </message>
    <message>
        <source>The softmax of the logits</source>
        <translation>로짓의 소프트맥스</translation>
    </message>
    <message>
        <source>Next words</source>
        <translation>다음 단어</translation>
    </message>
    <message>
        <source>The eight likeliest next words</source>
        <translation>가장 그럴듯한 다음 단어 여덟 개</translation>
    </message>
    <message>
        <source>Next shares</source>
        <translation>다음 단어의 확률</translation>
    </message>
    <message>
        <source>Their probabilities</source>
        <translation>그 확률</translation>
    </message>
    <message>
        <source>Meanings</source>
        <translation>뜻</translation>
    </message>
    <message>
        <source>What an ambiguous token may mean, such as the animal and the unit of a mole</source>
        <translation>여러 뜻을 가진 토큰의 뜻들</translation>
    </message>
    <message>
        <source>Meaning shares</source>
        <translation>뜻의 확률</translation>
    </message>
    <message>
        <source>How likely head 3 finds each meaning</source>
        <translation>헤드 3이 각 뜻을 얼마나 그럴듯하게 보는지</translation>
    </message>
    <message>
        <source>Matrix in brackets</source>
        <translation>괄호 행렬</translation>
    </message>
    <message>
        <source>The numbers of a matrix between brackets, coloured by sign and size; dots stand for what is not shown. The parts are “entries/ROW/COLUMN”, “dots”, “brackets” and “boxes”; entries have the tags “row:ROW” and “column:COLUMN”, counted from 0 as shown.</source>
        <translation>행렬의 수를 괄호 안에 부호와 크기에 따른 색으로 보여 줍니다. 표시하지 않은 것은 줄임점으로 나타냅니다. 부분은 “entries/ROW/COLUMN”, “dots”, “brackets”, “boxes”이고, 성분에는 표시된 순서로 0부터 센 태그 “row:ROW”와 “column:COLUMN”이 있습니다.</translation>
    </message>
    <message>
        <source>The numbers; if there are none, random ones</source>
        <translation>수. 없으면 난수</translation>
    </message>
    <message>
        <source>How many are shown at most, dots included</source>
        <translation>줄임점을 포함해 최대 몇 개를 표시할지</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>줄임점</translation>
    </message>
    <message>
        <source>Whether dots stand for rows and columns that are not shown; automatic: where some are left out, and in random numbers</source>
        <translation>표시하지 않은 행과 열을 줄임점으로 나타낼지 여부. 자동: 생략된 것이 있을 때와 난수일 때</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>항상</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>안 함</translation>
    </message>
    <message>
        <source>Row of dots</source>
        <translation>줄임점 행</translation>
    </message>
    <message>
        <source>Which row is dots: 0 is the first, -1 the last, -2 the last but one</source>
        <translation>줄임점이 될 행: 0은 첫째, -1은 마지막, -2는 마지막에서 둘째</translation>
    </message>
    <message>
        <source>Column of dots</source>
        <translation>줄임점 열</translation>
    </message>
    <message>
        <source>Which column is dots: 0 is the first, -1 the last, -2 the last but one</source>
        <translation>줄임점이 될 열: 0은 첫째, -1은 마지막, -2는 마지막에서 둘째</translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation>난수</translation>
    </message>
    <message>
        <source>Random numbers where no matrix is given</source>
        <translation>행렬을 연결하지 않으면 난수로 채우기</translation>
    </message>
    <message>
        <source>Gap between columns</source>
        <translation>열 간격</translation>
    </message>
    <message>
        <source>Room between the widest numbers of two columns</source>
        <translation>이웃한 두 열에서 가장 넓은 수 사이의 거리</translation>
    </message>
    <message>
        <source>Gap between rows</source>
        <translation>행 간격</translation>
    </message>
    <message>
        <source>Room between the numbers of two rows</source>
        <translation>이웃한 두 행의 수 사이의 거리</translation>
    </message>
    <message>
        <source>Small positive numbers</source>
        <translation>작은 양수</translation>
    </message>
    <message>
        <source>Colour of positive numbers near 0</source>
        <translation>0에 가까운 양수의 색</translation>
    </message>
    <message>
        <source>Large positive numbers</source>
        <translation>큰 양수</translation>
    </message>
    <message>
        <source>Colour of positive numbers at the end of the range</source>
        <translation>범위 끝에 있는 양수의 색</translation>
    </message>
    <message>
        <source>Small negative numbers</source>
        <translation>작은 음수</translation>
    </message>
    <message>
        <source>Colour of negative numbers near 0</source>
        <translation>0에 가까운 음수의 색</translation>
    </message>
    <message>
        <source>Large negative numbers</source>
        <translation>큰 음수</translation>
    </message>
    <message>
        <source>Colour of negative numbers at the end of the range</source>
        <translation>범위 끝에 있는 음수의 색</translation>
    </message>
    <message>
        <source>Range of colours</source>
        <translation>색 범위</translation>
    </message>
    <message>
        <source>Where the colours of large numbers are reached, also the largest random number; 0: the largest number shown</source>
        <translation>큰 수의 색에 도달하는 값이자 가장 큰 난수. 0: 표시된 수 중 가장 큰 값</translation>
    </message>
    <message>
        <source>What stands left and right of the numbers</source>
        <translation>수의 왼쪽과 오른쪽에 있는 것</translation>
    </message>
    <message>
        <source>Colour of brackets</source>
        <translation>괄호 색</translation>
    </message>
    <message>
        <source>Colour of the brackets and the dots</source>
        <translation>괄호와 줄임점의 색</translation>
    </message>
    <message>
        <source>Highlighted rows</source>
        <translation>강조할 행</translation>
    </message>
    <message>
        <source>Counted from 0 as shown; keyframes move a box from row to row</source>
        <translation>표시된 순서로 0부터 셉니다. 키프레임을 쓰면 상자가 행에서 행으로 움직입니다</translation>
    </message>
    <message>
        <source>Highlighted columns</source>
        <translation>강조할 열</translation>
    </message>
    <message>
        <source>Counted from 0 as shown; keyframes move a box from column to column</source>
        <translation>표시된 순서로 0부터 셉니다. 키프레임을 쓰면 상자가 열에서 열로 움직입니다</translation>
    </message>
    <message>
        <source>Highlighted entries</source>
        <translation>강조할 성분</translation>
    </message>
    <message>
        <source>Row and column of each: 0, 2, 1, 3 are two entries</source>
        <translation>성분마다 행과 열: 0, 2, 1, 3은 성분 두 개</translation>
    </message>
    <message>
        <source>Highlight with</source>
        <translation>강조 방법</translation>
    </message>
    <message>
        <source>How they stand out</source>
        <translation>어떻게 돋보이게 할지</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>상자</translation>
    </message>
    <message>
        <source>Boxes and colour</source>
        <translation>상자와 색</translation>
    </message>
    <message>
        <source>Highlight colour</source>
        <translation>강조 색</translation>
    </message>
    <message>
        <source>Of boxes and numbers that stand out</source>
        <translation>상자와 강조된 수의 색</translation>
    </message>
    <message>
        <source>Box distance</source>
        <translation>상자 여백</translation>
    </message>
    <message>
        <source>From the numbers to their box</source>
        <translation>수에서 상자까지의 거리</translation>
    </message>
    <message>
        <source>Box line width</source>
        <translation>상자 선 두께</translation>
    </message>
    <message>
        <source>Thickness of the boxes&apos; lines</source>
        <translation>상자 선의 두께</translation>
    </message>
    <message>
        <source>Of the whole; 0: as the type size gives it</source>
        <translation>전체의 크기. 0: 글자 크기에 따름</translation>
    </message>
    <message>
        <source>Matrix times vector</source>
        <translation>행렬 곱하기 벡터</translation>
    </message>
    <message>
        <source>The product of a matrix and a vector, computed row by row as “Rows computed” grows. The parts are “matrix”, “vector”, “equals”, “result” and “boxes”, each of the first with “entries/ROW/COLUMN”.</source>
        <translation>행렬과 벡터의 곱을 “계산한 행 수”가 커짐에 따라 한 행씩 계산합니다. 부분은 “matrix”, “vector”, “equals”, “result”, “boxes”이고, 앞의 것들에는 “entries/ROW/COLUMN”이 있습니다.</translation>
    </message>
    <message>
        <source>Vector</source>
        <translation>벡터</translation>
    </message>
    <message>
        <source>One number for each column of the matrix; if there are none, random ones</source>
        <translation>행렬의 열마다 수 하나. 없으면 난수</translation>
    </message>
    <message>
        <source>Rows computed</source>
        <translation>계산한 행 수</translation>
    </message>
    <message>
        <source>0: matrix and vector alone; up to 1 the equals sign appears; then 1 for each row, and 1 more until the boxes have gone</source>
        <translation>0: 행렬과 벡터만. 1까지 등호가 나타나고, 그다음 행마다 1, 상자가 사라질 때까지 1을 더합니다</translation>
    </message>
    <message>
        <source>Small numbers of vectors</source>
        <translation>벡터의 작은 수</translation>
    </message>
    <message>
        <source>Colour of the vectors&apos; numbers near 0</source>
        <translation>0에 가까운 벡터 성분의 색</translation>
    </message>
    <message>
        <source>Large numbers of vectors</source>
        <translation>벡터의 큰 수</translation>
    </message>
    <message>
        <source>Colour of the vectors&apos; numbers at the end of the range</source>
        <translation>범위 끝에 있는 벡터 성분의 색</translation>
    </message>
    <message>
        <source>Of the boxes around what is being multiplied</source>
        <translation>곱하는 수를 두르는 상자의 색</translation>
    </message>
    <message>
        <source>Vector in brackets</source>
        <translation>괄호 벡터</translation>
    </message>
    <message>
        <source>The numbers of a vector between brackets, brighter the larger they are; dots stand for what is not shown. The parts are “entries/ROW/COLUMN”, “dots”, “brackets” and “boxes”.</source>
        <translation>벡터의 수를 괄호 안에 클수록 밝게 보여 줍니다. 표시하지 않은 것은 줄임점으로 나타냅니다. 부분은 “entries/ROW/COLUMN”, “dots”, “brackets”, “boxes”입니다.</translation>
    </message>
    <message>
        <source>The numbers, in a row or a column; if there are none, random ones</source>
        <translation>한 행 또는 한 열의 수. 없으면 난수</translation>
    </message>
    <message>
        <source>Column of the matrix</source>
        <translation>행렬의 열</translation>
    </message>
    <message>
        <source>Which column is shown if it is a matrix, counted from 0</source>
        <translation>행렬이면 어느 열을 표시할지(0부터)</translation>
    </message>
    <message>
        <source>Number of entries</source>
        <translation>성분 수</translation>
    </message>
    <message>
        <source>Whether it stands or lies</source>
        <translation>세로인지 가로인지</translation>
    </message>
    <message>
        <source>Place of dots</source>
        <translation>줄임점 위치</translation>
    </message>
    <message>
        <source>Which entry is dots: 0 is the first, -1 the last, -2 the last but one</source>
        <translation>줄임점이 될 성분: 0은 첫째, -1은 마지막, -2는 마지막에서 둘째</translation>
    </message>
    <message>
        <source>Counted from 0 as shown; keyframes move a box from entry to entry</source>
        <translation>표시된 순서로 0부터 셉니다. 키프레임을 쓰면 상자가 성분에서 성분으로 움직입니다</translation>
    </message>
    <message>
        <source>Wrap text</source>
        <translation>줄바꿈</translation>
    </message>
    <message>
        <source>A longer text goes on in another line before it is made smaller</source>
        <translation>긴 글은 작아지기 전에 다음 줄로 넘어갑니다</translation>
    </message>
    <message>
        <source>Upside down</source>
        <translation>위아래 뒤집기</translation>
    </message>
    <message>
        <source>The speaker is above instead of below; its content stays upright</source>
        <translation>말하는 사람이 아래가 아니라 위에 있습니다. 내용은 그대로입니다</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>말하는 도형</translation>
    </message>
    <message>
        <source>Who speaks: the tip is at the upper right corner of this shape, or at the corner that a mirrored or flipped bubble needs</source>
        <translation>말하는 도형: 꼬리 끝이 이 도형의 오른쪽 위 모서리에 놓입니다. 좌우나 위아래로 뒤집은 말풍선은 그에 맞는 모서리에 놓입니다</translation>
    </message>
    <message>
        <source>Flow between parts</source>
        <translation>부분 사이의 흐름</translation>
    </message>
    <message>
        <source>From</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Where the lines begin</source>
        <translation>선이 시작하는 곳</translation>
    </message>
    <message>
        <source>Parts they begin at</source>
        <translation>시작하는 부분</translation>
    </message>
    <message>
        <source>Which parts of these shapes: * for all, numbers such as 1..4, .tag; empty: the whole shape</source>
        <translation>이 도형들의 어느 부분인지: 모두는 *, 1..4 같은 번호, .태그. 비우면 도형 전체</translation>
    </message>
    <message>
        <source>To</source>
        <translation>끝</translation>
    </message>
    <message>
        <source>Where the lines end</source>
        <translation>선이 끝나는 곳</translation>
    </message>
    <message>
        <source>Parts they end at</source>
        <translation>끝나는 부분</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>세기</translation>
    </message>
    <message>
        <source>How strong each line is: a row for each target, a column for each source; random if there are none</source>
        <translation>각 선의 세기: 끝마다 한 행, 시작마다 한 열. 없으면 난수</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>최대 세기</translation>
    </message>
    <message>
        <source>The strength of the widest lines; 0: the greatest there is</source>
        <translation>가장 굵은 선의 세기. 0: 있는 것 중 최댓값</translation>
    </message>
    <message>
        <source>Leave out below</source>
        <translation>생략 기준</translation>
    </message>
    <message>
        <source>Weaker lines are left out, as a share of full strength</source>
        <translation>이보다 약한 선은 생략합니다(최대 세기에 대한 비율)</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>모양</translation>
    </message>
    <message>
        <source>How the lines go</source>
        <translation>선이 가는 모양</translation>
    </message>
    <message>
        <source>Starting edge</source>
        <translation>시작 가장자리</translation>
    </message>
    <message>
        <source>At which edge lines begin</source>
        <translation>선이 시작하는 가장자리</translation>
    </message>
    <message>
        <source>Ending edge</source>
        <translation>끝 가장자리</translation>
    </message>
    <message>
        <source>At which edge lines end</source>
        <translation>선이 끝나는 가장자리</translation>
    </message>
    <message>
        <source>Arc angle</source>
        <translation>호의 각도</translation>
    </message>
    <message>
        <source>How far an arc is bent, upwards; 0: straight</source>
        <translation>호가 위로 휘는 정도. 0: 직선</translation>
    </message>
    <message>
        <source>How far a curve goes straight on before it turns, as a share of the way</source>
        <translation>곡선이 휘기 전에 곧게 가는 정도(전체 길이에 대한 비율)</translation>
    </message>
    <message>
        <source>Width of weak lines</source>
        <translation>약한 선의 두께</translation>
    </message>
    <message>
        <source>Line width at no strength</source>
        <translation>세기가 0일 때 선 두께</translation>
    </message>
    <message>
        <source>Width of strong lines</source>
        <translation>강한 선의 두께</translation>
    </message>
    <message>
        <source>Line width at full strength</source>
        <translation>최대 세기일 때 선 두께</translation>
    </message>
    <message>
        <source>First hue</source>
        <translation>첫 색상</translation>
    </message>
    <message>
        <source>Of random colours, 0…1: 0 is red, 0.17 yellow, 0.33 green, 0.5 cyan, 0.67 blue</source>
        <translation>임의 색의 색상, 0…1: 0은 빨강, 0.17은 노랑, 0.33은 초록, 0.5는 청록, 0.67은 파랑</translation>
    </message>
    <message>
        <source>Last hue</source>
        <translation>끝 색상</translation>
    </message>
    <message>
        <source>In random order</source>
        <translation>무작위 순서</translation>
    </message>
    <message>
        <source>Animations with a lag take the lines in random order</source>
        <translation>지연이 있는 애니메이션이 선을 무작위 순서로 다룹니다</translation>
    </message>
    <message>
        <source>Feed-forward layer</source>
        <translation>피드포워드 층</translation>
    </message>
    <message>
        <source>Each token by itself: times the first matrix, through the activation, times the second.</source>
        <translation>토큰마다 따로: 첫째 행렬을 곱하고, 활성화 함수를 거쳐, 둘째 행렬을 곱합니다.</translation>
    </message>
    <message>
        <source>One row for each token</source>
        <translation>토큰마다 한 행</translation>
    </message>
    <message>
        <source>As many rows as the tokens have columns</source>
        <translation>토큰의 열만큼 행이 있어야 합니다</translation>
    </message>
    <message>
        <source>First bias</source>
        <translation>첫째 편향</translation>
    </message>
    <message>
        <source>A number added to each column; empty: none</source>
        <translation>열마다 더하는 수. 비우면 없음</translation>
    </message>
    <message>
        <source>As many rows as the first matrix has columns</source>
        <translation>첫째 행렬의 열만큼 행이 있어야 합니다</translation>
    </message>
    <message>
        <source>Second bias</source>
        <translation>둘째 편향</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>활성화</translation>
    </message>
    <message>
        <source>The function between both matrices</source>
        <translation>두 행렬 사이의 함수</translation>
    </message>
    <message>
        <source>SwiGLU</source>
        <translation>SwiGLU</translation>
    </message>
    <message>
        <source>Gate matrix</source>
        <translation>게이트 행렬</translation>
    </message>
    <message>
        <source>Of SwiGLU: as large as the first matrix</source>
        <translation>SwiGLU용: 첫째 행렬과 같은 크기</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>은닉층</translation>
    </message>
    <message>
        <source>What the activation gives</source>
        <translation>활성화 함수의 결과</translation>
    </message>
    <message>
        <source>Join heads</source>
        <translation>헤드 합치기</translation>
    </message>
    <message>
        <source>The heads side by side again, and what the output map of multi-head attention makes of them.</source>
        <translation>헤드를 다시 옆으로 붙이고, 멀티헤드 어텐션의 출력 행렬을 곱한 결과.</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>헤드</translation>
    </message>
    <message>
        <source>The heads</source>
        <translation>헤드</translation>
    </message>
    <message>
        <source>Output map</source>
        <translation>출력 행렬</translation>
    </message>
    <message>
        <source>The matrix that the joined heads are multiplied with; empty: none</source>
        <translation>합친 헤드에 곱하는 행렬. 비우면 없음</translation>
    </message>
    <message>
        <source>The joined heads times the output map</source>
        <translation>합친 헤드와 출력 행렬의 곱</translation>
    </message>
    <message>
        <source>Joined</source>
        <translation>합친 헤드</translation>
    </message>
    <message>
        <source>The heads side by side</source>
        <translation>옆으로 붙인 헤드</translation>
    </message>
    <message>
        <source>How well each word of the vocabulary fits each token: the products with its row of the embedding.</source>
        <translation>어휘의 각 단어가 각 토큰에 얼마나 맞는지: 임베딩의 그 행과의 곱.</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>임베딩</translation>
    </message>
    <message>
        <source>One row for each word of the vocabulary</source>
        <translation>어휘의 단어마다 한 행</translation>
    </message>
    <message>
        <source>A row for each token, a column for each word</source>
        <translation>토큰마다 한 행, 단어마다 한 열</translation>
    </message>
    <message>
        <source>Low-rank factors</source>
        <translation>저랭크 분해</translation>
    </message>
    <message>
        <source>The two narrow matrices whose product comes closest to a matrix, as in LoRA.</source>
        <translation>곱이 한 행렬에 가장 가까운 좁은 두 행렬. LoRA에서처럼.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>랭크</translation>
    </message>
    <message>
        <source>Columns of the first factor, rows of the second</source>
        <translation>첫째 인수의 열 수이자 둘째 인수의 행 수</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>곱</translation>
    </message>
    <message>
        <source>The product of both factors</source>
        <translation>두 인수의 곱</translation>
    </message>
    <message>
        <source>Singular</source>
        <translation>특잇값</translation>
    </message>
    <message>
        <source>The singular values, largest first</source>
        <translation>특잇값, 큰 것부터</translation>
    </message>
    <message>
        <source>Next token</source>
        <translation>다음 토큰</translation>
    </message>
    <message>
        <source>The probabilities of the next token: softmax with a temperature, then only the most likely ones (top-k, top-p).</source>
        <translation>다음 토큰의 확률: 온도를 준 소프트맥스를 거쳐 가장 그럴듯한 것만 남깁니다(top-k, top-p).</translation>
    </message>
    <message>
        <source>Top-k</source>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Only so many of the most likely words; 0: all</source>
        <translation>가장 그럴듯한 단어 몇 개만. 0: 전부</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Only the most likely words that reach this probability together</source>
        <translation>확률의 합이 이 값에 이르는 가장 그럴듯한 단어만</translation>
    </message>
    <message>
        <source>The probabilities: each row sums to one</source>
        <translation>확률: 각 행의 합은 1</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>선택</translation>
    </message>
    <message>
        <source>The place of the most likely word of each row, from 0</source>
        <translation>각 행에서 가장 그럴듯한 단어의 자리(0부터)</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>노이즈</translation>
    </message>
    <message>
        <source>Adds random numbers of a normal distribution, the same in every run and on every machine.</source>
        <translation>정규 분포의 난수를 더합니다. 언제 어느 컴퓨터에서나 같은 수입니다.</translation>
    </message>
    <message>
        <source>How strong the noise is</source>
        <translation>노이즈의 세기</translation>
    </message>
    <message>
        <source>Normalization</source>
        <translation>정규화</translation>
    </message>
    <message>
        <source>Layer norm takes the mean away and divides by the standard deviation; RMS norm only divides by the root of the mean of the squares.</source>
        <translation>레이어 정규화는 평균을 빼고 표준편차로 나누며, RMS 정규화는 제곱 평균의 제곱근으로 나누기만 합니다.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>참고</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>귀띔</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>경고</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>질문</translation>
    </message>
    <message>
        <source>Key idea</source>
        <translation>핵심</translation>
    </message>
    <message>
        <source>Myth</source>
        <translation>오해</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>사실</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>부채</translation>
    </message>
    <message>
        <source>Same as the front</source>
        <translation>앞면과 같게</translation>
    </message>
    <message>
        <source>Which normalization</source>
        <translation>어떤 정규화인지</translation>
    </message>
    <message>
        <source>Layer norm</source>
        <translation>레이어 정규화</translation>
    </message>
    <message>
        <source>RMS norm</source>
        <translation>RMS 정규화</translation>
    </message>
    <message>
        <source>Whether each row or each column is taken together</source>
        <translation>행마다 묶을지 열마다 묶을지</translation>
    </message>
    <message>
        <source>Each row</source>
        <translation>각 행</translation>
    </message>
    <message>
        <source>Each column</source>
        <translation>각 열</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>이득</translation>
    </message>
    <message>
        <source>A factor for each column; empty: none</source>
        <translation>열마다 곱하는 수. 비우면 없음</translation>
    </message>
    <message>
        <source>Bias</source>
        <translation>편향</translation>
    </message>
    <message>
        <source>Epsilon</source>
        <translation>엡실론</translation>
    </message>
    <message>
        <source>Added before the root, so that equal numbers do not divide by zero</source>
        <translation>모든 수가 같아도 0으로 나누지 않도록 제곱근 전에 더하는 수</translation>
    </message>
    <message>
        <source>Padding mask</source>
        <translation>패딩 마스크</translation>
    </message>
    <message>
        <source>The keys that only fill up a short sequence get −∞, so that no token sees them.</source>
        <translation>짧은 시퀀스를 채우기만 하는 키는 −∞가 되어 어떤 토큰도 보지 못합니다.</translation>
    </message>
    <message>
        <source>Real tokens</source>
        <translation>실제 토큰 수</translation>
    </message>
    <message>
        <source>How many keys are no padding</source>
        <translation>패딩이 아닌 키의 수</translation>
    </message>
    <message>
        <source>With −∞ for the keys that are padding</source>
        <translation>패딩인 키는 −∞</translation>
    </message>
    <message>
        <source>Number of parameters</source>
        <translation>파라미터 수</translation>
    </message>
    <message>
        <source>How many numbers a transformer of this size learns. The defaults are those of GPT-2 small.</source>
        <translation>이 크기의 트랜스포머가 학습하는 수의 개수. 기본값은 GPT-2 small입니다.</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>어휘 크기</translation>
    </message>
    <message>
        <source>How many words</source>
        <translation>단어 수</translation>
    </message>
    <message>
        <source>Context length</source>
        <translation>컨텍스트 길이</translation>
    </message>
    <message>
        <source>How many positions have an embedding of their own</source>
        <translation>임베딩이 따로 있는 위치의 수</translation>
    </message>
    <message>
        <source>Model width</source>
        <translation>모델 너비</translation>
    </message>
    <message>
        <source>Columns of a token</source>
        <translation>토큰 하나의 열 수</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>층 수</translation>
    </message>
    <message>
        <source>How many blocks of attention and feed-forward</source>
        <translation>어텐션과 피드포워드 블록의 수</translation>
    </message>
    <message>
        <source>Feed-forward width</source>
        <translation>피드포워드 너비</translation>
    </message>
    <message>
        <source>Columns between both matrices of a feed-forward layer</source>
        <translation>피드포워드 층의 두 행렬 사이 열 수</translation>
    </message>
    <message>
        <source>Biases</source>
        <translation>편향</translation>
    </message>
    <message>
        <source>Whether matrices and normalizations have biases</source>
        <translation>행렬과 정규화에 편향이 있는지</translation>
    </message>
    <message>
        <source>Shared embedding</source>
        <translation>임베딩 공유</translation>
    </message>
    <message>
        <source>Whether the logits use the embedding of the tokens instead of a matrix of their own</source>
        <translation>로짓이 자체 행렬 대신 토큰 임베딩을 쓰는지</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>모두 합쳐서</translation>
    </message>
    <message>
        <source>Of tokens and positions</source>
        <translation>토큰과 위치의 파라미터</translation>
    </message>
    <message>
        <source>Of the attention of one layer</source>
        <translation>한 층의 어텐션</translation>
    </message>
    <message>
        <source>Feed forward</source>
        <translation>피드포워드</translation>
    </message>
    <message>
        <source>Of the feed-forward layer of one layer</source>
        <translation>한 층의 피드포워드</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>한 층</translation>
    </message>
    <message>
        <source>Of one layer, with its two normalizations</source>
        <translation>두 정규화를 포함한 한 층</translation>
    </message>
    <message>
        <source>Principal components</source>
        <translation>주성분</translation>
    </message>
    <message>
        <source>Points of many columns in two or three dimensions: along the directions in which they differ most (PCA).</source>
        <translation>열이 많은 점들을 이차원이나 삼차원으로: 가장 많이 달라지는 방향을 따라(PCA).</translation>
    </message>
    <message>
        <source>One row for each point</source>
        <translation>점마다 한 행</translation>
    </message>
    <message>
        <source>How many directions</source>
        <translation>방향의 수</translation>
    </message>
    <message>
        <source>One row for each point, one column for each direction</source>
        <translation>점마다 한 행, 방향마다 한 열</translation>
    </message>
    <message>
        <source>Directions</source>
        <translation>방향</translation>
    </message>
    <message>
        <source>One row for each direction</source>
        <translation>방향마다 한 행</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>비율</translation>
    </message>
    <message>
        <source>How much of the differences each direction shows</source>
        <translation>각 방향이 차이를 얼마나 보여 주는지</translation>
    </message>
    <message>
        <source>Number of each row</source>
        <translation>행마다 한 수</translation>
    </message>
    <message>
        <source>One number for each row or column: sum, mean, smallest, largest, or where the largest stands.</source>
        <translation>행 또는 열마다 한 수: 합계, 평균, 최솟값, 최댓값, 또는 최댓값의 자리.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Which number</source>
        <translation>어떤 수인지</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>합계</translation>
    </message>
    <message>
        <source>Place of the maximum</source>
        <translation>최댓값의 자리</translation>
    </message>
    <message>
        <source>Running sum</source>
        <translation>누적합</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>멈춤 수</translation>
    </message>
    <message>
        <source>How many stops there are</source>
        <translation>멈춤의 수</translation>
    </message>
    <message>
        <source>The middle of the window at that stop, in cells from the middle of the matrix</source>
        <translation>그 멈춤에서 창의 가운데, 행렬의 가운데에서 칸 수로</translation>
    </message>
    <message>
        <source>The stop whose place is given, from 1 on; in between, the window is on its way</source>
        <translation>자리를 내보낼 멈춤, 1부터. 사이 값에서는 창이 가는 중</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>멈춤</translation>
    </message>
    <message>
        <source>Zeros around</source>
        <translation>둘레의 0</translation>
    </message>
    <message>
        <source>How many rows and columns of zeros stand around the matrix</source>
        <translation>행렬 둘레에 두르는 0의 행과 열의 수</translation>
    </message>
    <message>
        <source>From one stop to the next, in cells</source>
        <translation>한 멈춤에서 다음 멈춤까지, 칸 수로</translation>
    </message>
    <message>
        <source>Stride</source>
        <translation>걸음</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>창</translation>
    </message>
    <message>
        <source>The weights of the window</source>
        <translation>창의 가중치</translation>
    </message>
    <message>
        <source>A small window of weights goes over a matrix, row by row: at each stop, the sum of the products.</source>
        <translation>작은 가중치 창이 행렬 위를 한 행씩 지나갑니다. 멈출 때마다 곱의 합을 냅니다.</translation>
    </message>
    <message>
        <source>Convolution</source>
        <translation>합성곱</translation>
    </message>
    <message>
        <source>Each number plus all before it in its row or column.</source>
        <translation>각 수에 같은 행 또는 열에서 앞에 있는 모든 수를 더합니다.</translation>
    </message>
    <message>
        <source>Softmax of rows or columns</source>
        <translation>행 또는 열의 소프트맥스</translation>
    </message>
    <message>
        <source>Each row, or each column, becomes shares that sum to one. Temperature 0 gives everything to the largest, an infinite one the same to all.</source>
        <translation>각 행 또는 각 열이 합이 1인 비율이 됩니다. 온도 0은 가장 큰 값에 모두 주고, 무한대 온도는 모두에게 똑같이 나눕니다.</translation>
    </message>
    <message>
        <source>The numbers; −∞ has no share</source>
        <translation>수. −∞는 몫이 없습니다</translation>
    </message>
    <message>
        <source>Infinite temperature</source>
        <translation>무한대 온도</translation>
    </message>
    <message>
        <source>All that are not −∞ get the same share</source>
        <translation>−∞가 아닌 것은 모두 같은 몫을 받습니다</translation>
    </message>
    <message>
        <source>Split into heads</source>
        <translation>헤드로 나누기</translation>
    </message>
    <message>
        <source>The columns are shared out among attention heads, which are drawn one under another. Attention takes all heads at once.</source>
        <translation>열을 어텐션 헤드에 나눠 주며, 헤드는 위아래로 그려집니다. 어텐션은 모든 헤드를 한 번에 받습니다.</translation>
    </message>
    <message>
        <source>How many heads; divides the number of columns</source>
        <translation>헤드 수. 열의 수를 나눌 수 있어야 합니다</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>코드</translation>
    </message>
    <message>
        <source>A listing in any programming language. Lines are parts, “lines/3”, found by their numbers, with their tokens, “lines/3/return”; words also by a &quot;phrase&quot; in quotes.</source>
        <translation>모든 프로그래밍 언어의 코드입니다. 줄은 번호로 찾는 부분 “lines/3”이고 그 안에 토큰 “lines/3/return”이 있습니다. 낱말은 따옴표 안의 &quot;구절&quot;로도 찾습니다.</translation>
    </message>
    <message>
        <source>The code, as it is written</source>
        <translation>적힌 그대로의 코드</translation>
    </message>
    <message>
        <source>A programming language, such as “python” or “C++”; “auto”: guessed from the code; one that is not known is not coloured</source>
        <translation>“python”이나 “C++” 같은 프로그래밍 언어. “auto”: 코드에서 짐작합니다. 알 수 없는 언어는 색을 입히지 않습니다</translation>
    </message>
    <message>
        <source>Version 2</source>
        <translation>버전 2</translation>
    </message>
    <message>
        <source>Version 3</source>
        <translation>버전 3</translation>
    </message>
    <message>
        <source>Version 4</source>
        <translation>버전 4</translation>
    </message>
    <message>
        <source>Version 5</source>
        <translation>버전 5</translation>
    </message>
    <message>
        <source>Version 6</source>
        <translation>버전 6</translation>
    </message>
    <message>
        <source>The code as it is afterwards</source>
        <translation>바뀐 뒤의 코드</translation>
    </message>
    <message>
        <source>The code as it is after that</source>
        <translation>그다음의 코드</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>버전</translation>
    </message>
    <message>
        <source>Which version is shown; keyframes lead from one to the next</source>
        <translation>보이는 버전. 키프레임으로 다음 버전이 됩니다</translation>
    </message>
    <message>
        <source>Change of version</source>
        <translation>버전이 바뀌는 방식</translation>
    </message>
    <message>
        <source>How one version becomes the next</source>
        <translation>한 버전이 다음 버전이 되는 방식</translation>
    </message>
    <message>
        <source>What stays moves</source>
        <translation>남는 것은 이동</translation>
    </message>
    <message>
        <source>All of it fades</source>
        <translation>전체가 서서히 바뀜</translation>
    </message>
    <message>
        <source>Deleted and typed</source>
        <translation>지우고 입력</translation>
    </message>
    <message>
        <source>Lines marked with − and +</source>
        <translation>줄을 −와 +로 표시</translation>
    </message>
    <message>
        <source>Focus</source>
        <translation>초점</translation>
    </message>
    <message>
        <source>Lines or words that are lit, step by step: 1-4|8-12,15|&quot;mask&quot;|all; in line 2 only: 2:&quot;x&quot;. The rest is dim</source>
        <translation>단계마다 밝게 보이는 줄이나 낱말: 1-4|8-12,15|&quot;mask&quot;|all. 둘째 줄에서만: 2:&quot;x&quot;. 나머지는 흐립니다</translation>
    </message>
    <message>
        <source>The step of the focus, and of the lines that are shown; 0: all</source>
        <translation>초점과 보이는 줄의 단계. 0: 전체</translation>
    </message>
    <message>
        <source>How opaque the rest is</source>
        <translation>나머지의 불투명도</translation>
    </message>
    <message>
        <source>Shown lines</source>
        <translation>보이는 줄</translation>
    </message>
    <message>
        <source>Lines that are there, step by step: 1-3|1-8|all; empty: all</source>
        <translation>단계마다 있는 줄: 1-3|1-8|all. 비어 있으면 전체</translation>
    </message>
    <message>
        <source>Typed</source>
        <translation>입력된 만큼</translation>
    </message>
    <message>
        <source>How much of the code is typed</source>
        <translation>코드가 입력된 정도</translation>
    </message>
    <message>
        <source>Cursor</source>
        <translation>커서</translation>
    </message>
    <message>
        <source>Whether a cursor is seen while it is typed</source>
        <translation>입력하는 동안 커서가 보이는지</translation>
    </message>
    <message>
        <source>The line above the view, where not all lines fit</source>
        <translation>모든 줄이 들어가지 않을 때 보이는 부분 위의 줄 수</translation>
    </message>
    <message>
        <source>Words beside lines, such as shapes of tensors: “3: (B, T, \val{1})”, or with a part of the line instead of its number, “&quot;q = &quot;: (B, T, C)”</source>
        <translation>줄 옆의 말, 예를 들어 텐서의 모양: “3: (B, T, \val{1})”. 번호 대신 줄의 일부를 쓸 수도 있습니다: “&quot;q = &quot;: (B, T, C)”</translation>
    </message>
    <message>
        <source>Numbers for \val{1}, \val{2}, … in the notes</source>
        <translation>메모의 \val{1}, \val{2}, …에 들어갈 수</translation>
    </message>
    <message>
        <source>The name of a file, above the code</source>
        <translation>코드 위의 파일 이름</translation>
    </message>
    <message>
        <source>Name of the language</source>
        <translation>언어 이름</translation>
    </message>
    <message>
        <source>Whether the language is named above the code</source>
        <translation>코드 위에 언어 이름을 적는지</translation>
    </message>
    <message>
        <source>Line numbers</source>
        <translation>줄 번호</translation>
    </message>
    <message>
        <source>Whether lines have numbers</source>
        <translation>줄에 번호가 있는지</translation>
    </message>
    <message>
        <source>The number of the first line</source>
        <translation>첫 줄의 번호</translation>
    </message>
    <message>
        <source>Indent guides</source>
        <translation>들여쓰기 안내선</translation>
    </message>
    <message>
        <source>Whether lines mark the indents</source>
        <translation>들여쓰기를 선으로 표시하는지</translation>
    </message>
    <message>
        <source>Greatest type size: it is smaller where that is needed to fit</source>
        <translation>가장 큰 글자 크기. 들어가도록 필요하면 더 작아집니다</translation>
    </message>
    <message>
        <source>Width of the listing</source>
        <translation>코드 너비</translation>
    </message>
    <message>
        <source>Letters are made smaller until the longest line of all versions fits; 0: any width</source>
        <translation>모든 버전에서 가장 긴 줄이 들어갈 때까지 글자를 줄입니다. 0: 제한 없음</translation>
    </message>
    <message>
        <source>Letters are made a little smaller so that all lines fit; what does not fit is scrolled; 0: any height</source>
        <translation>모든 줄이 들어가도록 글자를 조금 줄이고, 넘치면 스크롤합니다. 0: 제한 없음</translation>
    </message>
    <message>
        <source>A font with letters of one width; empty: the usual one</source>
        <translation>글자 너비가 같은 글꼴. 비어 있으면 기본 글꼴</translation>
    </message>
    <message>
        <source>Colour of what has none of its own</source>
        <translation>따로 색이 없는 것의 색</translation>
    </message>
    <message>
        <source>Colours of kinds</source>
        <translation>종류별 색</translation>
    </message>
    <message>
        <source>Colours of comments, strings, numbers, keywords, functions, types, constants, operators, punctuation, attributes, variables and tags; those that could not be read are lighter or darker</source>
        <translation>주석, 문자열, 수, 키워드, 함수, 타입, 상수, 연산자, 문장 부호, 속성, 변수, 태그의 색. 읽을 수 없는 색은 더 밝거나 어둡게 합니다</translation>
    </message>
    <message>
        <source>Whether it stands on a panel</source>
        <translation>판 위에 놓이는지</translation>
    </message>
    <message>
        <source>Colours of the panel, its lines, line numbers, lines in focus, inserted lines and deleted lines</source>
        <translation>판, 판의 선, 줄 번호, 초점이 있는 줄, 추가된 줄, 삭제된 줄의 색</translation>
    </message>
    <message>
        <source>Colours of the panel</source>
        <translation>판의 색</translation>
    </message>
    <message>
        <source>The version that is shown</source>
        <translation>보이는 버전</translation>
    </message>
    <message>
        <source>Its language</source>
        <translation>코드의 언어</translation>
    </message>
    <message>
        <source>How many lines it has</source>
        <translation>줄의 수</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>판</translation>
    </message>
    <message>
        <source>Dim</source>
        <translation>흐리게</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>Scroll</source>
        <translation>스크롤</translation>
    </message>
    <message>
        <source>Text in pieces</source>
        <translation>조각 글</translation>
    </message>
    <message>
        <source>Words, characters or tokens of a text, each in its box. The parts are “0”, “1”, “2”, …, each with “box” and “text”.</source>
        <translation>글의 단어, 글자 또는 토큰을 각각 상자에 담습니다. 부분은 “0”, “1”, “2”, …이고 각각 “box”와 “text”가 있습니다.</translation>
    </message>
    <message>
        <source>What is written</source>
        <translation>쓸 글</translation>
    </message>
    <message>
        <source>Cut into</source>
        <translation>나누는 단위</translation>
    </message>
    <message>
        <source>Words end as each script wants it, in Chinese at its spaces or else after every character; with marks, “|” in the text says where it is cut; without any, it is cut between spaces</source>
        <translation>단어는 문자 체계에 따라 나뉘며, 중국어는 띄어쓰기가 있으면 그곳에서, 없으면 글자마다 나뉩니다. 표시로 나누면 글 속의 “|”가 자를 곳이며, 표시가 없으면 띄어쓰기에서 나뉩니다</translation>
    </message>
    <message>
        <source>Between spaces</source>
        <translation>공백 사이</translation>
    </message>
    <message>
        <source>At marks in the text</source>
        <translation>글 속의 표시</translation>
    </message>
    <message>
        <source>Font; empty: that of the lecture</source>
        <translation>글꼴. 비우면 강의의 글꼴</translation>
    </message>
    <message>
        <source>Lines are broken at this width; 0: only where the text has line breaks</source>
        <translation>이 너비에서 줄을 바꿉니다. 0: 글에 줄바꿈이 있는 곳에서만</translation>
    </message>
    <message>
        <source>Distance between pieces</source>
        <translation>조각 사이의 거리</translation>
    </message>
    <message>
        <source>Boxes touch</source>
        <translation>상자 맞붙이기</translation>
    </message>
    <message>
        <source>The space before a piece is in its box, as tokens have it</source>
        <translation>토큰처럼 조각 앞의 공백도 상자에 넣습니다</translation>
    </message>
    <message>
        <source>Room at the sides</source>
        <translation>좌우 여백</translation>
    </message>
    <message>
        <source>From the letters to the sides of their box</source>
        <translation>글자에서 상자 옆까지의 거리</translation>
    </message>
    <message>
        <source>Room above and below</source>
        <translation>위아래 여백</translation>
    </message>
    <message>
        <source>From the letters to the top and bottom of their box</source>
        <translation>글자에서 상자 위아래까지의 거리</translation>
    </message>
    <message>
        <source>Colours of boxes</source>
        <translation>상자 색</translation>
    </message>
    <message>
        <source>One after the other; if there are none, every box has a random bright one</source>
        <translation>차례로 쓰는 색. 없으면 상자마다 밝은 임의의 색</translation>
    </message>
    <message>
        <source>How opaque the boxes are</source>
        <translation>상자가 불투명한 정도</translation>
    </message>
    <message>
        <source>Extent</source>
        <translation>차지하는 범위</translation>
    </message>
    <message>
        <source>What frames and what stands beside it go by: the letters, or the whole line, so that words in a row have equal frames</source>
        <translation>테두리와 옆에 놓이는 것의 기준: 글자 또는 한 줄 전체. 한 줄 전체이면 나란히 놓인 단어의 테두리 높이가 같습니다</translation>
    </message>
    <message>
        <source>Around the letters</source>
        <translation>글자에 맞춤</translation>
    </message>
    <message>
        <source>The whole line</source>
        <translation>한 줄 전체</translation>
    </message>
    <message>
        <source>Bake into numbers</source>
        <translation>수에 스며들기</translation>
    </message>
    <message>
        <source>Copies of another shape fly into the numbers, which then become others</source>
        <translation>다른 도형의 복사본이 수로 날아들고, 수가 바뀝니다</translation>
    </message>
    <message>
        <source>What flies in</source>
        <translation>날아드는 것</translation>
    </message>
    <message>
        <source>The shape that is copied for each number</source>
        <translation>수마다 복사할 도형</translation>
    </message>
    <message>
        <source>How far their way is bent; 0: straight</source>
        <translation>날아가는 길이 휘는 정도. 0: 직선</translation>
    </message>
    <message>
        <source>Data flies over</source>
        <translation>데이터가 지나가기</translation>
    </message>
    <message>
        <source>Words fly over a matrix while its numbers become others</source>
        <translation>단어가 행렬 위로 날아가는 동안 수가 바뀝니다</translation>
    </message>
    <message>
        <source>Flying words</source>
        <translation>날아가는 글</translation>
    </message>
    <message>
        <source>What flies over it</source>
        <translation>위로 날아가는 글</translation>
    </message>
    <message>
        <source>Colour of words</source>
        <translation>글의 색</translation>
    </message>
    <message>
        <source>Rows of words</source>
        <translation>글의 행 수</translation>
    </message>
    <message>
        <source>How many words begin below each other</source>
        <translation>세로로 몇 개에서 시작하는지</translation>
    </message>
    <message>
        <source>Columns of words</source>
        <translation>글의 열 수</translation>
    </message>
    <message>
        <source>How many words begin beside each other</source>
        <translation>가로로 몇 개에서 시작하는지</translation>
    </message>
    <message>
        <source>How far each word flies</source>
        <translation>각 글이 날아가는 거리</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>한국어</translation>
    </message>
    <message>
        <source>Repeat over</source>
        <translation>반복 기준</translation>
    </message>
    <message>
        <source>Where the items come from, each of which gives one block</source>
        <translation>항목을 어디에서 가져올지 정합니다. 항목마다 블록이 하나씩 생깁니다</translation>
    </message>
    <message>
        <source>Attention grid</source>
        <translation>어텐션 격자</translation>
    </message>
    <message>
        <source>A matrix of scores or weights as a grid: keys in rows, queries in columns, every entry as a dot, a number, a colour or a formula, with labels, sums and highlights. The parts are “entries/ROW/COLUMN”, “rows”, “columns”, “lines”, “sums” and “highlight”, counted from 0; entries have the tags “upper”, “diagonal”, “lower” and “masked”. More than 2,500 cells are one image.</source>
        <translation>점수나 가중치 행렬을 격자로 보여 줍니다. 행은 키, 열은 쿼리이고, 각 성분은 점, 숫자, 색, 수식 가운데 하나이며, 이름표, 합계, 강조를 더할 수 있습니다. 부분은 “entries/행/열”, “rows”, “columns”, “lines”, “sums”, “highlight”이며 0부터 셉니다. 성분에는 “upper”, “diagonal”, “lower”, “masked” 태그가 있습니다. 2,500칸보다 많으면 이미지 하나가 됩니다.</translation>
    </message>
    <message>
        <source>Cells show</source>
        <translation>칸 내용</translation>
    </message>
    <message>
        <source>What every entry looks like</source>
        <translation>각 성분을 무엇으로 보여 줄지</translation>
    </message>
    <message>
        <source>Coloured cells</source>
        <translation>색을 칠한 칸</translation>
    </message>
    <message>
        <source>Rows, columns and cells (ROW/COLUMN) whose letters have a colour of their own</source>
        <translation>글자 색을 따로 정하는 행, 열, 칸(ROW/COLUMN)</translation>
    </message>
    <message>
        <source>Letter colours</source>
        <translation>글자 색 목록</translation>
    </message>
    <message>
        <source>Colours of those letters, one for each; a shorter list is begun again</source>
        <translation>그 글자의 색을 하나씩. 목록이 짧으면 처음부터 되풀이</translation>
    </message>
    <message>
        <source>Filled cells</source>
        <translation>바탕을 칠한 칸</translation>
    </message>
    <message>
        <source>Rows, columns and cells (ROW/COLUMN) with a ground of their own</source>
        <translation>바탕색을 따로 정하는 행, 열, 칸(ROW/COLUMN)</translation>
    </message>
    <message>
        <source>Colours of grounds</source>
        <translation>바탕색 목록</translation>
    </message>
    <message>
        <source>Colours of those grounds, one for each; a shorter list is begun again</source>
        <translation>그 바탕의 색을 하나씩. 목록이 짧으면 처음부터 되풀이</translation>
    </message>
    <message>
        <source>How opaque the grounds of cells are</source>
        <translation>칸 바탕의 불투명도</translation>
    </message>
    <message>
        <source>Whether numbers have a ground by their size</source>
        <translation>숫자의 크기에 따라 바탕을 칠할지</translation>
    </message>
    <message>
        <source>Dimmed cells</source>
        <translation>흐리게 할 칸</translation>
    </message>
    <message>
        <source>Rows, columns and cells (ROW/COLUMN) that stand back</source>
        <translation>뒤로 물러나 보이는 행, 열, 칸(ROW/COLUMN)</translation>
    </message>
    <message>
        <source>Opacity of dimmed cells</source>
        <translation>흐린 칸의 불투명도</translation>
    </message>
    <message>
        <source>How opaque these still are</source>
        <translation>흐려진 뒤에 남는 불투명도</translation>
    </message>
    <message>
        <source>Struck out</source>
        <translation>취소선</translation>
    </message>
    <message>
        <source>Rows, columns and cells (ROW/COLUMN) that are crossed out</source>
        <translation>선을 그어 지우는 행, 열, 칸(ROW/COLUMN)</translation>
    </message>
    <message>
        <source>Progress of striking</source>
        <translation>취소선 진행</translation>
    </message>
    <message>
        <source>How much of those lines is drawn; keyframes strike out</source>
        <translation>그 선이 그려진 정도. 키프레임으로 선을 그음</translation>
    </message>
    <message>
        <source>Strike colour</source>
        <translation>취소선 색</translation>
    </message>
    <message>
        <source>Colour of those lines</source>
        <translation>그 선의 색</translation>
    </message>
    <message>
        <source>How much is drawn of the lines that cross it out; keyframes strike it out</source>
        <translation>글을 지우는 선이 그려진 정도. 키프레임으로 그어 지움</translation>
    </message>
    <message>
        <source>Highlighted</source>
        <translation>강조할 곳</translation>
    </message>
    <message>
        <source>Rows and columns by their names, cells as ROW/COLUMN; the highlight goes with its row</source>
        <translation>행과 열은 이름으로, 칸은 ROW/COLUMN으로 씀. 강조는 그 행을 따라 움직임</translation>
    </message>
    <message>
        <source>A ground</source>
        <translation>바탕</translation>
    </message>
    <message>
        <source>A box around</source>
        <translation>둘레 상자</translation>
    </message>
    <message>
        <source>Letters in colour</source>
        <translation>글자 색</translation>
    </message>
    <message>
        <source>A ground, letters in colour</source>
        <translation>바탕과 글자 색</translation>
    </message>
    <message>
        <source>Highlight opacity</source>
        <translation>강조 불투명도</translation>
    </message>
    <message>
        <source>How opaque that ground is</source>
        <translation>그 바탕의 불투명도</translation>
    </message>
    <message>
        <source>Of grounds, boxes and letters that stand out</source>
        <translation>강조하는 바탕, 상자, 글자의 색</translation>
    </message>
    <message>
        <source>Progress of sorting</source>
        <translation>정렬 진행</translation>
    </message>
    <message>
        <source>0 is the written order, 1 the sorted one; keyframes make the rows travel</source>
        <translation>0은 쓴 순서, 1은 정렬한 순서. 키프레임으로 행이 움직임</translation>
    </message>
    <message>
        <source>Places of rows</source>
        <translation>행의 자리</translation>
    </message>
    <message>
        <source>Instead of sorting, the place of each row from 1 on; keyframes make the rows travel</source>
        <translation>정렬 대신 1부터 센 각 행의 자리. 키프레임으로 행이 움직임</translation>
    </message>
    <message>
        <source>Progress of filtering</source>
        <translation>걸러 내기 진행</translation>
    </message>
    <message>
        <source>How many rows are there, as they are written; in between, the next one comes</source>
        <translation>적힌 순서대로 보이는 행의 수. 사이 값에서는 다음 행이 나타납니다</translation>
    </message>
    <message>
        <source>Rows shown</source>
        <translation>보이는 행 수</translation>
    </message>
    <message>
        <source>0 shows all rows, 1 only those that fit; keyframes make the others go</source>
        <translation>0은 모든 행, 1은 맞는 행만. 키프레임으로 나머지가 사라짐</translation>
    </message>
    <message>
        <source>A formula</source>
        <translation>수식</translation>
    </message>
    <message>
        <source>A shape</source>
        <translation>도형</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>A shape for every cell, if cells show one</source>
        <translation>칸에 도형을 보여 줄 때 각 칸에 놓을 도형</translation>
    </message>
    <message>
        <source>Which cells</source>
        <translation>보여 줄 칸</translation>
    </message>
    <message>
        <source>Which cells show something; highlighted are those where highlighted rows and columns cross</source>
        <translation>내용을 보여 줄 칸. 강조된 칸은 강조된 행과 열이 만나는 칸입니다</translation>
    </message>
    <message>
        <source>All</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>Only highlighted</source>
        <translation>강조된 칸만</translation>
    </message>
    <message>
        <source>All but highlighted</source>
        <translation>강조된 칸 제외</translation>
    </message>
    <message>
        <source>Only masked</source>
        <translation>마스킹된 칸만</translation>
    </message>
    <message>
        <source>All but masked</source>
        <translation>마스킹된 칸 제외</translation>
    </message>
    <message>
        <source>Exchange rows and columns</source>
        <translation>행과 열 바꾸기</translation>
    </message>
    <message>
        <source>Shows the matrix with its rows as columns: queries in rows instead of columns</source>
        <translation>행렬의 행을 열로 보여 줍니다. 쿼리가 열 대신 행이 됩니다</translation>
    </message>
    <message>
        <source>In LaTeX; \val{1} is the number of the matrix&apos;s row, \val{2} that of its column, \val[2]{3} the entry with two decimals</source>
        <translation>LaTeX로 씁니다. \val{1}은 행렬의 행 번호, \val{2}는 열 번호, \val[2]{3}은 소수 둘째 자리까지의 성분입니다</translation>
    </message>
    <message>
        <source>Of dots, formulas, and numbers in one colour</source>
        <translation>점, 수식, 한 가지 색 숫자의 색</translation>
    </message>
    <message>
        <source>Colours by size</source>
        <translation>크기별 색</translation>
    </message>
    <message>
        <source>Of numbers, from the least to the greatest, spread evenly; and a colour scale of one&apos;s own</source>
        <translation>숫자의 색. 가장 작은 수부터 가장 큰 수까지 고르게 나뉩니다. 직접 정한 색 단계로도 쓰입니다</translation>
    </message>
    <message>
        <source>The colours of cells, from least to most</source>
        <translation>가장 작은 값부터 가장 큰 값까지 칸의 색</translation>
    </message>
    <message>
        <source>The number of the first colour; dots are there for greater ones only</source>
        <translation>첫 색의 값. 점은 이보다 큰 값에만 있습니다</translation>
    </message>
    <message>
        <source>The number of the last colour and of the largest dot; if it is the same as the least, the range is that of the data</source>
        <translation>마지막 색과 가장 큰 점의 값. 최솟값과 같으면 데이터의 범위를 씁니다</translation>
    </message>
    <message>
        <source>Masked cells show</source>
        <translation>마스킹된 칸</translation>
    </message>
    <message>
        <source>What is shown where the number or the mask is −∞</source>
        <translation>숫자나 마스크가 −∞인 곳에 보여 줄 것</translation>
    </message>
    <message>
        <source>Their number</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>How opaque the colours of cells are</source>
        <translation>칸 색의 불투명도</translation>
    </message>
    <message>
        <source>Texts of rows</source>
        <translation>행 텍스트</translation>
    </message>
    <message>
        <source>Before the rows; $…$ is a formula</source>
        <translation>행 앞의 글. $…$는 수식입니다</translation>
    </message>
    <message>
        <source>Texts of columns</source>
        <translation>열 텍스트</translation>
    </message>
    <message>
        <source>Above the columns; $…$ is a formula</source>
        <translation>열 위의 글. $…$는 수식입니다</translation>
    </message>
    <message>
        <source>Labels of rows</source>
        <translation>행 이름표</translation>
    </message>
    <message>
        <source>Shapes before the rows, instead of texts</source>
        <translation>글 대신 행 앞에 놓을 도형</translation>
    </message>
    <message>
        <source>Labels of columns</source>
        <translation>열 이름표</translation>
    </message>
    <message>
        <source>Shapes above the columns, instead of texts</source>
        <translation>글 대신 열 위에 놓을 도형</translation>
    </message>
    <message>
        <source>Type size of the labels</source>
        <translation>이름표의 글자 크기</translation>
    </message>
    <message>
        <source>Colour of the labels</source>
        <translation>이름표의 색</translation>
    </message>
    <message>
        <source>From the labels to the cells</source>
        <translation>이름표에서 칸까지</translation>
    </message>
    <message>
        <source>Room before the rows</source>
        <translation>행 앞 공간</translation>
    </message>
    <message>
        <source>How far lines, boxes and covers reach before the cells; 0: as the labels need it</source>
        <translation>선, 상자, 덮개가 칸 앞으로 뻗는 길이. 0: 이름표에 맞춤</translation>
    </message>
    <message>
        <source>Room above the columns</source>
        <translation>열 위 공간</translation>
    </message>
    <message>
        <source>How far lines, boxes and covers reach above the cells; 0: as the labels need it</source>
        <translation>선, 상자, 덮개가 칸 위로 뻗는 길이. 0: 이름표에 맞춤</translation>
    </message>
    <message>
        <source>Where there are lines</source>
        <translation>선을 그을 곳</translation>
    </message>
    <message>
        <source>Around the cells</source>
        <translation>칸 둘레</translation>
    </message>
    <message>
        <source>Around cells and labels</source>
        <translation>칸과 이름표 둘레</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>합</translation>
    </message>
    <message>
        <source>Which sums are written beside the cells</source>
        <translation>칸 옆에 적을 합계</translation>
    </message>
    <message>
        <source>Below the columns</source>
        <translation>열 아래</translation>
    </message>
    <message>
        <source>Beside the rows</source>
        <translation>행 옆</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>둘 다</translation>
    </message>
    <message>
        <source>Colour of sums</source>
        <translation>합계 색</translation>
    </message>
    <message>
        <source>Colour of the sums</source>
        <translation>합계의 색</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>강조 범위</translation>
    </message>
    <message>
        <source>What boxes of rows and columns are around, and what covers lie over</source>
        <translation>행과 열의 상자가 둘러싸고 덮개가 가리는 것</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>칸</translation>
    </message>
    <message>
        <source>Header row</source>
        <translation>머리글 행</translation>
    </message>
    <message>
        <source>Whether the first row names the columns</source>
        <translation>첫 행이 열의 이름인지</translation>
    </message>
    <message>
        <source>Header column</source>
        <translation>머리글 열</translation>
    </message>
    <message>
        <source>Whether the first column names the rows</source>
        <translation>첫 열이 행의 이름인지</translation>
    </message>
    <message>
        <source>Data table</source>
        <translation>데이터 표</translation>
    </message>
    <message>
        <source>A table that several blocks show: link their cells, numbers and names to it, and a change of one cell changes them all. It is sorted and filtered for all of them.</source>
        <translation>여러 블록이 함께 보여 주는 표. 각 블록의 칸, 숫자, 이름을 여기에 연결하면 칸 하나를 고칠 때 모두 바뀜. 정렬과 걸러 내기도 모두에 적용됨.</translation>
    </message>
    <message>
        <source>Each row with tabs between its cells; $…$ is a formula, \textbf{…} bold</source>
        <translation>행마다 칸 사이에 탭을 넣음. $…$는 수식, \textbf{…}는 굵게</translation>
    </message>
    <message>
        <source>Header rows</source>
        <translation>머리글 행 수</translation>
    </message>
    <message>
        <source>How many of the first rows name the columns</source>
        <translation>처음 몇 행이 열의 이름인지</translation>
    </message>
    <message>
        <source>Header columns</source>
        <translation>머리글 열 수</translation>
    </message>
    <message>
        <source>How many of the first columns name the rows</source>
        <translation>처음 몇 열이 행의 이름인지</translation>
    </message>
    <message>
        <source>Numbers instead of those of the cells, which keep the names of as many rows and columns</source>
        <translation>칸의 숫자를 대신하는 수. 행과 열의 수가 같으면 칸의 이름은 그대로 둠</translation>
    </message>
    <message>
        <source>Decimals of numbers; −1: as written, and two of linked ones</source>
        <translation>숫자의 소수 자릿수. −1: 쓴 그대로, 연결된 수는 두 자리</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>정렬 기준</translation>
    </message>
    <message>
        <source>The name or number of the column that the rows are sorted by; empty: as written</source>
        <translation>행을 정렬할 열의 이름이나 번호. 비우면 쓴 순서</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>내림차순</translation>
    </message>
    <message>
        <source>Whether the largest comes first</source>
        <translation>가장 큰 것을 맨 위에 둘지</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>걸러 내기</translation>
    </message>
    <message>
        <source>Rows to keep: Layers &gt; 24, Model = BERT, or a word in any cell; empty: all of them</source>
        <translation>남길 행: Layers &gt; 24, Model = BERT, 또는 칸에 있는 낱말. 비우면 모두</translation>
    </message>
    <message>
        <source>Its rows, with those of the head</source>
        <translation>머리글을 포함한 모든 행</translation>
    </message>
    <message>
        <source>Its numbers, without the head</source>
        <translation>머리글을 뺀 숫자</translation>
    </message>
    <message>
        <source>Row names</source>
        <translation>행 이름</translation>
    </message>
    <message>
        <source>The names of its rows</source>
        <translation>행들의 이름</translation>
    </message>
    <message>
        <source>Column names</source>
        <translation>열 이름</translation>
    </message>
    <message>
        <source>The names of its columns</source>
        <translation>열들의 이름</translation>
    </message>
    <message>
        <source>Rows and columns of words, numbers and formulas, with names, rules and highlights; rows travel when they are sorted or filtered. The parts are “header/COLUMN”, “rows/ROW/COLUMN”, each by its name, “rules”, “stripes” and “highlights”; rows have the tags “row:ROW”, cells also “column:COLUMN”, counted from 0.</source>
        <translation>글, 숫자, 수식으로 된 행과 열. 이름, 괘선, 강조를 넣을 수 있고 정렬하거나 걸러 내면 행이 움직임. 부분: 이름으로 부르는 “header/COLUMN”과 “rows/ROW/COLUMN”, 그리고 “rules”, “stripes”, “highlights”. 행에는 “row:ROW”, 칸에는 “column:COLUMN” 태그도 있으며 0부터 셈.</translation>
    </message>
    <message>
        <source>Shapes in cells</source>
        <translation>칸 속 도형</translation>
    </message>
    <message>
        <source>Pictures and other blocks that stand in cells: \shape{1} in a cell is the first one</source>
        <translation>칸에 들어가는 그림과 다른 블록. 칸에 쓴 \shape{1}이 첫째</translation>
    </message>
    <message>
        <source>Size of shapes</source>
        <translation>도형 크기</translation>
    </message>
    <message>
        <source>How high they are, in type sizes</source>
        <translation>글자 크기를 단위로 한 높이</translation>
    </message>
    <message>
        <source>Header weight</source>
        <translation>머리글 굵기</translation>
    </message>
    <message>
        <source>Of the header rows: 400 is regular, 700 bold</source>
        <translation>머리글 행의 굵기. 400은 보통, 700은 굵게</translation>
    </message>
    <message>
        <source>Name weight</source>
        <translation>행 이름 굵기</translation>
    </message>
    <message>
        <source>Of the header columns: 400 is regular, 700 bold</source>
        <translation>머리글 열의 굵기. 400은 보통, 700은 굵게</translation>
    </message>
    <message>
        <source>Header colour</source>
        <translation>머리글 색</translation>
    </message>
    <message>
        <source>Colour of the letters of header rows</source>
        <translation>머리글 행의 글자 색</translation>
    </message>
    <message>
        <source>Alignment of columns</source>
        <translation>열 정렬</translation>
    </message>
    <message>
        <source>Of each column: left, centre, right, decimal, or auto, which puts numbers with their decimals under each other; columns behind the list are auto</source>
        <translation>열마다 left, centre, right, decimal, auto 가운데 하나. auto는 숫자를 소수점에 맞춤. 목록에 없는 열은 auto</translation>
    </message>
    <message>
        <source>Width over which the columns are spread; 0: as their contents need, within the frame</source>
        <translation>열이 차지하는 전체 너비. 0: 화면 안에서 내용에 맞춤</translation>
    </message>
    <message>
        <source>Column widths</source>
        <translation>열 너비</translation>
    </message>
    <message>
        <source>How wide columns are beside each other</source>
        <translation>열들의 너비를 정하는 방법</translation>
    </message>
    <message>
        <source>By their contents</source>
        <translation>내용에 맞춤</translation>
    </message>
    <message>
        <source>All equal</source>
        <translation>모두 같게</translation>
    </message>
    <message>
        <source>Widths of columns</source>
        <translation>열마다의 너비</translation>
    </message>
    <message>
        <source>Of each column; 0: by its contents. Longer lines are wrapped</source>
        <translation>열마다의 너비. 0: 내용에 맞춤. 긴 줄은 다음 줄로 넘어감</translation>
    </message>
    <message>
        <source>Height over which the rows are spread; 0: as their contents need, within the frame</source>
        <translation>행이 차지하는 전체 높이. 0: 화면 안에서 내용에 맞춤</translation>
    </message>
    <message>
        <source>From the contents to the sides of their cell</source>
        <translation>내용에서 칸의 양옆까지</translation>
    </message>
    <message>
        <source>From the lines to the top and bottom of their cell</source>
        <translation>줄에서 칸의 위아래까지</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>괘선</translation>
    </message>
    <message>
        <source>The lines of the table</source>
        <translation>표의 선</translation>
    </message>
    <message>
        <source>Above, below and under the header</source>
        <translation>위, 아래, 머리글 아래</translation>
    </message>
    <message>
        <source>Between rows, too</source>
        <translation>행 사이에도</translation>
    </message>
    <message>
        <source>Between all cells</source>
        <translation>모든 칸 사이</translation>
    </message>
    <message>
        <source>A box for each cell</source>
        <translation>칸마다 상자</translation>
    </message>
    <message>
        <source>Rule colour</source>
        <translation>괘선 색</translation>
    </message>
    <message>
        <source>Colour of the lines</source>
        <translation>선의 색</translation>
    </message>
    <message>
        <source>Rule width</source>
        <translation>괘선 굵기</translation>
    </message>
    <message>
        <source>Thickness of the lines</source>
        <translation>선의 굵기</translation>
    </message>
    <message>
        <source>Lines after rows</source>
        <translation>행 아래 선</translation>
    </message>
    <message>
        <source>Rows below which there is another line: their names or numbers</source>
        <translation>아래에 선을 더 그을 행의 이름이나 번호</translation>
    </message>
    <message>
        <source>Box spacing</source>
        <translation>상자 간격</translation>
    </message>
    <message>
        <source>Between the boxes of cells</source>
        <translation>칸 상자 사이의 거리</translation>
    </message>
    <message>
        <source>Stripes</source>
        <translation>줄무늬</translation>
    </message>
    <message>
        <source>How opaque the ground of every second row is</source>
        <translation>한 행 걸러 깔리는 바탕의 불투명도</translation>
    </message>
    <message>
        <source>Stripe colour</source>
        <translation>줄무늬 색</translation>
    </message>
    <message>
        <source>Colour of the ground of every second row</source>
        <translation>한 행 걸러 깔리는 바탕의 색</translation>
    </message>
    <message>
        <source>Header ground</source>
        <translation>머리글 바탕</translation>
    </message>
    <message>
        <source>Colour of the ground of header rows</source>
        <translation>머리글 행의 바탕색</translation>
    </message>
    <message>
        <source>Opacity of header ground</source>
        <translation>머리글 바탕 불투명도</translation>
    </message>
    <message>
        <source>How opaque the ground of header rows is</source>
        <translation>머리글 행 바탕의 불투명도</translation>
    </message>
    <message>
        <source>In bold</source>
        <translation>굵게</translation>
    </message>
    <message>
        <source>Rows and columns by their names or numbers, cells as ROW/COLUMN</source>
        <translation>행과 열은 이름이나 번호로, 칸은 ROW/COLUMN으로 씀</translation>
    </message>
    <message>
        <source>Cells and labels</source>
        <translation>칸과 이름표</translation>
    </message>
    <message>
        <source>Dim the rest</source>
        <translation>나머지 흐리게</translation>
    </message>
    <message>
        <source>How much everything is covered that is not highlighted; keyframes fade the covers in and out</source>
        <translation>강조되지 않은 것을 얼마나 덮을지. 키프레임으로 덮개를 서서히 나타내고 없앨 수 있습니다</translation>
    </message>
    <message>
        <source>Colour of covers</source>
        <translation>덮개 색</translation>
    </message>
    <message>
        <source>Colour of what lies over the rest</source>
        <translation>나머지를 덮는 색</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>바라보는 쪽</translation>
    </message>
    <message>
        <source>For scenes in depth: labels that face the viewer can be read from everywhere</source>
        <translation>입체 장면에서: 보는 사람을 향한 이름표는 어디서나 읽을 수 있습니다</translation>
    </message>
    <message>
        <source>As placed</source>
        <translation>놓인 그대로</translation>
    </message>
    <message>
        <source>The viewer</source>
        <translation>보는 사람</translation>
    </message>
    <message>
        <source>The viewer, never smaller or larger</source>
        <translation>보는 사람(크기 유지)</translation>
    </message>
    <message>
        <source>Value without a dot</source>
        <translation>점이 없는 값</translation>
    </message>
    <message>
        <source>This number and smaller ones have no dot</source>
        <translation>이 숫자와 더 작은 숫자에는 점이 없음</translation>
    </message>
    <message>
        <source>Value of the full radius</source>
        <translation>최대 반지름의 값</translation>
    </message>
    <message>
        <source>The number whose dot has the full radius; if it is the same as the least, the range is that of the data</source>
        <translation>점이 최대 반지름이 되는 숫자. 최솟값과 같으면 데이터의 범위를 씁니다</translation>
    </message>
    <message>
        <source>From the least number to the greatest, spread evenly, instead of one colour</source>
        <translation>한 가지 색 대신, 가장 작은 숫자부터 가장 큰 숫자까지 고르게 나눈 색</translation>
    </message>
    <message>
        <source>Probability bars</source>
        <translation>확률 막대</translation>
    </message>
    <message>
        <source>Words with bars and percentages, the likeliest first; what is left over is “…”. The parts are called like the words, each with “bar”, “word” and “number”. “Change” moves the bars to the probabilities afterwards: they grow, shrink and change places.</source>
        <translation>막대와 백분율이 붙은 단어들로, 확률이 높은 것부터 놓입니다. 나머지는 “…”입니다. 부분의 이름은 단어와 같고 각각 “bar”, “word”, “number”가 있습니다. “변화”는 막대를 나중의 확률로 옮깁니다. 막대가 길어지고 짧아지고 자리를 바꿉니다.</translation>
    </message>
    <message>
        <source>One for each probability, such as the next words of a language model</source>
        <translation>확률마다 하나씩. 예: 언어 모델의 다음 단어</translation>
    </message>
    <message>
        <source>From 0 to 1; of several rows, the last counts</source>
        <translation>0에서 1까지. 행이 여러 개면 마지막 행을 씁니다</translation>
    </message>
    <message>
        <source>Bars at most</source>
        <translation>최대 막대 수</translation>
    </message>
    <message>
        <source>How many words are shown</source>
        <translation>보이는 단어 수</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>순서</translation>
    </message>
    <message>
        <source>Which word comes first</source>
        <translation>어느 단어가 먼저 오는지</translation>
    </message>
    <message>
        <source>Likeliest first</source>
        <translation>확률이 높은 순</translation>
    </message>
    <message>
        <source>As given</source>
        <translation>주어진 순서</translation>
    </message>
    <message>
        <source>Show the rest</source>
        <translation>나머지 표시</translation>
    </message>
    <message>
        <source>What is missing to 100 % as “…”; it has a bar where the full length is 100 %</source>
        <translation>100%까지 남은 만큼을 “…”로 표시합니다. 전체 길이가 100%일 때는 막대도 있습니다</translation>
    </message>
    <message>
        <source>Words afterwards</source>
        <translation>나중의 단어</translation>
    </message>
    <message>
        <source>The words when the change is complete; empty: the same</source>
        <translation>변화가 끝났을 때의 단어. 비어 있으면 그대로</translation>
    </message>
    <message>
        <source>Probabilities afterwards</source>
        <translation>나중의 확률</translation>
    </message>
    <message>
        <source>The probabilities when the change is complete</source>
        <translation>변화가 끝났을 때의 확률</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>변화</translation>
    </message>
    <message>
        <source>From 0, the probabilities, to 1, the probabilities afterwards</source>
        <translation>0은 지금의 확률, 1은 나중의 확률</translation>
    </message>
    <message>
        <source>Where the bars grow</source>
        <translation>막대가 자라는 방향</translation>
    </message>
    <message>
        <source>Bar length</source>
        <translation>막대 길이</translation>
    </message>
    <message>
        <source>Of the longest bar</source>
        <translation>가장 긴 막대의 길이</translation>
    </message>
    <message>
        <source>Full length</source>
        <translation>전체 길이</translation>
    </message>
    <message>
        <source>Which probability has a bar of the full length</source>
        <translation>어떤 확률의 막대가 전체 길이인지</translation>
    </message>
    <message>
        <source>The largest one</source>
        <translation>가장 큰 것</translation>
    </message>
    <message>
        <source>One for each word in the order given, over again if there are fewer</source>
        <translation>주어진 순서대로 단어마다 하나씩, 모자라면 되풀이</translation>
    </message>
    <message>
        <source>Colour of the rest</source>
        <translation>나머지의 색</translation>
    </message>
    <message>
        <source>Colour of the bar of what is left over</source>
        <translation>남은 부분 막대의 색</translation>
    </message>
    <message>
        <source>Width of words</source>
        <translation>단어 너비</translation>
    </message>
    <message>
        <source>Wider words are made smaller; 0: never</source>
        <translation>더 넓은 단어는 작게 합니다. 0: 줄이지 않음</translation>
    </message>
    <message>
        <source>Show percentages</source>
        <translation>백분율 표시</translation>
    </message>
    <message>
        <source>The percentage at the end of each bar</source>
        <translation>막대 끝의 백분율</translation>
    </message>
    <message>
        <source>Bar thickness</source>
        <translation>막대 두께</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>슬라이더</translation>
    </message>
    <message>
        <source>A number as the place of a knob on a track; link a number, and the knob follows it. The parts are “track”, “ticks”, “filled”, “knob”, “number” and “label”.</source>
        <translation>숫자를 트랙 위 손잡이의 위치로 보여 줍니다. 숫자를 연결하면 손잡이가 따라 움직입니다. 부분의 이름은 “track”, “ticks”, “filled”, “knob”, “number”, “label”입니다.</translation>
    </message>
    <message>
        <source>The number that it shows</source>
        <translation>표시할 숫자</translation>
    </message>
    <message>
        <source>Where the track begins</source>
        <translation>트랙이 시작하는 값</translation>
    </message>
    <message>
        <source>Where the track ends</source>
        <translation>트랙이 끝나는 값</translation>
    </message>
    <message>
        <source>Length of the track</source>
        <translation>트랙의 길이</translation>
    </message>
    <message>
        <source>Tick spacing</source>
        <translation>눈금 간격</translation>
    </message>
    <message>
        <source>Type size of ticks</source>
        <translation>눈금 글자 크기</translation>
    </message>
    <message>
        <source>Type size of the numbers at the ticks; 0: none</source>
        <translation>눈금 숫자의 글자 크기. 0이면 없음</translation>
    </message>
    <message>
        <source>Show number</source>
        <translation>수 표시</translation>
    </message>
    <message>
        <source>The number above the knob</source>
        <translation>손잡이 위의 숫자</translation>
    </message>
    <message>
        <source>Type size of the number above the knob</source>
        <translation>손잡이 위 숫자의 글자 크기</translation>
    </message>
    <message>
        <source>Radius of the knob</source>
        <translation>손잡이 반지름</translation>
    </message>
    <message>
        <source>Colour of the knob, the number and the track up to the knob</source>
        <translation>손잡이, 숫자, 손잡이까지의 트랙 색</translation>
    </message>
    <message>
        <source>Track colour</source>
        <translation>트랙 색</translation>
    </message>
    <message>
        <source>Colour of the track and its ticks</source>
        <translation>트랙과 눈금의 색</translation>
    </message>
    <message>
        <source>Track width</source>
        <translation>트랙 두께</translation>
    </message>
    <message>
        <source>Thickness of the track, in hundredths of a unit</source>
        <translation>트랙의 두께(단위의 100분의 1)</translation>
    </message>
    <message>
        <source>Logits to probabilities</source>
        <translation>로짓에서 확률로</translation>
    </message>
    <message>
        <source>Softmax step by step: logits, their exponentials, and the shares with bars. Move the temperature to see what it does. The parts are “words”, “logits”, “exponentials” and “shares”, each with one part for each word, and the headings “logit”, “exponential”, “share” and “temperature”, and “sum”.</source>
        <translation>소프트맥스를 단계별로 보여 줍니다. 로짓, 그 지숫값, 막대로 나타낸 비율입니다. 온도를 움직여 효과를 보세요. 부분은 “words”, “logits”, “exponentials”, “shares”이며 각각 단어마다 하나씩 있고, 제목은 “logit”, “exponential”, “share”, “temperature”, 그리고 “sum”입니다.</translation>
    </message>
    <message>
        <source>One for each logit</source>
        <translation>로짓마다 하나씩</translation>
    </message>
    <message>
        <source>The numbers; of several rows, the last counts. −∞ has no share</source>
        <translation>수. 행이 여러 개면 마지막 행을 씁니다. −∞에는 비율이 없습니다</translation>
    </message>
    <message>
        <source>Show headings</source>
        <translation>제목 표시</translation>
    </message>
    <message>
        <source>The formulas above the columns, and the temperature</source>
        <translation>열 위의 수식과 온도</translation>
    </message>
    <message>
        <source>Show sum</source>
        <translation>합 표시</translation>
    </message>
    <message>
        <source>The sum of the shares, below them</source>
        <translation>비율들 아래에 그 합</translation>
    </message>
    <message>
        <source>Of the bar for 100 %</source>
        <translation>100% 막대의 길이</translation>
    </message>
    <message>
        <source>Column gap</source>
        <translation>열 간격</translation>
    </message>
    <message>
        <source>Room between columns</source>
        <translation>열 사이의 거리</translation>
    </message>
    <message>
        <source>The probabilities</source>
        <translation>확률</translation>
    </message>
    <message>
        <source>Block diagram</source>
        <translation>블록 다이어그램</translation>
    </message>
    <message>
        <source>Blocks, groups and links that are written as text and laid out by themselves; links go round blocks. The parts are “blocks/NAME”, “groups/NAME”, “links/FROM→TO”, “labels/FROM→TO” and “token”, in the order of the flow; blocks with a class have its name as a tag. What is larger than its maximum width or height, or than the frame, is made smaller.</source>
        <translation>글로 적은 블록, 그룹, 연결선을 저절로 배치합니다. 연결선은 블록을 돌아갑니다. 부분은 흐름 순서대로 “blocks/NAME”, “groups/NAME”, “links/FROM→TO”, “labels/FROM→TO”, “token”입니다. 클래스가 있는 블록은 그 이름을 태그로 가집니다. 최대 너비나 높이, 또는 화면보다 크면 작아집니다.</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>다이어그램</translation>
    </message>
    <message>
        <source>One link in a line, “input -&gt; encoder -&gt; output”; “name [Text]” is what a block shows, “name {” to “}” a group, “-&gt;+” an arc round what lies between. Flowcharts of Mermaid can be pasted</source>
        <translation>한 줄에 연결 하나씩: “input -&gt; encoder -&gt; output”. “name [Text]”는 블록에 보이는 글, “name {”부터 “}”까지는 그룹, “-&gt;+”는 사이에 있는 것을 돌아가는 호입니다. Mermaid 순서도를 붙여 넣을 수 있습니다</translation>
    </message>
    <message>
        <source>Where the links go; what does not say it goes up</source>
        <translation>연결선이 가는 방향. 적혀 있지 않으면 위로 갑니다</translation>
    </message>
    <message>
        <source>As written</source>
        <translation>적힌 대로</translation>
    </message>
    <message>
        <source>Downwards</source>
        <translation>아래로</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>왼쪽으로</translation>
    </message>
    <message>
        <source>Folded groups</source>
        <translation>접은 그룹</translation>
    </message>
    <message>
        <source>Names of groups that are drawn as one block</source>
        <translation>블록 하나로 그릴 그룹의 이름</translation>
    </message>
    <message>
        <source>Unfolding</source>
        <translation>펼치기</translation>
    </message>
    <message>
        <source>How far the folded groups are unfolded: 0 not at all, 1 completely</source>
        <translation>접은 그룹을 펼친 정도: 0이면 접힘, 1이면 모두 펼침</translation>
    </message>
    <message>
        <source>Tensor shapes</source>
        <translation>텐서 모양</translation>
    </message>
    <message>
        <source>What flows, beside its link, from where it is declared on: “x: [2, 16, 512]”</source>
        <translation>흐르는 것의 모양을 연결선 옆에 적습니다. “x: [2, 16, 512]”처럼 선언한 곳부터 보입니다</translation>
    </message>
    <message>
        <source>Type size in blocks, before the whole is made smaller to fit</source>
        <translation>블록 안 글자 크기. 전체를 줄여 맞추기 전의 크기입니다</translation>
    </message>
    <message>
        <source>Room between blocks, layers and links</source>
        <translation>블록, 층, 연결선 사이의 간격</translation>
    </message>
    <message>
        <source>Side of residual links</source>
        <translation>잔차 연결의 쪽</translation>
    </message>
    <message>
        <source>Where arcs “-&gt;+” go round what lies between</source>
        <translation>“-&gt;+” 호가 사이에 있는 것을 돌아가는 쪽</translation>
    </message>
    <message>
        <source>Left or top</source>
        <translation>왼쪽 또는 위</translation>
    </message>
    <message>
        <source>Right or bottom</source>
        <translation>오른쪽 또는 아래</translation>
    </message>
    <message>
        <source>Of blocks without a class</source>
        <translation>클래스가 없는 블록의 색</translation>
    </message>
    <message>
        <source>How opaque blocks are</source>
        <translation>블록의 불투명도</translation>
    </message>
    <message>
        <source>Of blocks and groups</source>
        <translation>블록과 그룹의 선 굵기</translation>
    </message>
    <message>
        <source>Link colour</source>
        <translation>연결선 색</translation>
    </message>
    <message>
        <source>Colour of links and of what is written at them</source>
        <translation>연결선과 그 옆 글의 색</translation>
    </message>
    <message>
        <source>Link width</source>
        <translation>연결선 굵기</translation>
    </message>
    <message>
        <source>Of links</source>
        <translation>연결선의 굵기</translation>
    </message>
    <message>
        <source>Corners of links</source>
        <translation>연결선 모서리</translation>
    </message>
    <message>
        <source>How round the corners of links are</source>
        <translation>연결선 모서리의 둥근 정도</translation>
    </message>
    <message>
        <source>Names of blocks, groups and classes, and paths such as “input -&gt; norm1”</source>
        <translation>블록, 그룹, 클래스의 이름과 “input -&gt; norm1” 같은 경로</translation>
    </message>
    <message>
        <source>Highlight strength</source>
        <translation>강조 세기</translation>
    </message>
    <message>
        <source>How much the highlighted parts stand out</source>
        <translation>강조한 부분이 두드러지는 정도</translation>
    </message>
    <message>
        <source>Of lines that are highlighted</source>
        <translation>강조한 선의 색</translation>
    </message>
    <message>
        <source>Opacity of the rest</source>
        <translation>나머지의 불투명도</translation>
    </message>
    <message>
        <source>How opaque the rest is, while something is highlighted</source>
        <translation>무언가를 강조하는 동안 나머지의 불투명도</translation>
    </message>
    <message>
        <source>Built up</source>
        <translation>쌓인 정도</translation>
    </message>
    <message>
        <source>How much is there, along the flow: 0 nothing, 1 everything</source>
        <translation>흐름을 따라 나타난 정도: 0이면 없음, 1이면 전부</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>토큰</translation>
    </message>
    <message>
        <source>Something that travels along the links</source>
        <translation>연결선을 따라 움직이는 것</translation>
    </message>
    <message>
        <source>Token progress</source>
        <translation>토큰 진행</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>이른 블록</translation>
    </message>
    <message>
        <source>How many blocks the token has reached, and its share of the way to the next</source>
        <translation>토큰이 이른 블록의 수와, 다음 블록까지 온 비율</translation>
    </message>
    <message>
        <source>How far it has gone: 0 at the first block, 1 at the last</source>
        <translation>지나온 정도: 0이면 첫 블록, 1이면 마지막 블록</translation>
    </message>
    <message>
        <source>Token path</source>
        <translation>토큰 경로</translation>
    </message>
    <message>
        <source>The names that it passes, “input -&gt; encoder -&gt; output”; empty: along the first links</source>
        <translation>지나가는 이름, “input -&gt; encoder -&gt; output”. 비어 있으면 첫 연결선을 따라갑니다</translation>
    </message>
    <message>
        <source>Token labels</source>
        <translation>토큰 글</translation>
    </message>
    <message>
        <source>What it says, from the first block on and after each next one</source>
        <translation>첫 블록부터, 그리고 다음 블록을 지날 때마다 보이는 글</translation>
    </message>
    <message>
        <source>Token pause</source>
        <translation>토큰 머무름</translation>
    </message>
    <message>
        <source>How long it stays at each block, as a way in which it would go on</source>
        <translation>블록마다 머무는 시간을 그동안 갈 거리로 나타낸 값</translation>
    </message>
    <message>
        <source>Token colour</source>
        <translation>토큰 색</translation>
    </message>
    <message>
        <source>Of the token</source>
        <translation>토큰의 색</translation>
    </message>
    <message>
        <source>Byte-pair tokens</source>
        <translation>바이트 쌍 토큰</translation>
    </message>
    <message>
        <source>The tokens into which a model like GPT-2 divides a text, by the files vocab.json and merges.txt that models come with. Characters may become several tokens, of which the bytes are shown.</source>
        <translation>GPT-2 같은 모델이 글을 나누는 토큰으로, 모델에 딸린 vocab.json과 merges.txt 파일을 따릅니다. 한 글자가 여러 토큰이 될 수 있으며 그때는 바이트를 보여 줍니다.</translation>
    </message>
    <message>
        <source>What is divided, in any language</source>
        <translation>나눌 글, 어느 언어든</translation>
    </message>
    <message>
        <source>The file vocab.json of a model</source>
        <translation>모델의 vocab.json 파일</translation>
    </message>
    <message>
        <source>Merges</source>
        <translation>병합 규칙</translation>
    </message>
    <message>
        <source>The file merges.txt of the same model</source>
        <translation>같은 모델의 merges.txt 파일</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>공백</translation>
    </message>
    <message>
        <source>How the space before a word is shown, which belongs to its token</source>
        <translation>토큰에 속하는 단어 앞 공백을 보이는 방법</translation>
    </message>
    <message>
        <source>As a dot</source>
        <translation>점으로</translation>
    </message>
    <message>
        <source>As a space</source>
        <translation>공백으로</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>보이지 않음</translation>
    </message>
    <message>
        <source>The tokens</source>
        <translation>토큰들</translation>
    </message>
    <message>
        <source>Ids</source>
        <translation>번호</translation>
    </message>
    <message>
        <source>Their numbers in the vocabulary</source>
        <translation>어휘에서의 번호</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>개수</translation>
    </message>
    <message>
        <source>How many there are</source>
        <translation>몇 개인지</translation>
    </message>
    <message>
        <source>Query matrix</source>
        <translation>쿼리 행렬</translation>
    </message>
    <message>
        <source>Key matrix</source>
        <translation>키 행렬</translation>
    </message>
    <message>
        <source>Value matrix</source>
        <translation>값 행렬</translation>
    </message>
    <message>
        <source>Output matrix</source>
        <translation>출력 행렬</translation>
    </message>
    <message>
        <source>Parts one by one</source>
        <translation>하나씩 나눈 부분</translation>
    </message>
    <message>
        <source>Parts of a shape as a list of shapes, each where it stands: repeat something over them, or ask for the place of one by its number, as in parts[0].centre.</source>
        <translation>도형의 부분들을 제자리에 있는 도형 목록으로 만듭니다. 그 위에 무언가를 반복하거나, parts[0].centre처럼 번호로 위치를 물을 수 있습니다.</translation>
    </message>
    <message>
        <source>Which parts: * for its children, names such as cells/3/2, or numbers such as 1..4</source>
        <translation>어느 부분인지: *는 바로 아래 부분 모두, cells/3/2 같은 이름, 1..4 같은 번호</translation>
    </message>
    <message>
        <source>The parts in their order</source>
        <translation>순서대로 놓인 부분들</translation>
    </message>
    <message>
        <source>Reordered</source>
        <translation>순서 바꾸기</translation>
    </message>
    <message>
        <source>A shape whose parts come in another order in animations with a lag. They keep their places and names.</source>
        <translation>간격을 둔 애니메이션에서 부분이 다른 순서로 나오는 도형입니다. 위치와 이름은 그대로입니다.</translation>
    </message>
    <message>
        <source>The shape that has the parts</source>
        <translation>부분을 가진 도형</translation>
    </message>
    <message>
        <source>Which part comes first; later ones are drawn over earlier ones</source>
        <translation>어느 부분이 먼저 나오는지. 뒤의 것이 앞의 것 위에 그려집니다</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>무작위</translation>
    </message>
    <message>
        <source>Backwards</source>
        <translation>거꾸로</translation>
    </message>
    <message>
        <source>From the middle outwards</source>
        <translation>가운데에서 바깥으로</translation>
    </message>
    <message>
        <source>From the ends inwards</source>
        <translation>양 끝에서 안으로</translation>
    </message>
    <message>
        <source>Bars over rows or columns</source>
        <translation>행이나 열 위의 막대</translation>
    </message>
    <message>
        <source>One bar over each row or each column of a matrix as it is shown, to count them one by one. The parts are “0”, “1”, “2”, …</source>
        <translation>보이는 행렬의 각 행 또는 각 열을 덮는 막대로, 하나씩 셀 수 있습니다. 부분: “0”, “1”, “2”, …</translation>
    </message>
    <message>
        <source>A matrix in brackets or a table of numbers, or a part of one</source>
        <translation>괄호로 묶은 행렬이나 숫자 표, 또는 그 일부</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>덮는 대상</translation>
    </message>
    <message>
        <source>What each bar covers</source>
        <translation>막대 하나가 덮는 것</translation>
    </message>
    <message>
        <source>Room beside the equals sign, and half of it between matrix and vector, before the whole is fitted to a size</source>
        <translation>등호 양옆의 간격이며, 행렬과 벡터 사이는 그 절반입니다. 전체 크기를 맞추기 전의 값입니다</translation>
    </message>
    <message>
        <source>Keep in view</source>
        <translation>화면에 유지</translation>
    </message>
    <message>
        <source>A shape that the camera follows as soon as it would leave the picture; let the link follow its state on the stage, so that its animations count</source>
        <translation>화면을 벗어나려는 순간부터 카메라가 따라가는 도형. 애니메이션이 반영되도록 무대 위의 상태에 연결하세요</translation>
    </message>
    <message>
        <source>Room around it</source>
        <translation>주위 여백</translation>
    </message>
    <message>
        <source>From that shape to the edges of the picture; a large one keeps it in the middle</source>
        <translation>그 도형에서 화면 가장자리까지의 여백. 크면 늘 가운데에 둡니다</translation>
    </message>
    <message>
        <source>Into the world</source>
        <translation>공간 안으로</translation>
    </message>
    <message>
        <source>A shape that is fixed in the frame, as a thing in the scene that looks the same from the camera. So shapes in space can be morphed into it and back.</source>
        <translation>화면에 고정된 도형을, 카메라에서 똑같이 보이는 장면 속의 것으로 만듭니다. 그러면 공간의 도형이 이것으로 바뀌었다 돌아올 수 있습니다.</translation>
    </message>
    <message>
        <source>What is fixed in the frame</source>
        <translation>화면에 고정된 것</translation>
    </message>
    <message>
        <source>The scene&apos;s camera; without it, the frame of a scene that has none</source>
        <translation>장면의 카메라; 없으면 카메라가 없는 장면의 화면</translation>
    </message>
    <message>
        <source>Illustration</source>
        <translation>삽화</translation>
    </message>
    <message>
        <source>One of the program&apos;s own drawings. Its parts can be moved, recoloured and faded by their names.</source>
        <translation>프로그램에 들어 있는 그림입니다. 부분마다 이름으로 옮기고, 색을 바꾸고, 흐리게 할 수 있습니다.</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>그림</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>무엇을 보여 줄지</translation>
    </message>
    <message>
        <source>Creature</source>
        <translation>생명체</translation>
    </message>
    <message>
        <source>Fluffy blue creature</source>
        <translation>털이 복슬복슬한 파란 생명체</translation>
    </message>
    <message>
        <source>Fluffy tuft</source>
        <translation>복슬복슬한 털 뭉치</translation>
    </message>
    <message>
        <source>Blue paint</source>
        <translation>파란 물감</translation>
    </message>
    <message>
        <source>Green foliage</source>
        <translation>푸른 잎</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>숲</translation>
    </message>
    <message>
        <source>Lush green forest</source>
        <translation>울창한 푸른 숲</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>나무</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>사람</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>로봇</translation>
    </message>
    <message>
        <source>Wizard’s hat</source>
        <translation>마법사 모자</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>왕관</translation>
    </message>
    <message>
        <source>Car</source>
        <translation>자동차</translation>
    </message>
    <message>
        <source>Wrecked car</source>
        <translation>부서진 자동차</translation>
    </message>
    <message>
        <source>Graphics card</source>
        <translation>그래픽 카드</translation>
    </message>
    <message>
        <source>Page with a formula</source>
        <translation>수식이 있는 종이</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>책</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>시계</translation>
    </message>
    <message>
        <source>Light bulb</source>
        <translation>전구</translation>
    </message>
    <message>
        <source>Wooden table</source>
        <translation>나무 탁자</translation>
    </message>
    <message>
        <source>Whether the drawing keeps its colours</source>
        <translation>그림의 색을 그대로 둘지</translation>
    </message>
    <message>
        <source>Its own</source>
        <translation>원래 색</translation>
    </message>
    <message>
        <source>Shades of one colour</source>
        <translation>한 색의 명암</translation>
    </message>
    <message>
        <source>One colour</source>
        <translation>한 색</translation>
    </message>
    <message>
        <source>That colour</source>
        <translation>그 색</translation>
    </message>
    <message>
        <source>How thick the drawing&apos;s lines are, as a multiple of their own width</source>
        <translation>그림의 선을 원래 굵기의 몇 배로 할지</translation>
    </message>
    <message>
        <source>Lines from every source to every target, as wide or as opaque as they are strong: what flows between words, or how two rows of things are connected. A “Pulse” lets it flow. The parts are called 0, 1, 2, … and have the tags “from:NUMBER” and “to:NUMBER”.</source>
        <translation>모든 출발점에서 모든 도착점으로 이어지는 선. 강할수록 굵거나 불투명합니다. 단어 사이에 흐르는 것이나 두 줄이 어떻게 연결되는지를 보여 줍니다. “펄스”를 주면 흐릅니다. 부분은 0, 1, 2, …이고 태그 “from:번호”와 “to:번호”가 있습니다.</translation>
    </message>
    <message>
        <source>From every letter</source>
        <translation>글자마다</translation>
    </message>
    <message>
        <source>Lines begin at every letter or other piece of these parts, each as strong as the part&apos;s line</source>
        <translation>선이 이 부분들의 글자나 다른 조각마다 시작하며, 세기는 그 부분의 선과 같습니다</translation>
    </message>
    <message>
        <source>How opaque lines of full strength are</source>
        <translation>가장 강한 선의 불투명도</translation>
    </message>
    <message>
        <source>Opacity of weak lines</source>
        <translation>약한 선의 불투명도</translation>
    </message>
    <message>
        <source>How opaque lines of no strength are, as a share of the strong ones: 0 for lines as opaque as strong</source>
        <translation>세기가 0인 선의 불투명도(강한 선에 대한 비율). 0이면 세기만큼 불투명합니다</translation>
    </message>
    <message>
        <source>Colour by</source>
        <translation>색의 기준</translation>
    </message>
    <message>
        <source>What gives a line its colour: its strength, or the shapes at its ends, from one to the other</source>
        <translation>선의 색을 정하는 것: 세기, 또는 한쪽 끝 도형의 색에서 다른 쪽 끝 도형의 색까지</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>세기</translation>
    </message>
    <message>
        <source>Both ends</source>
        <translation>양쪽 끝</translation>
    </message>
    <message>
        <source>From weak to strong lines, if coloured by strength; if there are none, every line has a random bright one</source>
        <translation>약한 선에서 강한 선까지(세기로 색을 정할 때). 없으면 선마다 임의의 밝은 색</translation>
    </message>
    <message>
        <source>Lightest</source>
        <translation>가장 밝은 정도</translation>
    </message>
    <message>
        <source>How light random colours are at most: 0.5 is strong, 1 white</source>
        <translation>무작위 색이 가장 밝을 때의 정도: 0.5는 진한 색, 1은 흰색</translation>
    </message>
    <message>
        <source>A picture from a PNG, JPEG or SVG file that the lecture carries. SVG is drawn as shapes.</source>
        <translation>강의에 들어 있는 PNG, JPEG 또는 SVG 파일의 그림입니다. SVG는 도형으로 그려집니다.</translation>
    </message>
    <message>
        <source>Spotlight</source>
        <translation>스포트라이트</translation>
    </message>
    <message>
        <source>Darkens everything behind it except for some shapes or parts. It fades in and out like any block, and “Which one” lets the light go from one to the next.</source>
        <translation>몇몇 도형이나 부분만 남기고 뒤에 있는 모든 것을 어둡게 합니다. 다른 블록처럼 서서히 나타나고 사라지며, “몇 번째”를 바꾸면 빛이 다음 것으로 옮겨 갑니다.</translation>
    </message>
    <message>
        <source>Lit shapes</source>
        <translation>비추는 도형</translation>
    </message>
    <message>
        <source>What stays bright</source>
        <translation>밝게 남는 것</translation>
    </message>
    <message>
        <source>Lit parts</source>
        <translation>비추는 부분</translation>
    </message>
    <message>
        <source>Which one</source>
        <translation>몇 번째</translation>
    </message>
    <message>
        <source>Only this one is lit, counted from 0; between two, the light is on its way; −1: all of them</source>
        <translation>이것만 비춥니다(0부터). 두 수 사이에서는 빛이 옮겨 가는 중이고, −1이면 모두 비춥니다</translation>
    </message>
    <message>
        <source>The form of the light</source>
        <translation>빛의 모양</translation>
    </message>
    <message>
        <source>Soft edge</source>
        <translation>부드러운 경계</translation>
    </message>
    <message>
        <source>How wide the way from light to dark is; 0: a hard edge</source>
        <translation>밝은 곳에서 어두운 곳까지의 폭. 0이면 뚜렷한 경계</translation>
    </message>
    <message>
        <source>Darkness</source>
        <translation>어둡기</translation>
    </message>
    <message>
        <source>How dark everything else is</source>
        <translation>나머지가 얼마나 어두운지</translation>
    </message>
    <message>
        <source>The colour of the dark</source>
        <translation>어두운 부분의 색</translation>
    </message>
    <message>
        <source>A camera whose whole picture is dark, instead of the frame; let the link follow its state on the stage</source>
        <translation>프레임 대신 화면 전체가 어두워지는 카메라. 무대 위의 상태에 연결하세요</translation>
    </message>
    <message>
        <source>A rectangle around a shape, or around each of its parts.</source>
        <translation>도형 또는 도형의 각 부분을 둘러싸는 사각형입니다.</translation>
    </message>
    <message>
        <source>Marked parts</source>
        <translation>표시할 부분</translation>
    </message>
    <message>
        <source>Which parts of it, each by itself: * for all, numbers such as 1..4, .tag, a &quot;phrase&quot;; empty: the shape as a whole</source>
        <translation>도형의 어느 부분을 하나씩 표시할지: 모두는 *, 번호는 1..4처럼, .태그, &quot;어구&quot;. 비우면 도형 전체</translation>
    </message>
    <message>
        <source>A line with thin ends under a shape, or under each of its parts.</source>
        <translation>도형 또는 도형의 각 부분 아래에 긋는, 끝이 가는 선입니다.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>공간</translation>
    </message>
    <message>
        <source>Axes in space</source>
        <translation>공간 좌표축</translation>
    </message>
    <message>
        <source>Three axes through the point 0. The parts are “x”, “y”, “z”, “ticks”, “labels” and “names”.</source>
        <translation>점 0을 지나는 세 축. 부분은 “x”, “y”, “z”, “ticks”, “labels”, “names”입니다.</translation>
    </message>
    <message>
        <source>Z minimum</source>
        <translation>z 최솟값</translation>
    </message>
    <message>
        <source>Where the z axis begins</source>
        <translation>z축이 시작하는 곳</translation>
    </message>
    <message>
        <source>Z maximum</source>
        <translation>z 최댓값</translation>
    </message>
    <message>
        <source>Where the z axis ends</source>
        <translation>z축이 끝나는 곳</translation>
    </message>
    <message>
        <source>Length of 1</source>
        <translation>1의 길이</translation>
    </message>
    <message>
        <source>How long the number 1 is; the same for vectors, planes and points on these axes</source>
        <translation>수 1의 길이; 이 축을 쓰는 벡터, 평면, 점에도 같은 값을 씁니다</translation>
    </message>
    <message>
        <source>Names of the axes</source>
        <translation>축 이름</translation>
    </message>
    <message>
        <source>What stands at the ends of the x, y and z axis; $…$ is a formula</source>
        <translation>x, y, z축 끝에 쓰는 글; $…$는 수식</translation>
    </message>
    <message>
        <source>Size of the names</source>
        <translation>이름 크기</translation>
    </message>
    <message>
        <source>Type size of the names</source>
        <translation>이름의 글자 크기</translation>
    </message>
    <message>
        <source>Arrowheads</source>
        <translation>화살촉</translation>
    </message>
    <message>
        <source>Heads at the ends</source>
        <translation>끝에 화살촉을 붙입니다</translation>
    </message>
    <message>
        <source>Of lines and texts</source>
        <translation>선과 글의 색</translation>
    </message>
    <message>
        <source>Number plane</source>
        <translation>수 평면</translation>
    </message>
    <message>
        <source>Lines at every number, flat on the screen or on a floor of space. The parts are “between”, “lines” and “axes”.</source>
        <translation>화면이나 공간의 바닥에 수마다 그은 선. 부분은 “between”, “lines”, “axes”입니다.</translation>
    </message>
    <message>
        <source>Lies in</source>
        <translation>놓이는 평면</translation>
    </message>
    <message>
        <source>The two axes that it holds</source>
        <translation>이 평면이 담는 두 축</translation>
    </message>
    <message>
        <source>The floor (X and Z)</source>
        <translation>바닥(X와 Z)</translation>
    </message>
    <message>
        <source>The picture (X and Y)</source>
        <translation>화면(X와 Y)</translation>
    </message>
    <message>
        <source>The side (Y and Z)</source>
        <translation>옆면(Y와 Z)</translation>
    </message>
    <message>
        <source>Reach across</source>
        <translation>가로 범위</translation>
    </message>
    <message>
        <source>The last number on both sides, along its first axis</source>
        <translation>첫째 축을 따라 양쪽 끝의 수</translation>
    </message>
    <message>
        <source>Reach up</source>
        <translation>세로 범위</translation>
    </message>
    <message>
        <source>The last number on both sides, along its second axis</source>
        <translation>둘째 축을 따라 양쪽 끝의 수</translation>
    </message>
    <message>
        <source>How long the number 1 is</source>
        <translation>수 1의 길이</translation>
    </message>
    <message>
        <source>Faint lines</source>
        <translation>흐린 선</translation>
    </message>
    <message>
        <source>How many faint lines there are from one number to the next</source>
        <translation>수와 수 사이에 긋는 흐린 선의 수</translation>
    </message>
    <message>
        <source>Bright axes</source>
        <translation>굵은 축</translation>
    </message>
    <message>
        <source>The lines through 0 twice as wide</source>
        <translation>0을 지나는 선을 두 배 굵기로</translation>
    </message>
    <message>
        <source>Points in space</source>
        <translation>공간의 점</translation>
    </message>
    <message>
        <source>Every row of a matrix with two or three columns as a point: words by their embeddings, for example. The parts are “POINT/dot” and “POINT/label”.</source>
        <translation>열이 둘이나 셋인 행렬의 각 행을 점으로 그립니다. 예: 임베딩에 따라 놓인 단어. 부분은 “POINT/dot”와 “POINT/label”입니다.</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>좌표</translation>
    </message>
    <message>
        <source>One point in each row</source>
        <translation>행마다 점 하나</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>What stands beside them; $…$ is a formula</source>
        <translation>점 옆에 쓰는 글; $…$는 수식</translation>
    </message>
    <message>
        <source>How long the number 1 is, as for the axes</source>
        <translation>좌표축과 같은, 수 1의 길이</translation>
    </message>
    <message>
        <source>Of the dots</source>
        <translation>점의 크기</translation>
    </message>
    <message>
        <source>Of the dots in turn</source>
        <translation>점마다 차례로 쓰는 색</translation>
    </message>
    <message>
        <source>Colour of the names</source>
        <translation>이름의 색</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>입체</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>무엇인지</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>상자</translation>
    </message>
    <message>
        <source>Cylinder or prism</source>
        <translation>원기둥 또는 각기둥</translation>
    </message>
    <message>
        <source>Cone or pyramid</source>
        <translation>원뿔 또는 각뿔</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>구</translation>
    </message>
    <message>
        <source>Length along x</source>
        <translation>x 방향 길이</translation>
    </message>
    <message>
        <source>Length along y</source>
        <translation>y 방향 길이</translation>
    </message>
    <message>
        <source>Length along z</source>
        <translation>z 방향 길이</translation>
    </message>
    <message>
        <source>Number of sides</source>
        <translation>옆면 수</translation>
    </message>
    <message>
        <source>Around a cylinder, cone or sphere: few make a prism or a pyramid</source>
        <translation>원기둥, 원뿔, 구 둘레의 면 수; 적으면 각기둥이나 각뿔이 됩니다</translation>
    </message>
    <message>
        <source>Shading</source>
        <translation>음영</translation>
    </message>
    <message>
        <source>How much darker faces are that look away from the light</source>
        <translation>빛을 등진 면이 어두워지는 정도</translation>
    </message>
    <message>
        <source>Light from</source>
        <translation>빛의 방향</translation>
    </message>
    <message>
        <source>The direction in which the light stands</source>
        <translation>빛이 있는 방향</translation>
    </message>
    <message>
        <source>Surface in space</source>
        <translation>곡면</translation>
    </message>
    <message>
        <source>A matrix as heights over the floor: a loss over two weights, for example. Columns go along x, rows along z towards the viewer. The parts are “ROW/COLUMN”.</source>
        <translation>행렬을 바닥 위의 높이로 그립니다. 예: 두 가중치에 대한 손실. 열은 x를 따라, 행은 z를 따라 앞으로 놓입니다. 부분은 “ROW/COLUMN”입니다.</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation>높이</translation>
    </message>
    <message>
        <source>The height at every crossing</source>
        <translation>교차점마다의 높이</translation>
    </message>
    <message>
        <source>Height of 1</source>
        <translation>1의 높이</translation>
    </message>
    <message>
        <source>How high the number 1 is</source>
        <translation>수 1의 높이</translation>
    </message>
    <message>
        <source>Opacity of the faces</source>
        <translation>면의 불투명도</translation>
    </message>
    <message>
        <source>Edge colour</source>
        <translation>모서리 색</translation>
    </message>
    <message>
        <source>Colour of the edges</source>
        <translation>모서리의 색</translation>
    </message>
    <message>
        <source>Edge width</source>
        <translation>모서리 굵기</translation>
    </message>
    <message>
        <source>Width of the edges; 0: none</source>
        <translation>모서리의 굵기; 0: 없음</translation>
    </message>
    <message>
        <source>Vector in space</source>
        <translation>공간 벡터</translation>
    </message>
    <message>
        <source>An arrow from one point of the axes to another, with a name that can be read from everywhere. The parts are “components”, “shaft”, “tip” and “label”; shaft and tip have the tag “arrow”, so that “.arrow” can go without the label.</source>
        <translation>축의 한 점에서 다른 점으로 가는 화살표. 이름은 어느 방향에서도 읽힙니다. 부분은 “components”, “shaft”, “tip”, “label”입니다. shaft와 tip에는 “arrow” 태그가 있어 “.arrow”로 이름표 없이 화살표만 움직일 수 있습니다.</translation>
    </message>
    <message>
        <source>How far it goes along x, y and z</source>
        <translation>x, y, z를 따라 가는 거리</translation>
    </message>
    <message>
        <source>Tail</source>
        <translation>시작점</translation>
    </message>
    <message>
        <source>Where it begins: the tip of another vector to add both</source>
        <translation>시작하는 곳: 다른 벡터의 끝에 두면 두 벡터를 더합니다</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>성분</translation>
    </message>
    <message>
        <source>Gap to the label</source>
        <translation>이름표까지의 거리</translation>
    </message>
    <message>
        <source>Tensor from a file</source>
        <translation>파일의 텐서</translation>
    </message>
    <message>
        <source>Numbers from a CSV, .npy, .npz or .safetensors file that the lecture carries, or that lies in its folder. Three dimensions become heads of rows and columns.</source>
        <translation>강의에 담겨 있거나 강의 폴더에 있는 CSV, .npy, .npz, .safetensors 파일의 수입니다. 3차원은 행과 열을 가진 헤드들이 됩니다.</translation>
    </message>
    <message>
        <source>Which of the lecture&apos;s files, or a file in its folder</source>
        <translation>강의의 어느 파일인지, 또는 강의 폴더의 파일</translation>
    </message>
    <message>
        <source>Name of the tensor</source>
        <translation>텐서 이름</translation>
    </message>
    <message>
        <source>Which of several tensors in the file; empty: the first one</source>
        <translation>파일에 있는 여러 텐서 중 무엇인지; 비우면 첫 번째</translation>
    </message>
    <message>
        <source>The names of all tensors in the file</source>
        <translation>파일에 있는 모든 텐서의 이름</translation>
    </message>
    <message>
        <source>Matrix of a size</source>
        <translation>크기를 맞춘 행렬</translation>
    </message>
    <message>
        <source>A matrix with this many rows and columns: cut off, or filled up with a number.</source>
        <translation>행과 열의 수를 맞춘 행렬: 잘라 내거나 한 수로 채웁니다.</translation>
    </message>
    <message>
        <source>Filling</source>
        <translation>채우는 수</translation>
    </message>
    <message>
        <source>The number in new rows and columns</source>
        <translation>새 행과 열에 들어가는 수</translation>
    </message>
    <message>
        <source>Attention pairs</source>
        <translation>어텐션 쌍</translation>
    </message>
    <message>
        <source>Which tokens look at which others, by the weights of attention. A token that mainly looks at itself looks at no other.</source>
        <translation>어텐션 가중치를 바탕으로 어떤 토큰이 어떤 토큰을 바라보는지 알려 줍니다. 주로 자신을 바라보는 토큰은 다른 토큰을 바라보지 않는 것으로 봅니다.</translation>
    </message>
    <message>
        <source>The share of each key in each query</source>
        <translation>각 쿼리에서 각 키가 차지하는 비중</translation>
    </message>
    <message>
        <source>Weights below this make no pair, and neither does 0</source>
        <translation>이보다 작은 가중치와 0은 쌍이 되지 않습니다</translation>
    </message>
    <message>
        <source>Most on itself</source>
        <translation>자신에 대한 최대 비중</translation>
    </message>
    <message>
        <source>A token that looks at itself more than this looks at no other</source>
        <translation>자신을 이보다 많이 바라보는 토큰은 다른 토큰을 바라보지 않는 것으로 봅니다</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Who is looked at in each pair, from 0</source>
        <translation>각 쌍에서 바라보아지는 토큰(0부터)</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>쿼리</translation>
    </message>
    <message>
        <source>Who looks in each pair, counted from 0</source>
        <translation>각 쌍에서 바라보는 토큰(0부터)</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>보이는 것</translation>
    </message>
    <message>
        <source>1 for each token at which one looks, else 0</source>
        <translation>다른 토큰이 바라보는 토큰은 1, 아니면 0</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>바라보는 것</translation>
    </message>
    <message>
        <source>1 for each token that looks, else 0</source>
        <translation>바라보는 토큰은 1, 아니면 0</translation>
    </message>
    <message>
        <source>Main</source>
        <translation>주된 것</translation>
    </message>
    <message>
        <source>Which token looks at the most others</source>
        <translation>가장 많은 토큰을 바라보는 토큰</translation>
    </message>
    <message>
        <source>Main keys</source>
        <translation>주된 키</translation>
    </message>
    <message>
        <source>At which tokens that one looks</source>
        <translation>그 토큰이 바라보는 토큰들</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>다른 것</translation>
    </message>
    <message>
        <source>Place of a text</source>
        <translation>글의 위치</translation>
    </message>
    <message>
        <source>Where a text stands in a list, such as a word among the tokens of a model. If it is not there, that is listed as a problem.</source>
        <translation>목록에서 글이 몇 번째인지 알려 줍니다. 예를 들어 모델의 토큰 가운데 한 단어의 위치입니다. 목록에 없으면 문제로 표시됩니다.</translation>
    </message>
    <message>
        <source>What to look for; capitals and the marks around it do not matter</source>
        <translation>찾을 글. 대소문자와 앞뒤 문장 부호는 상관없음</translation>
    </message>
    <message>
        <source>The list in which it stands</source>
        <translation>글이 들어 있는 목록</translation>
    </message>
    <message>
        <source>If it is not there</source>
        <translation>없을 때</translation>
    </message>
    <message>
        <source>The place that counts then, from 0</source>
        <translation>그때 쓰는 위치(0부터)</translation>
    </message>
    <message>
        <source>Where it stands, counted from 0</source>
        <translation>글의 위치(0부터)</translation>
    </message>
    <message>
        <source>What is listed as a problem</source>
        <translation>문제로 표시할 것</translation>
    </message>
    <message>
        <source>Missing numbers</source>
        <translation>모자라는 수</translation>
    </message>
    <message>
        <source>Another size</source>
        <translation>다른 크기</translation>
    </message>
    <message>
        <source>The last other token that looks</source>
        <translation>바라보는 다른 토큰 가운데 마지막 것</translation>
    </message>
    <message>
        <source>The weights of the pairs, 0 elsewhere</source>
        <translation>쌍의 가중치, 나머지는 0</translation>
    </message>
    <message>
        <source>Relations of words</source>
        <translation>단어 사이의 관계</translation>
    </message>
    <message>
        <source>A matrix of how strongly the words of a text are related, from a list such as “blue → creature 0.5”: a row for each word that something comes to, a column for each that it comes from, as the flow between parts takes it.</source>
        <translation>“파란 → 생물 0.5”와 같은 목록으로 글의 단어들이 얼마나 강하게 관련되는지 나타내는 행렬입니다. 받는 단어마다 한 행, 보내는 단어마다 한 열이며, 부분 사이의 흐름 블록에 그대로 연결할 수 있습니다.</translation>
    </message>
    <message>
        <source>The words, between spaces or between marks “|”</source>
        <translation>단어들. 빈칸이나 “|” 표시로 나뉩니다</translation>
    </message>
    <message>
        <source>List of relations</source>
        <translation>관계 목록</translation>
    </message>
    <message>
        <source>In each line or between semicolons: word → word, then a strength if it is not 1; word#2 is the second occurrence of a word</source>
        <translation>한 줄에 하나씩 또는 세미콜론으로 나누어: 단어 → 단어, 그리고 1이 아니면 세기. 단어#2는 그 단어가 두 번째로 나온 곳</translation>
    </message>
    <message>
        <source>Rotary position encoding</source>
        <translation>회전 위치 인코딩</translation>
    </message>
    <message>
        <source>Turns each pair of columns of queries or keys by an angle that grows with the position, so that their product depends on the distance of two tokens (RoPE).</source>
        <translation>쿼리나 키의 열을 둘씩 묶어 위치에 따라 커지는 각도만큼 돌립니다. 그래서 곱이 두 토큰의 거리에 따라 정해집니다(RoPE).</translation>
    </message>
    <message>
        <source>Queries or keys</source>
        <translation>쿼리 또는 키</translation>
    </message>
    <message>
        <source>One row for each position, in each head; an even number of columns</source>
        <translation>헤드마다 위치당 한 행; 열은 짝수 개</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>첫 위치</translation>
    </message>
    <message>
        <source>The position of the first row</source>
        <translation>첫 행의 위치</translation>
    </message>
    <message>
        <source>Which columns turn together</source>
        <translation>함께 돌리는 열</translation>
    </message>
    <message>
        <source>As in the paper, or as most models with open weights do it</source>
        <translation>논문대로, 또는 가중치가 공개된 모델 대부분이 하는 대로</translation>
    </message>
    <message>
        <source>Each with the next one</source>
        <translation>이웃한 열끼리</translation>
    </message>
    <message>
        <source>Each with one of the other half</source>
        <translation>다른 절반의 열과</translation>
    </message>
    <message>
        <source>The same, turned</source>
        <translation>돌린 결과</translation>
    </message>
    <message>
        <source>Choice of matrices</source>
        <translation>행렬 고르기</translation>
    </message>
    <message>
        <source>One of up to four matrices, chosen by a number.</source>
        <translation>최대 네 행렬 가운데 번호로 고른 하나.</translation>
    </message>
    <message>
        <source>Which matrix, counted from 0</source>
        <translation>몇 번째 행렬인지(0부터)</translation>
    </message>
    <message>
        <source>First</source>
        <translation>첫째</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>둘째</translation>
    </message>
    <message>
        <source>Third</source>
        <translation>셋째</translation>
    </message>
    <message>
        <source>The third matrix</source>
        <translation>셋째 행렬</translation>
    </message>
    <message>
        <source>Fourth</source>
        <translation>넷째</translation>
    </message>
    <message>
        <source>The fourth matrix</source>
        <translation>넷째 행렬</translation>
    </message>
    <message>
        <source>Transposed matrix</source>
        <translation>전치 행렬</translation>
    </message>
    <message>
        <source>Rows become columns.</source>
        <translation>행이 열이 됩니다.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>지금 걸음</translation>
    </message>
    <message>
        <source>From the middle of each piece to that of the next, as over the columns of a grid; [0, 0, 0]: as written</source>
        <translation>조각의 가운데에서 다음 조각의 가운데까지(표의 열 위에 놓을 때). [0, 0, 0]이면 쓰인 대로</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>정렬</translation>
    </message>
    <message>
        <source>With a step, which edges of the pieces line up instead of their middles</source>
        <translation>간격이 있을 때, 가운데 대신 어느 쪽 가장자리를 맞출지</translation>
    </message>
    <message>
        <source>How many pieces there are</source>
        <translation>조각의 수</translation>
    </message>
    <message>
        <source>What is written in the pieces</source>
        <translation>조각에 쓰인 글</translation>
    </message>
    <message>
        <source>Piece by piece</source>
        <translation>조각별로</translation>
    </message>
    <message>
        <source>Numbers at the end</source>
        <translation>마지막 숫자</translation>
    </message>
    <message>
        <source>A block whose numbers they become, in order; without one, they become random</source>
        <translation>차례대로 이 블록의 숫자가 됩니다. 없으면 무작위 숫자가 됩니다</translation>
    </message>
    <message>
        <source>Its outlines turn into another block&apos;s: all of them, or equal letters, words or parts travel while the rest fades</source>
        <translation>윤곽선이 다른 블록의 윤곽선으로 바뀝니다. 모두 바뀌거나, 같은 글자·단어·부분만 옮겨 가고 나머지는 서서히 사라집니다</translation>
    </message>
    <message>
        <source>What turns into what</source>
        <translation>무엇이 무엇으로 바뀌는가</translation>
    </message>
    <message>
        <source>Everything into something, or only what is equal: that travels, and the rest fades</source>
        <translation>모두 서로 바뀌거나, 같은 것만 옮겨 가고 나머지는 서서히 사라지고 나타납니다</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>Equal letters and outlines</source>
        <translation>같은 글자와 윤곽선</translation>
    </message>
    <message>
        <source>Equal words</source>
        <translation>같은 단어</translation>
    </message>
    <message>
        <source>Parts of equal names</source>
        <translation>이름이 같은 부분</translation>
    </message>
    <message>
        <source>Bends the way from place to place into an arc of this angle</source>
        <translation>옮겨 가는 길을 이 각도의 호로 구부립니다</translation>
    </message>
    <message>
        <source>Turn over</source>
        <translation>뒤집기</translation>
    </message>
    <message>
        <source>Turns over like a card, with another block on its back</source>
        <translation>카드처럼 뒤집히며, 뒷면에는 다른 블록이 있습니다</translation>
    </message>
    <message>
        <source>The axis it turns about</source>
        <translation>뒤집히는 축</translation>
    </message>
    <message>
        <source>Vertical</source>
        <translation>세로</translation>
    </message>
    <message>
        <source>Horizontal</source>
        <translation>가로</translation>
    </message>
    <message>
        <source>The shape whose centre is the point; without one, a point of its own or one that you give</source>
        <translation>중심이 그 점이 되는 도형. 없으면 자신의 한 점이나 직접 정한 점</translation>
    </message>
    <message>
        <source>Which point of its own stays, or a point of the scene</source>
        <translation>자신의 어느 점이 제자리에 있는지, 또는 장면의 한 점</translation>
    </message>
    <message>
        <source>A point</source>
        <translation>지정한 점</translation>
    </message>
    <message>
        <source>The point of the scene that stays, if that is chosen</source>
        <translation>제자리에 있는 장면의 점(그것을 고른 경우)</translation>
    </message>
    <message>
        <source>Turns an input into a query</source>
        <translation>입력을 쿼리로 바꿉니다</translation>
    </message>
    <message>
        <source>Turns an input into a key</source>
        <translation>입력을 키로 바꿉니다</translation>
    </message>
    <message>
        <source>Turns an input into a value</source>
        <translation>입력을 값으로 바꿉니다</translation>
    </message>
    <message>
        <source>Turns a value into what the head adds</source>
        <translation>값을 헤드가 더하는 것으로 바꿉니다</translation>
    </message>
    <message>
        <source>1 for each token that begins the sentence or follows a space in it, else 0: particles and punctuation follow none</source>
        <translation>문장의 첫 토큰이거나 띄어 쓴 토큰이면 1, 아니면 0: 조사와 문장 부호는 붙여 씁니다</translation>
    </message>
    <message>
        <source>Colouring</source>
        <translation>색 입히기</translation>
    </message>
    <message>
        <source>The full 100 %</source>
        <translation>전체 100 %</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>선의 방향</translation>
    </message>
    <message>
        <source>For scenes in depth: as wide from everywhere, or drawn on its plane, so that they get narrow when it is seen from the side</source>
        <translation>입체 장면에서: 어디서 보아도 같은 굵기이거나, 평면 위에 그려져 옆에서 보면 가늘어집니다</translation>
    </message>
    <message>
        <source>Face the viewer</source>
        <translation>보는 사람을 향함</translation>
    </message>
    <message>
        <source>Lie in the plane</source>
        <translation>평면에 놓임</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>언어 모델</translation>
    </message>
    <message>
        <source>A trained transformer reads a sentence: every number that it computes, one row for each token. The small model that belongs to the program has one layer, in which head 1 looks at what describes a word, 2 at whom it is about, 3 at what tells its meaning; 4 is free. It was trained on sentences of a small grammar, and its heads were guided to these roles. A model of the GPT-2 family can be read from a folder instead.</source>
        <translation>학습된 트랜스포머가 문장을 읽습니다. 계산하는 모든 수를 토큰마다 한 행으로 냅니다. 프로그램에 들어 있는 작은 모델은 한 층이며, 헤드 1은 단어를 꾸미는 말을, 2는 누구의 이야기인지를, 3은 뜻을 알려 주는 말을 보고, 4는 자유롭습니다. 작은 문법의 문장으로 학습했고 헤드는 이 역할을 하도록 이끌었습니다. 대신 폴더에 있는 GPT-2 계열 모델을 쓸 수도 있습니다.</translation>
    </message>
    <message>
        <source>The language of the sentence: each has a small model of its own</source>
        <translation>문장의 언어. 언어마다 작은 모델이 따로 있습니다</translation>
    </message>
    <message>
        <source>Folder of a model</source>
        <translation>모델의 폴더</translation>
    </message>
    <message>
        <source>The name of a folder, which lies where the lecture is saved, with config.json, vocab.json, merges.txt and model.safetensors of a model of the GPT-2 family; if it is empty, the small model reads</source>
        <translation>강의가 저장된 곳에 있는 폴더의 이름. GPT-2 계열 모델의 config.json, vocab.json, merges.txt, model.safetensors가 들어 있어야 합니다. 비워 두면 작은 모델이 읽습니다</translation>
    </message>
    <message>
        <source>Transformer layer</source>
        <translation>모델의 층</translation>
    </message>
    <message>
        <source>Which layer of the model in the folder, counted from 1</source>
        <translation>폴더에 있는 모델의 몇 번째 층인지, 1부터 셉니다</translation>
    </message>
    <message>
        <source>The positional encoding, or what the model has learned for each position</source>
        <translation>위치 인코딩, 또는 모델이 위치마다 학습한 것</translation>
    </message>
    <message>
        <source>What the layer begins with: in the first one, embeddings and positions added</source>
        <translation>층에 들어오는 것: 첫 층에서는 임베딩과 위치의 합</translation>
    </message>
    <message>
        <source>The sum of the input and all heads; of the small model, normalized</source>
        <translation>입력과 모든 헤드의 합. 작은 모델에서는 정규화됨</translation>
    </message>
    <message>
        <source>How wide the eye sees, from the bottom to the top of the frame: the larger, the stronger the perspective; a few degrees show space almost without. 0: as wide as the scene says</source>
        <translation>프레임 아래에서 위까지 눈이 보는 각도. 클수록 원근이 강하고, 몇 도면 원근이 거의 없습니다. 0: 장면에 정한 대로</translation>
    </message>
    <message>
        <source>Look at</source>
        <translation>바라보기</translation>
    </message>
    <message>
        <source>A shape whose middle is in the middle of the picture, and around which the camera turns; the centre is then the way from there</source>
        <translation>중심이 화면 가운데에 오고 카메라가 그 둘레를 도는 도형. 이때 중심은 거기서부터의 거리입니다</translation>
    </message>
    <message>
        <source>Angle between vectors</source>
        <translation>벡터 사이의 각</translation>
    </message>
    <message>
        <source>An arc from one vector to another in the plane of both, with the angle in degrees, computed. The parts are “wedge”, “arc” and “label”.</source>
        <translation>두 벡터가 이루는 평면에서 한 벡터에서 다른 벡터로 그은 호와, 계산된 각도(도)입니다. 부분은 “wedge”, “arc”, “label”입니다.</translation>
    </message>
    <message>
        <source>First vector</source>
        <translation>첫째 벡터</translation>
    </message>
    <message>
        <source>How far it goes along x, y and z: link a vector in space</source>
        <translation>x, y, z 방향으로 얼마나 가는지: 공간의 벡터를 연결하세요</translation>
    </message>
    <message>
        <source>Second vector</source>
        <translation>둘째 벡터</translation>
    </message>
    <message>
        <source>Vertex</source>
        <translation>꼭짓점</translation>
    </message>
    <message>
        <source>The point at which both begin</source>
        <translation>둘 다 시작하는 점</translation>
    </message>
    <message>
        <source>Of the arc</source>
        <translation>호의 반지름</translation>
    </message>
    <message>
        <source>Square for right angles</source>
        <translation>직각을 네모로 표시</translation>
    </message>
    <message>
        <source>A right angle is marked by a square</source>
        <translation>직각은 네모로 표시됩니다</translation>
    </message>
    <message>
        <source>From the arc to the middle of the label</source>
        <translation>호에서 이름표 가운데까지</translation>
    </message>
    <message>
        <source>How opaque the area within the arc is</source>
        <translation>호 안쪽 영역의 불투명도</translation>
    </message>
    <message>
        <source>The number beside the label</source>
        <translation>이름표 옆의 수</translation>
    </message>
    <message>
        <source>Degrees</source>
        <translation>각도(도)</translation>
    </message>
    <message>
        <source>The angle, from 0 to 180</source>
        <translation>0에서 180까지의 각도</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>코사인</translation>
    </message>
    <message>
        <source>Its cosine: the similarity of both</source>
        <translation>각의 코사인: 두 벡터의 유사도</translation>
    </message>
    <message>
        <source>Brace in depth</source>
        <translation>깊이 방향 중괄호</translation>
    </message>
    <message>
        <source>A brace along a shape in any direction of space, or between two points, with a label that faces the viewer. Its parts are “brace” and “label”.</source>
        <translation>공간의 어느 방향으로든 도형을 따라, 또는 두 점 사이에 놓이는 중괄호이며 이름표는 보는 사람을 향합니다. 부분은 “brace”와 “label”입니다.</translation>
    </message>
    <message>
        <source>Runs along</source>
        <translation>방향</translation>
    </message>
    <message>
        <source>The axis along which it embraces the shape</source>
        <translation>도형을 묶는 축</translation>
    </message>
    <message>
        <source>The depth (Z)</source>
        <translation>깊이(Z)</translation>
    </message>
    <message>
        <source>The width (X)</source>
        <translation>너비(X)</translation>
    </message>
    <message>
        <source>The height (Y)</source>
        <translation>높이(Y)</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>앞</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤</translation>
    </message>
    <message>
        <source>First point</source>
        <translation>첫째 점</translation>
    </message>
    <message>
        <source>Where it begins, if no shape is linked</source>
        <translation>도형이 연결되지 않았을 때 시작하는 곳</translation>
    </message>
    <message>
        <source>Last point</source>
        <translation>마지막 점</translation>
    </message>
    <message>
        <source>Where it ends, if no shape is linked</source>
        <translation>도형이 연결되지 않았을 때 끝나는 곳</translation>
    </message>
    <message>
        <source>Card in space</source>
        <translation>공간의 카드</translation>
    </message>
    <message>
        <source>Shapes on a card that stands or lies in space. Its parts are “card” and “content”, whose parts are called like the linked blocks.</source>
        <translation>공간에 서 있거나 누운 카드 위의 도형입니다. 부분은 “card”와 “content”이며, content의 부분은 연결된 블록의 이름을 따릅니다.</translation>
    </message>
    <message>
        <source>What is on the card; it keeps its arrangement and is made to fit</source>
        <translation>카드 위의 내용: 배치를 유지한 채 카드에 맞춰집니다</translation>
    </message>
    <message>
        <source>From its bottom to its top</source>
        <translation>아래에서 위까지</translation>
    </message>
    <message>
        <source>From the contents to its edges</source>
        <translation>내용에서 가장자리까지</translation>
    </message>
    <message>
        <source>Shows to</source>
        <translation>향하는 쪽</translation>
    </message>
    <message>
        <source>The direction from which it is read</source>
        <translation>읽는 쪽</translation>
    </message>
    <message>
        <source>The front</source>
        <translation>앞</translation>
    </message>
    <message>
        <source>The right</source>
        <translation>오른쪽</translation>
    </message>
    <message>
        <source>The left</source>
        <translation>왼쪽</translation>
    </message>
    <message>
        <source>Above: it lies</source>
        <translation>위(누워 있음)</translation>
    </message>
    <message>
        <source>A direction</source>
        <translation>지정한 방향</translation>
    </message>
    <message>
        <source>The direction from which it is read, if it shows to one</source>
        <translation>지정한 방향을 향할 때 읽는 쪽</translation>
    </message>
    <message>
        <source>Dot product</source>
        <translation>내적</translation>
    </message>
    <message>
        <source>How far one vector goes in the direction of another: a dashed line drops from its tip at a right angle, and the dot product stands beside, computed. The parts are “drop”, “projection”, “corner” and “label”.</source>
        <translation>한 벡터가 다른 벡터의 방향으로 얼마나 가는지: 끝에서 점선이 수직으로 내려오고, 계산된 내적이 옆에 표시됩니다. 부분은 “drop”, “projection”, “corner”, “label”입니다.</translation>
    </message>
    <message>
        <source>What is projected: link a vector in space</source>
        <translation>투영할 벡터: 공간의 벡터를 연결하세요</translation>
    </message>
    <message>
        <source>Onto which it is projected: link a vector in space</source>
        <translation>투영을 받을 벡터: 공간의 벡터를 연결하세요</translation>
    </message>
    <message>
        <source>Colour of dashed lines</source>
        <translation>점선 색</translation>
    </message>
    <message>
        <source>Colour of the dashed line and of the mark of the right angle</source>
        <translation>점선과 직각 표시의 색</translation>
    </message>
    <message>
        <source>From the middle of the projection down to the middle of the label; negative: up</source>
        <translation>투영의 가운데에서 아래로 이름표 가운데까지, 음수이면 위로</translation>
    </message>
    <message>
        <source>The dot product</source>
        <translation>내적</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>길이</translation>
    </message>
    <message>
        <source>The length of the projection, negative against the direction</source>
        <translation>투영의 길이, 반대 방향이면 음수</translation>
    </message>
    <message>
        <source>The projection</source>
        <translation>투영</translation>
    </message>
    <message>
        <source>Of the angle between both</source>
        <translation>두 벡터 사이 각의 코사인</translation>
    </message>
    <message>
        <source>Loss surface with descent</source>
        <translation>손실 곡면과 경사 하강</translation>
    </message>
    <message>
        <source>The surface z = f(x, y) of a formula, and gradient descent on it, computed: a ball rolls down from the start. The parts are “surface”, “path”, “points” and “ball”.</source>
        <translation>수식의 곡면 z = f(x, y)와 그 위에서 계산된 경사 하강: 공이 시작점에서 굴러 내려갑니다. 부분은 “surface”, “path”, “points”, “ball”입니다.</translation>
    </message>
    <message>
        <source>The height over every point, computed from x and y</source>
        <translation>x와 y로 계산하는 각 점의 높이</translation>
    </message>
    <message>
        <source>Cells to a side</source>
        <translation>한 변의 칸 수</translation>
    </message>
    <message>
        <source>Into how many faces each side is divided</source>
        <translation>각 변을 몇 면으로 나누는지</translation>
    </message>
    <message>
        <source>Start of the descent</source>
        <translation>하강 시작점</translation>
    </message>
    <message>
        <source>x and y of the point at which the descent begins</source>
        <translation>하강이 시작되는 점의 x와 y</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>학습률</translation>
    </message>
    <message>
        <source>How far it goes for a slope of 1</source>
        <translation>기울기가 1일 때 가는 거리</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>모멘텀</translation>
    </message>
    <message>
        <source>The share of the last step that it goes again</source>
        <translation>이전 걸음을 다시 가는 비율</translation>
    </message>
    <message>
        <source>Number of steps</source>
        <translation>걸음 수</translation>
    </message>
    <message>
        <source>How many steps it goes; 0: only the surface</source>
        <translation>몇 걸음 가는지, 0: 곡면만</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>진행</translation>
    </message>
    <message>
        <source>The share of its steps that it has gone: keyframes from 0 to 1 let the ball roll</source>
        <translation>간 걸음의 비율: 0에서 1까지의 키프레임으로 공을 굴립니다</translation>
    </message>
    <message>
        <source>Radius of the ball</source>
        <translation>공의 반지름</translation>
    </message>
    <message>
        <source>Of the ball and, smaller, of the points on the way; 0: none</source>
        <translation>공의 반지름, 지나온 점은 더 작게. 0: 없음</translation>
    </message>
    <message>
        <source>Colour of the path</source>
        <translation>경로 색</translation>
    </message>
    <message>
        <source>Colour of the path and the ball</source>
        <translation>경로와 공의 색</translation>
    </message>
    <message>
        <source>Width of the path</source>
        <translation>경로 두께</translation>
    </message>
    <message>
        <source>Smooth shading</source>
        <translation>매끄러운 음영</translation>
    </message>
    <message>
        <source>Round things look round: light and colours change evenly over the faces, and only sharp edges are seen</source>
        <translation>둥근 것이 둥글게 보입니다. 빛과 색이 면 위에서 고르게 바뀌고 날카로운 모서리만 보입니다</translation>
    </message>
    <message>
        <source>The height that the ball has reached</source>
        <translation>공이 있는 높이</translation>
    </message>
    <message>
        <source>x, y and the height where the ball is</source>
        <translation>공이 있는 곳의 x, y와 높이</translation>
    </message>
    <message>
        <source>How many steps it has gone</source>
        <translation>지금까지 간 걸음 수</translation>
    </message>
    <message>
        <source>x, y and the height after every step, one in each row</source>
        <translation>걸음마다의 x, y와 높이(한 행에 하나)</translation>
    </message>
    <message>
        <source>Path in space</source>
        <translation>공간의 경로</translation>
    </message>
    <message>
        <source>A line through points, one in each row of a matrix, that grows from the first to the last: how a word vector moves from layer to layer, for example. The parts are “line” and “end”.</source>
        <translation>행렬의 각 행을 점으로 하여 첫째 점에서 마지막 점까지 자라나는 선: 예를 들어 단어 벡터가 층마다 움직이는 모습. 부분은 “line”과 “end”입니다.</translation>
    </message>
    <message>
        <source>x, y and z of one point in each row</source>
        <translation>각 행에 점 하나의 x, y, z</translation>
    </message>
    <message>
        <source>The share of its length that is drawn: keyframes from 0 to 1 let it grow</source>
        <translation>그려지는 길이의 비율: 0에서 1까지의 키프레임으로 자라납니다</translation>
    </message>
    <message>
        <source>Length of the trail</source>
        <translation>꼬리 길이</translation>
    </message>
    <message>
        <source>The share of its length that stays behind the end</source>
        <translation>끝 뒤에 남는 길이의 비율</translation>
    </message>
    <message>
        <source>Radius of the end</source>
        <translation>끝의 반지름</translation>
    </message>
    <message>
        <source>Of the dot at its end; 0: none</source>
        <translation>끝에 있는 점의 반지름, 0: 없음</translation>
    </message>
    <message>
        <source>Shape at the end</source>
        <translation>끝의 도형</translation>
    </message>
    <message>
        <source>What moves along the path, instead of the dot; it faces the viewer</source>
        <translation>점 대신 경로를 따라 움직이는 것, 보는 사람을 향합니다</translation>
    </message>
    <message>
        <source>Width of the line</source>
        <translation>선의 두께</translation>
    </message>
    <message>
        <source>The point at which it ends</source>
        <translation>끝나는 점</translation>
    </message>
    <message>
        <source>Across a direction</source>
        <translation>방향에 수직으로</translation>
    </message>
    <message>
        <source>Direction across it</source>
        <translation>수직 방향</translation>
    </message>
    <message>
        <source>The direction to which it is at a right angle, if it lies across one</source>
        <translation>방향에 수직으로 놓일 때 그 방향</translation>
    </message>
    <message>
        <source>Names avoid each other</source>
        <translation>이름이 서로 피함</translation>
    </message>
    <message>
        <source>Each name stands on the side of its point where it covers the least, seen from all around; it stays there while the camera turns</source>
        <translation>각 이름은 사방에서 볼 때 가장 적게 가리는 쪽에 놓이며, 카메라가 돌아도 그 자리에 머뭅니다</translation>
    </message>
    <message>
        <source>A box, a cylinder, a cone or a sphere in the light, with pictures or texts on its flat faces. The parts are its faces: 0, 1, 2, …</source>
        <translation>빛을 받는 상자, 원기둥, 원뿔 또는 구이며, 평평한 면에 그림이나 글을 놓을 수 있습니다. 부분은 면입니다: 0, 1, 2, …</translation>
    </message>
    <message>
        <source>Pictures on its faces</source>
        <translation>면의 그림</translation>
    </message>
    <message>
        <source>Shapes on the front, then to the right around it, and then on the top and the bottom</source>
        <translation>앞면부터 오른쪽으로 돌아가며, 그다음 윗면과 아랫면에 놓일 도형</translation>
    </message>
    <message>
        <source>Texts on its faces</source>
        <translation>면의 글</translation>
    </message>
    <message>
        <source>In the same order, for faces without a picture; $…$ is a formula</source>
        <translation>같은 순서로 그림이 없는 면에 놓입니다. $…$는 수식입니다</translation>
    </message>
    <message>
        <source>Size of texts on faces</source>
        <translation>면의 글 크기</translation>
    </message>
    <message>
        <source>Type size of the texts on the faces; smaller where they do not fit</source>
        <translation>면에 놓인 글의 크기, 들어가지 않으면 작아집니다</translation>
    </message>
    <message>
        <source>Colour of texts on faces</source>
        <translation>면의 글 색</translation>
    </message>
    <message>
        <source>Colour of the texts on the faces</source>
        <translation>면에 놓인 글의 색</translation>
    </message>
    <message>
        <source>Padding on faces</source>
        <translation>면의 안쪽 여백</translation>
    </message>
    <message>
        <source>From what stands on a face to its edges</source>
        <translation>면에 놓인 것에서 가장자리까지</translation>
    </message>
    <message>
        <source>Stack in depth</source>
        <translation>깊이 방향 더미</translation>
    </message>
    <message>
        <source>Shapes one behind the other: copies of one, or several in turn. The parts are 0, 1, 2, … from the front to the back.</source>
        <translation>앞뒤로 놓인 도형: 하나의 복사본 또는 여러 도형을 차례로. 부분은 앞에서 뒤로 0, 1, 2, …입니다.</translation>
    </message>
    <message>
        <source>The shapes, from the front to the back</source>
        <translation>앞에서 뒤로의 도형</translation>
    </message>
    <message>
        <source>How many; the shapes over again if there are fewer. 0: each of them once</source>
        <translation>개수: 도형이 모자라면 처음부터 다시. 0: 각각 한 번씩</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>간격</translation>
    </message>
    <message>
        <source>From each to the next, which is behind it</source>
        <translation>각 도형에서 그 뒤의 도형까지</translation>
    </message>
    <message>
        <source>Opacity of the last</source>
        <translation>마지막 것의 불투명도</translation>
    </message>
    <message>
        <source>They fade towards the back until this</source>
        <translation>뒤로 갈수록 여기까지 흐려집니다</translation>
    </message>
    <message>
        <source>Unfolded</source>
        <translation>펼침</translation>
    </message>
    <message>
        <source>0: all are in the place of the first; 1: the whole stack</source>
        <translation>0: 모두 첫째 자리에, 1: 전체 더미</translation>
    </message>
    <message>
        <source>Lag in unfolding</source>
        <translation>펼침 시차</translation>
    </message>
    <message>
        <source>0: all at once; 1: one after the other</source>
        <translation>0: 모두 한꺼번에, 1: 하나씩 차례로</translation>
    </message>
    <message>
        <source>Vector sum</source>
        <translation>벡터 합</translation>
    </message>
    <message>
        <source>The arrow to which two vectors add up, with dashed lines that say how. The parts are “first”, “second”, “shaft”, “tip” and “label”.</source>
        <translation>두 벡터를 더한 화살표와 더하는 방법을 보여 주는 점선입니다. 부분은 “first”, “second”, “shaft”, “tip”, “label”입니다.</translation>
    </message>
    <message>
        <source>The first vector is multiplied with it; −1: subtracted</source>
        <translation>첫째 벡터에 곱합니다. −1: 뺍니다</translation>
    </message>
    <message>
        <source>The second vector is multiplied with it: from 0 to 1, the arrow swings from the first to the sum</source>
        <translation>둘째 벡터에 곱합니다: 0에서 1로 바뀌면 화살표가 첫째 벡터에서 합으로 움직입니다</translation>
    </message>
    <message>
        <source>Where it begins</source>
        <translation>시작하는 곳</translation>
    </message>
    <message>
        <source>Dashed lines</source>
        <translation>점선</translation>
    </message>
    <message>
        <source>How the two vectors add up</source>
        <translation>두 벡터가 더해지는 방법</translation>
    </message>
    <message>
        <source>Second at the tip of the first</source>
        <translation>첫째의 끝에 둘째</translation>
    </message>
    <message>
        <source>Parallelogram</source>
        <translation>평행사변형</translation>
    </message>
    <message>
        <source>Colour of the dashed lines</source>
        <translation>점선의 색</translation>
    </message>
    <message>
        <source>Picture at the tip</source>
        <translation>끝의 그림</translation>
    </message>
    <message>
        <source>A picture, a formula or any other shape instead of the label</source>
        <translation>이름표 대신 그림, 수식 또는 다른 도형</translation>
    </message>
    <message>
        <source>Place of the label</source>
        <translation>이름표 위치</translation>
    </message>
    <message>
        <source>Where it stands at the tip</source>
        <translation>끝에서 어디에 놓이는지</translation>
    </message>
    <message>
        <source>Above, or below where the arrow goes down</source>
        <translation>위, 화살표가 내려가면 아래</translation>
    </message>
    <message>
        <source>In the direction of the arrow</source>
        <translation>화살표 방향</translation>
    </message>
    <message>
        <source>From the tip to the edge of the label, or to its middle in the direction of the arrow</source>
        <translation>끝에서 이름표 가장자리까지, 화살표 방향일 때는 가운데까지</translation>
    </message>
    <message>
        <source>Labels keep clear of</source>
        <translation>이름표가 피할 것</translation>
    </message>
    <message>
        <source>Axes, arrows, frames and other shapes that a label does not cover where there is another place for it</source>
        <translation>축, 화살표, 테두리처럼 다른 자리가 있으면 이름표가 가리지 않을 도형</translation>
    </message>
    <message>
        <source>Labels of the same size</source>
        <translation>같은 크기의 이름표</translation>
    </message>
    <message>
        <source>Labels are as large on screen near the camera as far away</source>
        <translation>이름표가 카메라에서 멀든 가깝든 화면에서 같은 크기로 보입니다</translation>
    </message>
    <message>
        <source>Tip</source>
        <translation>끝점</translation>
    </message>
    <message>
        <source>Its length</source>
        <translation>길이</translation>
    </message>
    <message>
        <source>Coordinates say</source>
        <translation>좌표의 뜻</translation>
    </message>
    <message>
        <source>What the coordinates mean</source>
        <translation>좌표가 무엇을 뜻하는지</translation>
    </message>
    <message>
        <source>How far it goes</source>
        <translation>얼마나 가는지</translation>
    </message>
    <message>
        <source>Where its tip is</source>
        <translation>끝이 어디인지</translation>
    </message>
    <message>
        <source>Gap at the tail</source>
        <translation>꼬리 쪽 간격</translation>
    </message>
    <message>
        <source>How far from its first point the arrow begins</source>
        <translation>첫째 점에서 화살표가 시작하는 곳까지</translation>
    </message>
    <message>
        <source>Gap at the tip</source>
        <translation>끝 쪽 간격</translation>
    </message>
    <message>
        <source>How far from its last point the arrow ends</source>
        <translation>마지막 점에서 화살표가 끝나는 곳까지</translation>
    </message>
    <message>
        <source>Dashed lines that say how far it goes along x, y and z</source>
        <translation>x, y, z 방향으로 얼마나 가는지 보여 주는 점선</translation>
    </message>
    <message>
        <source>Components as</source>
        <translation>성분 표시</translation>
    </message>
    <message>
        <source>Which dashed lines there are</source>
        <translation>어떤 점선을 그리는지</translation>
    </message>
    <message>
        <source>Along x and z, then up</source>
        <translation>x와 z를 따라, 그다음 위로</translation>
    </message>
    <message>
        <source>From the tip to the axes</source>
        <translation>끝에서 축까지</translation>
    </message>
    <message>
        <source>Box around it</source>
        <translation>둘러싼 상자</translation>
    </message>
    <message>
        <source>Wall of patterns</source>
        <translation>패턴 벽</translation>
    </message>
    <message>
        <source>Every head of a tensor as a small coloured pattern, in rows and columns; they can be gathered one behind the other. The parts are “PATTERN/cells” and “PATTERN/frame”.</source>
        <translation>텐서의 각 헤드를 작은 색 패턴으로 행과 열에 늘어놓습니다. 앞뒤로 겹쳐 모을 수도 있습니다. 부분은 “PATTERN/cells”와 “PATTERN/frame”입니다.</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>패턴</translation>
    </message>
    <message>
        <source>Matrices of the same size, one for each head</source>
        <translation>같은 크기의 행렬, 헤드마다 하나</translation>
    </message>
    <message>
        <source>Number of patterns</source>
        <translation>패턴 수</translation>
    </message>
    <message>
        <source>Into how many the rows are divided; 0: one for each head of the tensor</source>
        <translation>행을 몇 개로 나누는지, 0: 텐서의 헤드마다 하나</translation>
    </message>
    <message>
        <source>Patterns in a row</source>
        <translation>한 행의 패턴 수</translation>
    </message>
    <message>
        <source>How many are side by side</source>
        <translation>나란히 놓이는 개수</translation>
    </message>
    <message>
        <source>Width of a pattern</source>
        <translation>패턴 너비</translation>
    </message>
    <message>
        <source>How wide each pattern is; its height follows</source>
        <translation>각 패턴의 너비, 높이는 따라갑니다</translation>
    </message>
    <message>
        <source>Offset in the stack</source>
        <translation>더미에서의 간격</translation>
    </message>
    <message>
        <source>From each to the next, when they are one behind the other</source>
        <translation>앞뒤로 겹쳤을 때 각각에서 다음 것까지</translation>
    </message>
    <message>
        <source>Size in the stack</source>
        <translation>더미에서의 크기</translation>
    </message>
    <message>
        <source>How many times as large they are there</source>
        <translation>더미에서 몇 배 크기인지</translation>
    </message>
    <message>
        <source>0: a stack, one behind the other; 1: a wall</source>
        <translation>0: 앞뒤로 겹친 더미, 1: 벽</translation>
    </message>
    <message>
        <source>Ambient rotation</source>
        <translation>은은한 회전</translation>
    </message>
    <message>
        <source>The camera keeps walking slowly around what it looks at; it starts and stops smoothly</source>
        <translation>카메라가 보고 있는 것 둘레를 천천히 계속 돕니다. 부드럽게 시작하고 멈춥니다</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>속도</translation>
    </message>
    <message>
        <source>How fast once it moves, in degrees per second</source>
        <translation>움직일 때의 빠르기, 초당 각도</translation>
    </message>
    <message>
        <source>Time to start and stop</source>
        <translation>시작하고 멈추는 시간</translation>
    </message>
    <message>
        <source>How long it takes to get into motion, and out of it again</source>
        <translation>움직이기 시작하고 다시 멈추는 데 걸리는 시간</translation>
    </message>
    <message>
        <source>Around</source>
        <translation>둘레</translation>
    </message>
    <message>
        <source>The shape that it turns around; without one, what it looks at</source>
        <translation>둘레를 도는 도형. 없으면 보고 있는 곳</translation>
    </message>
    <message>
        <source>The plane that lies flat, XY (z is up) or XZ (y is up)</source>
        <translation>바닥이 되는 평면, XY(z가 위) 또는 XZ(y가 위)</translation>
    </message>
    <message>
        <source>Dolly</source>
        <translation>다가가기</translation>
    </message>
    <message>
        <source>The camera goes towards a shape, or away from it, without turning</source>
        <translation>카메라가 돌지 않고 도형 쪽으로 가거나 멀어집니다</translation>
    </message>
    <message>
        <source>Towards</source>
        <translation>향하는 도형</translation>
    </message>
    <message>
        <source>Times closer</source>
        <translation>가까워지는 배수</translation>
    </message>
    <message>
        <source>2: to half the distance, where it looks twice as large; 0.5: away from it, to twice the distance</source>
        <translation>2: 거리가 절반이 되어 두 배로 크게 보입니다. 0.5: 두 배 거리로 멀어집니다</translation>
    </message>
    <message>
        <source>Fly to</source>
        <translation>날아가기</translation>
    </message>
    <message>
        <source>The camera moves and turns on the shortest way until it sees a place from a direction. With another field of view but the same centre and height, it is a dolly zoom</source>
        <translation>카메라가 가장 짧은 길로 움직이고 돌아서 어떤 곳을 어떤 방향에서 봅니다. 중심과 높이는 그대로 두고 시야각만 바꾸면 돌리 줌이 됩니다</translation>
    </message>
    <message>
        <source>How far the camera has walked around the scene at the end</source>
        <translation>끝날 때 카메라가 장면 둘레로 돌아간 각도</translation>
    </message>
    <message>
        <source>At the end: 0 looks straight onto the picture plane, 90 along it</source>
        <translation>끝날 때: 0은 화면 평면을 똑바로, 90은 평면을 따라 봅니다</translation>
    </message>
    <message>
        <source>The angle at which the camera is held at the end</source>
        <translation>끝날 때 카메라를 기울여 든 각도</translation>
    </message>
    <message>
        <source>What the angles are measured against, as for the camera: XY (z is up) or XZ (y is up)</source>
        <translation>각도의 기준 평면. 카메라와 같습니다: XY(z가 위) 또는 XZ(y가 위)</translation>
    </message>
    <message>
        <source>How wide the eye sees at the end; 0: as now</source>
        <translation>끝날 때의 시야각. 0: 지금 그대로</translation>
    </message>
    <message>
        <source>Follow with the camera</source>
        <translation>카메라로 따라가기</translation>
    </message>
    <message>
        <source>The camera moves until a shape is in the middle of the picture, and along with it from then on while keyframes move it. To keep a shape in view that animations move, see the properties of the camera</source>
        <translation>도형이 화면 가운데 올 때까지 카메라가 움직이고, 그 뒤로 키프레임이 도형을 움직이면 함께 움직입니다. 애니메이션이 움직이는 도형을 화면에 두려면 카메라의 속성을 보세요</translation>
    </message>
    <message>
        <source>The shape that is followed</source>
        <translation>따라갈 도형</translation>
    </message>
    <message>
        <source>The camera turns where it stands until a shape is in the middle of the picture, and follows it with its eye from then on while keyframes move it</source>
        <translation>카메라가 제자리에서 돌아 도형을 화면 가운데에 두고, 그 뒤로 키프레임이 도형을 움직이면 눈으로 따라갑니다</translation>
    </message>
    <message>
        <source>At</source>
        <translation>대상</translation>
    </message>
    <message>
        <source>Orbit</source>
        <translation>궤도 돌기</translation>
    </message>
    <message>
        <source>The camera walks around what it looks at, or around a shape, which stays where it is in the picture</source>
        <translation>카메라가 보고 있는 것이나 도형 둘레를 돕니다. 그 도형은 화면에서 제자리에 있습니다</translation>
    </message>
    <message>
        <source>How far around</source>
        <translation>도는 각도</translation>
    </message>
    <message>
        <source>Tilt by</source>
        <translation>더 기울이기</translation>
    </message>
    <message>
        <source>How much more the camera is tilted at the end</source>
        <translation>끝날 때 카메라가 더 기울어지는 각도</translation>
    </message>
    <message>
        <source>a fluffy blue creature</source>
        <translation>폭신한 파란 생물</translation>
    </message>
    <message>
        <source>fluffy → creature
blue → creature 0.5</source>
        <translation>폭신한 → 생물
파란 → 생물 0.5</translation>
    </message>
    <message>
        <source>a fluffy blue creature roamed the verdant forest</source>
        <translation>폭신한 파란 생물이 푸르른 숲을 거닐었다</translation>
    </message>
    <message>
        <source>Attention is all you need</source>
        <translation>어텐션만 있으면 됩니다</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>숲</translation>
    </message>
    <message>
        <source>meadow</source>
        <translation>초원</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>성</translation>
    </message>
    <message>
        <source>one</source>
        <translation>하나</translation>
    </message>
    <message>
        <source>two</source>
        <translation>둘</translation>
    </message>
    <message>
        <source>What the model reads: a few dozen words, for the small model in English, Korean or Chinese. The guide lists all words that it knows</source>
        <translation>모델이 읽는 글: 수십 단어까지, 작은 모델은 영어, 한국어 또는 중국어. 모델이 아는 모든 단어는 도움말에 있습니다</translation>
    </message>
    <message>
        <source>Kind of brackets</source>
        <translation>괄호의 종류</translation>
    </message>
    <message>
        <source>Square brackets</source>
        <translation>대괄호</translation>
    </message>
    <message>
        <source>Round brackets</source>
        <translation>소괄호</translation>
    </message>
    <message>
        <source>In the middle of the angle, or where it keeps clear of both vectors and of their sum</source>
        <translation>각의 가운데, 또는 두 벡터와 그 합을 피한 자리</translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation>가운데</translation>
    </message>
    <message>
        <source>Beside the middle</source>
        <translation>가운데 옆</translation>
    </message>
    <message>
        <source>Single words</source>
        <translation>단어별</translation>
    </message>
    <message>
        <source>Single characters</source>
        <translation>글자별</translation>
    </message>
    <message>
        <source>The colour that it takes meanwhile</source>
        <translation>그동안 띠는 색</translation>
    </message>
    <message>
        <source>How many times its size it grows to meanwhile</source>
        <translation>그동안 커지는 배율</translation>
    </message>
    <message>
        <source>Flash along</source>
        <translation>따라 번쩍이기</translation>
    </message>
    <message>
        <source>A light runs along the path, then the path is gone</source>
        <translation>빛이 경로를 따라 지나가고, 경로는 사라집니다</translation>
    </message>
    <message>
        <source>How large the words are written</source>
        <translation>글자를 얼마나 크게 쓰는지</translation>
    </message>
    <message>
        <source>Grows and shrinks, once or several times, then is as before</source>
        <translation>한 번 또는 여러 번 커졌다 작아진 뒤 원래대로 돌아옵니다</translation>
    </message>
    <message>
        <source>Largest size</source>
        <translation>가장 큰 크기</translation>
    </message>
    <message>
        <source>How large it becomes: 1.2 is a fifth larger</source>
        <translation>얼마나 커지는지: 1.2는 5분의 1만큼 크게</translation>
    </message>
    <message>
        <source>Number of beats</source>
        <translation>박동 횟수</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>몇 번인지</translation>
    </message>
    <message>
        <source>My animations</source>
        <translation>내 애니메이션</translation>
    </message>
    <message>
        <source>Written number</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>알림</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>Child by child, if both have equally many</source>
        <translation>부분끼리(개수가 같을 때)</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>구분 기호</translation>
    </message>
    <message>
        <source>Decimal mark</source>
        <translation>소수점 기호</translation>
    </message>
    <message>
        <source>First line</source>
        <translation>첫 줄</translation>
    </message>
    <message>
        <source>As the file shows</source>
        <translation>파일에 보이는 대로</translation>
    </message>
    <message>
        <source>Commas</source>
        <translation>쉼표</translation>
    </message>
    <message>
        <source>Semicolons</source>
        <translation>세미콜론</translation>
    </message>
    <message>
        <source>Tabs</source>
        <translation>탭</translation>
    </message>
    <message>
        <source>Names of the columns</source>
        <translation>열 이름</translation>
    </message>
    <message>
        <source>What stands between the columns of a table</source>
        <translation>표의 열 사이에 있는 것</translation>
    </message>
    <message>
        <source>How the numbers of a table are written</source>
        <translation>표의 숫자를 쓰는 방식</translation>
    </message>
    <message>
        <source>Whether the first line of a table names its columns</source>
        <translation>표의 첫 줄이 열 이름인지</translation>
    </message>
    <message>
        <source>A point (1.5)</source>
        <translation>점(1.5)</translation>
    </message>
    <message>
        <source>A comma (1,5)</source>
        <translation>쉼표(1,5)</translation>
    </message>
    <message>
        <source>Chart with bars</source>
        <translation>막대 차트</translation>
    </message>
    <message>
        <source>Of rings, axes and their numbers</source>
        <translation>고리, 축, 그 수의 색</translation>
    </message>
    <message>
        <source>Width of the outlines</source>
        <translation>윤곽선의 두께</translation>
    </message>
    <message>
        <source>How opaque the areas are</source>
        <translation>영역의 불투명도</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>둥글게</translation>
    </message>
    <message>
        <source>Lines at equal numbers</source>
        <translation>같은 수를 잇는 선</translation>
    </message>
    <message>
        <source>Rings</source>
        <translation>고리</translation>
    </message>
    <message>
        <source>Of the outermost ring</source>
        <translation>가장 바깥 고리의 반지름</translation>
    </message>
    <message>
        <source>Several measures of few things: an axis for each row, from the middle outwards, and an outline for each column. All axes have the same scale. “Change” leads to other numbers. The parts are “series/NAME/line”, “…/area” and “…/points”, “labels”, “rings”, “numbers”, “spokes”, “title” and “legend”.</source>
        <translation>몇 가지 대상을 여러 척도로: 행마다 가운데에서 바깥으로 축 하나, 열마다 윤곽 하나. 모든 축의 눈금이 같습니다. “변화”로 다른 수로 바뀝니다. 부분: “series/이름/line”, “…/area”, “…/points”, “labels”, “rings”, “numbers”, “spokes”, “title”, “legend”.</translation>
    </message>
    <message>
        <source>Radar chart</source>
        <translation>방사형 차트</translation>
    </message>
    <message>
        <source>What the names are</source>
        <translation>이름들이 무엇인지</translation>
    </message>
    <message>
        <source>Of the boxes: the share of the room for each</source>
        <translation>상자 하나의 자리에서 차지하는 비율</translation>
    </message>
    <message>
        <source>Box thickness</source>
        <translation>상자 굵기</translation>
    </message>
    <message>
        <source>A colour of its own for each box</source>
        <translation>상자마다 고유한 색</translation>
    </message>
    <message>
        <source>A colour for each box</source>
        <translation>상자마다 다른 색</translation>
    </message>
    <message>
        <source>The first one for all boxes, or one for each</source>
        <translation>모든 상자에 첫 색, 또는 상자마다 하나씩</translation>
    </message>
    <message>
        <source>Where greater numbers are</source>
        <translation>큰 수가 놓이는 쪽</translation>
    </message>
    <message>
        <source>The median, beside its line</source>
        <translation>중앙값을 그 선 옆에</translation>
    </message>
    <message>
        <source>A dot at the mean</source>
        <translation>평균에 점 하나</translation>
    </message>
    <message>
        <source>Show mean</source>
        <translation>평균 표시</translation>
    </message>
    <message>
        <source>A dot for each number beyond the whiskers</source>
        <translation>수염 밖의 수마다 점 하나</translation>
    </message>
    <message>
        <source>Show outliers</source>
        <translation>이상치 표시</translation>
    </message>
    <message>
        <source>How far whiskers reach at most, in lengths of the box; −1: to all numbers</source>
        <translation>수염의 최대 길이(상자 길이의 배수). −1: 모든 수까지</translation>
    </message>
    <message>
        <source>Whiskers</source>
        <translation>수염</translation>
    </message>
    <message>
        <source>Numbers that are computed, instead of those in the cells</source>
        <translation>칸의 수 대신 쓸, 계산한 수</translation>
    </message>
    <message>
        <source>Five numbers in each row, after a name</source>
        <translation>행마다 이름 다음에 다섯 수</translation>
    </message>
    <message>
        <source>A row for each box, after its name</source>
        <translation>상자마다 행 하나, 이름 다음에</translation>
    </message>
    <message>
        <source>A column for each box</source>
        <translation>상자마다 열 하나</translation>
    </message>
    <message>
        <source>How the cells are read; rows with the same name belong together</source>
        <translation>칸을 읽는 방법. 이름이 같은 행은 함께 묶습니다</translation>
    </message>
    <message>
        <source>Cells hold</source>
        <translation>칸의 내용</translation>
    </message>
    <message>
        <source>The samples, or five numbers of each</source>
        <translation>표본, 또는 각각의 다섯 수</translation>
    </message>
    <message>
        <source>How samples are spread: a box from the first to the third quartile with a line at the median, whiskers to the last numbers within 1.5 times its length, and a dot for each number beyond. “Change” leads to other numbers. The parts are “boxes/NAME/box”, “…/median”, “…/lower”, “…/upper”, “…/outliers” and “…/mean”, “x”, “y” and “grid”.</source>
        <translation>표본이 어떻게 퍼져 있는지: 제1사분위수에서 제3사분위수까지의 상자와 중앙값의 선, 상자 길이의 1.5배 안에 있는 마지막 수까지의 수염, 그 밖의 수마다 점 하나. “변화”로 다른 수로 바뀝니다. 부분: “boxes/이름/box”, “…/median”, “…/lower”, “…/upper”, “…/outliers”, “…/mean”, “x”, “y”, “grid”.</translation>
    </message>
    <message>
        <source>Box plot</source>
        <translation>상자 그림</translation>
    </message>
    <message>
        <source>Of the lines to labels and their numbers</source>
        <translation>이름표로 가는 선과 그 수의 색</translation>
    </message>
    <message>
        <source>How opaque the slices are</source>
        <translation>조각의 불투명도</translation>
    </message>
    <message>
        <source>One for each slice, over again if there are fewer</source>
        <translation>조각마다 하나씩, 모자라면 되풀이</translation>
    </message>
    <message>
        <source>How much of the circle is drawn; keyframes from 0 to 1 open it like a fan</source>
        <translation>원을 얼마나 그리는지. 0에서 1까지 키프레임을 주면 부채처럼 펼쳐집니다</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>그린 정도</translation>
    </message>
    <message>
        <source>Where the first slice begins, clockwise from the top</source>
        <translation>첫 조각이 시작하는 곳(맨 위에서 시계 방향)</translation>
    </message>
    <message>
        <source>How far these slices stand out</source>
        <translation>이 조각들을 얼마나 꺼내는지</translation>
    </message>
    <message>
        <source>How far out</source>
        <translation>꺼낸 거리</translation>
    </message>
    <message>
        <source>Names of slices that stand out from the others</source>
        <translation>바깥으로 꺼낼 조각들의 이름</translation>
    </message>
    <message>
        <source>Pulled out</source>
        <translation>꺼낸 조각</translation>
    </message>
    <message>
        <source>The sum of all numbers, in the middle</source>
        <translation>가운데에 모든 수의 합</translation>
    </message>
    <message>
        <source>Show total</source>
        <translation>합계 표시</translation>
    </message>
    <message>
        <source>Names and numbers</source>
        <translation>이름과 수</translation>
    </message>
    <message>
        <source>Names and shares</source>
        <translation>이름과 비율</translation>
    </message>
    <message>
        <source>What is written in labels</source>
        <translation>이름표에 쓰는 것</translation>
    </message>
    <message>
        <source>Labels say</source>
        <translation>이름표 내용</translation>
    </message>
    <message>
        <source>Beside them</source>
        <translation>옆에</translation>
    </message>
    <message>
        <source>Only on the slices</source>
        <translation>조각 위에만</translation>
    </message>
    <message>
        <source>On the slices, or beside them</source>
        <translation>조각 위나 옆</translation>
    </message>
    <message>
        <source>Where labels stand</source>
        <translation>이름표를 놓는 자리</translation>
    </message>
    <message>
        <source>Of the slice of small ones; empty: “Other”, in the language of the lecture</source>
        <translation>작은 것들을 합친 조각의 이름. 비우면 강의 언어로 “기타”</translation>
    </message>
    <message>
        <source>Name of the rest</source>
        <translation>나머지의 이름</translation>
    </message>
    <message>
        <source>Smaller slices are put together as one, such as those below 0.02</source>
        <translation>이보다 작은 조각들(예: 0.02 미만)은 하나로 합칩니다</translation>
    </message>
    <message>
        <source>Least slice</source>
        <translation>가장 작은 조각</translation>
    </message>
    <message>
        <source>Which slice comes first</source>
        <translation>어느 조각이 먼저 오는지</translation>
    </message>
    <message>
        <source>Of a ring: its inner radius, as a share of the radius</source>
        <translation>고리의 안쪽 반지름(반지름에 대한 비율)</translation>
    </message>
    <message>
        <source>Hole</source>
        <translation>구멍</translation>
    </message>
    <message>
        <source>The name or number of the column that is drawn; empty: the first</source>
        <translation>그릴 열의 이름이나 번호. 비우면 첫 열</translation>
    </message>
    <message>
        <source>Shares of a whole as slices of a circle or a ring, clockwise from the top. Labels stand on the slices or beside them, where they do not touch. “Change” leads to other numbers. The parts are “slices/NAME/slice” and “…/label”, “labels/NAME/label” and “…/line”, and “total”.</source>
        <translation>전체의 몫을 원이나 고리의 조각으로, 맨 위에서 시계 방향으로 보입니다. 이름표는 조각 위나 옆에 서로 닿지 않게 놓입니다. “변화”로 다른 수로 바뀝니다. 부분: “slices/이름/slice”, “…/label”, “labels/이름/label”, “…/line”, “total”.</translation>
    </message>
    <message>
        <source>Pie or ring</source>
        <translation>원그래프 또는 고리</translation>
    </message>
    <message>
        <source>Chart with lines</source>
        <translation>선 차트</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>히스토그램</translation>
    </message>
    <message>
        <source>How often numbers of each size occur, as bars over axes. The bins are found from the numbers, or have a count or a width of their own. What is not finite is left out. The parts are “bars/BIN”, “x”, “y”, “grid” and “bell”.</source>
        <translation>어떤 크기의 수가 얼마나 자주 나오는지를 축 위의 막대로 보여 줍니다. 구간은 수에 맞춰 정하거나, 개수나 너비를 직접 정합니다. 유한하지 않은 수는 빠집니다. 부분은 “bars/BIN”, “x”, “y”, “grid”, “bell”입니다.</translation>
    </message>
    <message>
        <source>The numbers to count</source>
        <translation>셀 수들</translation>
    </message>
    <message>
        <source>Numbers that are computed, all entries of them, instead of the values</source>
        <translation>계산된 수의 모든 항목. 값 대신 쓰임</translation>
    </message>
    <message>
        <source>Bins</source>
        <translation>구간</translation>
    </message>
    <message>
        <source>Own count</source>
        <translation>직접 정한 개수</translation>
    </message>
    <message>
        <source>Own width</source>
        <translation>직접 정한 너비</translation>
    </message>
    <message>
        <source>How wide the bars are</source>
        <translation>막대의 너비를 정하는 방식</translation>
    </message>
    <message>
        <source>Bin count</source>
        <translation>구간 수</translation>
    </message>
    <message>
        <source>How many bars there are, if their count is given</source>
        <translation>개수를 직접 정할 때 막대의 수</translation>
    </message>
    <message>
        <source>Bin width</source>
        <translation>구간 너비</translation>
    </message>
    <message>
        <source>Width of the bell curve</source>
        <translation>종 모양 곡선의 너비</translation>
    </message>
    <message>
        <source>Width of the curve</source>
        <translation>곡선의 너비</translation>
    </message>
    <message>
        <source>Of the bell curve</source>
        <translation>종 모양 곡선의 색</translation>
    </message>
    <message>
        <source>Colour of the curve</source>
        <translation>곡선의 색</translation>
    </message>
    <message>
        <source>Curve, with lines at 1 to 3 standard deviations</source>
        <translation>곡선, 그리고 표준 편차 1~3배에 선</translation>
    </message>
    <message>
        <source>A normal distribution with the mean and the deviation of the numbers</source>
        <translation>숫자들의 평균과 편차를 지닌 정규 분포</translation>
    </message>
    <message>
        <source>Bell curve</source>
        <translation>종 모양 곡선</translation>
    </message>
    <message>
        <source>How often each bar is divided in two; in between, its halves come apart</source>
        <translation>각 막대를 둘로 나누는 횟수. 사이 값에서는 두 반쪽이 떨어집니다</translation>
    </message>
    <message>
        <source>Bars divided</source>
        <translation>막대 나누기</translation>
    </message>
    <message>
        <source>From which number to which a bar reaches, if its width is given</source>
        <translation>너비를 직접 정할 때 막대 하나가 차지하는 수의 범위</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>측정 방식</translation>
    </message>
    <message>
        <source>Share of all</source>
        <translation>전체에서의 비율</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>밀도</translation>
    </message>
    <message>
        <source>How high the bars are</source>
        <translation>막대의 높이</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>혼동 행렬</translation>
    </message>
    <message>
        <source>How often each class was taken for each other: a row for what is true, a column for what was predicted. The colours show the counts, or their shares of the row. The parts are “cells/ROW/COLUMN/cell” and “…/number”, “x” and “y”.</source>
        <translation>각 클래스가 다른 클래스로 얼마나 자주 판단되었는지 보여 줍니다. 행은 실제, 열은 예측입니다. 색은 개수 또는 행에서의 비율을 나타냅니다. 부분은 “cells/ROW/COLUMN/cell”과 “…/number”, “x”, “y”입니다.</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>개수</translation>
    </message>
    <message>
        <source>Shares of the row</source>
        <translation>행에서의 비율</translation>
    </message>
    <message>
        <source>What the colours and numbers are</source>
        <translation>색과 수가 나타내는 것</translation>
    </message>
    <message>
        <source>The number of each cell</source>
        <translation>각 칸의 수</translation>
    </message>
    <message>
        <source>Of the numbers: digits after the point; −1: as they need</source>
        <translation>수의 소수점 아래 자릿수. −1: 필요한 만큼</translation>
    </message>
    <message>
        <source>Of all columns</source>
        <translation>모든 열의 너비</translation>
    </message>
    <message>
        <source>Of all rows</source>
        <translation>모든 행의 높이</translation>
    </message>
    <message>
        <source>Colour of the cell with the greatest number; others are fainter</source>
        <translation>가장 큰 수가 있는 칸의 색. 나머지는 더 옅음</translation>
    </message>
    <message>
        <source>What the columns are</source>
        <translation>열이 나타내는 것</translation>
    </message>
    <message>
        <source>What the rows are</source>
        <translation>행이 나타내는 것</translation>
    </message>
    <message>
        <source>Of the names of rows and columns</source>
        <translation>행과 열 이름의 색</translation>
    </message>
    <message>
        <source>Colour of names</source>
        <translation>이름 색</translation>
    </message>
    <message>
        <source>Colour of titles</source>
        <translation>제목의 색</translation>
    </message>
    <message>
        <source>X axis title</source>
        <translation>x축 제목</translation>
    </message>
    <message>
        <source>Y axis title</source>
        <translation>y축 제목</translation>
    </message>
    <message>
        <source>X scale</source>
        <translation>x축 눈금 방식</translation>
    </message>
    <message>
        <source>Y scale</source>
        <translation>y축 눈금 방식</translation>
    </message>
    <message>
        <source>X limits</source>
        <translation>x축 범위</translation>
    </message>
    <message>
        <source>Y limits</source>
        <translation>y축 범위</translation>
    </message>
    <message>
        <source>X ticks</source>
        <translation>x축 눈금 수</translation>
    </message>
    <message>
        <source>Y ticks</source>
        <translation>y축 눈금 수</translation>
    </message>
    <message>
        <source>X numbers</source>
        <translation>x축 숫자 표기</translation>
    </message>
    <message>
        <source>Y numbers</source>
        <translation>y축 숫자 표기</translation>
    </message>
    <message>
        <source>What is counted along the axis; empty: as the data says. $…$ is a formula</source>
        <translation>축이 나타내는 것. 비우면 데이터에 적힌 대로. $…$는 수식</translation>
    </message>
    <message>
        <source>How numbers are spread along the axis</source>
        <translation>숫자가 축을 따라 놓이는 방식</translation>
    </message>
    <message>
        <source>From the data</source>
        <translation>데이터에 맞춤</translation>
    </message>
    <message>
        <source>Own minimum</source>
        <translation>직접 정한 최솟값</translation>
    </message>
    <message>
        <source>Own maximum</source>
        <translation>직접 정한 최댓값</translation>
    </message>
    <message>
        <source>Own minimum and maximum</source>
        <translation>직접 정한 최솟값과 최댓값</translation>
    </message>
    <message>
        <source>Which of its ends are those below; the others follow the data</source>
        <translation>어느 쪽 끝을 아래 값으로 정할지. 나머지는 데이터를 따름</translation>
    </message>
    <message>
        <source>Where the axis begins, if it has a minimum of its own</source>
        <translation>최솟값을 직접 정할 때 축이 시작하는 곳</translation>
    </message>
    <message>
        <source>Where the axis ends, if it has a maximum of its own</source>
        <translation>최댓값을 직접 정할 때 축이 끝나는 곳</translation>
    </message>
    <message>
        <source>About how many numbers stand at the axis; 0: as many as read well, −1: none</source>
        <translation>축에 놓이는 숫자의 대략적인 수. 0: 읽기 좋은 만큼, −1: 없음</translation>
    </message>
    <message>
        <source>In full</source>
        <translation>그대로</translation>
    </message>
    <message>
        <source>In percent</source>
        <translation>퍼센트로</translation>
    </message>
    <message>
        <source>With k, M, B, T</source>
        <translation>k, M, B, T로</translation>
    </message>
    <message>
        <source>With 만, 억 or 万, 亿</source>
        <translation>만, 억으로</translation>
    </message>
    <message>
        <source>Powers of ten</source>
        <translation>10의 거듭제곱</translation>
    </message>
    <message>
        <source>How the numbers at the axis are written</source>
        <translation>축의 숫자를 적는 방식</translation>
    </message>
    <message>
        <source>Logarithmic, base 10</source>
        <translation>로그, 밑 10</translation>
    </message>
    <message>
        <source>Logarithmic, base 2</source>
        <translation>로그, 밑 2</translation>
    </message>
    <message>
        <source>Logarithmic, base e</source>
        <translation>로그, 밑 e</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>선형</translation>
    </message>
    <message>
        <source>Across the values</source>
        <translation>값의 눈금에만</translation>
    </message>
    <message>
        <source>In both directions</source>
        <translation>두 방향 모두</translation>
    </message>
    <message>
        <source>Faint lines behind the data</source>
        <translation>데이터 뒤의 옅은 선</translation>
    </message>
    <message>
        <source>Grid lines</source>
        <translation>눈금선</translation>
    </message>
    <message>
        <source>Of the axes, their numbers and names</source>
        <translation>축과 그 숫자와 이름의 색</translation>
    </message>
    <message>
        <source>Axis colour</source>
        <translation>축 색</translation>
    </message>
    <message>
        <source>Colour of titles and names</source>
        <translation>제목과 이름의 색</translation>
    </message>
    <message>
        <source>A row for each name in the first column, a column of numbers for each series</source>
        <translation>첫 열의 이름마다 한 행, 계열마다 숫자 한 열</translation>
    </message>
    <message>
        <source>Numbers that are computed, a column for each series, instead of those in the cells</source>
        <translation>칸의 숫자 대신 쓰는 계산된 숫자. 계열마다 한 열</translation>
    </message>
    <message>
        <source>Linked numbers</source>
        <translation>연결한 숫자</translation>
    </message>
    <message>
        <source>Of the area between the axes</source>
        <translation>축 사이 영역의 크기</translation>
    </message>
    <message>
        <source>One for each series, over again if there are fewer</source>
        <translation>계열마다 하나. 모자라면 처음부터 다시</translation>
    </message>
    <message>
        <source>The names of the series with their colours, where there are several</source>
        <translation>계열이 여럿일 때 이름과 색</translation>
    </message>
    <message>
        <source>Beside each other</source>
        <translation>나란히</translation>
    </message>
    <message>
        <source>On each other</source>
        <translation>쌓아서</translation>
    </message>
    <message>
        <source>On each other, to 100 %</source>
        <translation>100%까지 쌓아서</translation>
    </message>
    <message>
        <source>How bars of several series stand</source>
        <translation>여러 계열의 막대가 놓이는 방식</translation>
    </message>
    <message>
        <source>Smallest first</source>
        <translation>작은 것부터</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>큰 것부터</translation>
    </message>
    <message>
        <source>Which name comes first</source>
        <translation>먼저 오는 이름</translation>
    </message>
    <message>
        <source>The number of each bar</source>
        <translation>막대마다 숫자</translation>
    </message>
    <message>
        <source>Of the numbers at the bars: digits after the point; −1: as they need</source>
        <translation>막대 숫자의 소수 자릿수. −1: 필요한 만큼</translation>
    </message>
    <message>
        <source>The table when the change is complete, with the same names</source>
        <translation>변화가 끝났을 때의 표. 이름은 같음</translation>
    </message>
    <message>
        <source>The table when the change is complete, with the same names; further ones behind empty rows</source>
        <translation>변화가 끝났을 때의 표. 이름은 같음. 빈 행 뒤에는 그다음 표들</translation>
    </message>
    <message>
        <source>Table afterwards</source>
        <translation>이후의 표</translation>
    </message>
    <message>
        <source>From 0, the table, to 1, the table afterwards</source>
        <translation>0은 표, 1은 이후의 표</translation>
    </message>
    <message>
        <source>From 0, what is shown, to 1: shares instead of counts, or counts instead of shares</source>
        <translation>0은 보이는 것, 1은 개수 대신 비율 또는 비율 대신 개수</translation>
    </message>
    <message>
        <source>From 0, the table, to 1, the table afterwards, and on to further ones</source>
        <translation>0은 표, 1은 이후의 표, 그 뒤로는 그다음 표들</translation>
    </message>
    <message>
        <source>Where there is one series, a colour of its own for each bar</source>
        <translation>계열이 하나일 때 막대마다 다른 색</translation>
    </message>
    <message>
        <source>A colour for each bar</source>
        <translation>막대마다 다른 색</translation>
    </message>
    <message>
        <source>Of the bars of one name: the share of the room for it</source>
        <translation>한 이름의 막대들이 차지하는 자리의 비율</translation>
    </message>
    <message>
        <source>Bars of a table with axes, names and a legend: beside each other, stacked, or stacked to 100 %. The frame keeps its size, whatever the numbers are. “Change” leads to other numbers: bars grow, shrink and change places. The parts are “bars/NAME/SERIES/bar” and “…/number”, “x”, “y”, “grid”, “baseline”, “breaks” and “legend”.</source>
        <translation>표의 막대를 축, 이름, 범례와 함께 나란히, 쌓아서, 또는 100%까지 쌓아서 그립니다. 숫자가 어떻든 틀의 크기는 그대로입니다. “변화”는 다른 숫자로 이어져 막대가 자라고 줄고 자리를 바꿉니다. 부분은 “bars/NAME/SERIES/bar”와 “…/number”, “x”, “y”, “grid”, “baseline”, “breaks”, “legend”입니다.</translation>
    </message>
    <message>
        <source>Lines, areas, steps or points of a table with axes and names at the ends of the lines. The first column has the x values: numbers, dates or names. 100,000 points are reduced to what can be seen, without losing extremes. The parts are “lines/SERIES/line”, “…/band”, “…/area” and “…/points”, “x”, “y”, “grid” and “legend”.</source>
        <translation>표를 선, 영역, 계단 또는 점으로 그리고, 축과 선 끝의 이름을 붙입니다. 첫 열은 x값(숫자, 날짜, 이름)입니다. 점 100,000개는 극값을 잃지 않고 보이는 만큼만 그립니다. 부분은 “lines/SERIES/line”, “…/band”, “…/area”, “…/points”, “x”, “y”, “grid”, “legend”입니다.</translation>
    </message>
    <message>
        <source>Where the numbers stand, if not as the first column says</source>
        <translation>첫 열과 다를 때 숫자가 놓이는 곳</translation>
    </message>
    <message>
        <source>How the numbers are drawn</source>
        <translation>숫자를 그리는 방식</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>영역</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>계단</translation>
    </message>
    <message>
        <source>Least to greatest run</source>
        <translation>최소에서 최대까지</translation>
    </message>
    <message>
        <source>A standard deviation around the mean</source>
        <translation>평균 ± 표준편차</translation>
    </message>
    <message>
        <source>Columns with the same name are runs of one series: their mean with a band around it</source>
        <translation>이름이 같은 열은 한 계열의 여러 실행: 평균과 그 둘레의 띠</translation>
    </message>
    <message>
        <source>Band of runs</source>
        <translation>실행의 띠</translation>
    </message>
    <message>
        <source>Of bars on each other: from 0, as they stand, to 1, beside each other. They go apart first, then down</source>
        <translation>쌓은 막대: 0은 쌓인 대로, 1은 나란히. 먼저 옆으로 떨어지고 그다음 내려옵니다</translation>
    </message>
    <message>
        <source>Going apart</source>
        <translation>떨어짐</translation>
    </message>
    <message>
        <source>How far the band is open: 0 is the line alone, 1 the whole band</source>
        <translation>띠가 열린 정도: 0은 선만, 1은 띠 전체</translation>
    </message>
    <message>
        <source>Opening of the band</source>
        <translation>띠의 열림</translation>
    </message>
    <message>
        <source>The line ends</source>
        <translation>선이 끊김</translation>
    </message>
    <message>
        <source>The line goes on</source>
        <translation>선이 이어짐</translation>
    </message>
    <message>
        <source>What happens where a number is missing</source>
        <translation>숫자가 없는 곳을 어떻게 할지</translation>
    </message>
    <message>
        <source>A dot at each number</source>
        <translation>숫자마다 점</translation>
    </message>
    <message>
        <source>Of a dot</source>
        <translation>점의 크기</translation>
    </message>
    <message>
        <source>How opaque areas and bands are</source>
        <translation>영역과 띠의 불투명도</translation>
    </message>
    <message>
        <source>Dot radius</source>
        <translation>점 반지름</translation>
    </message>
    <message>
        <source>Networks</source>
        <translation>신경망</translation>
    </message>
    <message>
        <source>Neural network</source>
        <translation>신경망</translation>
    </message>
    <message>
        <source>Columns of nodes with links between them. With an input it computes what each node passes on, and a pulse runs through it. The parts are “columns/COLUMN/NODE”, “links/COLUMN/FROM→TO”, “residuals”, “names”, “counts”, “activations” and “rest”; columns and nodes without a name have a number, from 1.</source>
        <translation>연결로 이어진 노드의 열. 입력이 있으면 각 노드가 전달하는 값을 계산하고, 펄스가 지나감. 부분: “columns/COLUMN/NODE”, “links/COLUMN/FROM→TO”, “residuals”, “names”, “counts”, “activations”, “rest”. 이름 없는 열과 노드는 1부터 번호를 가짐.</translation>
    </message>
    <message>
        <source>How many nodes each column has, such as 784-16-16-10; empty: as the weights say</source>
        <translation>열마다 노드 수(예: 784-16-16-10). 비우면 가중치를 따름</translation>
    </message>
    <message>
        <source>Names of columns</source>
        <translation>열 이름</translation>
    </message>
    <message>
        <source>What stands below the columns, from left to right</source>
        <translation>열 아래에 적는 글, 왼쪽부터</translation>
    </message>
    <message>
        <source>Names of nodes</source>
        <translation>노드 이름</translation>
    </message>
    <message>
        <source>One line for each column, with the names of its nodes between tabs</source>
        <translation>열마다 한 줄, 노드 이름은 탭으로 구분</translation>
    </message>
    <message>
        <source>Shown at each end</source>
        <translation>양끝에 보이는 수</translation>
    </message>
    <message>
        <source>Of a long column, so many of the first and of the last nodes are shown</source>
        <translation>긴 열에서는 처음과 끝의 노드를 이만큼씩만 보임</translation>
    </message>
    <message>
        <source>What goes into the first column, a number for each node; with several rows, each is an example. Empty: nothing is computed</source>
        <translation>첫 열에 들어가는 수, 노드마다 하나. 행이 여럿이면 행마다 한 예. 비우면 계산하지 않음</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>예</translation>
    </message>
    <message>
        <source>Which row of the input and of the target is computed, counted from 0</source>
        <translation>입력과 목표의 몇째 행을 계산할지, 0부터 셈</translation>
    </message>
    <message>
        <source>What the last column should give: with it, the loss and its gradients are computed</source>
        <translation>마지막 열이 내야 할 값. 있으면 손실과 그래디언트를 계산함</translation>
    </message>
    <message>
        <source>Of the links between two neighbouring columns; empty: random ones</source>
        <translation>이웃한 두 열 사이 연결의 값. 비우면 임의의 값</translation>
    </message>
    <message>
        <source>A number added to each sum; empty: none</source>
        <translation>각 합에 더하는 수. 비우면 없음</translation>
    </message>
    <message>
        <source>Weights 1</source>
        <translation>가중치 1</translation>
    </message>
    <message>
        <source>Weights 2</source>
        <translation>가중치 2</translation>
    </message>
    <message>
        <source>Weights 3</source>
        <translation>가중치 3</translation>
    </message>
    <message>
        <source>Weights 4</source>
        <translation>가중치 4</translation>
    </message>
    <message>
        <source>Weights 5</source>
        <translation>가중치 5</translation>
    </message>
    <message>
        <source>Weights 6</source>
        <translation>가중치 6</translation>
    </message>
    <message>
        <source>Biases 1</source>
        <translation>편향 1</translation>
    </message>
    <message>
        <source>Biases 2</source>
        <translation>편향 2</translation>
    </message>
    <message>
        <source>Biases 3</source>
        <translation>편향 3</translation>
    </message>
    <message>
        <source>Biases 4</source>
        <translation>편향 4</translation>
    </message>
    <message>
        <source>Biases 5</source>
        <translation>편향 5</translation>
    </message>
    <message>
        <source>Biases 6</source>
        <translation>편향 6</translation>
    </message>
    <message>
        <source>Layout of weights</source>
        <translation>가중치 배치</translation>
    </message>
    <message>
        <source>How weights are given; PyTorch and attention have one row for each node after</source>
        <translation>가중치를 주는 방식. PyTorch와 어텐션은 다음 열의 노드마다 한 행</translation>
    </message>
    <message>
        <source>One row for each node before</source>
        <translation>앞 열의 노드마다 한 행</translation>
    </message>
    <message>
        <source>One row for each node after</source>
        <translation>다음 열의 노드마다 한 행</translation>
    </message>
    <message>
        <source>Activation functions</source>
        <translation>활성화 함수</translation>
    </message>
    <message>
        <source>Written over each gap and computed: ReLU, sigmoid, tanh, GELU, SiLU, softmax; empty: none</source>
        <translation>열 사이마다 위에 적고 계산함: ReLU, sigmoid, tanh, GELU, SiLU, softmax. 비우면 없음</translation>
    </message>
    <message>
        <source>Of a softmax: higher evens out, 0 takes the greatest alone</source>
        <translation>소프트맥스의 온도. 높으면 고르게, 0이면 가장 큰 것만</translation>
    </message>
    <message>
        <source>Residual connections</source>
        <translation>잔차 연결</translation>
    </message>
    <message>
        <source>One column added to a later one, each as two names or numbers: 1 → 3</source>
        <translation>뒤의 열에 더해지는 열. 각각 두 이름이나 번호로: 1 → 3</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>드롭아웃</translation>
    </message>
    <message>
        <source>The probability of each node between the first and the last column to be left out</source>
        <translation>처음과 마지막 열 사이의 각 노드가 빠질 확률</translation>
    </message>
    <message>
        <source>Forward pass</source>
        <translation>순전파</translation>
    </message>
    <message>
        <source>How many columns the pass has reached: keyframes from 0 to the number of columns let it run</source>
        <translation>순전파가 도달한 열의 수. 0에서 열의 수까지 키프레임을 주면 진행됨</translation>
    </message>
    <message>
        <source>Colour of the forward pass</source>
        <translation>순전파의 색</translation>
    </message>
    <message>
        <source>Colour of what runs forwards</source>
        <translation>앞으로 지나가는 것의 색</translation>
    </message>
    <message>
        <source>Backward pass</source>
        <translation>역전파</translation>
    </message>
    <message>
        <source>The same for the backward pass, from the last column to the first</source>
        <translation>마지막 열에서 첫 열로 가는 역전파에 대해서도 같음</translation>
    </message>
    <message>
        <source>Colour of the backward pass</source>
        <translation>역전파의 색</translation>
    </message>
    <message>
        <source>Colour of what runs backwards, and of gradients</source>
        <translation>뒤로 지나가는 것과 그래디언트의 색</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>노드</translation>
    </message>
    <message>
        <source>What nodes are: boxes hold their names, such as the words of a sentence</source>
        <translation>노드의 모양. 상자 안에는 문장의 단어 같은 이름이 들어감</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>원</translation>
    </message>
    <message>
        <source>Boxes with names</source>
        <translation>이름이 든 상자</translation>
    </message>
    <message>
        <source>Size of nodes</source>
        <translation>노드 크기</translation>
    </message>
    <message>
        <source>Diameter of a circle, or least height of a box</source>
        <translation>원의 지름 또는 상자의 최소 높이</translation>
    </message>
    <message>
        <source>Gap between nodes</source>
        <translation>노드 간격</translation>
    </message>
    <message>
        <source>Between two nodes of a column</source>
        <translation>한 열의 두 노드 사이</translation>
    </message>
    <message>
        <source>Between two columns; wider where texts need the room</source>
        <translation>두 열 사이. 글에 자리가 필요하면 넓어짐</translation>
    </message>
    <message>
        <source>Of the longest column at most: nodes are smaller where it would be higher</source>
        <translation>가장 긴 열의 최대 높이. 넘치면 노드가 작아짐</translation>
    </message>
    <message>
        <source>How links are drawn: the larger a weight, the wider and the more opaque</source>
        <translation>연결을 그리는 방식. 가중치가 클수록 굵고 진함</translation>
    </message>
    <message>
        <source>By weight</source>
        <translation>가중치대로</translation>
    </message>
    <message>
        <source>All alike</source>
        <translation>모두 같게</translation>
    </message>
    <message>
        <source>Width of links</source>
        <translation>연결 두께</translation>
    </message>
    <message>
        <source>Width of the link with the largest weight</source>
        <translation>가중치가 가장 큰 연결의 두께</translation>
    </message>
    <message>
        <source>Weight of a full link</source>
        <translation>가장 진한 연결의 가중치</translation>
    </message>
    <message>
        <source>The weight of a full link; 0: the largest of its layer</source>
        <translation>가장 진하게 그릴 가중치. 0: 그 층에서 가장 큰 값</translation>
    </message>
    <message>
        <source>Colour of positive weights</source>
        <translation>양의 가중치 색</translation>
    </message>
    <message>
        <source>Colour of weights above 0</source>
        <translation>0보다 큰 가중치의 색</translation>
    </message>
    <message>
        <source>Colour of negative weights</source>
        <translation>음의 가중치 색</translation>
    </message>
    <message>
        <source>Colour of weights below 0</source>
        <translation>0보다 작은 가중치의 색</translation>
    </message>
    <message>
        <source>From links to a matrix</source>
        <translation>연결에서 행렬로</translation>
    </message>
    <message>
        <source>0: links between nodes, 1: each has become the cell of a matrix with its weight</source>
        <translation>0: 노드 사이의 연결, 1: 각각 그 가중치를 가진 행렬의 칸이 됨</translation>
    </message>
    <message>
        <source>Which of several heads of weights is lit and computed, counted from 0; −1: all are lit</source>
        <translation>여러 헤드 가운데 밝게 보이고 계산할 것, 0부터 셈. −1: 모두 밝게</translation>
    </message>
    <message>
        <source>Colour of nodes</source>
        <translation>노드 색</translation>
    </message>
    <message>
        <source>Colour of the outlines of nodes</source>
        <translation>노드 윤곽선의 색</translation>
    </message>
    <message>
        <source>Width of outlines</source>
        <translation>윤곽선 두께</translation>
    </message>
    <message>
        <source>Width of the outlines of nodes</source>
        <translation>노드 윤곽선의 두께</translation>
    </message>
    <message>
        <source>Colour of activations</source>
        <translation>활성값의 색</translation>
    </message>
    <message>
        <source>Colour of a full activation; those below 0 have that of negative weights</source>
        <translation>가장 큰 활성값의 색. 0보다 작은 것은 음의 가중치 색</translation>
    </message>
    <message>
        <source>Show activations</source>
        <translation>활성값 표시</translation>
    </message>
    <message>
        <source>The activations as numbers in the nodes</source>
        <translation>노드 안에 활성값을 수로 적음</translation>
    </message>
    <message>
        <source>Show numbers of nodes</source>
        <translation>노드 수 표시</translation>
    </message>
    <message>
        <source>The number of nodes below each column</source>
        <translation>열마다 아래에 노드 수를 적음</translation>
    </message>
    <message>
        <source>Show number of other links</source>
        <translation>그리지 않은 연결 수 표시</translation>
    </message>
    <message>
        <source>How many links are not drawn, where there are too many</source>
        <translation>연결이 너무 많을 때 그리지 않은 수</translation>
    </message>
    <message>
        <source>Layer of the outputs</source>
        <translation>출력할 층</translation>
    </message>
    <message>
        <source>Column values</source>
        <translation>열의 값</translation>
    </message>
    <message>
        <source>The activations of the chosen column</source>
        <translation>고른 열의 활성값</translation>
    </message>
    <message>
        <source>The name or the number of the column whose activations are given by themselves</source>
        <translation>활성값을 따로 내보낼 열의 이름이나 번호</translation>
    </message>
    <message>
        <source>Column of the output</source>
        <translation>출력의 열</translation>
    </message>
    <message>
        <source>Which layer&apos;s weights and gradients are given; 1: between the first two columns</source>
        <translation>가중치와 그래디언트를 내보낼 층. 1: 처음 두 열 사이</translation>
    </message>
    <message>
        <source>The activations of the last column</source>
        <translation>마지막 열의 활성값</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>활성값</translation>
    </message>
    <message>
        <source>A row for each column</source>
        <translation>열마다 한 행</translation>
    </message>
    <message>
        <source>The same before the activation functions</source>
        <translation>활성화 함수를 거치기 전의 값</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>손실</translation>
    </message>
    <message>
        <source>Cross entropy after softmax, otherwise half the sum of squared errors</source>
        <translation>소프트맥스 뒤에는 교차 엔트로피, 아니면 제곱 오차 합의 절반</translation>
    </message>
    <message>
        <source>Of one layer: a row for each node before it</source>
        <translation>한 층의 값: 앞 열의 노드마다 한 행</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>그래디언트</translation>
    </message>
    <message>
        <source>Of the loss by these weights</source>
        <translation>이 가중치에 대한 손실의 그래디언트</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>매개변수</translation>
    </message>
    <message>
        <source>The number of weights and biases</source>
        <translation>가중치와 편향의 수</translation>
    </message>
    <message>
        <source>Weight count</source>
        <translation>가중치 수</translation>
    </message>
    <message>
        <source>The number of weights</source>
        <translation>가중치의 수</translation>
    </message>
    <message>
        <source>Bias count</source>
        <translation>편향 수</translation>
    </message>
    <message>
        <source>The number of biases</source>
        <translation>편향의 수</translation>
    </message>
    <message>
        <source>Functions</source>
        <translation>함수</translation>
    </message>
    <message>
        <source>Plot of functions</source>
        <translation>함수 그래프</translation>
    </message>
    <message>
        <source>Functions that are typed as formulas of x, on axes of their own, with an area, a tangent or a secant. The parts are “functions/NUMBER/curve” and “functions/NUMBER/name”, “area”, “tangent”, “secant”, “point”, “grid”, “x”, “y”, “ticks” and “labels”.</source>
        <translation>x의 식으로 적은 함수를 자체 축에 그리고 넓이, 접선, 할선을 더함. 부분: “functions/NUMBER/curve”, “functions/NUMBER/name”, “area”, “tangent”, “secant”, “point”, “grid”, “x”, “y”, “ticks”, “labels”.</translation>
    </message>
    <message>
        <source>One or several functions of x, such as a*sin(x) + b</source>
        <translation>x의 함수 하나 이상. 예: a*sin(x) + b</translation>
    </message>
    <message>
        <source>What stands at the right end of each curve; $…$ is a formula</source>
        <translation>곡선마다 오른쪽 끝에 적는 글. $…$는 수식</translation>
    </message>
    <message>
        <source>One for each function, over again if there are fewer</source>
        <translation>함수마다 하나. 모자라면 되풀이</translation>
    </message>
    <message>
        <source>Stroke width</source>
        <translation>선 두께</translation>
    </message>
    <message>
        <source>Width of the curves</source>
        <translation>곡선의 두께</translation>
    </message>
    <message>
        <source>The number a in formulas</source>
        <translation>식에 쓰는 수 a</translation>
    </message>
    <message>
        <source>The number b in formulas</source>
        <translation>식에 쓰는 수 b</translation>
    </message>
    <message>
        <source>The number c in formulas</source>
        <translation>식에 쓰는 수 c</translation>
    </message>
    <message>
        <source>The number d in formulas</source>
        <translation>식에 쓰는 수 d</translation>
    </message>
    <message>
        <source>The number of the function that has the area and the point, from 1</source>
        <translation>넓이와 점을 둘 함수의 번호, 1부터</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>넓이</translation>
    </message>
    <message>
        <source>An area that is filled</source>
        <translation>색을 채울 넓이</translation>
    </message>
    <message>
        <source>Under the function</source>
        <translation>함수 아래</translation>
    </message>
    <message>
        <source>Between it and the next one</source>
        <translation>다음 함수와의 사이</translation>
    </message>
    <message>
        <source>Area from</source>
        <translation>넓이 시작</translation>
    </message>
    <message>
        <source>Where the area begins</source>
        <translation>넓이가 시작하는 곳</translation>
    </message>
    <message>
        <source>Area to</source>
        <translation>넓이 끝</translation>
    </message>
    <message>
        <source>Where the area ends</source>
        <translation>넓이가 끝나는 곳</translation>
    </message>
    <message>
        <source>Area opacity</source>
        <translation>넓이 불투명도</translation>
    </message>
    <message>
        <source>At a point</source>
        <translation>한 점에</translation>
    </message>
    <message>
        <source>What is drawn at a point of the function</source>
        <translation>함수의 한 점에 그리는 것</translation>
    </message>
    <message>
        <source>Tangent</source>
        <translation>접선</translation>
    </message>
    <message>
        <source>Secant</source>
        <translation>할선</translation>
    </message>
    <message>
        <source>Place of the point</source>
        <translation>점의 자리</translation>
    </message>
    <message>
        <source>x of the point; keyframes move it</source>
        <translation>점의 x. 키프레임으로 움직임</translation>
    </message>
    <message>
        <source>Step of the secant</source>
        <translation>할선의 간격</translation>
    </message>
    <message>
        <source>From the point to the second one of a secant</source>
        <translation>할선의 첫 점에서 둘째 점까지</translation>
    </message>
    <message>
        <source>Colour of the point</source>
        <translation>점의 색</translation>
    </message>
    <message>
        <source>Colour of the point and its line</source>
        <translation>점과 그 선의 색</translation>
    </message>
    <message>
        <source>Scale of x</source>
        <translation>x 눈금</translation>
    </message>
    <message>
        <source>Scale of y</source>
        <translation>y 눈금</translation>
    </message>
    <message>
        <source>Whether equal lengths are equal steps or equal factors</source>
        <translation>같은 길이가 같은 차이인지 같은 배수인지</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>로그</translation>
    </message>
    <message>
        <source>Show grid</source>
        <translation>격자 표시</translation>
    </message>
    <message>
        <source>Faint lines at the ticks</source>
        <translation>눈금마다 흐린 선</translation>
    </message>
    <message>
        <source>Colour of axes</source>
        <translation>축의 색</translation>
    </message>
    <message>
        <source>Colour of axes and numbers</source>
        <translation>축과 수의 색</translation>
    </message>
    <message>
        <source>The value of the function at the point</source>
        <translation>점에서 함수의 값</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>기울기</translation>
    </message>
    <message>
        <source>Of the tangent or the secant</source>
        <translation>접선 또는 할선의 기울기</translation>
    </message>
    <message>
        <source>The integral over the area, negative where it lies below</source>
        <translation>넓이의 적분. 아래쪽은 음수</translation>
    </message>
    <message>
        <source>Number line</source>
        <translation>수직선</translation>
    </message>
    <message>
        <source>Numbers in a row, with points and intervals. Ends that belong to an interval are filled. The parts are “line”, “ticks”, “labels”, “intervals/NUMBER” and “points/NUMBER”.</source>
        <translation>한 줄로 놓인 수와 점, 구간. 구간에 속하는 끝은 채워짐. 부분: “line”, “ticks”, “labels”, “intervals/NUMBER”, “points/NUMBER”.</translation>
    </message>
    <message>
        <source>The number at the left end</source>
        <translation>왼쪽 끝의 수</translation>
    </message>
    <message>
        <source>The number at the right end</source>
        <translation>오른쪽 끝의 수</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>최소</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>최대</translation>
    </message>
    <message>
        <source>Length of the line</source>
        <translation>선의 길이</translation>
    </message>
    <message>
        <source>Numbers that are marked</source>
        <translation>표시할 수</translation>
    </message>
    <message>
        <source>What stands above the points; $…$ is a formula</source>
        <translation>점 위에 적는 글. $…$는 수식</translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>구간</translation>
    </message>
    <message>
        <source>Such as [1, 3) or (−∞, 2]</source>
        <translation>예: [1, 3) 또는 (−∞, 2]</translation>
    </message>
    <message>
        <source>One for each interval, over again if there are fewer</source>
        <translation>구간마다 하나. 모자라면 되풀이</translation>
    </message>
    <message>
        <source>Width of the intervals</source>
        <translation>구간의 두께</translation>
    </message>
    <message>
        <source>Colour of points</source>
        <translation>점의 색</translation>
    </message>
    <message>
        <source>Colour of the points and their names</source>
        <translation>점과 그 이름의 색</translation>
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
        <translation>input [임베딩]: [B, T, 512]
encoder [인코더 층] * 6 {
  attn [멀티 헤드 어텐션] :::ORANGE
  norm1 [더하기와 정규화] :::YELLOW
  ffn [피드포워드] :::BLUE
  norm2 [더하기와 정규화] :::YELLOW
  attn -&gt; norm1 -&gt; ffn -&gt; norm2
  norm1 -&gt;+ norm2
}
input -&gt; attn
input -&gt;+ norm1
norm2 -&gt; output [출력]</translation>
    </message>
    <message>
        <source>2013-01 Word vectors
2014-09 Attention
2017-06 Self-attention
2018-10 Pretraining
2020-05 Few-shot learning
2022-11 Dialogue</source>
        <translation>2013-01 단어 벡터
2014-09 어텐션
2017-06 셀프 어텐션
2018-10 사전 학습
2020-05 퓨샷 학습
2022-11 대화</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>제목</translation>
    </message>
    <message>
        <source>Value of a</source>
        <translation>a의 값</translation>
    </message>
    <message>
        <source>Value of b</source>
        <translation>b의 값</translation>
    </message>
    <message>
        <source>Value of c</source>
        <translation>c의 값</translation>
    </message>
    <message>
        <source>Value of d</source>
        <translation>d의 값</translation>
    </message>
    <message>
        <source>Functions of x</source>
        <translation>x의 함수</translation>
    </message>
    <message>
        <source>Where the place is in the drawing</source>
        <translation>그림에서 그 지점이 있는 자리</translation>
    </message>
    <message>
        <source>The gradient of the function at the place</source>
        <translation>그 지점의 함수의 기울기 벡터</translation>
    </message>
    <message>
        <source>Gradient</source>
        <translation>기울기 벡터</translation>
    </message>
    <message>
        <source>The value of the function at the place</source>
        <translation>그 지점의 함숫값</translation>
    </message>
    <message>
        <source>Above the y axis; $…$ is a formula</source>
        <translation>y축 위에. $…$는 수식</translation>
    </message>
    <message>
        <source>Below the x axis; $…$ is a formula</source>
        <translation>x축 아래에. $…$는 수식</translation>
    </message>
    <message>
        <source>y of the place whose value and gradient are given</source>
        <translation>값과 기울기를 구할 지점의 y</translation>
    </message>
    <message>
        <source>Place, y</source>
        <translation>지점의 y</translation>
    </message>
    <message>
        <source>x of the place whose value and gradient are given</source>
        <translation>값과 기울기를 구할 지점의 x</translation>
    </message>
    <message>
        <source>Place, x</source>
        <translation>지점의 x</translation>
    </message>
    <message>
        <source>Width of arrows and of lines that follow them</source>
        <translation>화살표와 따라가는 선의 두께</translation>
    </message>
    <message>
        <source>Arrow width</source>
        <translation>화살표 두께</translation>
    </message>
    <message>
        <source>Colour of arrows and of lines that follow them</source>
        <translation>화살표와 따라가는 선의 색</translation>
    </message>
    <message>
        <source>Arrow colour</source>
        <translation>화살표 색</translation>
    </message>
    <message>
        <source>All the same</source>
        <translation>모두 같게</translation>
    </message>
    <message>
        <source>Proportional</source>
        <translation>비례</translation>
    </message>
    <message>
        <source>How long arrows are</source>
        <translation>화살표의 길이를 정하는 방법</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>길이</translation>
    </message>
    <message>
        <source>Length of the longest arrow</source>
        <translation>가장 긴 화살표의 길이</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>최대 길이</translation>
    </message>
    <message>
        <source>From one arrow or line to the next</source>
        <translation>화살표나 선 사이의 거리</translation>
    </message>
    <message>
        <source>Lines that follow them</source>
        <translation>따라가는 선</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>화살표</translation>
    </message>
    <message>
        <source>How vectors are drawn</source>
        <translation>벡터를 그리는 방법</translation>
    </message>
    <message>
        <source>Vectors as</source>
        <translation>벡터 모양</translation>
    </message>
    <message>
        <source>Y component</source>
        <translation>y 성분</translation>
    </message>
    <message>
        <source>Of the vector at (x, y), if vectors have their own components</source>
        <translation>벡터를 성분으로 정할 때 (x, y)에서의 성분</translation>
    </message>
    <message>
        <source>X component</source>
        <translation>x 성분</translation>
    </message>
    <message>
        <source>By their components</source>
        <translation>성분으로</translation>
    </message>
    <message>
        <source>The gradient</source>
        <translation>기울기</translation>
    </message>
    <message>
        <source>Against the gradient</source>
        <translation>기울기의 반대 방향</translation>
    </message>
    <message>
        <source>Vectors all over the plane</source>
        <translation>평면 전체의 벡터</translation>
    </message>
    <message>
        <source>How opaque the coloured area is</source>
        <translation>색칠한 영역의 불투명도</translation>
    </message>
    <message>
        <source>Heat opacity</source>
        <translation>영역 불투명도</translation>
    </message>
    <message>
        <source>The values as colours of the area</source>
        <translation>값을 영역의 색으로 보입니다</translation>
    </message>
    <message>
        <source>Coloured area</source>
        <translation>영역 색칠</translation>
    </message>
    <message>
        <source>Width of the contour lines</source>
        <translation>등고선의 두께</translation>
    </message>
    <message>
        <source>Colour of the contour lines, if they have one</source>
        <translation>등고선이 한 가지 색일 때의 색</translation>
    </message>
    <message>
        <source>Contour lines have the colours of their values</source>
        <translation>등고선에 그 값의 색을 씁니다</translation>
    </message>
    <message>
        <source>Colour by value</source>
        <translation>값에 따른 색</translation>
    </message>
    <message>
        <source>The values of the contour lines</source>
        <translation>등고선의 값</translation>
    </message>
    <message>
        <source>Contour labels</source>
        <translation>등고선 값 표시</translation>
    </message>
    <message>
        <source>Values with a contour line, instead of evenly spaced ones</source>
        <translation>고른 간격 대신 등고선을 그릴 값들</translation>
    </message>
    <message>
        <source>Own levels</source>
        <translation>직접 정한 값</translation>
    </message>
    <message>
        <source>About how many contour lines there are</source>
        <translation>등고선의 대략적인 개수</translation>
    </message>
    <message>
        <source>Contour count</source>
        <translation>등고선 수</translation>
    </message>
    <message>
        <source>Lines along which the function has the same value</source>
        <translation>함숫값이 같은 곳을 잇는 선</translation>
    </message>
    <message>
        <source>Contour lines</source>
        <translation>등고선</translation>
    </message>
    <message>
        <source>A function of x and y, such as a*x^2 - y</source>
        <translation>x와 y의 함수. 예: a*x^2 - y</translation>
    </message>
    <message>
        <source>Function of x and y</source>
        <translation>x와 y의 함수</translation>
    </message>
    <message>
        <source>A function of x and y, typed as a formula: contour lines, a coloured area, and its gradient or a field of vectors as arrows or lines. It gives value and gradient at a place, with which a point can descend. The parts are “contours/LEVEL/line” and “…/label”, “heat”, “arrows/COLUMN ROW”, “streams/NUMBER”, “colour bar”, “grid”, “x”, “y”, “ticks” and “labels”.</source>
        <translation>수식으로 적은 x와 y의 함수: 등고선, 색칠한 영역, 그리고 기울기나 벡터장을 화살표나 선으로 그립니다. 한 지점의 값과 기울기를 내보내므로 점을 내려가게 할 수 있습니다. 부분: “contours/값/line”, “…/label”, “heat”, “arrows/열 행”, “streams/번호”, “colour bar”, “grid”, “x”, “y”, “ticks”, “labels”.</translation>
    </message>
    <message>
        <source>Contours and vectors</source>
        <translation>등고선과 벡터</translation>
    </message>
    <message>
        <source>Wanted output</source>
        <translation>바라는 출력</translation>
    </message>
    <message>
        <source>Visible height</source>
        <translation>보이는 높이</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>학습</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>검증</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>예측</translation>
    </message>
    <message>
        <source>Actual</source>
        <translation>실제</translation>
    </message>
    <message>
        <source>Model
  Encoder
    Embedding
    Attention
  Decoder
    Mask
    Output</source>
        <translation>모델
  인코더
    임베딩
    어텐션
  디코더
    마스크
    출력</translation>
    </message>
    <message>
        <source>Training step</source>
        <translation>학습 스텝</translation>
    </message>
</context>
<context>
    <name>lectograph::editor</name>
    <message>
        <source>%1 (“%2” in this look)</source>
        <translation>%1(이 디자인의 “%2”)</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>그룹</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1초</translation>
    </message>
    <message>
        <source>“%1” is linked.</source>
        <translation>“%1”이(가) 연결되어 있습니다.</translation>
    </message>
    <message>
        <source>Remove the link first, then it can have keyframes.</source>
        <translation>먼저 연결을 끊으면 키프레임을 둘 수 있습니다.</translation>
    </message>
    <message>
        <source>There is no such keyframe.</source>
        <translation>그런 키프레임이 없습니다.</translation>
    </message>
    <message>
        <source>There is no scene “%1”.</source>
        <translation>장면 “%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>There are no blocks to paste.</source>
        <translation>붙여 넣을 블록이 없습니다.</translation>
    </message>
    <message>
        <source>Copy some blocks first.</source>
        <translation>먼저 블록을 복사하세요.</translation>
    </message>
    <message>
        <source>No plugin brings the block “%1”.</source>
        <translation>블록 “%1”을(를) 제공하는 플러그인이 없습니다.</translation>
    </message>
    <message>
        <source>There is no “%1” in this scene.</source>
        <translation>이 장면에 “%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>No plugin brings the animation “%1”.</source>
        <translation>애니메이션 “%1”을(를) 제공하는 플러그인이 없습니다.</translation>
    </message>
    <message>
        <source>red</source>
        <translation>빨강</translation>
    </message>
    <message>
        <source>green</source>
        <translation>초록</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>파랑</translation>
    </message>
    <message>
        <source>The copied keyframes belong to another property.</source>
        <translation>복사한 키프레임은 다른 속성의 것입니다.</translation>
    </message>
    <message>
        <source>Choose a curve on the left first, then paste again.</source>
        <translation>먼저 왼쪽에서 곡선을 고른 다음 다시 붙여 넣으세요.</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1분 %2초</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1시간 %2분</translation>
    </message>
    <message>
        <source>%1:%2 min</source>
        <translation>%1분 %2초</translation>
    </message>
    <message>
        <source>MP4 video</source>
        <translation>MP4 동영상</translation>
    </message>
    <message>
        <source>Plays everywhere</source>
        <translation>어디서나 재생됨</translation>
    </message>
    <message>
        <source>WebM video</source>
        <translation>WebM 동영상</translation>
    </message>
    <message>
        <source>For web pages; the background can be left out</source>
        <translation>웹 페이지용. 배경을 뺄 수 있음</translation>
    </message>
    <message>
        <source>MOV video for editing</source>
        <translation>편집용 MOV 동영상</translation>
    </message>
    <message>
        <source>ProRes 4444: large files for video editors; the background can be left out</source>
        <translation>ProRes 4444: 동영상 편집기용 큰 파일. 배경을 뺄 수 있음</translation>
    </message>
    <message>
        <source>GIF animation</source>
        <translation>GIF 애니메이션</translation>
    </message>
    <message>
        <source>For places where no video plays; 256 colours</source>
        <translation>동영상을 재생할 수 없는 곳에. 256색</translation>
    </message>
    <message>
        <source>PNG pictures</source>
        <translation>PNG 그림</translation>
    </message>
    <message>
        <source>One picture for each frame, in a folder of their own; the background can be left out</source>
        <translation>프레임마다 그림 한 장씩 별도 폴더에. 배경을 뺄 수 있음</translation>
    </message>
    <message>
        <source>The file is larger than 64 MB.</source>
        <translation>파일이 64MB보다 큽니다.</translation>
    </message>
    <message>
        <source>Make it smaller first.</source>
        <translation>먼저 크기를 줄이세요.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>파일을 읽을 수 없습니다: %1.</translation>
    </message>
    <message>
        <source>See whether it is still there, and whether you may open it.</source>
        <translation>파일이 아직 있는지, 열 권한이 있는지 확인하세요.</translation>
    </message>
    <message>
        <source>The picture cannot be drawn.</source>
        <translation>그림을 그릴 수 없습니다.</translation>
    </message>
    <message>
        <source>The text was read as %1. If its letters are wrong, save it as UTF-8.</source>
        <translation>글을 %1(으)로 읽었습니다. 글자가 깨졌으면 UTF-8로 저장하세요.</translation>
    </message>
    <message>
        <source>Save it as PNG or JPEG.</source>
        <translation>PNG나 JPEG로 저장하세요.</translation>
    </message>
    <message>
        <source>There is no scene to put it into.</source>
        <translation>넣을 장면이 없습니다.</translation>
    </message>
    <message>
        <source>Add a scene first.</source>
        <translation>먼저 장면을 추가하세요.</translation>
    </message>
    <message>
        <source>Leave out rows or columns that the lecture does not need.</source>
        <translation>강의에 필요 없는 행이나 열을 빼세요.</translation>
    </message>
    <message>
        <source>Files of this kind cannot become blocks.</source>
        <translation>이런 종류의 파일은 블록이 될 수 없습니다.</translation>
    </message>
    <message>
        <source>These words change with keyframes.</source>
        <translation>이 글은 키프레임에 따라 바뀝니다.</translation>
    </message>
    <message>
        <source>Change them in the inspector.</source>
        <translation>속성 패널에서 바꾸세요.</translation>
    </message>
    <message>
        <source>These words come from “%1”.</source>
        <translation>이 글은 “%1”에서 옵니다.</translation>
    </message>
    <message>
        <source>These words are not in their list any more.</source>
        <translation>이 글은 이제 목록에 없습니다.</translation>
    </message>
    <message>
        <source>Change that block, or remove the link first.</source>
        <translation>그 블록을 바꾸거나 먼저 연결을 끊으세요.</translation>
    </message>
    <message>
        <source>This block has no words to type.</source>
        <translation>이 블록에는 입력할 글이 없습니다.</translation>
    </message>
    <message>
        <source>Muted</source>
        <translation>꺼짐</translation>
    </message>
    <message>
        <source>This block has no “%1”.</source>
        <translation>이 블록에는 “%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>“%1” cannot feed itself.</source>
        <translation>“%1”은(는) 자신에게 연결할 수 없습니다.</translation>
    </message>
    <message>
        <source>Link another block.</source>
        <translation>다른 블록을 연결하세요.</translation>
    </message>
    <message>
        <source>“%1” needs a value of the kind “%2”, but “%3” gives “%4”.</source>
        <translation>“%1”에는 “%2” 종류의 값이 필요한데 “%3”은(는) “%4”을(를) 내보냅니다.</translation>
    </message>
    <message>
        <source>Link an output of the same shape and colour, or put a converting block between them.</source>
        <translation>모양과 색이 같은 출력을 연결하거나 그 사이에 변환 블록을 놓으세요.</translation>
    </message>
    <message>
        <source>“%1” already depends on “%2”: they would feed each other in a circle.</source>
        <translation>“%1”은(는) 이미 “%2”에 의존하므로 서로 맞물려 순환하게 됩니다.</translation>
    </message>
    <message>
        <source>Remove one of the links between them first.</source>
        <translation>먼저 둘 사이의 연결 하나를 끊으세요.</translation>
    </message>
    <message>
        <source>“%1” does not fit into this link.</source>
        <translation>“%1”은(는) 이 연결에 맞지 않습니다.</translation>
    </message>
    <message>
        <source>Drop a block there that takes and gives the same kind of value.</source>
        <translation>같은 종류의 값을 받고 내보내는 블록을 놓으세요.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <translation>저장 안 함</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Load the new version</source>
        <translation>새 버전 불러오기</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>내 것 유지</translation>
    </message>
    <message>
        <source>Save mine as…</source>
        <translation>내 것을 다른 이름으로 저장…</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>바꾸기</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>사본 열기</translation>
    </message>
    <message>
        <source>Open anyway</source>
        <translation>그래도 열기</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>복구</translation>
    </message>
    <message>
        <source>Open lecture</source>
        <translation>강의 열기</translation>
    </message>
    <message>
        <source>Lectures (*.lecture lecture.json)</source>
        <translation>강의 (*.lecture lecture.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>Open the folder of a lecture</source>
        <translation>강의 폴더 열기</translation>
    </message>
    <message>
        <source>Save lecture as</source>
        <translation>강의를 다른 이름으로 저장</translation>
    </message>
    <message>
        <source>Lectures (*.lecture)</source>
        <translation>강의 (*.lecture)</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>이동</translation>
    </message>
    <message>
        <source>Change size</source>
        <translation>크기 바꾸기</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>회전</translation>
    </message>
    <message>
        <source>“%1” of “%2” comes from “%3”.</source>
        <translation>“%2”의 “%1”은(는) “%3”에서 옵니다.</translation>
    </message>
    <message>
        <source>“%1” has no place on the stage that could be changed.</source>
        <translation>“%1”에는 바꿀 수 있는 무대 위치가 없습니다.</translation>
    </message>
    <message>
        <source>Whole lecture</source>
        <translation>강의 전체</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2의 %1</translation>
    </message>
    <message>
        <source>The earlier version could not be put aside.</source>
        <translation>이전 버전을 따로 보관하지 못했습니다.</translation>
    </message>
    <message>
        <source>Check that there is space on the disk.</source>
        <translation>디스크에 공간이 있는지 확인하세요.</translation>
    </message>
    <message>
        <source>Go to scene “%1”</source>
        <translation>장면 “%1”(으)로 이동</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>장면</translation>
    </message>
    <message>
        <source>Select “%1”</source>
        <translation>“%1” 선택</translation>
    </message>
    <message>
        <source>Animate with “%1”</source>
        <translation>“%1”(으)로 움직이기</translation>
    </message>
    <message>
        <source>Add block “%1”</source>
        <translation>블록 “%1” 추가</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n block(s)</source>
        <translation>
            <numerusform>블록 %n개 삭제</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n block(s)</source>
        <translation>
            <numerusform>블록 %n개 잘라내기</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>복제</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>붙여 넣기</translation>
    </message>
    <message>
        <source>Group blocks</source>
        <translation>블록을 그룹으로 묶기</translation>
    </message>
    <message>
        <source>Take off the stage</source>
        <translation>무대에서 내리기</translation>
    </message>
    <message>
        <source>Bring to front</source>
        <translation>맨 앞으로</translation>
    </message>
    <message>
        <source>Send to back</source>
        <translation>맨 뒤로</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>맞춤</translation>
    </message>
    <message>
        <source>Animate</source>
        <translation>애니메이션</translation>
    </message>
    <message>
        <source>Bring on stage</source>
        <translation>무대에 올리기</translation>
    </message>
    <message>
        <source>The program is still exporting. End it all the same?</source>
        <translation>아직 내보내는 중입니다. 그래도 끝낼까요?</translation>
    </message>
    <message>
        <source>What is not done yet is given up; files that were there before stay as they are.</source>
        <translation>끝나지 않은 것은 취소됩니다. 전에 있던 파일은 그대로 남습니다.</translation>
    </message>
    <message>
        <source>Go on exporting</source>
        <translation>계속 내보내기</translation>
    </message>
    <message>
        <source>Give up and end</source>
        <translation>취소하고 끝내기</translation>
    </message>
    <message>
        <source>Move end</source>
        <translation>끝 옮기기</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation>블록 %1개</translation>
    </message>
    <message>
        <source>Add “%1”</source>
        <translation>“%1” 추가</translation>
    </message>
    <message>
        <source>Another block is called “%1”.</source>
        <translation>다른 블록의 이름이 “%1”입니다.</translation>
    </message>
    <message>
        <source>Divide it into several.</source>
        <translation>여러 개로 나누세요.</translation>
    </message>
    <message>
        <source>Install the plugin that it comes with, or update Lectograph.</source>
        <translation>해당 플러그인을 설치하거나 Lectograph를 업데이트하세요.</translation>
    </message>
    <message>
        <source>Make it again from blocks in the graph.</source>
        <translation>그래프의 블록으로 다시 만드세요.</translation>
    </message>
    <message>
        <source>Make it again with smaller pictures.</source>
        <translation>더 작은 그림으로 다시 만드세요.</translation>
    </message>
    <message>
        <source>Make the pictures smaller, or leave them out.</source>
        <translation>그림을 줄이거나 빼세요.</translation>
    </message>
    <message>
        <source>Names begin with “assets/”.</source>
        <translation>이름은 “assets/”로 시작합니다.</translation>
    </message>
    <message>
        <source>Nothing is selected that could be saved.</source>
        <translation>저장할 것이 선택되지 않았습니다.</translation>
    </message>
    <message>
        <source>Select some blocks in the graph first.</source>
        <translation>먼저 그래프에서 블록을 고르세요.</translation>
    </message>
    <message>
        <source>Take the block from a copy, or make it again.</source>
        <translation>블록의 사본을 쓰거나 다시 만드세요.</translation>
    </message>
    <message>
        <source>The block needs a name.</source>
        <translation>블록에 이름이 필요합니다.</translation>
    </message>
    <message>
        <source>The content of this file is damaged.</source>
        <translation>이 파일의 내용이 손상되었습니다.</translation>
    </message>
    <message>
        <source>The file is too large for a block.</source>
        <translation>블록으로 쓰기에는 파일이 너무 큽니다.</translation>
    </message>
    <message>
        <source>The files that these blocks use take %1; a custom block may hold %2.</source>
        <translation>이 블록들이 쓰는 파일은 %1입니다. 내 블록에는 %2까지 담을 수 있습니다.</translation>
    </message>
    <message>
        <source>There is nothing in this block.</source>
        <translation>이 블록은 비어 있습니다.</translation>
    </message>
    <message>
        <source>This block is made of %1 blocks; %2 are allowed.</source>
        <translation>이 블록은 블록 %1개로 되어 있습니다. %2개까지 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>This block was saved by a newer Lectograph.</source>
        <translation>더 새로운 Lectograph에서 저장한 블록입니다.</translation>
    </message>
    <message>
        <source>This is not a block that Lectograph has saved.</source>
        <translation>Lectograph가 저장한 블록이 아닙니다.</translation>
    </message>
    <message>
        <source>Type another name.</source>
        <translation>다른 이름을 입력하세요.</translation>
    </message>
    <message>
        <source>Type one.</source>
        <translation>이름을 입력하세요.</translation>
    </message>
    <message>
        <source>Update the program to use it.</source>
        <translation>쓰려면 프로그램을 업데이트하세요.</translation>
    </message>
    <message>
        <source>Use letters, digits and hyphens.</source>
        <translation>문자, 숫자, 하이픈을 쓰세요.</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a block.</source>
        <translation>“%1”은(는) 블록 이름으로 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>“%1” is not a name for a file of a block.</source>
        <translation>“%1”은(는) 블록의 파일 이름으로 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>“%1” needs what this program does not have, or has only older: %2.</source>
        <translation>“%1”에 필요한 것이 이 프로그램에 없거나 더 오래된 것뿐입니다: %2.</translation>
    </message>
    <message>
        <source>“%1” stands in the palette now, among your custom blocks.</source>
        <translation>이제 “%1”이(가) 팔레트의 내 블록에 있습니다.</translation>
    </message>
    <message>
        <source>The file is larger than 256 MB.</source>
        <translation>파일이 256 MB보다 큽니다.</translation>
    </message>
    <message>
        <source>Save it as MP3 or Opus first; that is a tenth of the size.</source>
        <translation>먼저 MP3나 Opus로 저장하세요. 크기가 10분의 1이 됩니다.</translation>
    </message>
    <message>
        <source>Sounds (%1)</source>
        <translation>소리 (%1)</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>소리</translation>
    </message>
    <message>
        <source>Scene %1</source>
        <translation>장면 %1</translation>
    </message>
    <message>
        <source>The exports are finished. End the program?</source>
        <translation>내보내기가 끝났습니다. 프로그램을 끝낼까요?</translation>
    </message>
    <message>
        <source>Some have failed; the list of exports says why.</source>
        <translation>일부는 실패했습니다. 이유는 내보내기 목록에 나와 있습니다.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>계속 작업하기</translation>
    </message>
    <message>
        <source>End the program</source>
        <translation>프로그램 끝내기</translation>
    </message>
    <message>
        <source>Delete connectors</source>
        <translation>연결선 삭제</translation>
    </message>
    <message>
        <source>Delete blocks</source>
        <translation>블록 삭제</translation>
    </message>
    <message numerus="yes">
        <source>%n connector(s) led to what was deleted and keep their ends.</source>
        <translation>
            <numerusform>삭제한 것에 이어진 연결선 %n개는 끝이 그 자리에 남습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) hung on what was deleted.</source>
        <translation>
            <numerusform>삭제한 것에 딸린 블록이 %n개 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s)</source>
        <translation>
            <numerusform>부분 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) were pasted.</source>
        <translation>
            <numerusform>%n줄을 붙여넣었습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) of %1 s from the playhead on; their keyframes are on the timeline.</source>
        <translation>
            <numerusform>재생 위치부터 %n걸음을 %1초씩 밝힙니다. 키프레임은 타임라인에 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the connectors too</source>
        <translation>연결선도 제거</translation>
    </message>
    <message>
        <source>Remove them too</source>
        <translation>함께 제거</translation>
    </message>
    <message>
        <source>This is no file whose content could be read.</source>
        <translation>내용을 읽을 수 있는 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>Choose another one.</source>
        <translation>다른 파일을 고르세요.</translation>
    </message>
    <message>
        <source>The text has more than 20,000 letters.</source>
        <translation>글이 20,000자를 넘습니다.</translation>
    </message>
    <message>
        <source>Copy a part of it.</source>
        <translation>일부만 복사하세요.</translation>
    </message>
    <message>
        <source>Add files</source>
        <translation>파일 추가</translation>
    </message>
    <message>
        <source>There is nothing in the clipboard that could be put into the scene.</source>
        <translation>클립보드에 장면에 넣을 수 있는 것이 없습니다.</translation>
    </message>
    <message>
        <source>Copy blocks, words, a picture or a file first.</source>
        <translation>먼저 블록, 글, 그림 또는 파일을 복사하세요.</translation>
    </message>
    <message>
        <source>Paste words</source>
        <translation>글 붙여 넣기</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>코드</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>문구</translation>
    </message>
    <message>
        <source>Paste code</source>
        <translation>코드 붙여넣기</translation>
    </message>
    <message>
        <source>Light steps one after another</source>
        <translation>초점의 걸음을 하나씩 밝히기</translation>
    </message>
    <message>
        <source>Paste picture</source>
        <translation>그림 붙여 넣기</translation>
    </message>
    <message>
        <source>Choose picture</source>
        <translation>그림 선택</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>그림 선택</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.gif *.svg *.bmp);;All files (*)</source>
        <translation>그림 (*.png *.jpg *.jpeg *.webp *.gif *.svg *.bmp);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>The settings could not be saved; the old ones are untouched.</source>
        <translation>설정을 저장하지 못했습니다. 이전 설정은 그대로입니다.</translation>
    </message>
    <message>
        <source>Make room on the disk, or see whether you may write to this file.</source>
        <translation>디스크 공간을 확보하거나 이 파일에 쓸 수 있는지 확인하세요.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>버리기</translation>
    </message>
    <message>
        <source>In the group</source>
        <translation>그룹 안에서</translation>
    </message>
    <message>
        <source>lasts %1</source>
        <translation>길이 %1</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>잠김</translation>
    </message>
    <message>
        <source>At time</source>
        <translation>지정한 시간에</translation>
    </message>
    <message>
        <source>With previous</source>
        <translation>이전 효과와 함께</translation>
    </message>
    <message>
        <source>After previous</source>
        <translation>이전 효과 다음에</translation>
    </message>
    <message>
        <source>Used last</source>
        <translation>최근에 사용</translation>
    </message>
    <message>
        <source>This block has no frame that could be changed on the stage.</source>
        <translation>이 블록에는 무대에서 바꿀 수 있는 프레임이 없습니다.</translation>
    </message>
    <message>
        <source>Use a camera block as the camera of the scene.</source>
        <translation>장면의 카메라로 카메라 블록을 쓰세요.</translation>
    </message>
    <message>
        <source>A connector needs two blocks.</source>
        <translation>연결선에는 블록이 두 개 필요합니다.</translation>
    </message>
    <message>
        <source>Select the blocks in the order in which they are to be connected.</source>
        <translation>이을 순서대로 블록을 선택하세요.</translation>
    </message>
    <message>
        <source>The picture has too many pixels: %1 × %2.</source>
        <translation>그림의 픽셀이 너무 많습니다: %1 × %2.</translation>
    </message>
    <message>
        <source>The picture is larger than 64 MB.</source>
        <translation>그림이 64 MB보다 큽니다.</translation>
    </message>
    <message>
        <source>This is an address in the web, which is not opened.</source>
        <translation>웹 주소입니다. 웹 주소는 열지 않습니다.</translation>
    </message>
    <message>
        <source>Save it as a file, and drop that.</source>
        <translation>파일로 저장한 뒤 그 파일을 끌어다 놓으세요.</translation>
    </message>
    <message>
        <source>This cannot become a block: there is no picture, text, table or file in it.</source>
        <translation>블록으로 만들 수 없습니다. 그림, 텍스트, 표, 파일이 들어 있지 않습니다.</translation>
    </message>
    <message>
        <source>There are no words in it.</source>
        <translation>글자가 없습니다.</translation>
    </message>
    <message>
        <source>“%1” cannot compute this value.</source>
        <translation>“%1”(으)로는 이 값을 계산할 수 없습니다.</translation>
    </message>
    <message>
        <source>Choose a block that takes and gives the same kind of value.</source>
        <translation>같은 종류의 값을 받아 같은 종류의 값을 내는 블록을 고르세요.</translation>
    </message>
    <message>
        <source>The table has more than 120 cells with words.</source>
        <translation>표에 글자가 든 셀이 120개보다 많습니다.</translation>
    </message>
    <message>
        <source>Only the numbers of the table were taken; the names of its rows and columns are left out.</source>
        <translation>표에서 수만 가져왔습니다. 행과 열의 이름은 빠졌습니다.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>%1 이상</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>%1 이하</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>속성</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>애니메이션</translation>
    </message>
    <message>
        <source>Commands and keys</source>
        <translation>명령과 키</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Own curve (%1)</source>
        <translation>직접 그린 곡선 (%1)</translation>
    </message>
    <message>
        <source>In steps: %1</source>
        <translation>단계별로: %1단계</translation>
    </message>
    <message>
        <source>Spring, bounces: %1</source>
        <translation>용수철처럼, 튕김 %1회</translation>
    </message>
    <message>
        <source>%1, in a part of the time</source>
        <translation>%1, 시간의 일부 동안</translation>
    </message>
    <message>
        <source>The camera cannot zoom to what is fixed in the frame.</source>
        <translation>화면에 고정된 것으로는 카메라가 확대할 수 없습니다.</translation>
    </message>
    <message>
        <source>Turn off “Pinned” of the block first.</source>
        <translation>먼저 그 블록의 “화면에 고정”을 끄세요.</translation>
    </message>
    <message>
        <source>There is nothing to see that the camera could zoom to.</source>
        <translation>카메라가 확대할 만한 보이는 것이 없습니다.</translation>
    </message>
    <message>
        <source>Add camera</source>
        <translation>카메라 추가</translation>
    </message>
    <message>
        <source>Use this camera</source>
        <translation>이 카메라 사용</translation>
    </message>
    <message>
        <source>Zoom to selection</source>
        <translation>선택한 것으로 확대</translation>
    </message>
    <message>
        <source>Nothing is selected that the camera could zoom to.</source>
        <translation>카메라가 확대할 것이 선택되지 않았습니다.</translation>
    </message>
    <message>
        <source>Select one or several blocks on the stage first.</source>
        <translation>먼저 무대에서 블록을 하나 이상 선택하세요.</translation>
    </message>
    <message>
        <source>Zoom back to the whole frame</source>
        <translation>전체 화면으로 되돌아가기</translation>
    </message>
    <message>
        <source>Zoom to a point</source>
        <translation>한 점으로 확대</translation>
    </message>
    <message>
        <source>Compute with %1</source>
        <translation>%1(으)로 계산</translation>
    </message>
    <message>
        <source>Only three blocks or more can be distributed, and blocks that follow others do not count.</source>
        <translation>블록이 세 개 이상이어야 간격을 맞출 수 있습니다. 다른 블록을 따라다니는 블록은 세지 않습니다.</translation>
    </message>
    <message>
        <source>Select more blocks with Shift, or draw a box around them.</source>
        <translation>Shift를 누른 채 블록을 더 선택하거나, 블록 둘레로 상자를 그리세요.</translation>
    </message>
    <message>
        <source>Distribute</source>
        <translation>고르게 배치</translation>
    </message>
    <message>
        <source>Only two blocks or more can be spaced, and blocks that follow others do not count.</source>
        <translation>블록이 두 개 이상이어야 간격을 지정할 수 있습니다. 다른 블록을 따라다니는 블록은 세지 않습니다.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>간격 지정</translation>
    </message>
    <message>
        <source>Roll the camera</source>
        <translation>카메라 기울이기</translation>
    </message>
    <message>
        <source>Zoom the camera</source>
        <translation>카메라 확대·축소</translation>
    </message>
    <message>
        <source>Move the camera</source>
        <translation>카메라 이동</translation>
    </message>
    <message>
        <source>Where the zoom leads: drag it, or its corners. Esc shows the picture again.</source>
        <translation>줌이 도착할 프레임: 끌어서 옮기고 모서리를 끌어 크기를 바꿉니다. Esc를 누르면 화면으로 돌아갑니다.</translation>
    </message>
    <message>
        <source>Camera frame: drag it, or its corners to zoom. Esc shows the picture again.</source>
        <translation>카메라 프레임: 끌어서 옮기고 모서리를 끌어 확대·축소합니다. Esc를 누르면 화면으로 돌아갑니다.</translation>
    </message>
    <message>
        <source>Paste in place</source>
        <translation>제자리에 붙여 넣기</translation>
    </message>
    <message>
        <source>Connect blocks</source>
        <translation>블록을 연결선으로 잇기</translation>
    </message>
    <message>
        <source>Change width</source>
        <translation>너비 바꾸기</translation>
    </message>
    <message>
        <source>None of the selected blocks is a text whose letters can be changed.</source>
        <translation>선택한 블록 중 글자를 바꿀 수 있는 텍스트가 없습니다.</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>굵게</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>기울임꼴</translation>
    </message>
    <message>
        <source>Bring into the frame</source>
        <translation>화면 안으로 가져오기</translation>
    </message>
    <message>
        <source>The block that this was copied from is not in your library any more.</source>
        <translation>이 블록의 원본이 라이브러리에 더 이상 없습니다.</translation>
    </message>
    <message>
        <source>Save the block of this lecture there again.</source>
        <translation>이 강의의 블록을 라이브러리에 다시 저장하세요.</translation>
    </message>
    <message>
        <source>The library has no block “%1”.</source>
        <translation>라이브러리에 “%1” 블록이 없습니다.</translation>
    </message>
    <message>
        <source>It may have been removed in the meantime.</source>
        <translation>그사이에 삭제되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>An expression reads the state of “%1” on the stage, which stays outside of the block.</source>
        <translation>수식이 블록 밖에 남는 “%1”의 무대 상태를 읽습니다.</translation>
    </message>
    <message>
        <source>Take this block with you, or change the expression first.</source>
        <translation>그 블록도 함께 선택하거나 먼저 수식을 바꾸세요.</translation>
    </message>
    <message>
        <source>There are no blocks to make a block of.</source>
        <translation>블록으로 만들 것이 선택되지 않았습니다.</translation>
    </message>
    <message>
        <source>Select some blocks on the stage or in the graph first.</source>
        <translation>먼저 무대나 그래프에서 블록을 선택하세요.</translation>
    </message>
    <message>
        <source>A camera cannot be part of a block.</source>
        <translation>카메라는 블록에 넣을 수 없습니다.</translation>
    </message>
    <message>
        <source>Leave it out of the selection.</source>
        <translation>선택에서 빼세요.</translation>
    </message>
    <message>
        <source>Nothing of this is on the stage.</source>
        <translation>선택한 것 가운데 무대에 있는 것이 없습니다.</translation>
    </message>
    <message>
        <source>Select at least one block that is seen.</source>
        <translation>보이는 블록을 하나 이상 선택하세요.</translation>
    </message>
    <message>
        <source>There is no block definition “%1”.</source>
        <translation>블록 정의 “%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>A block cannot contain itself.</source>
        <translation>블록은 자기 자신을 포함할 수 없습니다.</translation>
    </message>
    <message>
        <source>Put it into a scene, or into another block.</source>
        <translation>장면이나 다른 블록에 넣으세요.</translation>
    </message>
    <message numerus="yes">
        <source>This block is used in %n place(s).</source>
        <translation>
            <numerusform>이 블록은 %n곳에서 사용되고 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete or detach its instances first.</source>
        <translation>먼저 인스턴스를 삭제하거나 분리하세요.</translation>
    </message>
    <message>
        <source>An expression inside reads a property that has keyframes here.</source>
        <translation>안의 수식이 이 인스턴스에서 키프레임이 있는 속성을 읽습니다.</translation>
    </message>
    <message>
        <source>Remove the keyframes of this instance first.</source>
        <translation>먼저 이 인스턴스의 키프레임을 없애세요.</translation>
    </message>
    <message>
        <source>An animation changes “%1” of this block, which several blocks inside read.</source>
        <translation>애니메이션이 이 블록의 “%1”을(를) 바꾸는데, 안의 여러 블록이 이 값을 읽습니다.</translation>
    </message>
    <message>
        <source>Delete this animation first.</source>
        <translation>먼저 그 애니메이션을 삭제하세요.</translation>
    </message>
    <message>
        <source>“%1” is no instance of a block of this lecture.</source>
        <translation>“%1”은(는) 이 강의의 블록 인스턴스가 아닙니다.</translation>
    </message>
    <message>
        <source>Select one that is.</source>
        <translation>블록 인스턴스를 선택하세요.</translation>
    </message>
    <message>
        <source>“%1” cannot follow “%2”, which other scenes that show it do not see.</source>
        <translation>“%1”은(는) “%2”을(를) 따를 수 없습니다. 이 블록을 보여 주는 다른 장면에서는 그 블록이 보이지 않기 때문입니다.</translation>
    </message>
    <message>
        <source>Share “%1” with all scenes first.</source>
        <translation>먼저 “%1”을(를) 모든 장면과 공유하세요.</translation>
    </message>
    <message>
        <source>The look has no style “%1”.</source>
        <translation>디자인에 “%1” 스타일이 없습니다.</translation>
    </message>
    <message>
        <source>A colour needs a name.</source>
        <translation>색에는 이름이 필요합니다.</translation>
    </message>
    <message>
        <source>Write one, such as “accent”.</source>
        <translation>‘accent’처럼 이름을 쓰세요.</translation>
    </message>
    <message>
        <source>“%1” would name itself.</source>
        <translation>“%1”이(가) 자기 자신을 가리키게 됩니다.</translation>
    </message>
    <message>
        <source>Choose a colour that does not lead back to it.</source>
        <translation>되돌아오지 않는 색을 고르세요.</translation>
    </message>
    <message>
        <source>A style needs a name.</source>
        <translation>스타일에는 이름이 필요합니다.</translation>
    </message>
    <message>
        <source>Write one, such as “layer”.</source>
        <translation>‘layer’처럼 이름을 쓰세요.</translation>
    </message>
    <message>
        <source>There is a style “%1” already.</source>
        <translation>“%1” 스타일이 이미 있습니다.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>다른 이름을 고르세요.</translation>
    </message>
    <message>
        <source>A look needs a name.</source>
        <translation>디자인에는 이름이 필요합니다.</translation>
    </message>
    <message>
        <source>Write one, such as “My department”.</source>
        <translation>‘우리 학과’처럼 이름을 쓰세요.</translation>
    </message>
    <message>
        <source>The folder for looks cannot be made.</source>
        <translation>디자인 폴더를 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>Check that you may write there.</source>
        <translation>그곳에 쓸 권한이 있는지 확인하세요.</translation>
    </message>
    <message>
        <source>“%1” of “%2” is computed by an expression.</source>
        <translation>“%2”의 “%1”은(는) 식으로 계산됩니다.</translation>
    </message>
    <message>
        <source>Change the expression in the inspector, or remove it first.</source>
        <translation>속성 패널에서 식을 고치거나 먼저 제거하세요.</translation>
    </message>
    <message>
        <source>“%1” is computed by an expression.</source>
        <translation>“%1”은(는) 식으로 계산됩니다.</translation>
    </message>
    <message>
        <source>Remove the expression first, then it can have keyframes.</source>
        <translation>먼저 식을 제거하면 키프레임을 넣을 수 있습니다.</translation>
    </message>
    <message>
        <source>This block publishes no property “%1”.</source>
        <translation>이 블록은 “%1” 속성을 공개하지 않습니다.</translation>
    </message>
    <message>
        <source>“%1” is published already.</source>
        <translation>“%1”은(는) 이미 공개되어 있습니다.</translation>
    </message>
    <message>
        <source>“%1” is computed inside of this block.</source>
        <translation>“%1”은(는) 이 블록 안에서 계산됩니다.</translation>
    </message>
    <message>
        <source>Remove its link or expression first, or publish what it comes from.</source>
        <translation>먼저 연결이나 수식을 없애거나, 그 원본을 공개하세요.</translation>
    </message>
    <message>
        <source>Expressions inside of this block read “in.%1”.</source>
        <translation>이 블록 안의 수식이 “in.%1”을(를) 읽습니다.</translation>
    </message>
    <message>
        <source>Change them first.</source>
        <translation>먼저 그 수식을 바꾸세요.</translation>
    </message>
    <message>
        <source>“%1” is no name for expressions.</source>
        <translation>“%1”은(는) 수식에 쓸 수 없는 이름입니다.</translation>
    </message>
    <message>
        <source>Use letters and digits, such as “width2”.</source>
        <translation>“width2”처럼 글자와 숫자를 쓰세요.</translation>
    </message>
    <message>
        <source>Every instance has a property “%1” already.</source>
        <translation>모든 인스턴스에 이미 “%1” 속성이 있습니다.</translation>
    </message>
    <message>
        <source>An animation changes properties of several blocks at once.</source>
        <translation>한 애니메이션이 여러 블록의 속성을 함께 바꿉니다.</translation>
    </message>
    <message>
        <source>Divide it into one for each block first.</source>
        <translation>먼저 블록마다 하나씩 나누세요.</translation>
    </message>
    <message>
        <source>This block cannot be repeated.</source>
        <translation>이 블록은 반복할 수 없습니다.</translation>
    </message>
    <message>
        <source>Choose a block with a picture that is no repetition already.</source>
        <translation>그림이 있고 아직 반복이 아닌 블록을 고르세요.</translation>
    </message>
    <message>
        <source>The blocks inside of a definition cannot be shared with scenes.</source>
        <translation>블록 정의 안의 블록은 장면과 공유할 수 없습니다.</translation>
    </message>
    <message>
        <source>Publish their properties, or share an instance of the definition.</source>
        <translation>속성을 공개하거나 정의의 인스턴스를 공유하세요.</translation>
    </message>
    <message>
        <source>All scenes share this already.</source>
        <translation>이미 모든 장면이 공유합니다.</translation>
    </message>
    <message>
        <source>Choose a block that only this scene has.</source>
        <translation>이 장면에만 있는 블록을 고르세요.</translation>
    </message>
    <message>
        <source>All scenes share none of these blocks.</source>
        <translation>이 블록들은 모든 장면이 공유하는 블록이 아닙니다.</translation>
    </message>
    <message>
        <source>Choose a block that is shared with all scenes.</source>
        <translation>모든 장면과 공유하는 블록을 고르세요.</translation>
    </message>
    <message>
        <source>The items come from another block, so that their number may change.</source>
        <translation>항목이 다른 블록에서 오므로 개수가 바뀔 수 있습니다.</translation>
    </message>
    <message>
        <source>Give the repetition a list of its own first.</source>
        <translation>먼저 반복에 자체 목록을 주세요.</translation>
    </message>
    <message>
        <source>What is repeated here has no picture.</source>
        <translation>여기서 반복되는 것에는 그림이 없습니다.</translation>
    </message>
    <message>
        <source>There is no scene.</source>
        <translation>장면이 없습니다.</translation>
    </message>
    <message>
        <source>This block is no repetition.</source>
        <translation>이 블록은 반복이 아닙니다.</translation>
    </message>
    <message>
        <source>A guide cannot be that far from the centre.</source>
        <translation>안내선을 중심에서 그렇게 멀리 둘 수 없습니다.</translation>
    </message>
    <message>
        <source>Choose a position between −%1 and %1.</source>
        <translation>−%1에서 %1 사이의 위치를 고르세요.</translation>
    </message>
    <message>
        <source>This guide does not exist any more.</source>
        <translation>이 안내선은 더 이상 없습니다.</translation>
    </message>
    <message>
        <source>There are already %1 guides in this direction.</source>
        <translation>이 방향의 안내선이 이미 %1개 있습니다.</translation>
    </message>
    <message>
        <source>Remove those that are not needed: drag them off the stage.</source>
        <translation>필요 없는 안내선을 무대 밖으로 끌어 삭제하세요.</translation>
    </message>
    <message>
        <source>Choose another name, or update that style.</source>
        <translation>다른 이름을 고르거나 그 스타일을 업데이트하세요.</translation>
    </message>
    <message>
        <source>This block has no style.</source>
        <translation>이 블록에는 스타일이 없습니다.</translation>
    </message>
    <message>
        <source>Choose one first.</source>
        <translation>먼저 하나를 고르세요.</translation>
    </message>
    <message>
        <source>No style has been copied.</source>
        <translation>복사한 스타일이 없습니다.</translation>
    </message>
    <message>
        <source>Select a block and choose “Copy style” first.</source>
        <translation>먼저 블록을 선택하고 ‘스타일 복사’를 고르세요.</translation>
    </message>
    <message>
        <source>Block library</source>
        <translation>블록 라이브러리</translation>
    </message>
    <message>
        <source>My blocks</source>
        <translation>내 블록</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s): %1</source>
        <translation>
            <numerusform>블록 %n개: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Cross-fade</source>
        <translation>디졸브</translation>
    </message>
    <message>
        <source>Fade</source>
        <translation>페이드</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>밀어내기</translation>
    </message>
    <message>
        <source>Wipe</source>
        <translation>닦아내기</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>바로 바꾸기</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>오른쪽으로</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>위로</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>아래로</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>왼쪽으로</translation>
    </message>
    <message>
        <source>The new scene appears over the old one</source>
        <translation>새 장면이 앞 장면 위에 서서히 나타납니다</translation>
    </message>
    <message>
        <source>The old scene fades to the background, then the new one appears</source>
        <translation>앞 장면이 배경으로 사라진 뒤 새 장면이 나타납니다</translation>
    </message>
    <message>
        <source>The new scene pushes the old one out of the frame</source>
        <translation>새 장면이 앞 장면을 화면 밖으로 밀어냅니다</translation>
    </message>
    <message>
        <source>An edge moves over the old scene and uncovers the new one</source>
        <translation>경계선이 앞 장면 위를 지나며 새 장면을 드러냅니다</translation>
    </message>
    <message>
        <source>The new scene is there at once</source>
        <translation>새 장면이 바로 나타납니다</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… 외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 uses “%2” of %3.</source>
        <translation>%1에서 %3의 “%2”을(를) 씁니다.</translation>
    </message>
    <message>
        <source>Scenes lose blocks of others that they continue.</source>
        <translation>장면이 이어받은 다른 장면의 블록을 잃게 됩니다.</translation>
    </message>
    <message>
        <source>Clips and links that need them stop working until they lead elsewhere.</source>
        <translation>그 블록이 필요한 클립과 연결은 다른 곳을 가리킬 때까지 작동하지 않습니다.</translation>
    </message>
    <message>
        <source>Continue the scene before</source>
        <translation>앞 장면 이어받기</translation>
    </message>
    <message>
        <source>Begin the scene on its own</source>
        <translation>장면을 독립적으로 시작</translation>
    </message>
    <message>
        <source>Begin on its own</source>
        <translation>독립적으로 시작</translation>
    </message>
    <message>
        <source>All scenes</source>
        <translation>모든 장면</translation>
    </message>
    <message>
        <source>Make block “%1”</source>
        <translation>“%1” 블록 만들기</translation>
    </message>
    <message>
        <source>Detach from “%1”</source>
        <translation>“%1”에서 분리</translation>
    </message>
    <message>
        <source>Rename block</source>
        <translation>블록 이름 바꾸기</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Delete block “%1”</source>
        <translation>“%1” 블록 삭제</translation>
    </message>
    <message>
        <source>Update “%1”</source>
        <translation>“%1” 업데이트</translation>
    </message>
    <message numerus="yes">
        <source>%n instance(s) follow the block of the library now.</source>
        <translation>
            <numerusform>이제 인스턴스 %n개가 라이브러리의 블록을 따릅니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save to my blocks</source>
        <translation>내 블록에 저장</translation>
    </message>
    <message numerus="yes">
        <source>And %n more</source>
        <translation>
            <numerusform>외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not used yet</source>
        <translation>아직 사용되지 않았습니다</translation>
    </message>
    <message>
        <source>Make a block…</source>
        <translation>블록으로 만들기…</translation>
    </message>
    <message>
        <source>Edit definition</source>
        <translation>블록 정의 편집</translation>
    </message>
    <message>
        <source>Back from the definition</source>
        <translation>블록 정의에서 돌아가기</translation>
    </message>
    <message>
        <source>Detach from the definition</source>
        <translation>블록 정의에서 분리</translation>
    </message>
    <message>
        <source>Find instances</source>
        <translation>인스턴스 찾기</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>이름 바꾸기…</translation>
    </message>
    <message>
        <source>Update all instances</source>
        <translation>모든 인스턴스 업데이트</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>“%1” is from the scene “%2”, which this one continues.</source>
        <translation>“%1”은(는) 이 장면이 이어받은 “%2” 장면의 블록입니다.</translation>
    </message>
    <message>
        <source>Delete it there, or let it leave the stage by an animation here.</source>
        <translation>그 장면에서 삭제하거나, 여기서는 애니메이션으로 무대에서 내보내세요.</translation>
    </message>
    <message>
        <source>What was deleted was also used in %1. Undo brings it back.</source>
        <translation>삭제한 블록은 %1에서도 사용되었습니다. 실행 취소하면 되돌아옵니다.</translation>
    </message>
    <message numerus="yes">
        <source>Other scenes use %n block(s) of these too: only this stage has lost what all share.</source>
        <translation>
            <numerusform>이 중 블록 %n개는 다른 장면에서도 사용합니다. 공유 블록은 이 무대에서만 내려왔습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete in all scenes</source>
        <translation>모든 장면에서 삭제</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>반복</translation>
    </message>
    <message>
        <source>Make single blocks</source>
        <translation>낱개 블록으로 만들기</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>Repeat several times</source>
        <translation>여러 번 반복</translation>
    </message>
    <message>
        <source>Repeat for each word</source>
        <translation>단어마다 반복</translation>
    </message>
    <message>
        <source>Repeat for each number</source>
        <translation>수마다 반복</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <translation>
            <numerusform>블록 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more block(s) that belong to it came along.</source>
        <translation>
            <numerusform>여기에 속한 블록 %n개도 함께 옮겨졌습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Share with all scenes</source>
        <translation>모든 장면과 공유</translation>
    </message>
    <message>
        <source>All scenes share %1 now.</source>
        <translation>이제 모든 장면이 %1을(를) 공유합니다.</translation>
    </message>
    <message>
        <source>Keep in this scene only</source>
        <translation>이 장면에만 두기</translation>
    </message>
    <message>
        <source>Only this scene has %1 now.</source>
        <translation>이제 이 장면에만 %1이(가) 있습니다.</translation>
    </message>
    <message>
        <source>This scene has %1 of its own now. Others that use it have copies: %2.</source>
        <translation>이제 이 장면에 자체 %1이(가) 있습니다. 사용하던 다른 장면에는 복사본이 있습니다: %2.</translation>
    </message>
    <message>
        <source>Show in all scenes</source>
        <translation>모든 장면에 표시</translation>
    </message>
    <message>
        <source>No longer show in all scenes</source>
        <translation>모든 장면 표시 끄기</translation>
    </message>
    <message>
        <source>%1 is drawn over every scene now.</source>
        <translation>이제 %1이(가) 모든 장면 위에 그려집니다.</translation>
    </message>
    <message>
        <source>%1 is on the stage of this scene only now.</source>
        <translation>이제 %1이(가) 이 장면의 무대에만 있습니다.</translation>
    </message>
    <message>
        <source>Show in all scenes (master)</source>
        <translation>모든 장면에 표시(마스터)</translation>
    </message>
    <message>
        <source>Move guide</source>
        <translation>안내선 이동</translation>
    </message>
    <message>
        <source>Add guide</source>
        <translation>안내선 추가</translation>
    </message>
    <message>
        <source>Remove guide</source>
        <translation>안내선 삭제</translation>
    </message>
    <message>
        <source>Clear guides</source>
        <translation>안내선 모두 지우기</translation>
    </message>
    <message>
        <source>Vertical guide at %1</source>
        <translation>세로 안내선, 위치 %1</translation>
    </message>
    <message>
        <source>Horizontal guide at %1</source>
        <translation>가로 안내선, 위치 %1</translation>
    </message>
    <message>
        <source>The scene is not shown.</source>
        <translation>장면이 표시되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>These words are computed by an expression.</source>
        <translation>이 글은 식으로 계산됩니다.</translation>
    </message>
    <message>
        <source>Change the expression in the inspector.</source>
        <translation>속성 패널에서 식을 고치세요.</translation>
    </message>
    <message>
        <source>Choose a file that was exported from My blocks.</source>
        <translation>‘내 블록’에서 내보낸 파일을 고르세요.</translation>
    </message>
    <message>
        <source>These blocks belong to different scenes, or some of them to all scenes.</source>
        <translation>이 블록들은 서로 다른 장면에 속하거나, 일부가 모든 장면에 속합니다.</translation>
    </message>
    <message>
        <source>Select blocks of one scene, or share all of them between all scenes first.</source>
        <translation>한 장면의 블록만 선택하거나, 먼저 모두를 모든 장면과 공유하세요.</translation>
    </message>
    <message>
        <source>These blocks are not on the stage in the same scenes.</source>
        <translation>이 블록들은 같은 장면들의 무대에 있지 않습니다.</translation>
    </message>
    <message>
        <source>Put all of them on the same stages first, or make a block of each.</source>
        <translation>먼저 모두 같은 무대에 올리거나, 각각 따로 블록으로 만드세요.</translation>
    </message>
    <message>
        <source>“%1” is shared by all scenes.</source>
        <translation>“%1”은(는) 모든 장면이 공유합니다.</translation>
    </message>
    <message>
        <source>Keep it in one scene first, or change its definition.</source>
        <translation>먼저 한 장면에만 두거나, 블록 정의를 바꾸세요.</translation>
    </message>
    <message>
        <source>“%1” comes on stage in another scene than its own.</source>
        <translation>“%1”은(는) 자기 장면이 아닌 다른 장면에서 무대에 오릅니다.</translation>
    </message>
    <message>
        <source>Put it on the stage of the scene in which it lives first.</source>
        <translation>먼저 그 블록이 속한 장면의 무대에 올리세요.</translation>
    </message>
    <message>
        <source>Properties of this block</source>
        <translation>이 블록의 속성</translation>
    </message>
    <message>
        <source>The smallest value is larger than the largest.</source>
        <translation>최솟값이 최댓값보다 큽니다.</translation>
    </message>
    <message>
        <source>Exchange them.</source>
        <translation>서로 바꾸세요.</translation>
    </message>
    <message>
        <source>The default %1 is outside of this range.</source>
        <translation>기본값 %1이(가) 이 범위를 벗어납니다.</translation>
    </message>
    <message>
        <source>Change the default first, or make the range wider.</source>
        <translation>기본값을 먼저 바꾸거나 범위를 넓히세요.</translation>
    </message>
    <message>
        <source>Read as “in”</source>
        <translation>“in”으로 읽습니다</translation>
    </message>
    <message>
        <source>You can drop pictures (PNG, JPEG, SVG), tables (CSV, TSV), tensors (NPY, NPZ, safetensors), texts (TXT, TeX) and sounds (MP3, WAV, Ogg).</source>
        <translation>그림(PNG, JPEG, SVG), 표(CSV, TSV), 텐서(NPY, NPZ, safetensors), 글(TXT, TeX), 소리(MP3, WAV, Ogg)를 끌어다 놓을 수 있습니다.</translation>
    </message>
    <message>
        <source>The file is larger than 64 MB, too large for the lecture to keep a copy.</source>
        <translation>파일이 64MB보다 커서 강의에 사본을 담을 수 없습니다.</translation>
    </message>
    <message>
        <source>Save the lecture, copy the file into the same folder, and choose it there.</source>
        <translation>강의를 저장하고 파일을 같은 폴더에 복사한 뒤 거기서 고르세요.</translation>
    </message>
    <message>
        <source>Files (%1)</source>
        <translation>파일 (%1)</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>파일 고르기</translation>
    </message>
    <message>
        <source>Choose file</source>
        <translation>파일 고르기</translation>
    </message>
    <message>
        <source>Row %1, column %2 of %3</source>
        <translation>%3의 %1행 %2열</translation>
    </message>
    <message>
        <source>Turn the camera</source>
        <translation>카메라 회전</translation>
    </message>
    <message>
        <source>Put the camera here</source>
        <translation>카메라를 여기에 놓기</translation>
    </message>
    <message>
        <source>Add keyframes of the camera</source>
        <translation>카메라 키프레임 추가</translation>
    </message>
    <message>
        <source>in the whole scene</source>
        <translation>장면 전체에서</translation>
    </message>
    <message>
        <source>Move point</source>
        <translation>점 옮기기</translation>
    </message>
    <message>
        <source>“%1” computes values for other blocks and has no picture of its own: it stands in the graph.</source>
        <translation>“%1”은(는) 다른 블록에 쓸 값을 계산하며 그림이 없습니다. 그래프에 있습니다.</translation>
    </message>
    <message>
        <source>“%1” is among the blocks of this lecture in the palette now. Press Enter on it to change it.</source>
        <translation>“%1”은(는) 이제 팔레트의 ‘이 강의의 블록’에 있습니다. Enter를 눌러 고칠 수 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) keep the last value of what was deleted.</source>
        <translation>
            <numerusform>블록 %n개가 삭제된 것의 마지막 값을 그대로 씁니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>다른 이름으로 저장…</translation>
    </message>
    <message>
        <source>Earlier versions…</source>
        <translation>이전 버전…</translation>
    </message>
    <message>
        <source>Open the rest</source>
        <translation>나머지 열기</translation>
    </message>
    <message>
        <source>Open another…</source>
        <translation>다른 강의 열기…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>The rest opens as a copy; the damaged file stays as it is.</source>
        <translation>나머지는 사본으로 열리고, 손상된 파일은 그대로 남습니다.</translation>
    </message>
    <message>
        <source>A part of “%1” is damaged.</source>
        <translation>“%1”의 일부가 손상되었습니다.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed: %1.</source>
        <translation>바뀜: %1.</translation>
    </message>
    <message>
        <source>Added: %1.</source>
        <translation>추가: %1.</translation>
    </message>
    <message>
        <source>Removed: %1.</source>
        <translation>삭제: %1.</translation>
    </message>
    <message>
        <source>Something of the whole lecture was changed.</source>
        <translation>강의 전체의 설정이 바뀌었습니다.</translation>
    </message>
    <message>
        <source>Copy these files beside this lecture too: %1.</source>
        <translation>이 파일들도 이 강의 옆에 복사하세요: %1.</translation>
    </message>
    <message>
        <source>Letters and lines follow this lecture, which has another font or frame.</source>
        <translation>글자와 선은 글꼴이나 화면이 다른 이 강의를 따릅니다.</translation>
    </message>
    <message>
        <source>“%1” of %2 is also heard in %3.</source>
        <translation>%2의 “%1”은(는) %3에서도 들립니다.</translation>
    </message>
    <message>
        <source>Sounds go with their scene, unless they are kept: they then go on in the next scene as they are heard there now.</source>
        <translation>소리는 장면과 함께 사라집니다. 남겨 두면 다음 장면에서 지금 들리는 그대로 이어집니다.</translation>
    </message>
    <message>
        <source>Later scenes lose sounds.</source>
        <translation>뒤 장면의 소리가 사라집니다.</translation>
    </message>
    <message>
        <source>Later scenes lose sounds and blocks.</source>
        <translation>뒤 장면의 소리와 블록이 사라집니다.</translation>
    </message>
    <message>
        <source>Delete with the sounds</source>
        <translation>소리와 함께 삭제</translation>
    </message>
    <message>
        <source>Keep the sounds</source>
        <translation>소리 남기기</translation>
    </message>
    <message>
        <source>Delete scene</source>
        <translation>장면 삭제</translation>
    </message>
    <message>
        <source>The colors are now those of this lecture.</source>
        <translation>색은 이제 이 강의의 색입니다.</translation>
    </message>
    <message>
        <source>Keep the colors as they were</source>
        <translation>원래 색 유지</translation>
    </message>
    <message>
        <source>Paste scenes</source>
        <translation>장면 붙여 넣기</translation>
    </message>
    <message>
        <source>Paste sounds</source>
        <translation>소리 붙여 넣기</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) came along, because the clips had nothing to act on here.</source>
        <translation>
            <numerusform>클립이 작용할 것이 없어 블록 %n개를 함께 가져왔습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste formula</source>
        <translation>수식 붙여 넣기</translation>
    </message>
    <message>
        <source>Paste words with formulas</source>
        <translation>수식이 있는 글 붙여 넣기</translation>
    </message>
    <message>
        <source>Paste drawing</source>
        <translation>그림 붙여 넣기</translation>
    </message>
    <message>
        <source>Paste table</source>
        <translation>표 붙여 넣기</translation>
    </message>
    <message>
        <source>This reads like a formula, but it cannot be typeset, so it became words: %1</source>
        <translation>수식처럼 보이지만 조판할 수 없어 글로 붙여 넣었습니다: %1</translation>
    </message>
    <message>
        <source>Make the scene longer</source>
        <translation>장면 늘이기</translation>
    </message>
    <message>
        <source>Find “%1”</source>
        <translation>“%1” 찾기</translation>
    </message>
    <message>
        <source>Find the file…</source>
        <translation>파일 찾기…</translation>
    </message>
    <message>
        <source>Remove the parameter</source>
        <translation>매개변수 지우기</translation>
    </message>
    <message>
        <source>Parameter %1</source>
        <translation>매개변수 %1</translation>
    </message>
    <message>
        <source>“%1” lasts %2 longer than the scene.</source>
        <translation>“%1”이(가) 장면보다 %2 더 깁니다.</translation>
    </message>
    <message>
        <source>Make the scene as long</source>
        <translation>장면을 같은 길이로</translation>
    </message>
    <message>
        <source>Fade out at the end</source>
        <translation>끝에서 페이드 아웃</translation>
    </message>
    <message>
        <source>Begin afterwards</source>
        <translation>그 뒤에 시작</translation>
    </message>
    <message>
        <source>It may run on</source>
        <translation>이어져도 됨</translation>
    </message>
    <message>
        <source>Lower all sounds by %1 dB</source>
        <translation>모든 소리를 %1 dB 낮추기</translation>
    </message>
    <message>
        <source>Untitled lecture</source>
        <translation>제목 없는 강의</translation>
    </message>
    <message>
        <source>“%1” is outside of the frame</source>
        <translation>“%1”이(가) 화면 밖에 있음</translation>
    </message>
    <message>
        <source>Commas between columns</source>
        <translation>열 사이의 쉼표</translation>
    </message>
    <message>
        <source>Decimal commas (1.234,5)</source>
        <translation>소수점이 쉼표 (1.234,5)</translation>
    </message>
    <message>
        <source>Decimal points (1,234.5)</source>
        <translation>소수점이 점 (1,234.5)</translation>
    </message>
    <message>
        <source>Names in the first line</source>
        <translation>첫 줄은 이름</translation>
    </message>
    <message>
        <source>Numbers in the first line</source>
        <translation>첫 줄도 숫자</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1분</translation>
    </message>
    <message>
        <source>Home folder</source>
        <translation>홈 폴더</translation>
    </message>
    <message>
        <source>“%1” in your home folder</source>
        <translation>홈 폴더의 “%1”</translation>
    </message>
    <message>
        <source>“%1” in the folder “%2”</source>
        <translation>“%2” 폴더의 “%1”</translation>
    </message>
    <message>
        <source>The folder is %1.</source>
        <translation>폴더는 %1입니다.</translation>
    </message>
    <message>
        <source>The file is %1.</source>
        <translation>파일은 %1입니다.</translation>
    </message>
    <message>
        <source>today at %1</source>
        <translation>오늘 %1</translation>
    </message>
    <message>
        <source>yesterday at %1</source>
        <translation>어제 %1</translation>
    </message>
    <message>
        <source>on %1 at %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>No block is selected.</source>
        <translation>선택한 블록이 없습니다.</translation>
    </message>
    <message>
        <source>No block is selected. Clips, keyframes and sounds are edited on the timeline.</source>
        <translation>선택한 블록이 없습니다. 클립, 키프레임, 소리는 타임라인에서 편집합니다.</translation>
    </message>
    <message>
        <source>No clip, keyframe or sound is selected.</source>
        <translation>선택한 클립, 키프레임, 소리가 없습니다.</translation>
    </message>
    <message>
        <source>No clip, keyframe or sound is selected. Blocks are edited on the stage and in the graph.</source>
        <translation>선택한 클립, 키프레임, 소리가 없습니다. 블록은 무대와 그래프에서 편집합니다.</translation>
    </message>
    <message>
        <source>There are no cells and no words in the clipboard.</source>
        <translation>클립보드에 칸이나 글이 없습니다.</translation>
    </message>
    <message>
        <source>The table would have more than 20,000 cells.</source>
        <translation>표의 칸이 20,000개를 넘게 됩니다.</translation>
    </message>
    <message>
        <source>Korean (CP949)</source>
        <translation>한국어 (CP949)</translation>
    </message>
    <message>
        <source>Chinese (GB18030)</source>
        <translation>중국어 (GB18030)</translation>
    </message>
    <message>
        <source>Chinese (Big5)</source>
        <translation>중국어 (Big5)</translation>
    </message>
    <message>
        <source>Western European (Windows-1252)</source>
        <translation>서유럽어 (Windows-1252)</translation>
    </message>
    <message>
        <source>The first column numbers the rows and is left out.</source>
        <translation>첫 열은 행의 번호여서 뺐습니다.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>표</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>막대</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>수</translation>
    </message>
    <message>
        <source>commas</source>
        <translation>쉼표로 구분</translation>
    </message>
    <message>
        <source>semicolons</source>
        <translation>세미콜론으로 구분</translation>
    </message>
    <message>
        <source>spaces</source>
        <translation>공백으로 구분</translation>
    </message>
    <message>
        <source>decimal commas</source>
        <translation>소수점은 쉼표</translation>
    </message>
    <message>
        <source>header row</source>
        <translation>머리글 행</translation>
    </message>
    <message>
        <source>header column</source>
        <translation>머리글 열</translation>
    </message>
    <message>
        <source>Several tables were read.</source>
        <translation>표 여러 개를 읽었습니다.</translation>
    </message>
    <message>
        <source>Read it differently…</source>
        <translation>다르게 읽기…</translation>
    </message>
    <message>
        <source>Rows: %1, columns: %2</source>
        <translation>행 %1개, 열 %2개</translation>
    </message>
    <message>
        <source>The folded groups of this diagram have keyframes or come from elsewhere.</source>
        <translation>이 다이어그램의 접은 그룹은 키프레임이 있거나 다른 곳에서 옵니다.</translation>
    </message>
    <message>
        <source>Link blocks of a diagram</source>
        <translation>다이어그램의 블록 연결</translation>
    </message>
    <message>
        <source>Put a block into a link</source>
        <translation>연결선에 블록 끼우기</translation>
    </message>
    <message>
        <source>Move block of a diagram</source>
        <translation>다이어그램의 블록 이동</translation>
    </message>
    <message>
        <source>Add block to a diagram</source>
        <translation>다이어그램에 블록 추가</translation>
    </message>
    <message>
        <source>Change text of a link</source>
        <translation>연결선의 글 바꾸기</translation>
    </message>
    <message>
        <source>Rename block of a diagram</source>
        <translation>다이어그램의 블록 이름 바꾸기</translation>
    </message>
    <message>
        <source>Delete link of a diagram</source>
        <translation>다이어그램의 연결선 삭제</translation>
    </message>
    <message>
        <source>Delete block of a diagram</source>
        <translation>다이어그램의 블록 삭제</translation>
    </message>
    <message>
        <source>Group blocks of a diagram</source>
        <translation>다이어그램의 블록 묶기</translation>
    </message>
    <message>
        <source>Change link of a diagram</source>
        <translation>다이어그램의 연결선 바꾸기</translation>
    </message>
    <message>
        <source>Repeat block of a diagram</source>
        <translation>다이어그램의 블록 되풀이</translation>
    </message>
    <message>
        <source>Fold group</source>
        <translation>그룹 접기</translation>
    </message>
    <message>
        <source>Unfold group</source>
        <translation>그룹 펼치기</translation>
    </message>
    <message>
        <source>Turn diagram</source>
        <translation>다이어그램 방향 바꾸기</translation>
    </message>
    <message>
        <source>Lay out diagram again</source>
        <translation>다이어그램 다시 배치</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>다이어그램</translation>
    </message>
    <message>
        <source>Select a block diagram on the stage first.</source>
        <translation>먼저 무대에서 블록 다이어그램을 선택하세요.</translation>
    </message>
    <message>
        <source>Add a block to the diagram</source>
        <translation>다이어그램에 블록 추가</translation>
    </message>
    <message>
        <source>Change the words in the diagram</source>
        <translation>다이어그램의 글 바꾸기</translation>
    </message>
    <message>
        <source>Link the block of the diagram to another one</source>
        <translation>다이어그램의 블록을 다른 블록에 연결</translation>
    </message>
    <message>
        <source>Lead the link around, or straight</source>
        <translation>연결선을 돌아가게 하거나 곧게 하기</translation>
    </message>
    <message>
        <source>Repeat the block × N…</source>
        <translation>블록 되풀이 × N…</translation>
    </message>
    <message>
        <source>Group the blocks of the diagram</source>
        <translation>다이어그램의 블록 묶기</translation>
    </message>
    <message>
        <source>Fold the group</source>
        <translation>그룹 접기</translation>
    </message>
    <message>
        <source>Unfold the group</source>
        <translation>그룹 펼치기</translation>
    </message>
    <message>
        <source>Delete from the diagram</source>
        <translation>다이어그램에서 삭제</translation>
    </message>
    <message>
        <source>Diagram upwards</source>
        <translation>다이어그램을 위로</translation>
    </message>
    <message>
        <source>Diagram downwards</source>
        <translation>다이어그램을 아래로</translation>
    </message>
    <message>
        <source>Diagram to the right</source>
        <translation>다이어그램을 오른쪽으로</translation>
    </message>
    <message>
        <source>Diagram to the left</source>
        <translation>다이어그램을 왼쪽으로</translation>
    </message>
    <message>
        <source>Lay out the diagram again</source>
        <translation>다이어그램 다시 배치</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>방향</translation>
    </message>
    <message>
        <source>Begin diagram anew</source>
        <translation>다이어그램 새로 시작</translation>
    </message>
    <message>
        <source>Begin the diagram with: %1</source>
        <translation>다이어그램 시작: %1</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>시작할 내용</translation>
    </message>
    <message>
        <source>Nothing is called that. Try another word.</source>
        <translation>그런 이름이 없습니다. 다른 말로 찾아보세요.</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>꺾은선</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::AboutDialog</name>
    <message>
        <source>About Lectograph</source>
        <translation>Lectograph 정보</translation>
    </message>
    <message>
        <source>Animated lectures about transformers, put together from blocks instead of code.</source>
        <translation>코드 없이 블록으로 만드는 트랜스포머 애니메이션 강의.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>GNU 일반 공중 사용 허가서 버전 3 이상에 따른 자유 소프트웨어입니다.</translation>
    </message>
    <message>
        <source>Built on Qt, FFmpeg with x264, MathJax, Eigen, libzip, the Noto fonts and the Lucide icons.</source>
        <translation>Qt, FFmpeg(x264), MathJax, Eigen, libzip, Noto 글꼴, Lucide 아이콘을 바탕으로 만들었습니다.</translation>
    </message>
    <message>
        <source>This lecture: %1</source>
        <translation>이 강의: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::AlternativesBar</name>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::AnimationView</name>
    <message>
        <source>Animations in order of time</source>
        <translation>시간 순서의 애니메이션</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::AnimationsPanel</name>
    <message>
        <source>Show the animations of the whole scene</source>
        <translation>장면 전체의 애니메이션 보기</translation>
    </message>
    <message>
        <source>Add animation…</source>
        <translation>애니메이션 추가…</translation>
    </message>
    <message>
        <source>One after another by</source>
        <translation>차례로, 간격</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>애니메이션</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>지연</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>길이</translation>
    </message>
    <message>
        <source>The time from the start of each selected animation to the start of the next one; 0: together</source>
        <translation>선택한 애니메이션이 시작한 때부터 다음 것이 시작할 때까지의 시간. 0이면 동시에</translation>
    </message>
    <message>
        <source>Start one after another</source>
        <translation>차례로 시작</translation>
    </message>
    <message>
        <source>Start the selected animations one after another</source>
        <translation>선택한 애니메이션을 차례로 시작</translation>
    </message>
    <message>
        <source>Move earlier in the list</source>
        <translation>목록에서 앞으로 이동</translation>
    </message>
    <message>
        <source>Move later in the list</source>
        <translation>목록에서 뒤로 이동</translation>
    </message>
    <message>
        <source>Start with the previous animation</source>
        <translation>이전 애니메이션과 함께 시작</translation>
    </message>
    <message>
        <source>Start after the previous animation</source>
        <translation>이전 애니메이션 다음에 시작</translation>
    </message>
    <message>
        <source>Delete animations</source>
        <translation>애니메이션 삭제</translation>
    </message>
    <message>
        <source>All animations of the scene</source>
        <translation>장면의 모든 애니메이션</translation>
    </message>
    <message>
        <source>Animations of “%1”</source>
        <translation>“%1”의 애니메이션</translation>
    </message>
    <message numerus="yes">
        <source>Animations of %n block(s)</source>
        <translation>
            <numerusform>블록 %n개의 애니메이션</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is animated in this scene yet. Select a block on the stage and add an animation.</source>
        <translation>이 장면에는 아직 애니메이션이 없습니다. 무대에서 블록을 선택하고 애니메이션을 추가하세요.</translation>
    </message>
    <message>
        <source>What is selected has no animations yet.</source>
        <translation>선택한 것에는 아직 애니메이션이 없습니다.</translation>
    </message>
    <message>
        <source>Reorder animations</source>
        <translation>애니메이션 순서 바꾸기</translation>
    </message>
    <message>
        <source>These animations start together. Start them one after another to change their order.</source>
        <translation>이 애니메이션들은 동시에 시작합니다. 순서를 바꾸려면 차례로 시작하게 하세요.</translation>
    </message>
    <message>
        <source>Find an animation</source>
        <translation>애니메이션 찾기</translation>
    </message>
    <message numerus="yes">
        <source>Find an animation for %n block(s)</source>
        <translation>
            <numerusform>블록 %n개에 넣을 애니메이션 찾기</numerusform>
        </translation>
    </message>
    <message>
        <source>Split into single clips</source>
        <translation>대상별 클립으로 나누기</translation>
    </message>
    <message>
        <source>Merge into one clip</source>
        <translation>한 클립으로 합치기</translation>
    </message>
    <message>
        <source>Save as my animation…</source>
        <translation>내 애니메이션으로 저장…</translation>
    </message>
    <message>
        <source>Find the property that changes</source>
        <translation>바뀔 속성 찾기</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::AspectRatioField</name>
    <message>
        <source>“%1” is not a width and a height.</source>
        <translation>“%1”은(는) 너비와 높이가 아닙니다.</translation>
    </message>
    <message>
        <source>Write them like 16:9 or 1080×1350.</source>
        <translation>16:9나 1080×1350처럼 쓰세요.</translation>
    </message>
    <message>
        <source>One side may be ten times as long as the other at most.</source>
        <translation>한 변은 다른 변의 열 배까지만 길 수 있습니다.</translation>
    </message>
    <message>
        <source>Your own…</source>
        <translation>사용자 지정…</translation>
    </message>
    <message>
        <source>%1: width to height</source>
        <translation>%1: 가로세로 비율</translation>
    </message>
    <message>
        <source>Width to height, such as 21:9, 2.39:1 or 1080×1350</source>
        <translation>가로세로 비율. 예: 21:9, 2.39:1, 1080×1350</translation>
    </message>
    <message>
        <source>Width:height</source>
        <translation>너비:높이</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::AssetField</name>
    <message>
        <source>Choose a file; the lecture keeps a copy</source>
        <translation>파일 고르기. 강의에 사본이 담김</translation>
    </message>
    <message>
        <source>%1: choose a file</source>
        <translation>%1: 파일 고르기</translation>
    </message>
    <message>
        <source>No file</source>
        <translation>파일 없음</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>파일 고르기…</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::AudioSink</name>
    <message>
        <source>No device was found to hear sounds with. Connect loudspeakers or headphones and play again.</source>
        <translation>소리를 들을 장치가 없습니다. 스피커나 헤드폰을 연결하고 다시 재생하세요.</translation>
    </message>
    <message>
        <source>“%1” cannot be used to hear sounds.</source>
        <translation>“%1”(으)로는 소리를 들을 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::BackupsDialog</name>
    <message>
        <source>Restore</source>
        <translation>복원</translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation>이전 버전</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Leave the lecture as it is</source>
        <translation>강의를 그대로 두기</translation>
    </message>
    <message>
        <source>Go on with this version; it can be undone</source>
        <translation>이 버전으로 계속하기. 실행 취소할 수 있음</translation>
    </message>
    <message>
        <source>There are no earlier versions yet. Each time you save, the version before it is kept.</source>
        <translation>아직 이전 버전이 없습니다. 저장할 때마다 바로 앞의 버전이 보관됩니다.</translation>
    </message>
    <message>
        <source>This version at the playhead</source>
        <translation>재생 위치에서 본 이 버전</translation>
    </message>
    <message>
        <source>Restore the version of %1</source>
        <translation>%1의 버전 복원</translation>
    </message>
    <message>
        <source>Earlier versions of “%1”</source>
        <translation>“%1”의 이전 버전</translation>
    </message>
    <message>
        <source>Open this version; the file stays as it is until you save</source>
        <translation>이 버전을 엽니다. 저장하기 전까지 파일은 그대로입니다</translation>
    </message>
    <message>
        <source>The next version looks the same.</source>
        <translation>다음 버전과 같습니다.</translation>
    </message>
    <message>
        <source>Afterwards – %1</source>
        <translation>그 뒤 – %1</translation>
    </message>
    <message>
        <source>A scene of this version</source>
        <translation>이 버전의 장면</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::BusySign</name>
    <message>
        <source>Computing…</source>
        <translation>계산하는 중…</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::CardView</name>
    <message>
        <source>Animations</source>
        <translation>애니메이션</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>Arrow keys walk over the cards, Enter adds one.</source>
        <translation>화살표 키로 카드 사이를 이동하고 Enter로 추가합니다.</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::Cards</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Computes: %1</source>
        <translation>계산 결과: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <translation>
            <numerusform>블록 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>This file cannot be used: %1</source>
        <translation>이 파일은 쓸 수 없습니다: %1</translation>
    </message>
    <message>
        <source>with its animations</source>
        <translation>애니메이션 포함</translation>
    </message>
    <message>
        <source>My blocks</source>
        <translation>내 블록</translation>
    </message>
    <message>
        <source>Block library</source>
        <translation>블록 라이브러리</translation>
    </message>
    <message>
        <source>Blocks of this lecture</source>
        <translation>이 강의의 블록</translation>
    </message>
    <message numerus="yes">
        <source>%n instance(s)</source>
        <translation>
            <numerusform>인스턴스 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Select blocks, choose “Make a block…” in their menu, and save it to your blocks to find it here again.</source>
        <translation>블록을 선택해 메뉴에서 “블록으로 만들기…”를 고른 뒤 내 블록에 저장하면 여기에 표시됩니다.</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::CellGrid</name>
    <message>
        <source>Insert above</source>
        <translation>위에 삽입</translation>
    </message>
    <message>
        <source>Insert below</source>
        <translation>아래에 삽입</translation>
    </message>
    <message>
        <source>Delete rows</source>
        <translation>행 삭제</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>위로 이동</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>아래로 이동</translation>
    </message>
    <message>
        <source>Insert on the left</source>
        <translation>왼쪽에 삽입</translation>
    </message>
    <message>
        <source>Insert on the right</source>
        <translation>오른쪽에 삽입</translation>
    </message>
    <message>
        <source>Delete columns</source>
        <translation>열 삭제</translation>
    </message>
    <message>
        <source>Move to the left</source>
        <translation>왼쪽으로 이동</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>오른쪽으로 이동</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>잘라내기</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>붙여넣기</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>행</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>열</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ChoiceField</name>
    <message>
        <source>Different values</source>
        <translation>서로 다른 값</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ColorField</name>
    <message>
        <source>%1: pick a colour</source>
        <translation>%1: 색 고르기</translation>
    </message>
    <message>
        <source>The name of a colour, or # and six digits</source>
        <translation>색 이름, 또는 #과 여섯 자리</translation>
    </message>
    <message>
        <source>Pick a colour (Alt+Down)</source>
        <translation>색 고르기 (Alt+↓)</translation>
    </message>
    <message>
        <source>Pick a colour…</source>
        <translation>색 고르기…</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ColorPicker</name>
    <message>
        <source>In this lecture</source>
        <translation>이 강의에서</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>팔레트</translation>
    </message>
    <message>
        <source>Any other</source>
        <translation>다른 색</translation>
    </message>
    <message>
        <source>Saturation and brightness</source>
        <translation>채도와 밝기</translation>
    </message>
    <message>
        <source>Saturation and brightness; arrow keys move</source>
        <translation>채도와 밝기. 화살표 키로 이동</translation>
    </message>
    <message>
        <source>Hue</source>
        <translation>색상</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>불투명도</translation>
    </message>
    <message>
        <source>Name, or # and six digits</source>
        <translation>색 이름, 또는 #과 여섯 자리</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>디자인</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::CommandPalette</name>
    <message>
        <source>Find anything</source>
        <translation>무엇이든 찾기</translation>
    </message>
    <message>
        <source>What would you like to do?</source>
        <translation>무엇을 할까요?</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>찾은 것</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1, %2 %3</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::CurvePanel</name>
    <message>
        <source>Give a property a keyframe first: press the diamond beside it in the inspector.</source>
        <translation>먼저 속성에 키프레임을 두세요. 속성 패널에서 옆의 마름모를 누르면 됩니다.</translation>
    </message>
    <message>
        <source>Time of the keyframe</source>
        <translation>키프레임의 시간</translation>
    </message>
    <message>
        <source>When the keyframe is, in seconds of the lecture</source>
        <translation>키프레임의 시각(강의의 초)</translation>
    </message>
    <message>
        <source>Value of the keyframe</source>
        <translation>키프레임의 값</translation>
    </message>
    <message>
        <source>The value at the keyframe</source>
        <translation>키프레임에서의 값</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>곡선</translation>
    </message>
    <message>
        <source>Curves of what is selected</source>
        <translation>선택한 것의 곡선</translation>
    </message>
    <message>
        <source>Use smooth</source>
        <translation>부드럽게 쓰기</translation>
    </message>
    <message>
        <source>Gives the keyframe a smooth way to the next one</source>
        <translation>키프레임에서 다음 키프레임까지 부드럽게 이어지게 함</translation>
    </message>
    <message>
        <source>Hold the value until the next keyframe</source>
        <translation>다음 키프레임까지 값 유지</translation>
    </message>
    <message>
        <source>Even speed to the next keyframe</source>
        <translation>다음 키프레임까지 일정한 속도</translation>
    </message>
    <message>
        <source>Smooth way to the next keyframe</source>
        <translation>다음 키프레임까지 부드럽게</translation>
    </message>
    <message>
        <source>Handles to bend the way to the next keyframe</source>
        <translation>다음 키프레임까지의 길을 굽히는 핸들</translation>
    </message>
    <message>
        <source>Show speed instead of values</source>
        <translation>값 대신 속도 보기</translation>
    </message>
    <message>
        <source>Show the easing of the clip instead of its keyframes</source>
        <translation>키프레임 대신 클립의 이징 보기</translation>
    </message>
    <message>
        <source>Bring the selected keyframes into view</source>
        <translation>선택한 키프레임이 보이게 하기</translation>
    </message>
    <message>
        <source>Bring all keyframes into view</source>
        <translation>모든 키프레임이 보이게 하기</translation>
    </message>
    <message>
        <source>Add a keyframe at the playhead</source>
        <translation>재생 위치에 키프레임 추가</translation>
    </message>
    <message>
        <source>Remove the selected keyframes</source>
        <translation>선택한 키프레임 지우기</translation>
    </message>
    <message>
        <source>Scale the selected keyframes…</source>
        <translation>선택한 키프레임 크기 조절…</translation>
    </message>
    <message>
        <source>Copy keyframes</source>
        <translation>키프레임 복사</translation>
    </message>
    <message>
        <source>Paste keyframes at the playhead</source>
        <translation>재생 위치에 키프레임 붙여 넣기</translation>
    </message>
    <message>
        <source>Copy the easing</source>
        <translation>이징 복사</translation>
    </message>
    <message>
        <source>Paste the easing</source>
        <translation>이징 붙여 넣기</translation>
    </message>
    <message>
        <source>Show or hide the marked curve</source>
        <translation>고른 곡선 보이기/숨기기</translation>
    </message>
    <message>
        <source>Show the marked curve alone, or all again</source>
        <translation>고른 곡선만 보기/모두 보기</translation>
    </message>
    <message>
        <source>Move keyframes a frame earlier</source>
        <translation>키프레임을 한 프레임 일찍</translation>
    </message>
    <message>
        <source>Move keyframes a frame later</source>
        <translation>키프레임을 한 프레임 늦게</translation>
    </message>
    <message>
        <source>Raise the value of keyframes</source>
        <translation>키프레임의 값 올리기</translation>
    </message>
    <message>
        <source>Lower the value of keyframes</source>
        <translation>키프레임의 값 내리기</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source> s</source>
        <translation>초</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>How the value changes from the selected keyframe to the next</source>
        <translation>선택한 키프레임에서 다음 키프레임까지 값이 변하는 방식</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of “%2”</source>
        <translation>“%2”의 %1</translation>
    </message>
    <message>
        <source>Show this curve</source>
        <translation>이 곡선 보이기</translation>
    </message>
    <message>
        <source>Hide this curve</source>
        <translation>이 곡선 숨기기</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1, 숨김</translation>
    </message>
    <message>
        <source>“%1” comes back to where it began, so “%2” jumps at the next keyframe.</source>
        <translation>“%1”은(는) 시작한 곳으로 돌아오므로 다음 키프레임에서 “%2”이(가) 갑자기 바뀝니다.</translation>
    </message>
    <message>
        <source>Change easing</source>
        <translation>이징 바꾸기</translation>
    </message>
    <message>
        <source>Add handles</source>
        <translation>핸들 추가</translation>
    </message>
    <message>
        <source>Paste keyframes</source>
        <translation>키프레임 붙여 넣기</translation>
    </message>
    <message>
        <source>Select all keyframes that are shown</source>
        <translation>보이는 키프레임 모두 선택</translation>
    </message>
    <message>
        <source>%1 and others</source>
        <translation>%1 외</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::CurveView</name>
    <message>
        <source>Curves over time</source>
        <translation>시간에 따른 곡선</translation>
    </message>
    <message>
        <source>Add keyframe</source>
        <translation>키프레임 추가</translation>
    </message>
    <message>
        <source>Move keyframes</source>
        <translation>키프레임 옮기기</translation>
    </message>
    <message>
        <source>Remove keyframes</source>
        <translation>키프레임 지우기</translation>
    </message>
    <message>
        <source>%1, keyframe %2 of %3: %4 at %5, then %6</source>
        <translation>%1, 키프레임 %2/%3: %5에 %4, 그다음 %6</translation>
    </message>
    <message>
        <source>a curve of its own</source>
        <translation>자체 곡선</translation>
    </message>
    <message>
        <source>%1: %2 at %3</source>
        <translation>%1: %3에 %2</translation>
    </message>
    <message>
        <source>Drag to bend the curve. Shift keeps it level, Alt leaves the other side alone.</source>
        <translation>끌어서 곡선을 굽힙니다. Shift는 수평 유지, Alt는 반대쪽을 그대로 둡니다.</translation>
    </message>
    <message>
        <source>Drag to scale the selected keyframes. Shift: time and value alike, Alt: around the middle, Ctrl: without snapping.</source>
        <translation>끌어서 선택한 키프레임의 크기를 조절합니다. Shift: 시간과 값을 똑같이, Alt: 가운데를 중심으로, Ctrl: 달라붙지 않게.</translation>
    </message>
    <message>
        <source>%1. Double-click adds a keyframe here.</source>
        <translation>%1. 두 번 클릭하면 여기에 키프레임이 추가됩니다.</translation>
    </message>
    <message>
        <source>Drag to move the playhead.</source>
        <translation>끌어서 재생 위치를 옮깁니다.</translation>
    </message>
    <message>
        <source>Bend curve</source>
        <translation>곡선 굽히기</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/초</translation>
    </message>
    <message>
        <source>Scale keyframes</source>
        <translation>키프레임 크기 조절</translation>
    </message>
    <message>
        <source>Time %1 %</source>
        <translation>시간 %1 %</translation>
    </message>
    <message>
        <source>Value %1 %</source>
        <translation>값 %1 %</translation>
    </message>
    <message>
        <source>Curves: %1. Tab walks through the keyframes.</source>
        <translation>곡선: %1. Tab 키로 키프레임 사이를 이동합니다.</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::CustomBlockDialog</name>
    <message>
        <source>Another block has this name.</source>
        <translation>다른 블록이 이 이름을 쓰고 있습니다.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>One line that the palette shows when the pointer rests on it</source>
        <translation>포인터를 올려 두면 팔레트에 보이는 한 줄</translation>
    </message>
    <message>
        <source>Custom block</source>
        <translation>내 블록</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>바꾸기</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Such as “Neuron”</source>
        <translation>예: “뉴런”</translation>
    </message>
    <message>
        <source>The palette shows it under this name</source>
        <translation>팔레트에 보이는 이름</translation>
    </message>
    <message>
        <source>There is a block of this name already; it will be replaced.</source>
        <translation>이 이름의 블록이 이미 있으며, 새것으로 바뀝니다.</translation>
    </message>
    <message>
        <source>They begin at the playhead when the block is added</source>
        <translation>블록을 추가하면 재생 위치에서 시작</translation>
    </message>
    <message>
        <source>What it is good for (optional)</source>
        <translation>쓰임새(선택 사항)</translation>
    </message>
    <message>
        <source>With its animations</source>
        <translation>애니메이션 포함</translation>
    </message>
    <message>
        <source>Keep in My blocks</source>
        <translation>내 블록에 보관</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::CustomBlockMenu</name>
    <message>
        <source>Add to the scene</source>
        <translation>장면에 추가</translation>
    </message>
    <message>
        <source>Change description…</source>
        <translation>설명 바꾸기…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>복제</translation>
    </message>
    <message>
        <source>Export custom block</source>
        <translation>내 블록 내보내기</translation>
    </message>
    <message>
        <source>Export to a file…</source>
        <translation>파일로 내보내기…</translation>
    </message>
    <message>
        <source>Import custom blocks</source>
        <translation>내 블록 가져오기</translation>
    </message>
    <message>
        <source>Import custom blocks…</source>
        <translation>내 블록 가져오기…</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>그대로 두기</translation>
    </message>
    <message>
        <source>Lectures that use this block keep what they have.</source>
        <translation>이 블록을 쓰는 강의는 그대로입니다.</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>휴지통으로 이동</translation>
    </message>
    <message>
        <source>Move “%1” to the trash?</source>
        <translation>“%1”을(를) 휴지통으로 옮길까요?</translation>
    </message>
    <message>
        <source>Custom blocks (*.json)</source>
        <translation>내 블록 (*.json)</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>팔레트</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>제거…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>이름 바꾸기…</translation>
    </message>
    <message>
        <source>See whether you may write to its folder.</source>
        <translation>그 폴더에 쓸 수 있는지 확인하세요.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>폴더에서 보기</translation>
    </message>
    <message>
        <source>The file cannot be removed.</source>
        <translation>파일을 제거할 수 없습니다.</translation>
    </message>
    <message>
        <source>There is no trash for this folder. Delete “%1” for good?</source>
        <translation>이 폴더에는 휴지통이 없습니다. “%1”을(를) 영구히 삭제할까요?</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>실행 취소할 수 없습니다.</translation>
    </message>
    <message>
        <source>“%1” can be dropped on the window of another Lectograph now.</source>
        <translation>이제 “%1”을(를) 다른 Lectograph 창에 끌어다 놓을 수 있습니다.</translation>
    </message>
    <message>
        <source>“%1” is in the trash of the system now.</source>
        <translation>“%1”이(가) 이제 시스템 휴지통에 있습니다.</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::DefinitionCrumbs</name>
    <message>
        <source>The block definition that is open</source>
        <translation>열려 있는 블록 정의</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Back from the definition (Esc)</source>
        <translation>블록 정의에서 돌아가기 (Esc)</translation>
    </message>
    <message numerus="yes">
        <source>Changes show in %n instance(s)</source>
        <translation>
            <numerusform>인스턴스 %n개에 반영됩니다</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectograph::editor::DiagramField</name>
    <message>
        <source>Name of the block</source>
        <translation>블록의 이름</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::Document</name>
    <message>
        <source>%1 in all scenes</source>
        <translation>모든 장면에서 %1</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::EaseView</name>
    <message>
        <source>Easing of the clip</source>
        <translation>클립의 이징</translation>
    </message>
    <message>
        <source>Drag a handle to bend the easing. Tab takes the other handle, Ctrl with the arrows moves it.</source>
        <translation>핸들을 끌어 이징을 굽힙니다. Tab으로 다른 핸들을 고르고 Ctrl+화살표로 움직입니다.</translation>
    </message>
    <message>
        <source>First handle, %1</source>
        <translation>첫째 핸들, %1</translation>
    </message>
    <message>
        <source>Second handle, %1</source>
        <translation>둘째 핸들, %1</translation>
    </message>
    <message>
        <source>at rest</source>
        <translation>정지</translation>
    </message>
    <message>
        <source>start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>even speed</source>
        <translation>일정한 속도</translation>
    </message>
    <message>
        <source>end</source>
        <translation>끝</translation>
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
        <translation>이징</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>기본값</translation>
    </message>
    <message>
        <source>Easings</source>
        <translation>이징</translation>
    </message>
    <message>
        <source>Comes back to where it began.</source>
        <translation>시작한 곳으로 돌아옵니다.</translation>
    </message>
    <message>
        <source>Different values</source>
        <translation>서로 다른 값</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::EasingPresets</name>
    <message>
        <source>Keep this easing under a name</source>
        <translation>이 이징에 이름을 붙여 보관</translation>
    </message>
    <message>
        <source>Remove the easing of yours that is marked</source>
        <translation>고른 내 이징 지우기</translation>
    </message>
    <message>
        <source>Easings</source>
        <translation>이징</translation>
    </message>
    <message>
        <source>Name, then Enter</source>
        <translation>이름을 입력하고 Enter</translation>
    </message>
    <message>
        <source>Name for this easing</source>
        <translation>이 이징의 이름</translation>
    </message>
    <message>
        <source>%1. Comes back to where it began.</source>
        <translation>%1. 시작한 곳으로 돌아옵니다.</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::EditMenuWords</name>
    <message>
        <source>Edit</source>
        <translation>편집</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::EditorPage</name>
    <message>
        <source>Timeline</source>
        <translation>타임라인</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>곡선</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>History</source>
        <translation>작업 내역</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>속성</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>애니메이션</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>찾기</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ElementsField</name>
    <message>
        <source>Drag, or press Alt+Up and Alt+Down, to change the order; Delete removes; Enter goes there</source>
        <translation>끌거나 Alt+↑, Alt+↓로 순서를 바꿈. Delete로 지우고 Enter로 그곳으로 이동</translation>
    </message>
    <message>
        <source>Go to the block</source>
        <translation>블록으로 이동</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>위로</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>아래로</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>지우기</translation>
    </message>
    <message>
        <source>Linked to %1</source>
        <translation>%1에 연결됨</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ErrorBanner</name>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>알림 닫기</translation>
    </message>
    <message>
        <source>Show the exports</source>
        <translation>내보내기 보기</translation>
    </message>
    <message>
        <source>Show the problems</source>
        <translation>문제 보기</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Close without exporting</source>
        <translation>내보내지 않고 닫기</translation>
    </message>
    <message>
        <source>Put the export into the queue; you can go on working meanwhile</source>
        <translation>대기열에 넣기. 그동안 계속 작업할 수 있음</translation>
    </message>
    <message>
        <source>No language is chosen.</source>
        <translation>고른 언어가 없습니다.</translation>
    </message>
    <message>
        <source>Tick at least one.</source>
        <translation>하나 이상 고르세요.</translation>
    </message>
    <message>
        <source>No scene is chosen.</source>
        <translation>고른 장면이 없습니다.</translation>
    </message>
    <message>
        <source>What is chosen lasts no time.</source>
        <translation>고른 부분의 재생 시간이 없습니다.</translation>
    </message>
    <message>
        <source>Choose another part of the lecture.</source>
        <translation>강의의 다른 부분을 고르세요.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>그런 폴더가 없습니다.</translation>
    </message>
    <message>
        <source>Choose another one.</source>
        <translation>다른 것을 고르세요.</translation>
    </message>
    <message>
        <source>Nothing can be written to this folder.</source>
        <translation>이 폴더에는 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Only %1 are free on that disk. Free some space or choose another folder.</source>
        <translation>그 디스크에는 %1만 남았습니다. 공간을 확보하거나 다른 폴더를 고르세요.</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ExportNotes</name>
    <message>
        <source>Checking the lecture…</source>
        <translation>강의를 확인하는 중…</translation>
    </message>
    <message>
        <source>Translate</source>
        <translation>번역하기</translation>
    </message>
    <message>
        <source>Close this window, and show the first of these texts in that language</source>
        <translation>이 창을 닫고 그 언어로 첫 번째 텍스트를 보여 줍니다</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) will be missing from the picture: </source>
        <translation>
            <numerusform>화면에서 %n개가 빠집니다: </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sound(s) cannot be read, so an export must leave them out: </source>
        <translation>
            <numerusform>읽을 수 없는 소리 %n개는 내보낼 때 빠집니다: </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to look at: </source>
        <translation>
            <numerusform>살펴볼 것 %n개: </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) are not written in %1, and are shown in %2.</source>
        <translation>
            <numerusform>텍스트 %n개는 %1 번역이 없어 %2(으)로 표시됩니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ExportQueue</name>
    <message numerus="yes">
        <source>%n export(s)</source>
        <translation>
            <numerusform>내보내기 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 left</source>
        <translation>%1 · %2 남음</translation>
    </message>
    <message numerus="yes">
        <source>%n export(s), paused</source>
        <translation>
            <numerusform>내보내기 %n개, 일시 정지됨</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ExpressionEdit</name>
    <message>
        <source>Names</source>
        <translation>이름</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ExpressionField</name>
    <message>
        <source>%1: expression</source>
        <translation>%1: 식</translation>
    </message>
    <message>
        <source>Layer {number}</source>
        <translation>레이어 {number}</translation>
    </message>
    <message>
        <source>2 * gap + 1</source>
        <translation>2 * gap + 1</translation>
    </message>
    <message>
        <source>Names of blocks, numbers and functions; Ctrl+Space shows the names, Enter is done, Esc restores what was before</source>
        <translation>블록 이름, 수, 함수. Ctrl+스페이스는 이름 목록, Enter는 완료, Esc는 이전 값으로 되돌리기</translation>
    </message>
    <message>
        <source>Result: %1</source>
        <translation>결과: %1</translation>
    </message>
    <message>
        <source>%1: uses %2</source>
        <translation>%1: %2 사용</translation>
    </message>
    <message>
        <source>Go to “%1”</source>
        <translation>“%1”(으)로 이동</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::FileFlow</name>
    <message>
        <source>“%1” is open in another window.</source>
        <translation>“%1”이(가) 다른 창에서 열려 있습니다.</translation>
    </message>
    <message>
        <source>If both windows save, the later one replaces what the earlier one saved. A copy leaves the file alone.</source>
        <translation>두 창에서 모두 저장하면 나중 것이 먼저 것을 덮어씁니다. 사본을 열면 파일은 그대로입니다.</translation>
    </message>
    <message>
        <source>“%1” is there already.</source>
        <translation>“%1”이(가) 이미 있습니다.</translation>
    </message>
    <message>
        <source>Its content will be replaced; the earlier version stays among the backups.</source>
        <translation>내용이 바뀝니다. 이전 버전은 백업에 남습니다.</translation>
    </message>
    <message>
        <source>Choose another name, or close it there first.</source>
        <translation>다른 이름을 고르거나 먼저 그 창에서 닫으세요.</translation>
    </message>
    <message>
        <source>Save the changes of “%1”?</source>
        <translation>“%1”의 변경 내용을 저장할까요?</translation>
    </message>
    <message>
        <source>Save “%1”?</source>
        <translation>“%1”을(를) 저장할까요?</translation>
    </message>
    <message>
        <source>Without saving, what was changed since the last save is lost.</source>
        <translation>저장하지 않으면 마지막 저장 뒤의 변경 내용이 사라집니다.</translation>
    </message>
    <message>
        <source>It was never saved. Without saving, all of it is lost.</source>
        <translation>아직 한 번도 저장하지 않았습니다. 저장하지 않으면 모두 사라집니다.</translation>
    </message>
    <message>
        <source>An untitled lecture</source>
        <translation>제목 없는 강의</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>%1 was not saved when the program ended. Recover it?</source>
        <translation>프로그램이 끝날 때 %1이(가) 저장되지 않았습니다. 복구할까요?</translation>
    </message>
    <message>
        <source>“%1” is gone.</source>
        <translation>“%1”이(가) 없어졌습니다.</translation>
    </message>
    <message>
        <source>Somebody has removed or renamed it. Here it is still whole.</source>
        <translation>누군가 지우거나 이름을 바꿨습니다. 여기에는 온전히 남아 있습니다.</translation>
    </message>
    <message>
        <source>You have changes of your own that are not saved. Loading the new version gives them up.</source>
        <translation>저장하지 않은 변경 내용이 있습니다. 새 버전을 불러오면 사라집니다.</translation>
    </message>
    <message>
        <source>You have no changes of your own.</source>
        <translation>직접 바꾼 내용은 없습니다.</translation>
    </message>
    <message>
        <source>“%1” was changed in another window or by somebody else.</source>
        <translation>다른 창이나 다른 사람이 “%1”을(를) 바꿨습니다.</translation>
    </message>
    <message>
        <source>%1[*] — Lectograph</source>
        <translation>%1[*] — Lectograph</translation>
    </message>
    <message>
        <source>This is what could be read of the lecture. It is a copy that is not saved yet.</source>
        <translation>강의에서 읽을 수 있었던 부분입니다. 아직 저장하지 않은 사본입니다.</translation>
    </message>
    <message>
        <source>This is an earlier version. The file is replaced when you save.</source>
        <translation>이전 버전입니다. 저장하면 파일이 이 버전으로 바뀝니다.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Recovered. It is not saved yet.</source>
        <translation>복구했습니다. 아직 저장하지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>It was last changed %1.</source>
        <translation>마지막으로 바뀐 때: %1.</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::FindPanel</name>
    <message>
        <source>Find and replace</source>
        <translation>찾기 및 바꾸기</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>찾은 곳</translation>
    </message>
    <message>
        <source>Find in the whole lecture</source>
        <translation>강의 전체에서 찾기</translation>
    </message>
    <message>
        <source>Upper and lower case differ</source>
        <translation>대소문자 구분</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>단어</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>온전한 단어만</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>새 내용</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>바꾸기</translation>
    </message>
    <message>
        <source>Replace the place that is marked in the list</source>
        <translation>목록에서 선택한 곳을 바꿉니다</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>모두 바꾸기</translation>
    </message>
    <message>
        <source>Replace all places in the list, in one step</source>
        <translation>목록의 모든 곳을 한 단계로 바꿉니다</translation>
    </message>
    <message>
        <source>All languages</source>
        <translation>모든 언어</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n곳</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace “%1”</source>
        <translation>“%1” 바꾸기</translation>
    </message>
    <message>
        <source>Replace “%1” everywhere</source>
        <translation>“%1” 모두 바꾸기</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) replaced</source>
        <translation>
            <numerusform>%n곳을 바꿨습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>Type words to find them in everything that the lecture shows, and in the names that you have given. Enter goes from one place to the next.</source>
        <translation>찾을 글을 입력하면 강의에 보이는 모든 글과 직접 붙인 이름에서 찾습니다. Enter를 누르면 다음 곳으로 갑니다.</translation>
    </message>
    <message>
        <source>No text of the lecture has these words.</source>
        <translation>강의에 이 글이 있는 곳이 없습니다.</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::FontEdit</name>
    <message>
        <source>Choose a font (Alt+Down)</source>
        <translation>글꼴 선택 (Alt+↓)</translation>
    </message>
    <message>
        <source>%1: choose a font</source>
        <translation>%1: 글꼴 선택</translation>
    </message>
    <message>
        <source>Not installed; “%1” stands in for it</source>
        <translation>설치되지 않음, “%1”이(가) 대신 쓰임</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::FontField</name>
    <message>
        <source>Another font for each language</source>
        <translation>언어마다 다른 글꼴</translation>
    </message>
    <message>
        <source>Choose a font…</source>
        <translation>글꼴 선택…</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::FontList</name>
    <message>
        <source>Recently used</source>
        <translation>최근 사용</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>추천</translation>
    </message>
    <message>
        <source>All fonts</source>
        <translation>모든 글꼴</translation>
    </message>
    <message>
        <source>Not installed; “%1” stands in for it</source>
        <translation>설치되지 않음, “%1”이(가) 대신 쓰임</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::FontPopup</name>
    <message>
        <source>Fonts</source>
        <translation>글꼴</translation>
    </message>
    <message>
        <source>Search fonts</source>
        <translation>글꼴 검색</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::FormattingBar</name>
    <message>
        <source>Bold</source>
        <translation>굵게</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>기울임꼴</translation>
    </message>
    <message>
        <source>Text colour</source>
        <translation>글꼴 색</translation>
    </message>
    <message>
        <source>Bullets</source>
        <translation>글머리 기호</translation>
    </message>
    <message>
        <source>Align lines left</source>
        <translation>왼쪽 맞춤</translation>
    </message>
    <message>
        <source>Centre lines</source>
        <translation>가운데 맞춤</translation>
    </message>
    <message>
        <source>Align lines right</source>
        <translation>오른쪽 맞춤</translation>
    </message>
    <message>
        <source>Colour of the block</source>
        <translation>블록의 색</translation>
    </message>
    <message>
        <source>Insert a symbol or formula</source>
        <translation>기호나 수식 넣기</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::FormulaPalette</name>
    <message>
        <source>Used last</source>
        <translation>최근 사용</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>내 수식</translation>
    </message>
    <message>
        <source>Symbols and formulas</source>
        <translation>기호와 수식</translation>
    </message>
    <message>
        <source>Search: a word in any language, or LaTeX</source>
        <translation>찾기: 아무 언어의 낱말이나 LaTeX</translation>
    </message>
    <message>
        <source>Keep this formula as one of your own</source>
        <translation>이 수식을 내 수식으로 보관</translation>
    </message>
    <message>
        <source>In it, #1 stands for what is selected where you use it; Delete removes one of your own</source>
        <translation>수식 안의 #1은 쓸 때 선택한 부분을 뜻합니다. 내 수식은 Delete로 지웁니다</translation>
    </message>
    <message>
        <source>Remove from your own</source>
        <translation>내 수식에서 빼기</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::FoundWords</name>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>In all scenes</source>
        <translation>모든 장면</translation>
    </message>
    <message>
        <source>Lecture</source>
        <translation>강의</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>매개변수</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>제목</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>Name of the scene</source>
        <translation>장면 이름</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>트랙</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>마커</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>그룹</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>소리</translation>
    </message>
    <message>
        <source>Style “%1”</source>
        <translation>“%1” 스타일</translation>
    </message>
    <message>
        <source>My animation</source>
        <translation>내 애니메이션</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>블록</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::GalleryEdit</name>
    <message>
        <source>Its name, or a word for it</source>
        <translation>이름, 또는 그것을 뜻하는 말</translation>
    </message>
    <message>
        <source>Choose a picture (Alt+Down)</source>
        <translation>그림 고르기 (Alt+↓)</translation>
    </message>
    <message>
        <source>%1: choose a picture</source>
        <translation>%1: 그림 고르기</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::GalleryField</name>
    <message>
        <source>Another one for each language</source>
        <translation>언어마다 다르게</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>그림 고르기…</translation>
    </message>
    <message>
        <source>Search by a word in any language</source>
        <translation>아무 언어의 낱말로 찾기</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::GalleryPage</name>
    <message>
        <source>Start page</source>
        <translation>시작 화면</translation>
    </message>
    <message>
        <source>No template says that. Search for another word, or begin with an empty lecture.</source>
        <translation>맞는 템플릿이 없습니다. 다른 말로 찾거나 빈 강의로 시작하세요.</translation>
    </message>
    <message>
        <source>Begin with a template</source>
        <translation>템플릿으로 시작</translation>
    </message>
    <message>
        <source>Find a template or a scene</source>
        <translation>템플릿이나 장면 찾기</translation>
    </message>
    <message>
        <source>Words of titles, descriptions, and texts of single scenes, in any language</source>
        <translation>제목과 설명, 각 장면의 글에 있는 단어, 어느 언어로든</translation>
    </message>
    <message>
        <source>All languages</source>
        <translation>모든 언어</translation>
    </message>
    <message>
        <source>Language of the lecture</source>
        <translation>강의의 언어</translation>
    </message>
    <message>
        <source>Only lectures that have this language</source>
        <translation>이 언어가 있는 강의만</translation>
    </message>
    <message>
        <source>Begin with an empty lecture</source>
        <translation>빈 강의로 시작하기</translation>
    </message>
    <message>
        <source>Looks for an empty lecture</source>
        <translation>빈 강의의 디자인</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::GraphCanvas</name>
    <message>
        <source>Graph of the scene</source>
        <translation>장면의 그래프</translation>
    </message>
    <message>
        <source>on stage</source>
        <translation>무대 위</translation>
    </message>
    <message>
        <source>muted</source>
        <translation>꺼짐</translation>
    </message>
    <message>
        <source>%1 comes from %2</source>
        <translation>%1: %2에서 옴</translation>
    </message>
    <message>
        <source>feeds %1</source>
        <translation>%1(으)로 나감</translation>
    </message>
    <message>
        <source>Move blocks</source>
        <translation>블록 옮기기</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Enter takes the name, Esc leaves it as it was</source>
        <translation>Enter로 이름 적용, Esc로 그대로 두기</translation>
    </message>
    <message>
        <source>Rename block</source>
        <translation>블록 이름 바꾸기</translation>
    </message>
    <message>
        <source>Rename comment box</source>
        <translation>틀 이름 바꾸기</translation>
    </message>
    <message>
        <source>Rename group</source>
        <translation>그룹 이름 바꾸기</translation>
    </message>
    <message>
        <source>Shut group</source>
        <translation>그룹 닫기</translation>
    </message>
    <message>
        <source>Open group</source>
        <translation>그룹 열기</translation>
    </message>
    <message>
        <source>Move link</source>
        <translation>연결 옮기기</translation>
    </message>
    <message>
        <source>Link blocks</source>
        <translation>블록 연결하기</translation>
    </message>
    <message>
        <source>Remove link</source>
        <translation>연결 끊기</translation>
    </message>
    <message>
        <source>Find a block that takes: %1</source>
        <translation>받을 수 있는 블록 찾기: %1</translation>
    </message>
    <message>
        <source>Find a block that gives: %1</source>
        <translation>내보낼 수 있는 블록 찾기: %1</translation>
    </message>
    <message>
        <source>Find a block</source>
        <translation>블록 찾기</translation>
    </message>
    <message>
        <source>Add linked block</source>
        <translation>연결된 블록 추가</translation>
    </message>
    <message>
        <source>Insert block into link</source>
        <translation>연결 사이에 블록 넣기</translation>
    </message>
    <message>
        <source>Add block</source>
        <translation>블록 추가</translation>
    </message>
    <message>
        <source>Move comment box</source>
        <translation>틀 옮기기</translation>
    </message>
    <message>
        <source>Resize comment box</source>
        <translation>틀 크기 바꾸기</translation>
    </message>
    <message>
        <source>Double-click to open this group</source>
        <translation>두 번 클릭하면 이 그룹이 열림</translation>
    </message>
    <message>
        <source>No plugin brings this kind of block; it is kept as it is.</source>
        <translation>이 종류의 블록을 제공하는 플러그인이 없습니다. 그대로 보관합니다.</translation>
    </message>
    <message>
        <source>Only this part: %1</source>
        <translation>이 부분만: %1</translation>
    </message>
    <message>
        <source>Follows its animation on stage</source>
        <translation>무대의 애니메이션을 따름</translation>
    </message>
    <message>
        <source>Drag to move the comment box with its blocks; double-click to rename it</source>
        <translation>끌면 블록과 함께 틀이 움직이고 두 번 클릭하면 이름을 바꿈</translation>
    </message>
    <message>
        <source>Drag to resize the comment box</source>
        <translation>끌어서 틀의 크기 바꾸기</translation>
    </message>
    <message>
        <source>Double-click to shut this group</source>
        <translation>두 번 클릭하면 이 그룹이 닫힘</translation>
    </message>
    <message>
        <source>No other block takes what this one gives.</source>
        <translation>이 블록의 출력을 받는 다른 블록이 없습니다.</translation>
    </message>
    <message>
        <source>Link “%1” to</source>
        <translation>“%1” 연결 대상</translation>
    </message>
    <message>
        <source>Duplicate blocks</source>
        <translation>블록 복제</translation>
    </message>
    <message>
        <source>shared with all scenes</source>
        <translation>모든 장면과 공유됨</translation>
    </message>
    <message>
        <source>from the scene “%1”</source>
        <translation>“%1” 장면에서 옴</translation>
    </message>
    <message>
        <source>All scenes share this block: what you change here changes in all of them.</source>
        <translation>모든 장면이 공유하는 블록입니다. 여기서 바꾸면 모든 장면에서 바뀝니다.</translation>
    </message>
    <message>
        <source>From the scene “%1”; double-click to go there</source>
        <translation>“%1” 장면의 블록입니다. 두 번 클릭하면 그 장면으로 갑니다</translation>
    </message>
    <message>
        <source>Linked, but they do not fit: %1</source>
        <translation>연결했지만 서로 맞지 않습니다: %1</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::GraphCommands</name>
    <message>
        <source>Remove link</source>
        <translation>연결 끊기</translation>
    </message>
    <message>
        <source>Remove comment box</source>
        <translation>틀 지우기</translation>
    </message>
    <message>
        <source>Delete blocks</source>
        <translation>블록 삭제</translation>
    </message>
    <message>
        <source>Paste blocks</source>
        <translation>블록 붙여 넣기</translation>
    </message>
    <message>
        <source>Duplicate blocks</source>
        <translation>블록 복제</translation>
    </message>
    <message>
        <source>Unmute blocks</source>
        <translation>블록 켜기</translation>
    </message>
    <message>
        <source>Mute blocks</source>
        <translation>블록 끄기</translation>
    </message>
    <message>
        <source>Link the block as it is made</source>
        <translation>블록을 처음 모습대로 연결</translation>
    </message>
    <message>
        <source>Follow the animation on stage</source>
        <translation>무대의 애니메이션 따르기</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>Add comment box</source>
        <translation>틀 추가</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>그룹</translation>
    </message>
    <message>
        <source>Group blocks</source>
        <translation>블록을 그룹으로 묶기</translation>
    </message>
    <message>
        <source>Ungroup blocks</source>
        <translation>블록 그룹 풀기</translation>
    </message>
    <message>
        <source>Align blocks</source>
        <translation>블록 맞춤</translation>
    </message>
    <message>
        <source>Distribute blocks</source>
        <translation>블록 고르게 배치</translation>
    </message>
    <message>
        <source>Arrange all blocks</source>
        <translation>모든 블록 정돈</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) will be kept with their links.</source>
        <translation>
            <numerusform>블록 %n개를 서로의 연결과 함께 저장합니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) from other blocks bring shapes or tensors and cannot come along. Select those blocks too to keep them.</source>
        <translation>
            <numerusform>다른 블록에서 오는 연결 %n개는 도형이나 텐서를 가져오므로 함께 저장할 수 없습니다. 남기려면 그 블록도 고르세요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) from other blocks will be the values that they bring now.</source>
        <translation>
            <numerusform>다른 블록에서 오는 연결 %n개는 지금 가져오는 값으로 바뀝니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectograph::editor::GraphPanel</name>
    <message>
        <source>Press Tab or drag a block here</source>
        <translation>Tab을 누르거나 블록을 여기로 끌어다 놓으세요</translation>
    </message>
    <message>
        <source>Add a block</source>
        <translation>블록 추가</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>그래프</translation>
    </message>
    <message>
        <source>Add block…</source>
        <translation>블록 추가…</translation>
    </message>
    <message>
        <source>Show all blocks</source>
        <translation>모든 블록 보기</translation>
    </message>
    <message>
        <source>Show selected blocks</source>
        <translation>선택한 블록 보기</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>모두 선택</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Cut and link the rest</source>
        <translation>잘라내고 나머지 연결하기</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>복제</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>붙여 넣기</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>이름 바꾸기</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>끄기</translation>
    </message>
    <message>
        <source>Put a comment box around</source>
        <translation>메모 틀로 둘러싸기</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>그룹</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>그룹 풀기</translation>
    </message>
    <message>
        <source>Follow the animation on stage</source>
        <translation>무대의 애니메이션 따르기</translation>
    </message>
    <message>
        <source>Align left</source>
        <translation>왼쪽 맞춤</translation>
    </message>
    <message>
        <source>Align right</source>
        <translation>오른쪽 맞춤</translation>
    </message>
    <message>
        <source>Align top</source>
        <translation>위쪽 맞춤</translation>
    </message>
    <message>
        <source>Align bottom</source>
        <translation>아래쪽 맞춤</translation>
    </message>
    <message>
        <source>Distribute from left to right</source>
        <translation>가로로 고르게 배치</translation>
    </message>
    <message>
        <source>Distribute from top to bottom</source>
        <translation>세로로 고르게 배치</translation>
    </message>
    <message>
        <source>Arrange all blocks</source>
        <translation>모든 블록 정돈</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>정돈</translation>
    </message>
    <message>
        <source>Align and distribute the selected blocks, or arrange all</source>
        <translation>선택한 블록을 맞추고 고르게 배치하거나 모두 정돈</translation>
    </message>
    <message>
        <source>Link to…</source>
        <translation>연결할 곳…</translation>
    </message>
    <message>
        <source>Unlink</source>
        <translation>연결 끊기</translation>
    </message>
    <message>
        <source>Remove link</source>
        <translation>연결 끊기</translation>
    </message>
    <message>
        <source>Show the blocks of the scenes before, which this one continues</source>
        <translation>이 장면이 이어받은 앞 장면의 블록 보기</translation>
    </message>
    <message>
        <source>Keep with animations in My blocks…</source>
        <translation>애니메이션과 함께 내 블록에 보관…</translation>
    </message>
    <message>
        <source>Paste with the colors that they had</source>
        <translation>원래 색으로 붙여 넣기</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::GridDialog</name>
    <message>
        <source>First row is a header</source>
        <translation>첫 행은 머리글</translation>
    </message>
    <message>
        <source>First column is a header</source>
        <translation>첫 열은 머리글</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>행</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>열</translation>
    </message>
    <message>
        <source>Language of the cells</source>
        <translation>칸의 언어</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Rows: %1, columns: %2</source>
        <translation>행 %1개, 열 %2개</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::Guide</name>
    <message>
        <source>Skip step</source>
        <translation>단계 건너뛰기</translation>
    </message>
    <message>
        <source>Make your first scene</source>
        <translation>첫 장면 만들기</translation>
    </message>
    <message>
        <source>Close the guide  (Esc)</source>
        <translation>안내 닫기  (Esc)</translation>
    </message>
    <message>
        <source>Close the guide</source>
        <translation>안내 닫기</translation>
    </message>
    <message>
        <source>Go on without doing it</source>
        <translation>하지 않고 계속</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>%2단계 중 %1단계</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Step %1 – done</source>
        <translation>%1단계 – 완료</translation>
    </message>
    <message>
        <source>Put a text on the stage</source>
        <translation>무대에 텍스트 놓기</translation>
    </message>
    <message>
        <source>Drag the block “%1” from the palette onto the stage, or double-click it.</source>
        <translation>팔레트의 “%1” 블록을 무대로 끌어다 놓거나 두 번 클릭하세요.</translation>
    </message>
    <message>
        <source>Type your title</source>
        <translation>제목 입력하기</translation>
    </message>
    <message>
        <source>Let it be written</source>
        <translation>글씨가 써지게 하기</translation>
    </message>
    <message>
        <source>Keep the text selected, open “Animations” in the palette, and double-click “%1”. You can also drag it onto the text.</source>
        <translation>텍스트를 선택한 채 팔레트에서 “애니메이션”을 열고 “%1”을(를) 두 번 클릭하세요. 텍스트 위로 끌어다 놓아도 됩니다.</translation>
    </message>
    <message>
        <source>Watch it</source>
        <translation>재생해 보기</translation>
    </message>
    <message>
        <source>Press the space bar to play, and once more to stop.</source>
        <translation>스페이스를 누르면 재생되고, 다시 누르면 멈춥니다.</translation>
    </message>
    <message>
        <source>Add a bar chart</source>
        <translation>막대그래프 추가하기</translation>
    </message>
    <message>
        <source>Drag “%1” from the palette onto the stage. Its numbers are among the properties when it is selected.</source>
        <translation>팔레트에서 “%1”을(를) 무대로 끌어다 놓으세요. 선택하면 속성에 숫자가 나타납니다.</translation>
    </message>
    <message>
        <source>Let something happen to it</source>
        <translation>움직임 주기</translation>
    </message>
    <message>
        <source>Move the playhead in the timeline to where it should begin, and give the bars an animation such as “%1”. Or press the diamond before a value in the properties to keyframe it.</source>
        <translation>타임라인에서 시작할 곳으로 재생 위치를 옮기고 막대에 “%1” 같은 애니메이션을 주세요. 속성의 값 앞에 있는 마름모를 눌러 키프레임을 둘 수도 있습니다.</translation>
    </message>
    <message>
        <source>Make a film of it</source>
        <translation>동영상으로 만들기</translation>
    </message>
    <message>
        <source>Click the text on the stage, so that it is selected: what you choose next is done to it.</source>
        <translation>무대의 텍스트를 클릭해 선택하세요. 다음에 고르는 것이 이 텍스트에 적용됩니다.</translation>
    </message>
    <message>
        <source>That was your first scene</source>
        <translation>첫 장면을 만들었습니다</translation>
    </message>
    <message>
        <source>Add more scenes with the plus beside the first one. Lectures to change are on the start page (Ctrl+T). Ctrl+K finds every command, and F1 tells about what you are working on.</source>
        <translation>첫 장면 옆의 더하기로 장면을 추가하세요. 고쳐 쓸 강의는 시작 화면(Ctrl+T)에 있습니다. Ctrl+K로 모든 명령을 찾고, F1로 지금 하는 작업의 도움말을 봅니다.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Type on the stage, and press Esc when you are done. A double-click opens the text again.</source>
        <translation>무대에서 글을 입력하고, 다 쓰면 Esc를 누르세요. 글을 두 번 클릭하면 다시 고칠 수 있습니다.</translation>
    </message>
    <message>
        <source>Press “Export”, and once more in the window that opens. You can go on working while the video is made.</source>
        <translation>“내보내기”를 누르고, 열리는 창에서 한 번 더 누르세요. 동영상을 만드는 동안 계속 작업할 수 있습니다.</translation>
    </message>
    <message>
        <source>The video is being made; the list of exports shows how far it is.</source>
        <translation>동영상을 만드는 중입니다. 얼마나 진행되었는지는 내보내기 목록에서 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>The video is ready; the list of exports opens it.</source>
        <translation>동영상이 완성되었습니다. 내보내기 목록에서 열 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::GuidePopup</name>
    <message>
        <source>Position</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>The distance from the centre of the frame, in units; to the right and up is positive</source>
        <translation>화면 중심에서의 거리(단위). 오른쪽과 위쪽이 양수입니다</translation>
    </message>
    <message>
        <source>Vertical</source>
        <translation>세로</translation>
    </message>
    <message>
        <source>Horizontal</source>
        <translation>가로</translation>
    </message>
    <message>
        <source>A line from top to bottom</source>
        <translation>위에서 아래로 그은 선</translation>
    </message>
    <message>
        <source>A line from left to right</source>
        <translation>왼쪽에서 오른쪽으로 그은 선</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::HelpWindow</name>
    <message>
        <source>Lectograph help</source>
        <translation>Lectograph 도움말</translation>
    </message>
    <message>
        <source>Back  (Alt+Left)</source>
        <translation>뒤로  (Alt+←)</translation>
    </message>
    <message>
        <source>Forward  (Alt+Right)</source>
        <translation>앞으로  (Alt+→)</translation>
    </message>
    <message>
        <source>First page of the guide</source>
        <translation>안내서의 첫 쪽</translation>
    </message>
    <message>
        <source>Search the help  (Ctrl+F)</source>
        <translation>도움말 검색  (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>도움말 검색</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>담은 도형</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>검색 결과</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>쪽</translation>
    </message>
    <message>
        <source>What is selected: %1</source>
        <translation>선택한 것: %1</translation>
    </message>
    <message>
        <source>%1 – Lectograph help</source>
        <translation>%1 – Lectograph 도움말</translation>
    </message>
    <message>
        <source>Nothing about “%1”. Try one word, or another one.</source>
        <translation>“%1”에 관한 것이 없습니다. 한 단어만, 또는 다른 단어로 찾아보세요.</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::HistoryModel</name>
    <message>
        <source>saved</source>
        <translation>저장됨</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>강의 열기</translation>
    </message>
    <message>
        <source>%1 (undone)</source>
        <translation>%1 (실행 취소됨)</translation>
    </message>
    <message>
        <source>%1, saved</source>
        <translation>%1, 저장됨</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>작업 내역</translation>
    </message>
    <message>
        <source>Steps, first to last</source>
        <translation>단계, 처음부터 끝까지</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation>블록 %1개</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1(%2)</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::InlineTextEditor</name>
    <message>
        <source>Formula in LaTeX</source>
        <translation>LaTeX 수식</translation>
    </message>
    <message>
        <source>Words of the block</source>
        <translation>블록의 글</translation>
    </message>
    <message>
        <source>Type words</source>
        <translation>글 입력</translation>
    </message>
    <message>
        <source>Enter, Esc or a click elsewhere ends it; Shift+Enter makes a new line</source>
        <translation>Enter나 Esc를 누르거나 다른 곳을 클릭하면 마침. Shift+Enter로 줄 바꿈</translation>
    </message>
    <message>
        <source>Esc, Ctrl+Enter or a click elsewhere ends it; Ctrl+Z then takes it back</source>
        <translation>Esc나 Ctrl+Enter를 누르거나 다른 곳을 클릭하면 마침. 그 뒤 Ctrl+Z로 실행 취소</translation>
    </message>
    <message>
        <source>Enter makes a new item; Enter in an empty one, Esc or a click elsewhere ends it</source>
        <translation>Enter로 새 항목을 만듦. 빈 항목에서 Enter나 Esc를 누르거나 다른 곳을 클릭하면 마침</translation>
    </message>
    <message>
        <source>Enter goes on to the next item; Esc or a click elsewhere ends it</source>
        <translation>Enter로 다음 항목으로 넘어감. Esc를 누르거나 다른 곳을 클릭하면 마침</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>이름표</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::InspectorHeader</name>
    <message>
        <source>On the stage</source>
        <translation>무대에 있음</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>이것은 무엇인가요?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Give it a name</source>
        <translation>이름 붙이기</translation>
    </message>
    <message>
        <source>%1: a kind of block that is not installed. It is kept as it is.</source>
        <translation>%1: 설치되지 않은 종류의 블록입니다. 그대로 보관합니다.</translation>
    </message>
    <message>
        <source>What they have in common; an edit changes all of them.</source>
        <translation>공통된 속성입니다. 고치면 모두 바뀝니다.</translation>
    </message>
    <message>
        <source>Clips that run together</source>
        <translation>함께 진행되는 클립</translation>
    </message>
    <message>
        <source>A kind of animation that is not installed. It is kept as it is.</source>
        <translation>설치되지 않은 종류의 애니메이션입니다. 그대로 보관합니다.</translation>
    </message>
    <message>
        <source>Scene and lecture</source>
        <translation>장면과 강의</translation>
    </message>
    <message>
        <source>Select a block or a clip to see what it has.</source>
        <translation>블록이나 클립을 선택하면 속성이 보입니다.</translation>
    </message>
    <message>
        <source>On the stage; click to take it off</source>
        <translation>무대에 있음. 클릭하면 내림</translation>
    </message>
    <message>
        <source>Not on the stage; click to show it</source>
        <translation>무대에 없음. 클릭하면 보임</translation>
    </message>
    <message>
        <source>Rename block</source>
        <translation>블록 이름 바꾸기</translation>
    </message>
    <message>
        <source>Delete blocks</source>
        <translation>블록 삭제</translation>
    </message>
    <message>
        <source>Put on the stage</source>
        <translation>무대에 올리기</translation>
    </message>
    <message>
        <source>Take off the stage</source>
        <translation>무대에서 내리기</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation>블록 %1개</translation>
    </message>
    <message>
        <source>%1 clips</source>
        <translation>클립 %1개</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>소리</translation>
    </message>
    <message>
        <source>%1 sounds</source>
        <translation>소리 %1개</translation>
    </message>
    <message>
        <source>%1 clips and sounds</source>
        <translation>클립과 소리 %1개</translation>
    </message>
    <message>
        <source>Use this camera</source>
        <translation>이 카메라 사용</translation>
    </message>
    <message>
        <source>The scene is seen through another camera; click to see it through this one</source>
        <translation>이 장면은 다른 카메라로 보고 있습니다. 클릭하면 이 카메라로 봅니다</translation>
    </message>
    <message>
        <source>Go to it</source>
        <translation>그 장면으로</translation>
    </message>
    <message>
        <source>Opens the scene to which the block belongs</source>
        <translation>블록이 속한 장면을 엽니다</translation>
    </message>
    <message>
        <source>Belongs to %1, which this scene continues: what is changed here changes there, too.</source>
        <translation>이 장면이 이어받은 %1의 블록입니다. 여기서 바꾸면 그곳에서도 바뀝니다.</translation>
    </message>
    <message>
        <source>Drawn over every scene: what is changed here changes in all of them.</source>
        <translation>모든 장면 위에 그려집니다. 여기서 바꾸면 모든 장면에서 바뀝니다.</translation>
    </message>
    <message>
        <source>Shared by all scenes: what is changed here changes in all of them.</source>
        <translation>모든 장면이 공유합니다. 여기서 바꾸면 모든 장면에서 바뀝니다.</translation>
    </message>
    <message>
        <source>What is changed in here changes in all instances.</source>
        <translation>여기서 고치면 모든 인스턴스가 함께 바뀝니다.</translation>
    </message>
    <message>
        <source>Keyframe</source>
        <translation>키프레임</translation>
    </message>
    <message>
        <source>%1 keyframes</source>
        <translation>키프레임 %1개</translation>
    </message>
    <message>
        <source>Sound of %1</source>
        <translation>%1의 소리</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::InspectorPanel</name>
    <message>
        <source>“%1” is not a number.</source>
        <translation>“%1”은(는) 수가 아닙니다.</translation>
    </message>
    <message>
        <source>“%1” has no value.</source>
        <translation>“%1”에는 값이 없습니다.</translation>
    </message>
    <message>
        <source>%1 to %2%3</source>
        <translation>%1~%2%3</translation>
    </message>
    <message>
        <source>at least %1%2</source>
        <translation>%1%2 이상</translation>
    </message>
    <message>
        <source>at most %1%2</source>
        <translation>%1%2 이하</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>길이</translation>
    </message>
    <message>
        <source>How long it takes</source>
        <translation>걸리는 시간</translation>
    </message>
    <message>
        <source>Lag</source>
        <translation>시차</translation>
    </message>
    <message>
        <source>After what share of one part&apos;s time the next one starts; 0: all at once, 1: one by one</source>
        <translation>한 부분의 시간 중 어느 비율에서 다음 부분이 시작하는지. 0: 한꺼번에, 1: 하나씩</translation>
    </message>
    <message>
        <source>One by one</source>
        <translation>하나씩</translation>
    </message>
    <message>
        <source>What the lag runs over</source>
        <translation>시차를 두는 단위</translation>
    </message>
    <message>
        <source>Its parts</source>
        <translation>부분마다</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>대상</translation>
    </message>
    <message>
        <source>What it is done to</source>
        <translation>적용할 대상</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>부분</translation>
    </message>
    <message>
        <source>The whole</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>When it begins; in a group, a further delay</source>
        <translation>시작하는 때. 그룹 안에서는 더해지는 지연</translation>
    </message>
    <message>
        <source>Easing</source>
        <translation>이징</translation>
    </message>
    <message>
        <source>How it speeds up and slows down</source>
        <translation>빨라지고 느려지는 방식</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Texts are written once for each of them</source>
        <translation>언어마다 텍스트를 따로 적음</translation>
    </message>
    <message>
        <source>First language</source>
        <translation>기본 언어</translation>
    </message>
    <message>
        <source>Shown where a text lacks the wanted language</source>
        <translation>텍스트에 원하는 언어가 없을 때 보임</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>What the scene is called</source>
        <translation>장면의 이름</translation>
    </message>
    <message>
        <source>How long the scene lasts; left empty, until its last clip ends</source>
        <translation>장면의 길이. 비우면 마지막 클립이 끝날 때까지</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>제목</translation>
    </message>
    <message>
        <source>What the lecture is called</source>
        <translation>강의의 이름</translation>
    </message>
    <message>
        <source>16:9 wide</source>
        <translation>16:9 와이드</translation>
    </message>
    <message>
        <source>4:3 classic</source>
        <translation>4:3 일반</translation>
    </message>
    <message>
        <source>1:1 square</source>
        <translation>1:1 정사각형</translation>
    </message>
    <message>
        <source>9:16 upright</source>
        <translation>9:16 세로</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>화면 비율</translation>
    </message>
    <message>
        <source>Width to height of the picture</source>
        <translation>화면의 가로세로 비율</translation>
    </message>
    <message>
        <source>Frame rate</source>
        <translation>프레임 속도</translation>
    </message>
    <message>
        <source>Pictures a second</source>
        <translation>초당 프레임 수</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>글꼴</translation>
    </message>
    <message>
        <source>Family of all texts; left empty, the one of each language</source>
        <translation>모든 텍스트의 글꼴. 비우면 언어마다의 글꼴</translation>
    </message>
    <message>
        <source>Of each language</source>
        <translation>언어별 글꼴</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>Shown where templates are chosen</source>
        <translation>템플릿을 고르는 곳에 보임</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>내용</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>모양</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>배치</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>속성</translation>
    </message>
    <message>
        <source>Set or remove keyframe</source>
        <translation>키프레임 두기/지우기</translation>
    </message>
    <message>
        <source>Back to the default</source>
        <translation>기본값으로</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>클립</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>매개변수</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>장면</translation>
    </message>
    <message>
        <source>Lecture</source>
        <translation>강의</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>자동</translation>
    </message>
    <message>
        <source>Every letter</source>
        <translation>글자마다</translation>
    </message>
    <message>
        <source>%1 is out of the range.</source>
        <translation>%1은(는) 범위를 벗어납니다.</translation>
    </message>
    <message>
        <source>The rows are not equally long.</source>
        <translation>행의 길이가 서로 다릅니다.</translation>
    </message>
    <message>
        <source>Give every row the same count of numbers.</source>
        <translation>모든 행의 수 개수를 같게 하세요.</translation>
    </message>
    <message>
        <source>A table needs numbers.</source>
        <translation>표에는 수가 있어야 합니다.</translation>
    </message>
    <message>
        <source>Type at least one.</source>
        <translation>하나 이상 입력하세요.</translation>
    </message>
    <message>
        <source>Separated by commas; Enter takes it over</source>
        <translation>쉼표로 구분. Enter로 적용</translation>
    </message>
    <message>
        <source>Next property</source>
        <translation>다음 속성</translation>
    </message>
    <message>
        <source>Previous property</source>
        <translation>이전 속성</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>소리</translation>
    </message>
    <message>
        <source>What the sound is called</source>
        <translation>소리의 이름</translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>What is heard; a narration can have a file for each language</source>
        <translation>들리는 파일. 내레이션은 언어마다 파일을 둘 수 있음</translation>
    </message>
    <message>
        <source>When it begins in the scene</source>
        <translation>장면에서 시작하는 때</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>앞부분 건너뛰기</translation>
    </message>
    <message>
        <source>So much of the beginning of the file is skipped</source>
        <translation>파일의 앞부분을 이만큼 건너뜀</translation>
    </message>
    <message>
        <source>How long it plays; left empty, until the file ends</source>
        <translation>재생되는 길이. 비워 두면 파일이 끝날 때까지</translation>
    </message>
    <message>
        <source>To its end</source>
        <translation>끝까지</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>음량</translation>
    </message>
    <message>
        <source>Louder or softer than the file: 6 dB is twice as much, −6 dB half</source>
        <translation>파일보다 크게 또는 작게. 6 dB은 두 배, −6 dB은 절반</translation>
    </message>
    <message>
        <source>dB</source>
        <translation>dB</translation>
    </message>
    <message>
        <source>Fade in</source>
        <translation>페이드 인</translation>
    </message>
    <message>
        <source>How long it takes until it is fully heard</source>
        <translation>온전히 들릴 때까지 걸리는 시간</translation>
    </message>
    <message>
        <source>Fade out</source>
        <translation>페이드 아웃</translation>
    </message>
    <message>
        <source>How long it takes to go away at its end</source>
        <translation>끝에서 사라지는 데 걸리는 시간</translation>
    </message>
    <message>
        <source>Muted</source>
        <translation>음소거</translation>
    </message>
    <message>
        <source>It is not heard</source>
        <translation>들리지 않음</translation>
    </message>
    <message>
        <source>Type a number, or a sum such as 2*3+1 or sqrt(2)*pi; there are pi, e, tau and %1.</source>
        <translation>수나, 2*3+1 또는 sqrt(2)*pi 같은 계산식을 입력하세요. pi, e, tau와 %1 함수를 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Do not divide by zero, and take roots and logarithms of positive numbers only.</source>
        <translation>0으로 나누지 말고, 제곱근과 로그는 양수에만 쓰세요.</translation>
    </message>
    <message>
        <source>A row on each line; Enter goes to the number below, Tab to the next one, Ctrl+Enter is done</source>
        <translation>한 줄에 한 행씩. Enter는 아래 수로, Tab은 다음 수로 가고, Ctrl+Enter로 마침</translation>
    </message>
    <message>
        <source>“%1” can be read in two ways.</source>
        <translation>“%1”은(는) 두 가지로 읽힐 수 있습니다.</translation>
    </message>
    <message>
        <source>Type %1 or %2.</source>
        <translation>%1 또는 %2(으)로 입력하세요.</translation>
    </message>
    <message>
        <source>Fold the section away</source>
        <translation>구역 접기</translation>
    </message>
    <message>
        <source>Drawing convention</source>
        <translation>그림체</translation>
    </message>
    <message>
        <source>Modern: gentle motion, slim arrowheads, lines that keep their width when the camera zooms. Classic: brisk motion, large arrowheads, larger text, lines that grow with the picture. Colours blend a little differently, too.</source>
        <translation>모던: 완만한 움직임, 가는 화살촉, 카메라를 확대해도 그대로인 선 두께. 클래식: 빠른 움직임, 큰 화살촉, 더 큰 글자, 화면과 함께 굵어지는 선. 색이 섞이는 방식도 조금 다름</translation>
    </message>
    <message>
        <source>Modern</source>
        <translation>모던</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>클래식</translation>
    </message>
    <message>
        <source>One after another by</source>
        <translation>차례로, 간격</translation>
    </message>
    <message>
        <source>The time from the start of each clip to the start of the next one; 0: together</source>
        <translation>각 클립이 시작한 때부터 다음 클립이 시작할 때까지의 시간. 0이면 동시에</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>기본값</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>Published properties</source>
        <translation>공개된 속성</translation>
    </message>
    <message>
        <source>What the block is called</source>
        <translation>블록의 이름</translation>
    </message>
    <message>
        <source>One line that the palette shows when the pointer rests on it</source>
        <translation>포인터를 올려 두면 팔레트에 보이는 한 줄</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>위로 이동</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>아래로 이동</translation>
    </message>
    <message>
        <source>Unpublish</source>
        <translation>공개 취소</translation>
    </message>
    <message>
        <source>Publish as property</source>
        <translation>속성으로 공개</translation>
    </message>
    <message>
        <source>Properties of this block</source>
        <translation>이 블록의 속성</translation>
    </message>
    <message>
        <source>Seconds since the start of the scene</source>
        <translation>장면이 시작된 뒤의 초</translation>
    </message>
    <message>
        <source>Width of the frame</source>
        <translation>화면 너비</translation>
    </message>
    <message>
        <source>Height of the frame</source>
        <translation>화면 높이</translation>
    </message>
    <message>
        <source>Number of the scene</source>
        <translation>장면 번호</translation>
    </message>
    <message>
        <source>Number of scenes</source>
        <translation>장면 수</translation>
    </message>
    <message>
        <source>Name of the scene</source>
        <translation>장면 이름</translation>
    </message>
    <message>
        <source>Title of the lecture</source>
        <translation>강의 제목</translation>
    </message>
    <message>
        <source>Share of the lecture that is over, from 0 to 1</source>
        <translation>강의가 진행된 비율(0~1)</translation>
    </message>
    <message>
        <source>Number of a repeated block, from 0</source>
        <translation>반복되는 블록의 번호(0부터)</translation>
    </message>
    <message>
        <source>How often a block is repeated</source>
        <translation>블록이 반복되는 횟수</translation>
    </message>
    <message>
        <source>What a block is repeated for</source>
        <translation>블록이 반복되는 항목</translation>
    </message>
    <message>
        <source>“%1” depends on this property itself.</source>
        <translation>“%1”은(는) 이 속성에 의존합니다.</translation>
    </message>
    <message>
        <source>Name another block.</source>
        <translation>다른 블록의 이름을 쓰세요.</translation>
    </message>
    <message>
        <source>character %1</source>
        <translation>%1번째 글자</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>바뀐 뒤의 값</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>반복</translation>
    </message>
    <message>
        <source>Each item</source>
        <translation>각 항목</translation>
    </message>
    <message>
        <source>Continues</source>
        <translation>이어받기</translation>
    </message>
    <message>
        <source>The scene begins with the stage as the one before left it: what is there can be animated and linked, and the camera stays where it was</source>
        <translation>앞 장면이 끝난 무대 그대로 시작합니다. 거기 있는 것을 움직이고 연결할 수 있으며 카메라도 그대로 있습니다</translation>
    </message>
    <message>
        <source>Transition</source>
        <translation>전환 효과</translation>
    </message>
    <message>
        <source>How the scene follows the one before</source>
        <translation>앞 장면에서 이 장면으로 넘어오는 방식</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>방향</translation>
    </message>
    <message>
        <source>In which direction the transition moves</source>
        <translation>전환 효과가 움직이는 방향</translation>
    </message>
    <message>
        <source>Transition time</source>
        <translation>전환 시간</translation>
    </message>
    <message>
        <source>How long the transition takes, at most as long as the scenes beside it</source>
        <translation>전환에 걸리는 시간이며, 옆의 장면보다 길 수 없습니다</translation>
    </message>
    <message>
        <source>Both scenes play</source>
        <translation>두 장면 함께 재생</translation>
    </message>
    <message>
        <source>The scene begins before the one before it has ended, so that the lecture becomes shorter; otherwise the last picture of that scene stands still</source>
        <translation>앞 장면이 끝나기 전에 장면이 시작되어 강의가 그만큼 짧아집니다. 끄면 앞 장면의 마지막 화면이 멈춰 있습니다</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>대상</translation>
    </message>
    <message>
        <source>More targets</source>
        <translation>대상 더 추가</translation>
    </message>
    <message>
        <source>What it is done to, in this order: the lag runs over all of them</source>
        <translation>적용할 대상과 그 순서: 시차는 대상 전체에 걸쳐 이어집니다</translation>
    </message>
    <message>
        <source>The block that takes this part in the animation</source>
        <translation>애니메이션에서 이 역할을 맡는 블록</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>바꿀 속성</translation>
    </message>
    <message>
        <source>Also changes</source>
        <translation>함께 바꿀 속성</translation>
    </message>
    <message>
        <source>The property that becomes something else: its row then appears below</source>
        <translation>다른 값이 될 속성: 선택하면 아래에 행이 나타납니다</translation>
    </message>
    <message>
        <source>Choose a property</source>
        <translation>속성 선택</translation>
    </message>
    <message>
        <source>Default values</source>
        <translation>기본값</translation>
    </message>
    <message>
        <source>What the property is called where an instance is selected. Expressions inside call it “in.%1”.</source>
        <translation>인스턴스를 선택했을 때 보이는 속성 이름입니다. 안쪽의 식에서는 ‘in.%1’이라고 씁니다.</translation>
    </message>
    <message>
        <source>Name and range…</source>
        <translation>이름과 범위…</translation>
    </message>
    <message>
        <source>What instances have until they say something else</source>
        <translation>인스턴스가 따로 정하지 않았을 때의 값</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>제한 없음</translation>
    </message>
    <message>
        <source>Left empty, there is no limit</source>
        <translation>비워 두면 제한이 없습니다</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>“%1”은(는) 수가 아닙니다.</translation>
    </message>
    <message>
        <source>Type one, or leave the field empty.</source>
        <translation>수를 입력하거나 비워 두세요.</translation>
    </message>
    <message>
        <source>Name in expressions</source>
        <translation>식에서의 이름</translation>
    </message>
    <message>
        <source>Expressions inside of the block read it after “in.”</source>
        <translation>블록 안쪽의 식은 ‘in.’ 뒤에 이 이름을 씁니다</translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation>최솟값</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>최댓값</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>적용</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Change published property</source>
        <translation>공개된 속성 변경</translation>
    </message>
    <message>
        <source>An item for each word</source>
        <translation>단어마다 항목 하나씩</translation>
    </message>
    <message>
        <source>Takes the texts apart at spaces</source>
        <translation>텍스트를 빈칸에서 나눕니다</translation>
    </message>
    <message>
        <source>Split into words</source>
        <translation>단어로 나누기</translation>
    </message>
    <message>
        <source>Find a property</source>
        <translation>속성 찾기</translation>
    </message>
    <message>
        <source>Part of its name; Esc shows all again</source>
        <translation>이름의 일부. Esc를 누르면 모두 다시 보입니다</translation>
    </message>
    <message>
        <source>Keyframe</source>
        <translation>키프레임</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>When the property has this value</source>
        <translation>속성이 이 값을 갖는 때</translation>
    </message>
    <message>
        <source>Move keyframes</source>
        <translation>키프레임 이동</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>How it goes on from here to the next keyframe</source>
        <translation>여기서 다음 키프레임까지 변하는 방식</translation>
    </message>
    <message>
        <source>May run on</source>
        <translation>이어져도 됨</translation>
    </message>
    <message>
        <source>It may go on in later scenes and under other sounds, as music does: this is no problem</source>
        <translation>음악처럼 뒤 장면이나 다른 소리 밑에서 이어져도 문제가 아닙니다</translation>
    </message>
    <message>
        <source>Which part of the target: words of a text, a piece of a formula as it is written, such as \sqrt{d_k}, or the name of a part, such as entries/3; left empty, the whole of it</source>
        <translation>대상의 부분: 텍스트의 단어, \sqrt{d_k}처럼 쓴 그대로의 수식 조각, entries/3 같은 부분 이름. 비우면 전체</translation>
    </message>
    <message>
        <source>Rename scene</source>
        <translation>장면 이름 바꾸기</translation>
    </message>
    <message>
        <source>Set scene length</source>
        <translation>장면 길이 정하기</translation>
    </message>
    <message>
        <source>Rename lecture</source>
        <translation>강의 이름 바꾸기</translation>
    </message>
    <message>
        <source>“%1” in cell %2%3 is not a number.</source>
        <translation>%2%3 칸의 “%1”은(는) 수가 아닙니다.</translation>
    </message>
    <message>
        <source>Type a number, or a sum such as 2*3+1.</source>
        <translation>수나 2*3+1 같은 식을 입력하세요.</translation>
    </message>
    <message>
        <source>Only the numbers were taken; the names of rows and columns are left out.</source>
        <translation>수만 가져왔습니다. 행과 열의 이름은 뺐습니다.</translation>
    </message>
    <message>
        <source>The copied blocks have no numbers of their own that could be taken over.</source>
        <translation>복사한 블록에는 가져올 수 있는 수가 없습니다.</translation>
    </message>
    <message>
        <source>What was copied is not a table of numbers.</source>
        <translation>복사한 내용은 수로 된 표가 아닙니다.</translation>
    </message>
    <message>
        <source>The first column of numbers was taken; the others are left out.</source>
        <translation>수가 있는 첫 열만 가져왔습니다. 나머지 열은 뺐습니다.</translation>
    </message>
    <message>
        <source>Edit the cells…</source>
        <translation>칸 편집…</translation>
    </message>
    <message>
        <source>Insert a symbol or formula…</source>
        <translation>기호나 수식 넣기…</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::JobRow</name>
    <message>
        <source>No program was found that opens it. The file is %1.</source>
        <translation>이 파일을 여는 프로그램이 없습니다. 파일 위치: %1</translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation>파일 열기</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>폴더에서 보기</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>Another export is writing this file</source>
        <translation>다른 내보내기가 이 파일에 쓰는 중</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>대기 중</translation>
    </message>
    <message>
        <source>Beginning…</source>
        <translation>시작하는 중…</translation>
    </message>
    <message>
        <source>%1 · %2 · made in %3</source>
        <translation>%1 · %2 · 걸린 시간 %3</translation>
    </message>
    <message>
        <source>Cancelled; nothing was changed</source>
        <translation>취소됨. 바뀐 것 없음</translation>
    </message>
    <message>
        <source>Progress of %1</source>
        <translation>%1의 진행 상황</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <translation>목록에서 빼기</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Paused · frame %1 of %2</source>
        <translation>일시 정지됨 · 프레임 %1/%2</translation>
    </message>
    <message>
        <source>%1 left · frame %2 of %3 · %4 frames/s</source>
        <translation>%1 남음 · 프레임 %2/%3 · 초당 %4프레임</translation>
    </message>
    <message>
        <source>Go on (Space)</source>
        <translation>계속 (스페이스)</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>일시 정지 (스페이스)</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>계속</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) left out, see Problems</source>
        <translation>
            <numerusform>%n개 빠짐(문제 참고)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectograph::editor::KeyCard</name>
    <message>
        <source>Keys</source>
        <translation>키 안내</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::KeyDiamond</name>
    <message>
        <source>Remove the keyframe here (Alt+K)</source>
        <translation>여기의 키프레임 지우기 (Alt+K)</translation>
    </message>
    <message>
        <source>It has keyframes at other times; set one here (Alt+K)</source>
        <translation>다른 시간에 키프레임이 있음. 여기에 두기 (Alt+K)</translation>
    </message>
    <message>
        <source>Set a keyframe here (Alt+K)</source>
        <translation>여기에 키프레임 두기 (Alt+K)</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::LanguagesField</name>
    <message>
        <source>Add language</source>
        <translation>언어 추가</translation>
    </message>
    <message>
        <source>Another language for all texts of the lecture</source>
        <translation>강의의 모든 텍스트에 언어 하나 더</translation>
    </message>
    <message>
        <source>Leave %1 out; its texts stay in the file</source>
        <translation>%1 빼기. 그 텍스트는 파일에 남음</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 지우기</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::LinkField</name>
    <message>
        <source>No block of this scene fits</source>
        <translation>이 장면에는 맞는 블록이 없음</translation>
    </message>
    <message>
        <source>Link to…</source>
        <translation>연결할 곳…</translation>
    </message>
    <message>
        <source>Take the value from another block</source>
        <translation>다른 블록에서 값 가져오기</translation>
    </message>
    <message>
        <source>Remove the link; the value stays as it is now, where that is possible</source>
        <translation>연결 끊기. 가능하면 값은 지금 그대로 남음</translation>
    </message>
    <message>
        <source>%1: linked to %2</source>
        <translation>%1: %2에 연결됨</translation>
    </message>
    <message>
        <source>Go to “%1”, taken as it stands on the stage</source>
        <translation>“%1”(으)로 이동. 무대에 있는 모습 그대로 가져옴</translation>
    </message>
    <message>
        <source>Go to “%1”</source>
        <translation>“%1”(으)로 이동</translation>
    </message>
    <message>
        <source>Compute with</source>
        <translation>다음으로 계산</translation>
    </message>
    <message>
        <source>Link to… (needed)</source>
        <translation>연결할 곳… (필요함)</translation>
    </message>
    <message>
        <source>%1: remove the link</source>
        <translation>%1: 연결 끊기</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::LookDialog</name>
    <message>
        <source>As it is now</source>
        <translation>지금 그대로</translation>
    </message>
    <message>
        <source>Without a look</source>
        <translation>디자인 없음</translation>
    </message>
    <message>
        <source>Also colours that blocks and scenes have of their own</source>
        <translation>블록과 장면에 따로 지정한 색도 함께</translation>
    </message>
    <message>
        <source>Change look</source>
        <translation>디자인 바꾸기</translation>
    </message>
    <message>
        <source>The stage shows the look that you point at.</source>
        <translation>가리키는 디자인이 무대에 표시됩니다.</translation>
    </message>
    <message>
        <source>Colours of the palette get their names, and black and white backgrounds are left to the look, so that everything stays readable</source>
        <translation>팔레트의 색은 이름으로 바꾸고 검은색과 흰색 배경은 디자인에 맡겨, 모두 잘 읽히게 합니다</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>적용</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::LookEditor</name>
    <message>
        <source>Colours</source>
        <translation>색</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>색</translation>
    </message>
    <message>
        <source>Styles</source>
        <translation>스타일</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>스타일</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Edit look</source>
        <translation>디자인 편집</translation>
    </message>
    <message>
        <source>Save look…</source>
        <translation>디자인 저장…</translation>
    </message>
    <message>
        <source>Keep this look for other lectures</source>
        <translation>이 디자인을 다른 강의에서도 쓰게 저장합니다</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>바꾸기…</translation>
    </message>
    <message>
        <source>Pick the colour that has this name in the lecture</source>
        <translation>강의에서 이 이름이 뜻하는 색을 고릅니다</translation>
    </message>
    <message>
        <source>Add colour…</source>
        <translation>색 추가…</translation>
    </message>
    <message>
        <source>A name of your own, such as “warning”</source>
        <translation>직접 정한 이름, 예: ‘warning’</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Without it, a name of the palette means the palette&apos;s colour</source>
        <translation>제거하면 팔레트의 이름은 다시 팔레트의 색을 뜻합니다</translation>
    </message>
    <message>
        <source>To make a style, select a block and choose “New style from this block…”.</source>
        <translation>스타일을 만들려면 블록을 선택하고 ‘이 블록으로 새 스타일…’을 고르세요.</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>편집</translation>
    </message>
    <message>
        <source>Rename the style, or type the value (F2)</source>
        <translation>스타일 이름을 바꾸거나 값을 입력합니다(F2)</translation>
    </message>
    <message>
        <source>Pick the colour</source>
        <translation>색을 고릅니다</translation>
    </message>
    <message>
        <source>Blocks of a removed style keep how they look</source>
        <translation>제거한 스타일을 쓰던 블록의 모습은 그대로입니다</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>장면</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <translation>
            <numerusform>블록 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Change style</source>
        <translation>스타일 바꾸기</translation>
    </message>
    <message>
        <source>Change colour of the look</source>
        <translation>디자인의 색 바꾸기</translation>
    </message>
    <message>
        <source>Add colour</source>
        <translation>색 추가</translation>
    </message>
    <message>
        <source>Name of the colour, such as “warning”</source>
        <translation>색 이름, 예: ‘warning’</translation>
    </message>
    <message>
        <source>Remove colour of the look</source>
        <translation>디자인의 색 제거</translation>
    </message>
    <message>
        <source>Remove style</source>
        <translation>스타일 제거</translation>
    </message>
    <message>
        <source>Rename style</source>
        <translation>스타일 이름 바꾸기</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::LookList</name>
    <message>
        <source>Looks</source>
        <translation>디자인</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::MainWindow</name>
    <message>
        <source>Choose the language of the lecture…</source>
        <translation>강의의 언어 고르기…</translation>
    </message>
    <message>
        <source>Lectograph</source>
        <translation>Lectograph</translation>
    </message>
    <message>
        <source>Lecture</source>
        <translation>강의</translation>
    </message>
    <message>
        <source>New lecture</source>
        <translation>새 강의</translation>
    </message>
    <message>
        <source>Start page with templates</source>
        <translation>시작 화면(템플릿)</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>열기…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>다른 이름으로 저장…</translation>
    </message>
    <message>
        <source>Earlier versions…</source>
        <translation>이전 버전…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>환경 설정…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>끝내기</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>편집</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>다시 실행</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>실행 취소: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>다시 실행: %1</translation>
    </message>
    <message>
        <source>View</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>발표</translation>
    </message>
    <message>
        <source>Present from this scene</source>
        <translation>이 장면부터 발표</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>전체 화면</translation>
    </message>
    <message>
        <source>Stage and graph</source>
        <translation>무대와 그래프</translation>
    </message>
    <message>
        <source>Large stage</source>
        <translation>큰 무대</translation>
    </message>
    <message>
        <source>Large graph</source>
        <translation>큰 그래프</translation>
    </message>
    <message>
        <source>Large timeline</source>
        <translation>큰 타임라인</translation>
    </message>
    <message>
        <source>Go to the next panel</source>
        <translation>다음 패널로 이동</translation>
    </message>
    <message>
        <source>Go to the previous panel</source>
        <translation>이전 패널로 이동</translation>
    </message>
    <message>
        <source>Show the timeline</source>
        <translation>타임라인 보기</translation>
    </message>
    <message>
        <source>Show the curves</source>
        <translation>곡선 보기</translation>
    </message>
    <message>
        <source>Show the problems</source>
        <translation>문제 보기</translation>
    </message>
    <message>
        <source>Show the history</source>
        <translation>작업 내역 보기</translation>
    </message>
    <message>
        <source>Show the exports</source>
        <translation>내보내기 보기</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>도움말</translation>
    </message>
    <message>
        <source>Find a command…</source>
        <translation>명령 찾기…</translation>
    </message>
    <message>
        <source>Keyboard shortcuts…</source>
        <translation>단축키…</translation>
    </message>
    <message>
        <source>Guided start</source>
        <translation>처음 안내</translation>
    </message>
    <message>
        <source>About Lectograph</source>
        <translation>Lectograph 정보</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>메뉴 열기</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>최근 항목 열기</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>아직 없음</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>폴더 열기…</translation>
    </message>
    <message>
        <source>“%1” was not exported. %2</source>
        <translation>“%1”을(를) 내보내지 못했습니다. %2</translation>
    </message>
    <message>
        <source>“%1” is ready.</source>
        <translation>“%1”을(를) 다 내보냈습니다.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>폴더에서 보기</translation>
    </message>
    <message>
        <source>The file is %1.</source>
        <translation>파일은 %1에 있습니다.</translation>
    </message>
    <message>
        <source>Show the animations</source>
        <translation>애니메이션 보기</translation>
    </message>
    <message>
        <source>Show the properties</source>
        <translation>속성 보기</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>무대</translation>
    </message>
    <message>
        <source>Show the stage alone</source>
        <translation>무대만 보기</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>그래프</translation>
    </message>
    <message>
        <source>Show the graph alone: the blocks and what they are made of</source>
        <translation>그래프만 보기: 블록과 그 재료</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>둘 다</translation>
    </message>
    <message>
        <source>Show stage and graph side by side</source>
        <translation>무대와 그래프를 나란히 보기</translation>
    </message>
    <message>
        <source>Show in graph</source>
        <translation>그래프에서 보기</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>디자인</translation>
    </message>
    <message>
        <source>Change look…</source>
        <translation>디자인 바꾸기…</translation>
    </message>
    <message>
        <source>Edit look…</source>
        <translation>디자인 편집…</translation>
    </message>
    <message>
        <source>Save look…</source>
        <translation>디자인 저장…</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>공간</translation>
    </message>
    <message>
        <source>Show the stage and the scene in space side by side</source>
        <translation>무대와 공간 속 장면을 나란히 보기</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>찾기…</translation>
    </message>
    <message>
        <source>Find and replace…</source>
        <translation>찾기 및 바꾸기…</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is ready, but %n thing(s) in it cannot be shown.</source>
        <translation>
            <numerusform>“%1” 완성. 다만 표시할 수 없는 것이 %n가지 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>They were left out. The list of problems leads to them.</source>
        <translation>표시할 수 없는 것은 뺐습니다. 문제 목록에서 그 위치로 갈 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::MakeBlockDialog</name>
    <message>
        <source>Make a block</source>
        <translation>블록으로 만들기</translation>
    </message>
    <message>
        <source>Such as “Token”</source>
        <translation>예: “토큰”</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>The palette shows the block under this name</source>
        <translation>팔레트에 이 이름으로 표시됩니다</translation>
    </message>
    <message>
        <source>Properties that each instance has of its own:</source>
        <translation>인스턴스마다 따로 갖는 속성:</translation>
    </message>
    <message>
        <source>Properties that each instance has</source>
        <translation>인스턴스마다 따로 갖는 속성</translation>
    </message>
    <message>
        <source>The others are the same in all instances and are changed in the definition</source>
        <translation>나머지는 모든 인스턴스에서 같으며 블록 정의에서 고칩니다</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Make</source>
        <translation>만들기</translation>
    </message>
    <message>
        <source>Keep in My blocks</source>
        <translation>내 블록에 보관</translation>
    </message>
    <message>
        <source>Other lectures find it in the palette, too</source>
        <translation>다른 강의의 팔레트에도 나타납니다</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::MatrixSizePad</name>
    <message>
        <source>Rows and columns</source>
        <translation>행과 열</translation>
    </message>
    <message>
        <source>%1 rows, %2 columns</source>
        <translation>%1행 %2열</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::MiniMap</name>
    <message>
        <source>Overview of the graph</source>
        <translation>그래프 개요</translation>
    </message>
    <message>
        <source>Overview: click or drag to move the view</source>
        <translation>개요: 클릭하거나 끌어서 보는 곳 옮기기</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::NameEdit</name>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::NameFields</name>
    <message>
        <source>File name</source>
        <translation>파일 이름</translation>
    </message>
    <message>
        <source>The file&apos;s name; language and ending are added to it, as shown below</source>
        <translation>파일 이름. 언어와 확장자가 아래에 보이는 대로 붙음</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>Where the file is put</source>
        <translation>파일을 둘 곳</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>찾아보기…</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>폴더 고르기</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>외 %1개</translation>
    </message>
    <message>
        <source>The file&apos;s name; it becomes: %1</source>
        <translation>파일 이름. 실제로 저장되는 이름: %1</translation>
    </message>
    <message>
        <source>Folder for the export</source>
        <translation>내보낼 폴더</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::NumberEdit</name>
    <message>
        <source>The most is %1.</source>
        <translation>최댓값은 %1입니다.</translation>
    </message>
    <message>
        <source>The least is %1.</source>
        <translation>최솟값은 %1입니다.</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::NumberField</name>
    <message>
        <source>Different values</source>
        <translation>서로 다른 값</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::NumberGrid</name>
    <message>
        <source>Only the numbers of the table were taken; the names of its rows and columns are left out.</source>
        <translation>표의 수만 가져왔습니다. 행과 열의 이름은 뺐습니다.</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::OwnAnimationMenu</name>
    <message>
        <source>Add at the playhead</source>
        <translation>재생 위치에 추가</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>이름 바꾸기…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>삭제…</translation>
    </message>
    <message>
        <source>Rename animation</source>
        <translation>애니메이션 이름 바꾸기</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Delete the animation “%1”?</source>
        <translation>애니메이션 “%1”을(를) 삭제할까요?</translation>
    </message>
    <message>
        <source>Lectures that use it keep it.</source>
        <translation>이 애니메이션을 쓰는 강의에는 그대로 남습니다.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>그대로 두기</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::PalettePanel</name>
    <message>
        <source>Palette</source>
        <translation>팔레트</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>애니메이션</translation>
    </message>
    <message>
        <source>What a scene is made of</source>
        <translation>장면을 이루는 것</translation>
    </message>
    <message>
        <source>What happens to it</source>
        <translation>장면에서 일어나는 일</translation>
    </message>
    <message>
        <source>What can be added</source>
        <translation>추가할 수 있는 것</translation>
    </message>
    <message>
        <source>Find a block or animation</source>
        <translation>블록이나 애니메이션 찾기</translation>
    </message>
    <message>
        <source>Find a block</source>
        <translation>블록 찾기</translation>
    </message>
    <message>
        <source>Find an animation</source>
        <translation>애니메이션 찾기</translation>
    </message>
    <message>
        <source>No block is called “%1”.</source>
        <translation>이름이 “%1”인 블록이 없습니다.</translation>
    </message>
    <message>
        <source>No animation is called “%1”.</source>
        <translation>이름이 “%1”인 애니메이션이 없습니다.</translation>
    </message>
    <message>
        <source>Drag a block onto the stage, or double-click it.</source>
        <translation>블록을 무대로 끌어다 놓거나 두 번 클릭하세요.</translation>
    </message>
    <message>
        <source>Select on the stage what it should animate.</source>
        <translation>무대에서 움직일 것을 선택하세요.</translation>
    </message>
    <message>
        <source>Double-click an animation to add it at the playhead.</source>
        <translation>애니메이션을 두 번 클릭하면 재생 위치에 추가됩니다.</translation>
    </message>
    <message>
        <source>See the animations (%1)</source>
        <translation>애니메이션 보기 (%1)</translation>
    </message>
    <message>
        <source>See the blocks (%1)</source>
        <translation>블록 보기 (%1)</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::PartFields</name>
    <message>
        <source>What is exported</source>
        <translation>내보낼 범위</translation>
    </message>
    <message>
        <source>Which part of the lecture is exported</source>
        <translation>강의에서 내보낼 부분</translation>
    </message>
    <message>
        <source>Whole lecture</source>
        <translation>강의 전체</translation>
    </message>
    <message>
        <source>From the in point to the out point</source>
        <translation>시작점부터 끝점까지</translation>
    </message>
    <message>
        <source>Only this scene</source>
        <translation>이 장면만</translation>
    </message>
    <message>
        <source>Chosen scenes</source>
        <translation>고른 장면</translation>
    </message>
    <message>
        <source>What</source>
        <translation>대상</translation>
    </message>
    <message>
        <source>Scenes to export</source>
        <translation>내보낼 장면</translation>
    </message>
    <message>
        <source>Space ticks a scene or unticks it</source>
        <translation>스페이스로 장면을 고르거나 해제</translation>
    </message>
    <message>
        <source>Only this scene: %1</source>
        <translation>이 장면만: %1</translation>
    </message>
    <message>
        <source>Mark it in the timeline first, with I and O</source>
        <translation>먼저 타임라인에서 I와 O로 표시하세요</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>One file for each language that is ticked</source>
        <translation>고른 언어마다 파일 하나</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::PictureFields</name>
    <message>
        <source>Format</source>
        <translation>형식</translation>
    </message>
    <message>
        <source>The kind of file</source>
        <translation>파일의 종류</translation>
    </message>
    <message>
        <source>No background</source>
        <translation>배경 빼기</translation>
    </message>
    <message>
        <source>Transparent, to be laid over other pictures: WebM, MOV and PNG</source>
        <translation>다른 그림 위에 겹칠 수 있게 투명하게: WebM, MOV, PNG</translation>
    </message>
    <message>
        <source>With sound</source>
        <translation>소리 포함</translation>
    </message>
    <message>
        <source>The lecture&apos;s narration, music and effects: MP4, WebM and MOV</source>
        <translation>강의의 해설, 음악, 효과음: MP4, WebM, MOV</translation>
    </message>
    <message>
        <source>Frames a second</source>
        <translation>초당 프레임</translation>
    </message>
    <message>
        <source>More frames make smoother motion and larger files</source>
        <translation>프레임이 많을수록 움직임은 부드럽고 파일은 커짐</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>품질</translation>
    </message>
    <message>
        <source>How closely the file keeps to the picture</source>
        <translation>파일이 화면을 얼마나 충실하게 담는지</translation>
    </message>
    <message>
        <source>Small file: fine lines soften a little</source>
        <translation>작은 파일: 가는 선이 조금 흐려짐</translation>
    </message>
    <message>
        <source>Good: no difference to be seen</source>
        <translation>좋음: 차이가 보이지 않음</translation>
    </message>
    <message>
        <source>Fine: for editing later</source>
        <translation>최고: 나중에 편집할 때</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>너비(픽셀)</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>높이(픽셀)</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>픽셀</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>크기</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::PicturePopup</name>
    <message>
        <source>Groups</source>
        <translation>묶음</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::Preferences</name>
    <message>
        <source>Size of texts and controls</source>
        <translation>글자와 단추의 크기</translation>
    </message>
    <message>
        <source>From the next start of the program on</source>
        <translation>프로그램을 다음에 시작할 때부터</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>환경 설정</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>시스템 설정에 따름</translation>
    </message>
    <message>
        <source>Language of the interface</source>
        <translation>프로그램 언어</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>테마</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Drawing on the stage</source>
        <translation>무대 그리기 방식</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>자동</translation>
    </message>
    <message>
        <source>Graphics card</source>
        <translation>그래픽 카드</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>프로세서</translation>
    </message>
    <message>
        <source>No moving panels and bubbles</source>
        <translation>패널과 말풍선이 움직이지 않게</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>움직임</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::Presentation</name>
    <message>
        <source>Presentation</source>
        <translation>발표</translation>
    </message>
    <message>
        <source>Play on to the next stop; pressed again, go there at once</source>
        <translation>다음 멈춤 위치까지 재생, 한 번 더 누르면 바로 이동</translation>
    </message>
    <message>
        <source>Back to the stop before</source>
        <translation>이전 멈춤 위치로</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>재생/일시 정지</translation>
    </message>
    <message>
        <source>Play from the beginning</source>
        <translation>처음부터 재생</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>끝으로</translation>
    </message>
    <message>
        <source>Black screen; pressed again, the picture</source>
        <translation>검은 화면, 한 번 더 누르면 다시 그림</translation>
    </message>
    <message>
        <source>White screen; pressed again, the picture</source>
        <translation>흰 화면, 한 번 더 누르면 다시 그림</translation>
    </message>
    <message>
        <source>Show or hide these keys</source>
        <translation>이 키 안내 보기/숨기기</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>발표 끝내기</translation>
    </message>
    <message>
        <source>End of the lecture – Esc returns to the editor</source>
        <translation>강의 끝 – Esc를 누르면 편집기로 돌아갑니다</translation>
    </message>
    <message>
        <source>Digits, then Enter</source>
        <translation>숫자, Enter</translation>
    </message>
    <message>
        <source>To the scene with this number</source>
        <translation>그 번호의 장면으로</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::PresentationControls</name>
    <message>
        <source>Back to the stop before  (←, Page Up)</source>
        <translation>이전 멈춤 위치로  (←, Page Up)</translation>
    </message>
    <message>
        <source>Play or pause  (Space)</source>
        <translation>재생/일시 정지  (스페이스)</translation>
    </message>
    <message>
        <source>On to the next stop  (→, Page Down)</source>
        <translation>다음 멈춤 위치로  (→, Page Down)</translation>
    </message>
    <message>
        <source>End the presentation  (Esc)</source>
        <translation>발표 끝내기  (Esc)</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::Presenting</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… 외 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) cannot be shown. The audience will see the lecture without.</source>
        <translation>
            <numerusform>보여 줄 수 없는 것이 %n개 있습니다. 청중은 그것을 뺀 강의를 봅니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Present all the same</source>
        <translation>그래도 발표</translation>
    </message>
    <message>
        <source>Show the problems</source>
        <translation>문제 보기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::PresetList</name>
    <message>
        <source>Presets</source>
        <translation>프리셋</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>사용자 지정</translation>
    </message>
    <message>
        <source>Size and frames as set beside</source>
        <translation>오른쪽에서 정한 크기와 프레임 수</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::Preview</name>
    <message>
        <source>This is still being computed.</source>
        <translation>아직 계산하는 중입니다.</translation>
    </message>
    <message>
        <source>There is no “%1” in this scene.</source>
        <translation>이 장면에 “%1”이(가) 없습니다.</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ProblemModel</name>
    <message>
        <source>Failure</source>
        <translation>오류</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>경고</translation>
    </message>
    <message>
        <source>%1: %2 %3 In %4</source>
        <translation>%1: %2 %3 위치: %4</translation>
    </message>
    <message>
        <source>The menu key offers: %1</source>
        <translation>메뉴 키로 할 수 있는 것: %1</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ProblemsPanel</name>
    <message>
        <source>No problems</source>
        <translation>문제 없음</translation>
    </message>
    <message>
        <source>All problems are filtered out. Press the buttons above to see them.</source>
        <translation>모든 문제가 걸러졌습니다. 위의 단추를 누르면 보입니다.</translation>
    </message>
    <message>
        <source>Show failures: what cannot be shown</source>
        <translation>오류 보기: 표시할 수 없는 것</translation>
    </message>
    <message>
        <source>Show warnings: what may not be meant so</source>
        <translation>경고 보기: 의도와 다를 수 있는 것</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>Failures: %1</source>
        <translation>오류: %1</translation>
    </message>
    <message>
        <source>Warnings: %1</source>
        <translation>경고: %1</translation>
    </message>
    <message>
        <source>A click goes to the place</source>
        <translation>클릭하면 그곳으로 이동</translation>
    </message>
    <message>
        <source>Checking the lecture…</source>
        <translation>강의를 확인하는 중…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Change this value, with which other blocks cannot work.</source>
        <translation>이 값을 바꾸세요. 다른 블록이 이 값으로는 계산할 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 (parameter)</source>
        <translation>%1(매개변수)</translation>
    </message>
    <message>
        <source>Go to the place</source>
        <translation>그곳으로 이동</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::QueuePanel</name>
    <message>
        <source>Exports</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>Take finished exports off the list</source>
        <translation>끝난 내보내기를 목록에서 빼기</translation>
    </message>
    <message>
        <source>Nothing has been exported yet.</source>
        <translation>아직 내보낸 것이 없습니다.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>내보내기…</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::RecentList</name>
    <message>
        <source>Recent lectures</source>
        <translation>최근 강의</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Take off this list</source>
        <translation>이 목록에서 빼기</translation>
    </message>
    <message>
        <source>Earlier versions…</source>
        <translation>이전 버전…</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::RecoverList</name>
    <message>
        <source>Not saved last time</source>
        <translation>지난번에 저장되지 않음</translation>
    </message>
    <message>
        <source>Never saved to a file</source>
        <translation>파일로 저장한 적 없음</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>복구</translation>
    </message>
    <message>
        <source>Recover “%1”</source>
        <translation>“%1” 복구</translation>
    </message>
    <message>
        <source>Open it as it was when the program ended</source>
        <translation>프로그램이 끝났을 때의 상태로 열기</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>버리기</translation>
    </message>
    <message>
        <source>Discard “%1”</source>
        <translation>“%1” 버리기</translation>
    </message>
    <message>
        <source>Throw these changes away; a saved file stays as it is</source>
        <translation>이 변경 내용 버리기. 저장된 파일은 그대로 남음</translation>
    </message>
    <message>
        <source>Changed %1</source>
        <translation>%1에 변경됨</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ReplaceQuestion</name>
    <message>
        <source>Replace</source>
        <translation>바꾸기</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>둘 다 유지</translation>
    </message>
    <message>
        <source>The new file gets a number</source>
        <translation>새 파일에 번호를 붙임</translation>
    </message>
    <message>
        <source>“%1” is there already.</source>
        <translation>“%1”이(가) 이미 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n of these files are there already.</source>
        <translation>
            <numerusform>이 가운데 파일 %n개가 이미 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is being exported already.</source>
        <translation>“%1”을(를) 이미 내보내는 중입니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n of these files are there or being exported already.</source>
        <translation>
            <numerusform>이 가운데 파일 %n개가 이미 있거나 내보내는 중입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The export that is not done yet is given up for the new one</source>
        <translation>끝나지 않은 내보내기를 그만두고 새로 내보냄</translation>
    </message>
    <message>
        <source>The old file is lost once the new one is done</source>
        <translation>새 파일이 완성되면 이전 파일은 사라짐</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>모두 유지</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::Row</name>
    <message>
        <source>%1: keyframe</source>
        <translation>%1: 키프레임</translation>
    </message>
    <message>
        <source>Back to the default</source>
        <translation>기본값으로</translation>
    </message>
    <message>
        <source>%1: back to the default</source>
        <translation>%1: 기본값으로</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 바꾸기</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 초기화</translation>
    </message>
    <message>
        <source>Set keyframe of %1</source>
        <translation>%1 키프레임 두기</translation>
    </message>
    <message>
        <source>Remove keyframe of %1</source>
        <translation>%1 키프레임 지우기</translation>
    </message>
    <message>
        <source>What was copied does not fit here.</source>
        <translation>복사한 것이 여기에 맞지 않습니다.</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>값 복사</translation>
    </message>
    <message>
        <source>Paste value</source>
        <translation>값 붙여 넣기</translation>
    </message>
    <message>
        <source>Remove keyframe</source>
        <translation>키프레임 지우기</translation>
    </message>
    <message>
        <source>Set keyframe</source>
        <translation>키프레임 두기</translation>
    </message>
    <message>
        <source>Remove all keyframes</source>
        <translation>모든 키프레임 지우기</translation>
    </message>
    <message>
        <source>Remove keyframes of %1</source>
        <translation>%1의 키프레임 모두 지우기</translation>
    </message>
    <message>
        <source>Edit curve</source>
        <translation>곡선 편집</translation>
    </message>
    <message>
        <source>Remove link</source>
        <translation>연결 끊기</translation>
    </message>
    <message>
        <source>As it stands on the stage</source>
        <translation>무대에 있는 모습 그대로</translation>
    </message>
    <message>
        <source>Link to</source>
        <translation>연결</translation>
    </message>
    <message>
        <source>Copy the name “%1”</source>
        <translation>이름 “%1” 복사</translation>
    </message>
    <message>
        <source>Back to the default (Alt+R)</source>
        <translation>기본값으로 (Alt+R)</translation>
    </message>
    <message>
        <source>“%1” was taken off the stage, so that it is not seen before. Undo, or the eye in its own properties, brings it back.</source>
        <translation>“%1”이(가) 미리 보이지 않도록 무대에서 내렸습니다. 실행 취소하거나 그 블록의 속성에서 눈 모양을 누르면 다시 나옵니다.</translation>
    </message>
    <message>
        <source>Compute with</source>
        <translation>다음으로 계산</translation>
    </message>
    <message>
        <source>From the style “%1”</source>
        <translation>“%1” 스타일의 값</translation>
    </message>
    <message>
        <source>Remove the expression</source>
        <translation>식 제거</translation>
    </message>
    <message>
        <source>Use an expression…</source>
        <translation>식 사용…</translation>
    </message>
    <message>
        <source>This output does not fit here.</source>
        <translation>이 출력은 여기에 맞지 않습니다.</translation>
    </message>
    <message>
        <source>One value for all items</source>
        <translation>모든 항목에 같은 값</translation>
    </message>
    <message>
        <source>A value for each item</source>
        <translation>항목마다 다른 값</translation>
    </message>
    <message>
        <source>Numbers for each language</source>
        <translation>언어마다 다른 숫자</translation>
    </message>
    <message>
        <source>Animate the change here</source>
        <translation>여기서 변화 애니메이션</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::RowFields</name>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>지연</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>길이</translation>
    </message>
    <message>
        <source>When it starts: at a time, together with the animation above it, or after it</source>
        <translation>시작하는 때: 지정한 시간에, 위 애니메이션과 함께, 또는 그다음에</translation>
    </message>
    <message>
        <source>How long it takes</source>
        <translation>걸리는 시간</translation>
    </message>
    <message>
        <source>Set duration</source>
        <translation>길이 설정</translation>
    </message>
    <message>
        <source>Start time</source>
        <translation>시작 시간</translation>
    </message>
    <message>
        <source>When it starts in the scene</source>
        <translation>장면에서 시작하는 때</translation>
    </message>
    <message>
        <source>How long after the group it starts</source>
        <translation>그룹이 시작한 뒤 얼마 후에 시작하는지</translation>
    </message>
    <message>
        <source>How long it starts after the start of the animation above it</source>
        <translation>위 애니메이션이 시작한 뒤 얼마 후에 시작하는지</translation>
    </message>
    <message>
        <source>How long it starts after the end of the animation above it</source>
        <translation>위 애니메이션이 끝난 뒤 얼마 후에 시작하는지</translation>
    </message>
    <message>
        <source>Set delay</source>
        <translation>지연 설정</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ScaleDialog</name>
    <message>
        <source>Scale in time</source>
        <translation>시간 방향 크기</translation>
    </message>
    <message>
        <source>Below 100 % the keyframes come closer together</source>
        <translation>100 %보다 작으면 키프레임 사이가 좁아집니다</translation>
    </message>
    <message>
        <source>Scale in value</source>
        <translation>값 방향 크기</translation>
    </message>
    <message>
        <source>Below 0 % the curve is turned over</source>
        <translation>0 %보다 작으면 곡선이 뒤집힙니다</translation>
    </message>
    <message>
        <source>Scale keyframes</source>
        <translation>키프레임 크기 조절</translation>
    </message>
    <message>
        <source>The time that stays</source>
        <translation>그대로 있는 시간</translation>
    </message>
    <message>
        <source>The first keyframe</source>
        <translation>첫 키프레임</translation>
    </message>
    <message>
        <source>The middle</source>
        <translation>가운데</translation>
    </message>
    <message>
        <source>The last keyframe</source>
        <translation>마지막 키프레임</translation>
    </message>
    <message>
        <source>The playhead</source>
        <translation>재생 위치</translation>
    </message>
    <message>
        <source>The value that stays</source>
        <translation>그대로 있는 값</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>0</translation>
    </message>
    <message>
        <source>The lowest</source>
        <translation>가장 낮은 값</translation>
    </message>
    <message>
        <source>The highest</source>
        <translation>가장 높은 값</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>크기 조절</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>고정</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::SceneGrid</name>
    <message>
        <source>All scenes</source>
        <translation>모든 장면</translation>
    </message>
    <message>
        <source>Open scene</source>
        <translation>장면 열기</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>여기부터 재생</translation>
    </message>
    <message>
        <source>Add scene after this one</source>
        <translation>이 장면 다음에 장면 추가</translation>
    </message>
    <message>
        <source>Duplicate scene</source>
        <translation>장면 복제</translation>
    </message>
    <message>
        <source>Rename scene</source>
        <translation>장면 이름 바꾸기</translation>
    </message>
    <message>
        <source>Delete scene</source>
        <translation>장면 삭제</translation>
    </message>
    <message>
        <source>New scene that continues</source>
        <translation>이어지는 새 장면</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>잘라내기</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>붙여 넣기</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::SceneJoints</name>
    <message>
        <source>Continue the scene before</source>
        <translation>앞 장면 이어받기</translation>
    </message>
    <message>
        <source>The scene begins with the stage as the one before left it</source>
        <translation>앞 장면이 끝난 무대 그대로 장면이 시작됩니다</translation>
    </message>
    <message>
        <source>Transition…</source>
        <translation>전환 효과…</translation>
    </message>
    <message>
        <source>%1 continues the scene before: what is on its stage stays. Click to change that.</source>
        <translation>%1은(는) 앞 장면을 이어받아 무대에 있던 것이 남습니다. 클릭하면 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 begins with: %2. Click to choose a transition.</source>
        <translation>%1의 시작: %2. 클릭하면 전환 효과를 고를 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::SceneModel</name>
    <message>
        <source>%1, starts at %2, lasts %3</source>
        <translation>%1, 시작 %2, 길이 %3</translation>
    </message>
    <message>
        <source>Double-click to open the scene, drag to reorder, F2 to rename</source>
        <translation>두 번 클릭하면 장면이 열리고, 끌면 순서가, F2로 이름이 바뀝니다</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::SceneOverview</name>
    <message>
        <source>Scene overview</source>
        <translation>장면 한눈에 보기</translation>
    </message>
    <message>
        <source>Play the lecture</source>
        <translation>강의 재생</translation>
    </message>
    <message>
        <source>Play all scenes from the beginning</source>
        <translation>모든 장면을 처음부터 재생</translation>
    </message>
    <message>
        <source>Add scene</source>
        <translation>장면 추가</translation>
    </message>
    <message>
        <source>Add a scene after the selected one  (Insert)</source>
        <translation>선택한 장면 다음에 장면 추가  (Insert)</translation>
    </message>
    <message>
        <source>Back to the open scene  (Esc)</source>
        <translation>열린 장면으로 돌아가기  (Esc)</translation>
    </message>
    <message numerus="yes">
        <source>%n scene(s)</source>
        <translation>
            <numerusform>장면 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectograph::editor::SceneStrip</name>
    <message>
        <source>Lasts %1</source>
        <translation>길이 %1</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>장면</translation>
    </message>
    <message>
        <source>Click to open a scene, double-click to rename it, drag to reorder, drag its right edge to set its length</source>
        <translation>클릭하면 장면 열기, 두 번 클릭하면 이름 바꾸기, 끌면 순서 바꾸기, 오른쪽 가장자리를 끌면 길이 정하기</translation>
    </message>
    <message>
        <source>%1, lasts %2</source>
        <translation>%1, 길이 %2</translation>
    </message>
    <message>
        <source>Set scene length</source>
        <translation>장면 길이 정하기</translation>
    </message>
    <message>
        <source>Rename scene</source>
        <translation>장면 이름 바꾸기</translation>
    </message>
    <message>
        <source>Scene length</source>
        <translation>장면 길이</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>초</translation>
    </message>
    <message>
        <source>Duplicate scene</source>
        <translation>장면 복제</translation>
    </message>
    <message>
        <source>Set scene length…</source>
        <translation>장면 길이 정하기…</translation>
    </message>
    <message>
        <source>As long as its clips</source>
        <translation>클립 길이에 맞춤</translation>
    </message>
    <message>
        <source>Delete scene</source>
        <translation>장면 삭제</translation>
    </message>
    <message>
        <source>Add scene after this one</source>
        <translation>이 장면 다음에 장면 추가</translation>
    </message>
    <message>
        <source>New scene that continues</source>
        <translation>이어지는 새 장면</translation>
    </message>
    <message>
        <source>continues the scene before</source>
        <translation>앞 장면을 이어받음</translation>
    </message>
    <message>
        <source>Copy scene</source>
        <translation>장면 복사</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>붙여 넣기</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::SearchBox</name>
    <message>
        <source>Find</source>
        <translation>찾기</translation>
    </message>
    <message>
        <source>Type a name; arrow keys choose, Enter takes it, Esc closes</source>
        <translation>이름 입력. 화살표 키로 고르고 Enter로 선택, Esc로 닫기</translation>
    </message>
    <message>
        <source>What fits</source>
        <translation>맞는 것</translation>
    </message>
    <message>
        <source>Click to take it</source>
        <translation>클릭하면 선택</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::Section</name>
    <message>
        <source>Fold away</source>
        <translation>접기</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>보이기</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Folded away</source>
        <translation>접힘</translation>
    </message>
    <message>
        <source>More (%1)</source>
        <translation>더 보기 (%1)</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ShortcutsDialog</name>
    <message>
        <source>Everywhere but in long texts</source>
        <translation>여러 줄 글 말고는 어디서나</translation>
    </message>
    <message>
        <source>There these keys end the typing</source>
        <translation>여러 줄 글에서는 이 키가 입력을 끝냅니다</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>어디서나</translation>
    </message>
    <message>
        <source>In its panel</source>
        <translation>해당 패널에서</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>Search by pressing keys</source>
        <translation>키를 눌러 찾기</translation>
    </message>
    <message>
        <source>No action has this name or these keys.</source>
        <translation>이 이름이나 키를 가진 동작이 없습니다.</translation>
    </message>
    <message>
        <source>New keys: click here, then press them</source>
        <translation>새 키: 여기를 클릭한 다음 누르세요</translation>
    </message>
    <message>
        <source>Add keys</source>
        <translation>키 추가</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>초기화</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>동작과 키</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>동작</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>쓰이는 곳</translation>
    </message>
    <message>
        <source>Search actions</source>
        <translation>동작 찾기</translation>
    </message>
    <message>
        <source>or press keys</source>
        <translation>또는 키 누르기</translation>
    </message>
    <message>
        <source>Gives this action the keys that it had to begin with</source>
        <translation>이 동작의 키를 처음대로 되돌림</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>모두 초기화</translation>
    </message>
    <message>
        <source>Save as a page…</source>
        <translation>웹 페이지로 저장…</translation>
    </message>
    <message>
        <source>A page with all shortcuts, to print</source>
        <translation>모든 단축키가 담긴 인쇄용 페이지</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Changed by you</source>
        <translation>직접 바꿈</translation>
    </message>
    <message>
        <source>Take %1 away from this action</source>
        <translation>이 동작에서 %1 빼기</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>가져오기</translation>
    </message>
    <message>
        <source>%1 already belongs to %2, which would lose it.</source>
        <translation>%1은(는) 이미 %2에 쓰이고 있으며, 가져오면 그쪽에서 빠집니다.</translation>
    </message>
    <message>
        <source>%1 was taken from %2.</source>
        <translation>%1을(를) %2에서 가져왔습니다.</translation>
    </message>
    <message>
        <source>%1 stays with %2, to which you gave it.</source>
        <translation>%1은(는) 직접 지정한 %2에 그대로 있습니다.</translation>
    </message>
    <message>
        <source>All actions have the keys that they had to begin with.</source>
        <translation>모든 동작의 키를 처음대로 되돌렸습니다.</translation>
    </message>
    <message>
        <source>Save as a page</source>
        <translation>웹 페이지로 저장</translation>
    </message>
    <message>
        <source>shortcuts</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>Web pages</source>
        <translation>웹 페이지</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::SizeEstimate</name>
    <message numerus="yes">
        <source>%Ln frame(s)</source>
        <translation>
            <numerusform>%Ln프레임</numerusform>
        </translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>약 %1</translation>
    </message>
    <message>
        <source>about %1 on this computer</source>
        <translation>이 컴퓨터에서 약 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>파일 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Size and time are being measured in the background</source>
        <translation>크기와 시간을 재는 중입니다</translation>
    </message>
    <message>
        <source>Size and time are estimated from short samples of what is chosen, made just now</source>
        <translation>방금 선택한 내용의 짧은 견본을 만들어 크기와 시간을 어림했습니다</translation>
    </message>
    <message>
        <source>Estimated from earlier exports on this computer</source>
        <translation>이 컴퓨터에서 전에 내보낸 기록으로 추정</translation>
    </message>
    <message>
        <source>A first guess; it becomes exact with your first exports on this computer</source>
        <translation>첫 어림값. 이 컴퓨터에서 몇 번 내보내면 정확해짐</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::SoundField</name>
    <message>
        <source>A file of its own for each language</source>
        <translation>언어마다 다른 파일</translation>
    </message>
    <message>
        <source>Choose a file; the lecture keeps a copy</source>
        <translation>파일 고르기. 강의에 사본이 담김</translation>
    </message>
    <message>
        <source>%1: choose a file</source>
        <translation>%1: 파일 고르기</translation>
    </message>
    <message>
        <source>No file</source>
        <translation>파일 없음</translation>
    </message>
    <message>
        <source>As in %1</source>
        <translation>%1와(과) 같음</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>파일 고르기</translation>
    </message>
    <message>
        <source>Different files</source>
        <translation>서로 다른 파일</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>파일 고르기…</translation>
    </message>
    <message>
        <source>Choose a file for %1…</source>
        <translation>%1 파일 고르기…</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::SoundPlayer</name>
    <message>
        <source>The device for sound does not go on. Play again to try once more.</source>
        <translation>소리 장치가 멈췄습니다. 다시 재생하면 한 번 더 시도합니다.</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::SpaceOverlay</name>
    <message>
        <source>Space</source>
        <translation>공간</translation>
    </message>
    <message>
        <source>The scene from outside: drag to walk around it, turn the wheel to come closer</source>
        <translation>바깥에서 본 장면: 끌어서 둘러보고 휠로 다가갑니다</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::SpacePanel</name>
    <message>
        <source>Space</source>
        <translation>공간</translation>
    </message>
    <message>
        <source>Put the camera here: the picture shows what is seen here</source>
        <translation>카메라를 여기에 놓기: 그림이 여기서 보이는 것을 보여 줍니다</translation>
    </message>
    <message>
        <source>Add keyframes of the camera at the playhead</source>
        <translation>재생 위치에 카메라 키프레임 추가</translation>
    </message>
    <message>
        <source>Look through the camera</source>
        <translation>카메라로 보기</translation>
    </message>
    <message>
        <source>Show all of the scene</source>
        <translation>장면 전체 보기</translation>
    </message>
    <message>
        <source>Let the other axis point up: y or z</source>
        <translation>다른 축을 위로: y 또는 z</translation>
    </message>
    <message>
        <source>Show the selection</source>
        <translation>선택한 것 보기</translation>
    </message>
    <message>
        <source>Select the next block</source>
        <translation>다음 블록 선택</translation>
    </message>
    <message>
        <source>Select the previous block</source>
        <translation>이전 블록 선택</translation>
    </message>
    <message>
        <source>The scene in space needs OpenGL, which this computer does not offer here. Everything else works without it.</source>
        <translation>공간 속 장면에는 OpenGL이 필요한데 이 컴퓨터에서는 쓸 수 없습니다. 다른 기능은 모두 OpenGL 없이 작동합니다.</translation>
    </message>
    <message>
        <source>The scene in space cannot be drawn here: %1</source>
        <translation>여기서는 공간 속 장면을 그릴 수 없습니다: %1</translation>
    </message>
    <message>
        <source>Qt Quick 3D is not installed completely: %1</source>
        <translation>Qt Quick 3D가 완전히 설치되지 않았습니다: %1</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::SpacingPopup</name>
    <message>
        <source>Row</source>
        <translation>가로줄</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>세로줄</translation>
    </message>
    <message>
        <source>Line up the centres</source>
        <translation>가운데를 한 줄로 맞춤</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>간격</translation>
    </message>
    <message>
        <source>The gap between two blocks, in units</source>
        <translation>두 블록 사이의 간격(단위)</translation>
    </message>
    <message>
        <source>Puts the centres of the blocks on one line</source>
        <translation>블록들의 중심을 한 줄에 놓습니다</translation>
    </message>
    <message>
        <source>From left to right; the leftmost block stays</source>
        <translation>왼쪽에서 오른쪽으로 놓습니다. 맨 왼쪽 블록은 그대로 있습니다</translation>
    </message>
    <message>
        <source>From top to bottom; the topmost block stays</source>
        <translation>위에서 아래로 놓습니다. 맨 위 블록은 그대로 있습니다</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::StageDiagram</name>
    <message>
        <source>Enter links to it, Esc ends it.</source>
        <translation>Enter를 누르면 여기에 연결되고, Esc를 누르면 그만둡니다.</translation>
    </message>
    <message>
        <source>Ctrl+G groups its blocks, Delete removes them.</source>
        <translation>Ctrl+G로 블록을 묶고, Delete로 지웁니다.</translation>
    </message>
    <message>
        <source>Type a name to put a block into it; Enter changes its text.</source>
        <translation>이름을 입력하면 여기에 블록이 끼워집니다. Enter를 누르면 글을 바꿉니다.</translation>
    </message>
    <message>
        <source>Type a name and Enter for the next block; Enter or F2 changes this one.</source>
        <translation>이름을 입력하고 Enter를 누르면 다음 블록이 생깁니다. Enter나 F2를 누르면 이 블록의 이름을 바꿉니다.</translation>
    </message>
    <message>
        <source>Link %1</source>
        <translation>연결선 %1</translation>
    </message>
    <message>
        <source>Group “%1”</source>
        <translation>그룹 “%1”</translation>
    </message>
    <message>
        <source>Block “%1”</source>
        <translation>블록 “%1”</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Text of the link</source>
        <translation>연결선의 글</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>그룹</translation>
    </message>
    <message>
        <source>Go to the block that it leads to, with the arrow keys or Tab, and press Enter. Esc ends it.</source>
        <translation>화살표 키나 Tab으로 연결할 블록에 가서 Enter를 누르세요. Esc를 누르면 그만둡니다.</translation>
    </message>
    <message>
        <source>× how often</source>
        <translation>× 횟수</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::StageOverlay</name>
    <message>
        <source>Stage</source>
        <translation>무대</translation>
    </message>
    <message numerus="yes">
        <source>Nothing is selected. %n block(s) on stage.</source>
        <translation>
            <numerusform>선택한 것 없음. 무대에 블록 %n개.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 of %3, at %4, %5</source>
        <translation>%1, %3개 중 %2번째, 위치 %4, %5</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) selected</source>
        <translation>
            <numerusform>블록 %n개 선택됨</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Auto-key: dragging writes keyframes</source>
        <translation>키프레임 기록: 끌면 키프레임이 생김</translation>
    </message>
    <message>
        <source>%1, not visible now</source>
        <translation>%1, 지금은 보이지 않음</translation>
    </message>
    <message>
        <source>Camera frame, centre at %1, %2, height %3</source>
        <translation>카메라 프레임, 중심 %1, %2, 높이 %3</translation>
    </message>
    <message>
        <source>Drag to another block to connect them</source>
        <translation>다른 블록으로 끌면 연결선으로 이어집니다</translation>
    </message>
    <message>
        <source>Text goes beyond the frame</source>
        <translation>텍스트가 화면 밖으로 나감</translation>
    </message>
    <message>
        <source>Drag a block here from the left, or double-click one.</source>
        <translation>왼쪽에서 블록을 여기로 끌어 오거나 두 번 클릭하세요.</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::StagePanel</name>
    <message>
        <source>Stage</source>
        <translation>무대</translation>
    </message>
    <message>
        <source>Edit the words</source>
        <translation>글 편집</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>잘라내기</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>붙여 넣기</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>복제</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Select everything on stage</source>
        <translation>무대의 모든 것 선택</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>그룹</translation>
    </message>
    <message>
        <source>Select the whole group</source>
        <translation>그룹 전체 선택</translation>
    </message>
    <message>
        <source>Bring to front</source>
        <translation>맨 앞으로</translation>
    </message>
    <message>
        <source>Send to back</source>
        <translation>맨 뒤로</translation>
    </message>
    <message>
        <source>Take off the stage</source>
        <translation>무대에서 내리기</translation>
    </message>
    <message>
        <source>Align left</source>
        <translation>왼쪽 맞춤</translation>
    </message>
    <message>
        <source>Align centre</source>
        <translation>가로 가운데 맞춤</translation>
    </message>
    <message>
        <source>Align right</source>
        <translation>오른쪽 맞춤</translation>
    </message>
    <message>
        <source>Align top</source>
        <translation>위쪽 맞춤</translation>
    </message>
    <message>
        <source>Align middle</source>
        <translation>세로 가운데 맞춤</translation>
    </message>
    <message>
        <source>Align bottom</source>
        <translation>아래쪽 맞춤</translation>
    </message>
    <message>
        <source>Auto-key: dragging writes keyframes</source>
        <translation>키프레임 기록: 끌면 키프레임이 생김</translation>
    </message>
    <message>
        <source>Show the grid</source>
        <translation>격자 보기</translation>
    </message>
    <message>
        <source>Show the safe areas</source>
        <translation>안전 영역 보기</translation>
    </message>
    <message>
        <source>Fit the frame</source>
        <translation>화면에 맞추기</translation>
    </message>
    <message>
        <source>Zoom to 100 %</source>
        <translation>100%로 보기</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>확대</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>축소</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>맞춤</translation>
    </message>
    <message>
        <source>Distribute horizontally</source>
        <translation>가로로 고르게 배치</translation>
    </message>
    <message>
        <source>Distribute vertically</source>
        <translation>세로로 고르게 배치</translation>
    </message>
    <message>
        <source>Equal spacing…</source>
        <translation>간격 지정…</translation>
    </message>
    <message>
        <source>Stack in a row</source>
        <translation>가로로 나란히 놓기</translation>
    </message>
    <message>
        <source>Stack in a column</source>
        <translation>세로로 나란히 놓기</translation>
    </message>
    <message>
        <source>Distribute</source>
        <translation>고르게 배치</translation>
    </message>
    <message>
        <source>Paste in place</source>
        <translation>제자리에 붙여 넣기</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>연결선으로 잇기</translation>
    </message>
    <message>
        <source>Go to the next block, keeping the selection</source>
        <translation>선택을 유지하고 다음 블록으로</translation>
    </message>
    <message>
        <source>Go to the previous block, keeping the selection</source>
        <translation>선택을 유지하고 이전 블록으로</translation>
    </message>
    <message>
        <source>Add the block to the selection, or remove it</source>
        <translation>블록을 선택에 추가하거나 빼기</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>굵게</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>기울임꼴</translation>
    </message>
    <message>
        <source>Bring into the frame</source>
        <translation>화면 안으로 가져오기</translation>
    </message>
    <message>
        <source>Ghosts: outlines of what is hidden now or beyond the frame</source>
        <translation>고스트: 지금 숨겨졌거나 프레임 밖에 있는 것의 윤곽선</translation>
    </message>
    <message>
        <source>Snap to edges, centres and equal gaps</source>
        <translation>가장자리, 중심, 같은 간격에 맞춰 붙기</translation>
    </message>
    <message>
        <source>Add camera</source>
        <translation>카메라 추가</translation>
    </message>
    <message>
        <source>Camera frame</source>
        <translation>카메라 프레임</translation>
    </message>
    <message>
        <source>Zoom to selection</source>
        <translation>선택한 것으로 확대</translation>
    </message>
    <message>
        <source>Zoom back to the whole frame</source>
        <translation>전체 화면으로 되돌아가기</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>카메라</translation>
    </message>
    <message>
        <source>Show the guides</source>
        <translation>안내선 표시</translation>
    </message>
    <message>
        <source>Lock the guides</source>
        <translation>안내선 잠그기</translation>
    </message>
    <message>
        <source>Add guide…</source>
        <translation>안내선 추가…</translation>
    </message>
    <message>
        <source>Select the next guide</source>
        <translation>다음 안내선 선택</translation>
    </message>
    <message>
        <source>Position of the guide…</source>
        <translation>안내선 위치…</translation>
    </message>
    <message>
        <source>Remove the guide</source>
        <translation>안내선 삭제</translation>
    </message>
    <message>
        <source>Clear all guides</source>
        <translation>모든 안내선 지우기</translation>
    </message>
    <message>
        <source>Guides</source>
        <translation>안내선</translation>
    </message>
    <message>
        <source>Rulers</source>
        <translation>눈금자</translation>
    </message>
    <message>
        <source>Go to the stage</source>
        <translation>무대로 이동</translation>
    </message>
    <message>
        <source>Paste with the colors that they had</source>
        <translation>원래 색으로 붙여 넣기</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::StageRuler</name>
    <message>
        <source>Horizontal ruler</source>
        <translation>가로 눈금자</translation>
    </message>
    <message>
        <source>Vertical ruler</source>
        <translation>세로 눈금자</translation>
    </message>
    <message>
        <source>Drag down for a horizontal guide</source>
        <translation>아래로 끌면 가로 안내선이 생깁니다</translation>
    </message>
    <message>
        <source>Drag right for a vertical guide</source>
        <translation>오른쪽으로 끌면 세로 안내선이 생깁니다</translation>
    </message>
    <message>
        <source>Guides</source>
        <translation>안내선</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::StartColumn</name>
    <message>
        <source>Lectures that move, without code</source>
        <translation>코드 없이 만드는 움직이는 강의</translation>
    </message>
    <message>
        <source>New empty lecture</source>
        <translation>새 빈 강의</translation>
    </message>
    <message>
        <source>Begin with an empty scene  (Ctrl+N)</source>
        <translation>빈 장면으로 시작  (Ctrl+N)</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>열기…</translation>
    </message>
    <message>
        <source>Open a lecture from a file  (Ctrl+O)</source>
        <translation>파일에서 강의 열기  (Ctrl+O)</translation>
    </message>
    <message>
        <source>Make your first scene</source>
        <translation>첫 장면 만들기</translation>
    </message>
    <message>
        <source>A guide leads through the window, from the first text to the film</source>
        <translation>첫 텍스트부터 동영상까지 창을 따라가며 안내합니다</translation>
    </message>
    <message>
        <source>A guided start, two minutes</source>
        <translation>2분짜리 첫걸음 안내</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>최근</translation>
    </message>
    <message>
        <source>Back to the lecture</source>
        <translation>강의로 돌아가기</translation>
    </message>
    <message>
        <source>Go on with “%1”  (Esc)</source>
        <translation>“%1” 계속하기  (Esc)</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::StatusBar</name>
    <message>
        <source>No problems</source>
        <translation>문제 없음</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>문제 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what should be looked at</source>
        <translation>살펴볼 것 보기</translation>
    </message>
    <message>
        <source>Show the exports</source>
        <translation>내보내기 보기</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>선택한 것 없음</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) selected</source>
        <translation>
            <numerusform>블록 %n개 선택됨</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clip(s) selected</source>
        <translation>
            <numerusform>클립 %n개 선택됨</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keyframe(s) selected</source>
        <translation>
            <numerusform>키프레임 %n개 선택됨</numerusform>
        </translation>
    </message>
    <message>
        <source>Scene %1 of %2 · %3</source>
        <translation>장면 %1/%2 · %3</translation>
    </message>
    <message numerus="yes">
        <source>%n sound(s) selected</source>
        <translation>
            <numerusform>소리 %n개 선택됨</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>확인 중…</translation>
    </message>
    <message>
        <source>%1 clips and sounds selected</source>
        <translation>클립과 소리 %1개 선택됨</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::StringField</name>
    <message>
        <source>Choose from a list</source>
        <translation>목록에서 고르기</translation>
    </message>
    <message>
        <source>%1: choose from a list</source>
        <translation>%1: 목록에서 고르기</translation>
    </message>
    <message>
        <source>There is nothing to choose from</source>
        <translation>고를 것이 없습니다</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::StyleBar</name>
    <message>
        <source>Style</source>
        <translation>스타일</translation>
    </message>
    <message>
        <source>What the blocks look like where they do not say it themselves. Styles belong to the look of the lecture</source>
        <translation>블록이 따로 정하지 않은 모습을 정합니다. 스타일은 강의의 디자인에 속합니다</translation>
    </message>
    <message>
        <source>What can be done with styles</source>
        <translation>스타일로 할 수 있는 일</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Different styles</source>
        <translation>서로 다른 스타일</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::Styling</name>
    <message>
        <source>The style is copied. Select blocks and paste it with Ctrl+Alt+V.</source>
        <translation>스타일을 복사했습니다. 블록을 선택하고 Ctrl+Alt+V로 붙여 넣으세요.</translation>
    </message>
    <message>
        <source>Paste style</source>
        <translation>스타일 붙여 넣기</translation>
    </message>
    <message>
        <source>Update style</source>
        <translation>스타일 업데이트</translation>
    </message>
    <message>
        <source>Change style</source>
        <translation>스타일 바꾸기</translation>
    </message>
    <message>
        <source>New style</source>
        <translation>새 스타일</translation>
    </message>
    <message>
        <source>Name of the style, such as “layer”</source>
        <translation>스타일 이름, 예: ‘layer’</translation>
    </message>
    <message>
        <source>Make style</source>
        <translation>스타일 만들기</translation>
    </message>
    <message>
        <source>Save look</source>
        <translation>디자인 저장</translation>
    </message>
    <message>
        <source>Name of the look. Every lecture can have it then.</source>
        <translation>디자인 이름. 저장하면 모든 강의에서 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>The look is saved as %1.</source>
        <translation>디자인을 %1(으)로 저장했습니다.</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>스타일</translation>
    </message>
    <message>
        <source>Copy style</source>
        <translation>스타일 복사</translation>
    </message>
    <message>
        <source>New style from this block…</source>
        <translation>이 블록으로 새 스타일…</translation>
    </message>
    <message>
        <source>Back to what the style says</source>
        <translation>스타일의 값으로 되돌리기</translation>
    </message>
    <message>
        <source>Keep the values without the style</source>
        <translation>스타일 없이 값만 유지</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TableDialog</name>
    <message>
        <source>Read a table</source>
        <translation>표 읽기</translation>
    </message>
    <message>
        <source>“%1” can be read in more than one way. Which one is meant?</source>
        <translation>“%1”은(는) 여러 가지로 읽을 수 있습니다. 어느 것이 맞습니까?</translation>
    </message>
    <message>
        <source>The table can be read in more than one way. Which one is meant?</source>
        <translation>이 표는 여러 가지로 읽을 수 있습니다. 어느 것이 맞습니까?</translation>
    </message>
    <message>
        <source>Ways to read the table</source>
        <translation>표를 읽는 방법</translation>
    </message>
    <message>
        <source>The first rows</source>
        <translation>처음 몇 행</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Read it this way</source>
        <translation>이대로 읽기</translation>
    </message>
    <message>
        <source>Rows: %1, columns: %2</source>
        <translation>행 %1개, 열 %2개</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>구분 기호</translation>
    </message>
    <message>
        <source>Decimal mark</source>
        <translation>소수점 기호</translation>
    </message>
    <message>
        <source>First line</source>
        <translation>첫 줄</translation>
    </message>
    <message>
        <source>Code page</source>
        <translation>문자 인코딩</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>쉼표</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>세미콜론</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>탭</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>공백</translation>
    </message>
    <message>
        <source>Point (1,234.5)</source>
        <translation>점 (1,234.5)</translation>
    </message>
    <message>
        <source>Comma (1.234,5)</source>
        <translation>쉼표 (1.234,5)</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>값</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TableField</name>
    <message>
        <source>Rows: %1, columns: %2</source>
        <translation>행 %1개, 열 %2개</translation>
    </message>
    <message>
        <source>Different values</source>
        <translation>서로 다른 값</translation>
    </message>
    <message>
        <source>“%1” cannot be read as a table.</source>
        <translation>“%1”을(를) 표로 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>Save it from the spreadsheet as CSV.</source>
        <translation>스프레드시트에서 CSV로 저장하세요.</translation>
    </message>
    <message>
        <source>Edit the cells…</source>
        <translation>칸 편집…</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 변경</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TargetsField</name>
    <message>
        <source>Drag, or press Alt+Up and Alt+Down, to change the order; Delete removes</source>
        <translation>끌거나 Alt+↑, Alt+↓를 눌러 순서를 바꾸고, Delete로 제거합니다</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>위로 이동</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>아래로 이동</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Add target…</source>
        <translation>대상 추가…</translation>
    </message>
    <message>
        <source>Animate another block with the same clip</source>
        <translation>같은 클립으로 다른 블록도 애니메이션합니다</translation>
    </message>
    <message>
        <source>Click on the stage…</source>
        <translation>무대에서 클릭…</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n block(s))</source>
        <translation>
            <numerusform>%1(블록 %n개)</numerusform>
        </translation>
    </message>
    <message>
        <source>Blocks by name…</source>
        <translation>이름으로 블록 지정…</translation>
    </message>
    <message>
        <source>Blocks by name</source>
        <translation>이름으로 블록 지정</translation>
    </message>
    <message>
        <source>The names of several blocks, * for any text, such as Layer *</source>
        <translation>여러 블록의 이름입니다. *는 아무 글자나 뜻합니다. 예: 레이어 *</translation>
    </message>
    <message>
        <source>No block on the stage has a name like “%1”.</source>
        <translation>무대에 “%1”과 같은 이름의 블록이 없습니다.</translation>
    </message>
    <message>
        <source>Type the name of a block as the graph shows it, with * for any text.</source>
        <translation>그래프에 보이는 블록의 이름을 쓰고, 아무 글자나 올 자리에 *를 쓰세요.</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TemplateCard</name>
    <message>
        <source>Begin a lecture with this template</source>
        <translation>이 템플릿으로 강의 시작</translation>
    </message>
    <message>
        <source>Begin a lecture with this scene alone</source>
        <translation>이 장면만으로 강의 시작</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TemplateGrid</name>
    <message>
        <source>Other lectures</source>
        <translation>다른 강의</translation>
    </message>
    <message>
        <source>Single scenes</source>
        <translation>장면별로</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TextField</name>
    <message>
        <source>Different values</source>
        <translation>서로 다른 값</translation>
    </message>
    <message>
        <source>Write it anew for each language</source>
        <translation>언어마다 따로 적기</translation>
    </message>
    <message>
        <source>Enter is done, Shift+Enter makes a new line</source>
        <translation>Enter로 마침, Shift+Enter로 줄 바꿈</translation>
    </message>
    <message>
        <source>Enter makes a new line, Ctrl+Enter is done</source>
        <translation>Enter로 줄 바꿈, Ctrl+Enter로 마침</translation>
    </message>
    <message>
        <source>Tab indents, Shift+Tab takes it back, Esc leaves the field</source>
        <translation>Tab은 들여쓰기, Shift+Tab은 내어쓰기, Esc는 칸에서 나가기</translation>
    </message>
    <message>
        <source>Insert a symbol or formula (Alt+=)</source>
        <translation>기호나 수식 넣기 (Alt+=)</translation>
    </message>
    <message>
        <source>%1: insert a symbol or formula</source>
        <translation>%1: 기호나 수식 넣기</translation>
    </message>
    <message>
        <source>Insert a symbol or formula…</source>
        <translation>기호나 수식 넣기…</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TextsField</name>
    <message>
        <source>One on each line</source>
        <translation>한 줄에 하나씩</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TimelineCommands</name>
    <message>
        <source>Unlock track</source>
        <translation>트랙 잠금 풀기</translation>
    </message>
    <message>
        <source>Lock track</source>
        <translation>트랙 잠그기</translation>
    </message>
    <message>
        <source>Group clips</source>
        <translation>클립 그룹으로 묶기</translation>
    </message>
    <message>
        <source>Ungroup clips</source>
        <translation>클립 그룹 풀기</translation>
    </message>
    <message>
        <source>Move by frames</source>
        <translation>프레임 단위로 옮기기</translation>
    </message>
    <message>
        <source>Move clips to another track</source>
        <translation>클립을 다른 트랙으로 옮기기</translation>
    </message>
    <message>
        <source>Trim clips by a frame</source>
        <translation>클립을 한 프레임 자르기</translation>
    </message>
    <message>
        <source>Stretch by a frame</source>
        <translation>한 프레임 늘이기</translation>
    </message>
    <message>
        <source>Place with the previous</source>
        <translation>앞 클립과 함께 놓기</translation>
    </message>
    <message>
        <source>Place after the previous</source>
        <translation>앞 클립 다음에 놓기</translation>
    </message>
    <message>
        <source>Set easing</source>
        <translation>이징 정하기</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>마커</translation>
    </message>
    <message>
        <source>Move marker</source>
        <translation>마커 옮기기</translation>
    </message>
    <message>
        <source>Add keyframes</source>
        <translation>키프레임 추가</translation>
    </message>
    <message>
        <source>Add track</source>
        <translation>트랙 추가</translation>
    </message>
    <message>
        <source>Delete track</source>
        <translation>트랙 삭제</translation>
    </message>
    <message>
        <source>Add scene</source>
        <translation>장면 추가</translation>
    </message>
    <message>
        <source>Duplicate scene</source>
        <translation>장면 복제</translation>
    </message>
    <message>
        <source>Delete scene</source>
        <translation>장면 삭제</translation>
    </message>
    <message>
        <source>Add sound</source>
        <translation>소리 추가</translation>
    </message>
    <message>
        <source>Replace file</source>
        <translation>파일 바꾸기</translation>
    </message>
    <message>
        <source>Mute sounds</source>
        <translation>소리 음소거</translation>
    </message>
    <message>
        <source>Unmute sounds</source>
        <translation>소리 음소거 해제</translation>
    </message>
    <message>
        <source>Move scene</source>
        <translation>장면 옮기기</translation>
    </message>
    <message>
        <source>Rename scene</source>
        <translation>장면 이름 바꾸기</translation>
    </message>
    <message>
        <source>New scene that continues</source>
        <translation>이어지는 새 장면</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>옮기기</translation>
    </message>
    <message>
        <source>Insert a second</source>
        <translation>1초 넣기</translation>
    </message>
    <message>
        <source>Deleted: %1.</source>
        <translation>삭제함: %1.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Delete %1 with all that is in it?</source>
        <translation>%1을(를) 안에 있는 것까지 모두 삭제할까요?</translation>
    </message>
    <message>
        <source>Undo brings it back.</source>
        <translation>실행 취소하면 되돌아옵니다.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>남기기</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TimelineLanes</name>
    <message>
        <source>Clips and keyframes</source>
        <translation>클립과 키프레임</translation>
    </message>
    <message>
        <source>Drag an animation here, or select something on the stage and choose “Animate”.</source>
        <translation>애니메이션을 여기로 끌어다 놓거나, 무대에서 선택한 뒤 “애니메이션”을 고르세요.</translation>
    </message>
    <message>
        <source>Add keyframe</source>
        <translation>키프레임 추가</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>an animation and its target</comment>
        <translation>%2에 %1</translation>
    </message>
    <message>
        <source>Keyframe %1 of %2</source>
        <translation>키프레임 %1/%2</translation>
    </message>
    <message numerus="yes">
        <source>%n clips</source>
        <translation>
            <numerusform>클립 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keyframes</source>
        <translation>
            <numerusform>키프레임 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Select on the stage what it should animate, or drop it on its track.</source>
        <translation>무대에서 움직일 것을 선택하거나 그 트랙에 놓으세요.</translation>
    </message>
    <message numerus="yes">
        <source>%n sounds</source>
        <translation>
            <numerusform>소리 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TimelinePanel</name>
    <message>
        <source>Lock or unlock the tracks of the selected clips</source>
        <translation>선택한 클립의 트랙 잠그기 또는 풀기</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>타임라인</translation>
    </message>
    <message>
        <source>Paste at the playhead</source>
        <translation>재생 위치에 붙여 넣기</translation>
    </message>
    <message>
        <source>Select all clips and keyframes</source>
        <translation>모든 클립과 키프레임 선택</translation>
    </message>
    <message>
        <source>Group clips</source>
        <translation>클립 그룹으로 묶기</translation>
    </message>
    <message>
        <source>Ungroup clips</source>
        <translation>클립 그룹 풀기</translation>
    </message>
    <message>
        <source>Move the clips’ start to the playhead</source>
        <translation>클립의 시작을 재생 위치로 옮기기</translation>
    </message>
    <message>
        <source>Move the clips’ end to the playhead</source>
        <translation>클립의 끝을 재생 위치로 옮기기</translation>
    </message>
    <message>
        <source>Trim the clips’ start to the playhead</source>
        <translation>클립의 시작을 재생 위치까지 자르기</translation>
    </message>
    <message>
        <source>Trim the clips’ end to the playhead</source>
        <translation>클립의 끝을 재생 위치까지 자르기</translation>
    </message>
    <message>
        <source>Place with the previous</source>
        <translation>앞 클립과 함께 놓기</translation>
    </message>
    <message>
        <source>Place after the previous</source>
        <translation>앞 클립 다음에 놓기</translation>
    </message>
    <message>
        <source>Move one frame earlier</source>
        <translation>한 프레임 일찍 옮기기</translation>
    </message>
    <message>
        <source>Move one frame later</source>
        <translation>한 프레임 늦게 옮기기</translation>
    </message>
    <message>
        <source>Move ten frames earlier</source>
        <translation>열 프레임 일찍 옮기기</translation>
    </message>
    <message>
        <source>Move ten frames later</source>
        <translation>열 프레임 늦게 옮기기</translation>
    </message>
    <message>
        <source>Add or remove a marker at the playhead</source>
        <translation>재생 위치에 마커 추가/지우기</translation>
    </message>
    <message>
        <source>Add keyframes to the animated properties of what is selected</source>
        <translation>선택한 것의 움직이는 속성에 키프레임 추가</translation>
    </message>
    <message>
        <source>Name the marker at the playhead</source>
        <translation>재생 위치의 마커에 이름 붙이기</translation>
    </message>
    <message>
        <source>Previous marker</source>
        <translation>이전 마커</translation>
    </message>
    <message>
        <source>Next marker</source>
        <translation>다음 마커</translation>
    </message>
    <message>
        <source>Previous keyframe</source>
        <translation>이전 키프레임</translation>
    </message>
    <message>
        <source>Next keyframe</source>
        <translation>다음 키프레임</translation>
    </message>
    <message>
        <source>Add track</source>
        <translation>트랙 추가</translation>
    </message>
    <message>
        <source>Add scene</source>
        <translation>장면 추가</translation>
    </message>
    <message>
        <source>Select the clip or keyframe before</source>
        <translation>앞의 클립이나 키프레임 선택</translation>
    </message>
    <message>
        <source>Select the clip or keyframe after</source>
        <translation>뒤의 클립이나 키프레임 선택</translation>
    </message>
    <message>
        <source>Select the clip or keyframe above</source>
        <translation>위의 클립이나 키프레임 선택</translation>
    </message>
    <message>
        <source>Select the clip or keyframe below</source>
        <translation>아래의 클립이나 키프레임 선택</translation>
    </message>
    <message>
        <source>Select the clip or keyframe before as well</source>
        <translation>앞의 클립이나 키프레임도 함께 선택</translation>
    </message>
    <message>
        <source>Select the clip or keyframe after as well</source>
        <translation>뒤의 클립이나 키프레임도 함께 선택</translation>
    </message>
    <message>
        <source>Select the clip or keyframe above as well</source>
        <translation>위의 클립이나 키프레임도 함께 선택</translation>
    </message>
    <message>
        <source>Select the clip or keyframe below as well</source>
        <translation>아래의 클립이나 키프레임도 함께 선택</translation>
    </message>
    <message>
        <source>Move clips to the track above</source>
        <translation>클립을 위 트랙으로 옮기기</translation>
    </message>
    <message>
        <source>Move clips to the track below</source>
        <translation>클립을 아래 트랙으로 옮기기</translation>
    </message>
    <message>
        <source>Start clips one frame earlier</source>
        <translation>클립을 한 프레임 일찍 시작하기</translation>
    </message>
    <message>
        <source>Start clips one frame later</source>
        <translation>클립을 한 프레임 늦게 시작하기</translation>
    </message>
    <message>
        <source>End clips one frame later</source>
        <translation>클립을 한 프레임 늦게 끝내기</translation>
    </message>
    <message>
        <source>End clips one frame earlier</source>
        <translation>클립을 한 프레임 일찍 끝내기</translation>
    </message>
    <message>
        <source>Squeeze what is selected by one frame</source>
        <translation>선택한 것을 한 프레임 줄이기</translation>
    </message>
    <message>
        <source>Stretch what is selected by one frame</source>
        <translation>선택한 것을 한 프레임 늘이기</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>확대</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>축소</translation>
    </message>
    <message>
        <source>Show what is selected</source>
        <translation>선택한 것 보기</translation>
    </message>
    <message>
        <source>Show the whole scene</source>
        <translation>장면 전체 보기</translation>
    </message>
    <message>
        <source>Show the whole lecture</source>
        <translation>강의 전체 보기</translation>
    </message>
    <message>
        <source>Snap to clips, keyframes, markers and seconds (Shift while dragging: do not)</source>
        <translation>클립, 키프레임, 마커, 초에 맞춰 붙기(끄는 동안 Shift: 붙지 않음)</translation>
    </message>
    <message>
        <source>Ripple: what comes later moves along</source>
        <translation>밀기: 뒤에 오는 것도 함께 이동</translation>
    </message>
    <message>
        <source>Show all properties, not only the animated ones</source>
        <translation>움직이는 속성만이 아니라 모든 속성 보기</translation>
    </message>
    <message>
        <source>Count frames instead of seconds</source>
        <translation>초 대신 프레임으로 세기</translation>
    </message>
    <message>
        <source>Easing</source>
        <translation>이징</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>기본값</translation>
    </message>
    <message>
        <source>Add animation here</source>
        <translation>여기에 애니메이션 추가</translation>
    </message>
    <message>
        <source>Time within the scene</source>
        <translation>장면 안의 시간</translation>
    </message>
    <message>
        <source>Scroll through time</source>
        <translation>시간 스크롤</translation>
    </message>
    <message>
        <source>Scroll through tracks</source>
        <translation>트랙 스크롤</translation>
    </message>
    <message>
        <source>Zoom of the timeline</source>
        <translation>타임라인 확대 정도</translation>
    </message>
    <message>
        <source>Zoom of the timeline  (Ctrl and the mouse wheel)</source>
        <translation>타임라인 확대 정도  (Ctrl+마우스 휠)</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>장면</translation>
    </message>
    <message>
        <source>Add sound…</source>
        <translation>소리 추가…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>복제</translation>
    </message>
    <message>
        <source>Split at the playhead</source>
        <translation>재생 위치에서 나누기</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>잘라내기</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation>음소거 해제</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>음소거</translation>
    </message>
    <message>
        <source>Replace file…</source>
        <translation>파일 바꾸기…</translation>
    </message>
    <message>
        <source>Scene overview</source>
        <translation>장면 한눈에 보기</translation>
    </message>
    <message>
        <source>Split into single clips</source>
        <translation>대상별 클립으로 나누기</translation>
    </message>
    <message>
        <source>Merge into one clip</source>
        <translation>한 클립으로 합치기</translation>
    </message>
    <message>
        <source>Save as my animation…</source>
        <translation>내 애니메이션으로 저장…</translation>
    </message>
    <message>
        <source>New scene that continues</source>
        <translation>이어지는 새 장면</translation>
    </message>
    <message>
        <source>Transition…</source>
        <translation>전환 효과…</translation>
    </message>
    <message>
        <source>Items, rows or lines one after another</source>
        <translation>항목, 행, 줄을 하나씩</translation>
    </message>
    <message>
        <source>Insert a second of silence at the playhead</source>
        <translation>재생 위치에 무음 1초 넣기</translation>
    </message>
    <message>
        <source>Paste with the colors that they had</source>
        <translation>원래 색으로 붙여 넣기</translation>
    </message>
    <message>
        <source>Duplicate scene</source>
        <translation>장면 복제</translation>
    </message>
    <message>
        <source>Copy scene</source>
        <translation>장면 복사</translation>
    </message>
    <message>
        <source>Rename scene</source>
        <translation>장면 이름 바꾸기</translation>
    </message>
    <message>
        <source>Set scene length…</source>
        <translation>장면 길이 정하기…</translation>
    </message>
    <message>
        <source>Delete scene</source>
        <translation>장면 삭제</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TimelineRuler</name>
    <message>
        <source>Ruler</source>
        <translation>눈금자</translation>
    </message>
    <message>
        <source>Press to put the playhead there. Shift: between the snapping points.</source>
        <translation>누르면 재생 위치가 옮겨집니다. Shift: 맞춤점 사이에 놓기.</translation>
    </message>
    <message>
        <source>Move marker</source>
        <translation>마커 옮기기</translation>
    </message>
    <message>
        <source>Rename marker</source>
        <translation>마커 이름 바꾸기</translation>
    </message>
    <message>
        <source>Delete marker</source>
        <translation>마커 삭제</translation>
    </message>
    <message>
        <source>Add marker here</source>
        <translation>여기에 마커 추가</translation>
    </message>
    <message>
        <source>Set in point here</source>
        <translation>여기를 시작점으로</translation>
    </message>
    <message>
        <source>Set out point here</source>
        <translation>여기를 끝점으로</translation>
    </message>
    <message>
        <source>Clear in and out</source>
        <translation>시작점과 끝점 지우기</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TimelineWords</name>
    <message>
        <source>What was copied cannot be read as clips.</source>
        <translation>복사한 것을 클립으로 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>There is nothing to duplicate.</source>
        <translation>복제할 것이 없습니다.</translation>
    </message>
    <message>
        <source>Select clips that are not within a group.</source>
        <translation>그룹 안에 있지 않은 클립을 선택하세요.</translation>
    </message>
    <message>
        <source>No clip comes before this one.</source>
        <translation>이 클립 앞에 다른 클립이 없습니다.</translation>
    </message>
    <message>
        <source>“%1” ends otherwise than it begins: two halves would not be the same.</source>
        <translation>“%1”은(는) 처음과 끝이 달라서 둘로 나누면 같지 않게 됩니다.</translation>
    </message>
    <message>
        <source>Drag its edge to make it shorter, or duplicate it.</source>
        <translation>가장자리를 끌어 줄이거나 복제하세요.</translation>
    </message>
    <message>
        <source>No selected clip runs at the playhead.</source>
        <translation>선택한 클립 가운데 재생 위치에 있는 것이 없습니다.</translation>
    </message>
    <message>
        <source>Select a clip and put the playhead inside it.</source>
        <translation>클립을 선택하고 재생 위치를 그 안에 두세요.</translation>
    </message>
    <message>
        <source>A group needs two clips or more.</source>
        <translation>그룹에는 클립이 둘 이상 필요합니다.</translation>
    </message>
    <message>
        <source>Select several with Ctrl, or draw a box around them.</source>
        <translation>Ctrl을 누른 채 여럿을 선택하거나 상자로 둘러싸세요.</translation>
    </message>
    <message>
        <source>No group is selected.</source>
        <translation>선택한 그룹이 없습니다.</translation>
    </message>
    <message>
        <source>“%1” cannot have keyframes.</source>
        <translation>“%1”에는 키프레임을 둘 수 없습니다.</translation>
    </message>
    <message>
        <source>What is selected has no animated property.</source>
        <translation>선택한 것에 움직이는 속성이 없습니다.</translation>
    </message>
    <message>
        <source>Set a first keyframe with the diamond beside a property.</source>
        <translation>속성 옆의 마름모로 첫 키프레임을 두세요.</translation>
    </message>
    <message>
        <source>The copied keyframes fit nothing that is selected.</source>
        <translation>복사한 키프레임에 맞는 것이 선택되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>Select a clip or a block that has the same property.</source>
        <translation>같은 속성이 있는 클립이나 블록을 선택하세요.</translation>
    </message>
    <message>
        <source>Track %1</source>
        <translation>트랙 %1</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>속성</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>파랑</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>노랑</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>청록</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>회색</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>주황</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>보라</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>초록</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>빨강</translation>
    </message>
    <message>
        <source>There is no such track.</source>
        <translation>그런 트랙이 없습니다.</translation>
    </message>
    <message>
        <source>Before this scene</source>
        <translation>이 장면 전</translation>
    </message>
    <message>
        <source>Move keyframes</source>
        <translation>키프레임 옮기기</translation>
    </message>
    <message>
        <source>Move clips</source>
        <translation>클립 옮기기</translation>
    </message>
    <message>
        <source>Trim clips</source>
        <translation>클립 자르기</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>늘이기</translation>
    </message>
    <message>
        <source>No selected sound plays at the playhead.</source>
        <translation>선택한 소리 가운데 재생 위치에서 들리는 것이 없습니다.</translation>
    </message>
    <message>
        <source>Select a sound and put the playhead inside it.</source>
        <translation>소리를 고르고 재생 위치를 그 안에 두세요.</translation>
    </message>
    <message>
        <source>What was copied cannot be read as sounds.</source>
        <translation>복사한 것을 소리로 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>소리</translation>
    </message>
    <message>
        <source>%1 dB</source>
        <translation>%1 dB</translation>
    </message>
    <message>
        <source>Move sounds</source>
        <translation>소리 옮기기</translation>
    </message>
    <message>
        <source>Trim sounds</source>
        <translation>소리 자르기</translation>
    </message>
    <message>
        <source>Fade sounds in</source>
        <translation>소리 페이드 인</translation>
    </message>
    <message>
        <source>Fade sounds out</source>
        <translation>소리 페이드 아웃</translation>
    </message>
    <message>
        <source>Change loudness</source>
        <translation>음량 바꾸기</translation>
    </message>
    <message>
        <source>The lecture has no such file</source>
        <translation>강의에 그런 파일이 없음</translation>
    </message>
    <message>
        <source>“%1” is not on the stage.</source>
        <translation>“%1”이(가) 무대에 없습니다.</translation>
    </message>
    <message>
        <source>“%1” needs a block: drop it on one.</source>
        <translation>“%1” 애니메이션은 블록에 적용됩니다. 블록 위에 놓으세요.</translation>
    </message>
    <message>
        <source>Delete sounds</source>
        <translation>소리 삭제</translation>
    </message>
    <message>
        <source>Add “%1”</source>
        <translation>“%1” 추가</translation>
    </message>
    <message>
        <source>Nothing is selected for this animation.</source>
        <translation>이 애니메이션의 대상이 선택되지 않았습니다.</translation>
    </message>
    <message>
        <source>Select on the stage what it should animate, or drop it on its track.</source>
        <translation>무대에서 움직일 것을 선택하거나 그 트랙에 놓으세요.</translation>
    </message>
    <message>
        <source>Delete keyframes</source>
        <translation>키프레임 삭제</translation>
    </message>
    <message>
        <source>Delete clips</source>
        <translation>클립 삭제</translation>
    </message>
    <message>
        <source>Delete sound</source>
        <translation>소리 삭제</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>an animation and its target</comment>
        <translation>%2에 %1</translation>
    </message>
    <message>
        <source>%1, from %2, lasts %3</source>
        <translation>%1, 시작 %2, 길이 %3</translation>
    </message>
    <message>
        <source>, locked</source>
        <translation>, 잠김</translation>
    </message>
    <message>
        <source>No plugin brings this animation. It is kept as it is.</source>
        <translation>이 애니메이션을 제공하는 플러그인이 없습니다. 그대로 보관합니다.</translation>
    </message>
    <message>
        <source>%1, sound from %2, lasts %3</source>
        <translation>%1, %2부터 %3 동안의 소리</translation>
    </message>
    <message>
        <source>, muted</source>
        <translation>, 음소거됨</translation>
    </message>
    <message>
        <source>The lecture has no such file. Choose another one in the inspector.</source>
        <translation>강의에 그런 파일이 없습니다. 속성에서 다른 파일을 고르세요.</translation>
    </message>
    <message>
        <source>Drag to fade in: %1</source>
        <translation>끌어서 페이드 인: %1</translation>
    </message>
    <message>
        <source>Drag to fade out: %1</source>
        <translation>끌어서 페이드 아웃: %1</translation>
    </message>
    <message>
        <source>Drag up for louder, down for softer: %1</source>
        <translation>위로 끌면 크게, 아래로 끌면 작게: %1</translation>
    </message>
    <message>
        <source>Move clips to the playhead</source>
        <translation>클립을 재생 위치로 옮기기</translation>
    </message>
    <message>
        <source>Move sounds to the playhead</source>
        <translation>소리를 재생 위치로 옮기기</translation>
    </message>
    <message>
        <source>Trim clips to the playhead</source>
        <translation>클립을 재생 위치까지 자르기</translation>
    </message>
    <message>
        <source>Trim sounds to the playhead</source>
        <translation>소리를 재생 위치까지 자르기</translation>
    </message>
    <message>
        <source>Duplicate clips</source>
        <translation>클립 복제</translation>
    </message>
    <message>
        <source>Duplicate keyframes</source>
        <translation>키프레임 복제</translation>
    </message>
    <message>
        <source>Duplicate sounds</source>
        <translation>소리 복제</translation>
    </message>
    <message>
        <source>Split clips</source>
        <translation>클립 나누기</translation>
    </message>
    <message>
        <source>Split sounds</source>
        <translation>소리 나누기</translation>
    </message>
    <message>
        <source>Only several animations can start one after another.</source>
        <translation>차례로 시작하려면 애니메이션이 여러 개 필요합니다.</translation>
    </message>
    <message>
        <source>Select two or more that are not within a group.</source>
        <translation>그룹 안에 있지 않은 것을 둘 이상 선택하세요.</translation>
    </message>
    <message>
        <source>A lecture has at least one scene.</source>
        <translation>강의에는 장면이 하나 이상 있어야 합니다.</translation>
    </message>
    <message>
        <source>Add another one first.</source>
        <translation>먼저 다른 장면을 추가하세요.</translation>
    </message>
    <message>
        <source>There is no such scene.</source>
        <translation>그런 장면이 없습니다.</translation>
    </message>
    <message>
        <source>The first scene has none before it that it could continue.</source>
        <translation>첫 장면 앞에는 이어받을 장면이 없습니다.</translation>
    </message>
    <message>
        <source>Move it behind another scene first.</source>
        <translation>먼저 다른 장면 뒤로 옮기세요.</translation>
    </message>
    <message>
        <source>Only clips of the same animation with the same settings become one clip.</source>
        <translation>같은 애니메이션이고 설정이 같은 클립만 한 클립으로 합칠 수 있습니다.</translation>
    </message>
    <message>
        <source>Group the clips instead.</source>
        <translation>대신 클립을 그룹으로 묶으세요.</translation>
    </message>
    <message>
        <source>No selected clip has several targets.</source>
        <translation>선택한 클립 중 대상이 여럿인 것이 없습니다.</translation>
    </message>
    <message>
        <source>Select a clip that animates several blocks.</source>
        <translation>여러 블록을 애니메이션하는 클립을 선택하세요.</translation>
    </message>
    <message>
        <source>Only several clips become one.</source>
        <translation>클립이 여럿이어야 합칠 수 있습니다.</translation>
    </message>
    <message>
        <source>No animation is selected.</source>
        <translation>선택한 애니메이션이 없습니다.</translation>
    </message>
    <message>
        <source>Select one or more that are not within a group.</source>
        <translation>그룹 안에 있지 않은 것을 하나 이상 선택하세요.</translation>
    </message>
    <message>
        <source>These clips animate no block.</source>
        <translation>이 클립들은 어떤 블록도 애니메이션하지 않습니다.</translation>
    </message>
    <message>
        <source>Choose a target for them first.</source>
        <translation>먼저 대상을 선택하세요.</translation>
    </message>
    <message>
        <source>Animate a change of %1</source>
        <translation>%1 변화 애니메이션</translation>
    </message>
    <message>
        <source>Split into single clips</source>
        <translation>대상별 클립으로 나누기</translation>
    </message>
    <message>
        <source>Merge into one clip</source>
        <translation>한 클립으로 합치기</translation>
    </message>
    <message>
        <source>“%1” is among the animations to choose from, for any blocks.</source>
        <translation>이제 “%1”을(를) 어느 블록에나 애니메이션으로 선택할 수 있습니다.</translation>
    </message>
    <message>
        <source>Save as my animation</source>
        <translation>내 애니메이션으로 저장</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Add target</source>
        <translation>대상 추가</translation>
    </message>
    <message>
        <source>Click on what the clip should animate too, on the stage or in the graph.</source>
        <translation>무대나 그래프에서 이 클립이 함께 애니메이션할 것을 클릭하세요.</translation>
    </message>
    <message>
        <source>“%1” enters here, so that the scenes before no longer show it.</source>
        <translation>“%1”이(가) 여기서 나타나므로, 앞 장면들에는 더 이상 보이지 않습니다.</translation>
    </message>
    <message>
        <source>This animation is not there any more.</source>
        <translation>이 애니메이션은 더 이상 없습니다.</translation>
    </message>
    <message>
        <source>It may have been removed in the meantime.</source>
        <translation>그사이에 삭제되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>The file cannot be removed.</source>
        <translation>파일을 제거할 수 없습니다.</translation>
    </message>
    <message>
        <source>See whether you may write to its folder.</source>
        <translation>그 폴더에 쓸 수 있는지 확인하세요.</translation>
    </message>
    <message>
        <source>This cannot come one after another.</source>
        <translation>이것은 하나씩 나올 수 없습니다.</translation>
    </message>
    <message>
        <source>Select the clip of one block that has items, rows or lines.</source>
        <translation>항목, 행, 줄이 있는 블록 하나의 클립을 선택하세요.</translation>
    </message>
    <message>
        <source>There is no “%1” in it.</source>
        <translation>“%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>Type a piece of “%1” as it is written there, or choose one from the list.</source>
        <translation>“%1”의 일부를 쓰인 그대로 입력하거나 목록에서 고르세요.</translation>
    </message>
    <message>
        <source>It has no parts.</source>
        <translation>부분이 없습니다.</translation>
    </message>
    <message>
        <source>Leave this empty.</source>
        <translation>비워 두세요.</translation>
    </message>
    <message>
        <source>It has no part “%1”.</source>
        <translation>“%1”이라는 부분이 없습니다.</translation>
    </message>
    <message>
        <source>Choose one from the list, such as “%1”.</source>
        <translation>“%1”처럼 목록에 있는 것을 고르세요.</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) at once.</source>
        <translation>
            <numerusform>부분 %n개가 한꺼번에 움직입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>One after another</source>
        <translation>하나씩 움직이기</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>카메라</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>공유됨</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>계산됨</translation>
    </message>
    <message>
        <source>It began in %1; a double click leads there.</source>
        <translation>%1에서 시작했습니다. 두 번 클릭하면 그곳으로 갑니다.</translation>
    </message>
    <message>
        <source>Rename animation</source>
        <translation>애니메이션 이름 바꾸기</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TopBar</name>
    <message>
        <source>Menu  (F10)</source>
        <translation>메뉴  (F10)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>메뉴</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>작업 공간</translation>
    </message>
    <message>
        <source>How much room each panel gets</source>
        <translation>패널마다 차지하는 넓이</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>아직 저장 안 됨</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>변경됨</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>저장됨</translation>
    </message>
    <message>
        <source>Language of the lecture</source>
        <translation>강의의 언어</translation>
    </message>
    <message>
        <source>Language of the lecture: %1</source>
        <translation>강의의 언어: %1</translation>
    </message>
    <message>
        <source>Language of the interface…</source>
        <translation>프로그램 언어…</translation>
    </message>
    <message>
        <source>Language of the lecture that is shown and edited. The language of the interface is chosen in the preferences.</source>
        <translation>보고 편집하는 강의의 언어입니다. 프로그램 언어는 환경 설정에서 고릅니다.</translation>
    </message>
    <message>
        <source>Click to rename the lecture</source>
        <translation>클릭하여 강의 이름 바꾸기</translation>
    </message>
    <message>
        <source>Rename the lecture “%1”</source>
        <translation>강의 “%1”의 이름 바꾸기</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Rename lecture</source>
        <translation>강의 이름 바꾸기</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TrackHeaders</name>
    <message>
        <source>Tracks</source>
        <translation>트랙</translation>
    </message>
    <message>
        <source>Unlock track</source>
        <translation>트랙 잠금 풀기</translation>
    </message>
    <message>
        <source>Lock track</source>
        <translation>트랙 잠그기</translation>
    </message>
    <message>
        <source>Unlock this track</source>
        <translation>이 트랙의 잠금 풀기</translation>
    </message>
    <message>
        <source>Lock this track against the mouse</source>
        <translation>마우스로 바꾸지 못하게 이 트랙 잠그기</translation>
    </message>
    <message>
        <source>Choose the track’s colour</source>
        <translation>트랙의 색 고르기</translation>
    </message>
    <message>
        <source>Rename track</source>
        <translation>트랙 이름 바꾸기</translation>
    </message>
    <message>
        <source>Colour track</source>
        <translation>트랙에 색 입히기</translation>
    </message>
    <message>
        <source>Add keyframe at the playhead</source>
        <translation>재생 위치에 키프레임 추가</translation>
    </message>
    <message>
        <source>Add keyframe</source>
        <translation>키프레임 추가</translation>
    </message>
    <message>
        <source>Move track</source>
        <translation>트랙 옮기기</translation>
    </message>
    <message>
        <source>Colour…</source>
        <translation>색…</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>위로</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>아래로</translation>
    </message>
    <message>
        <source>Delete track and its clips</source>
        <translation>트랙과 그 클립 삭제</translation>
    </message>
    <message>
        <source>Add track</source>
        <translation>트랙 추가</translation>
    </message>
    <message>
        <source>%1, locked</source>
        <translation>%1, 잠김</translation>
    </message>
    <message>
        <source>%1, muted</source>
        <translation>%1, 음소거됨</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation>음소거 해제</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>음소거</translation>
    </message>
    <message>
        <source>Delete sound</source>
        <translation>소리 삭제</translation>
    </message>
    <message>
        <source>Delete sounds</source>
        <translation>소리 삭제</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TransitionPopup</name>
    <message>
        <source>Both scenes play</source>
        <translation>두 장면 함께 재생</translation>
    </message>
    <message>
        <source>Transition</source>
        <translation>전환 효과</translation>
    </message>
    <message>
        <source> s</source>
        <translation>초</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>지속 시간</translation>
    </message>
    <message>
        <source>How long the transition takes, at most as long as the scenes beside it</source>
        <translation>전환에 걸리는 시간이며, 옆의 장면보다 길 수 없습니다</translation>
    </message>
    <message>
        <source>The scene begins before the one before it has ended, so that the lecture becomes shorter; otherwise the last picture of that scene stands still</source>
        <translation>앞 장면이 끝나기 전에 장면이 시작되어 강의가 그만큼 짧아집니다. 끄면 앞 장면의 마지막 화면이 멈춰 있습니다</translation>
    </message>
    <message>
        <source>Change the transition</source>
        <translation>전환 효과 변경</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TransportBar</name>
    <message>
        <source>Playback</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>Click to type a time</source>
        <translation>클릭하면 시간 입력</translation>
    </message>
    <message>
        <source>Go to the time</source>
        <translation>시간으로 이동</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>재생/일시 정지</translation>
    </message>
    <message>
        <source>Play backwards; again: twice as fast</source>
        <translation>거꾸로 재생. 다시 누르면 두 배 빠르게</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>멈추기</translation>
    </message>
    <message>
        <source>Play forwards; again: twice as fast</source>
        <translation>앞으로 재생. 다시 누르면 두 배 빠르게</translation>
    </message>
    <message>
        <source>One frame back</source>
        <translation>한 프레임 뒤로</translation>
    </message>
    <message>
        <source>One frame forward</source>
        <translation>한 프레임 앞으로</translation>
    </message>
    <message>
        <source>One second back</source>
        <translation>1초 뒤로</translation>
    </message>
    <message>
        <source>One second forward</source>
        <translation>1초 앞으로</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>처음으로</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>끝으로</translation>
    </message>
    <message>
        <source>Set in point at the playhead</source>
        <translation>재생 위치를 시작점으로</translation>
    </message>
    <message>
        <source>Set out point at the playhead</source>
        <translation>재생 위치를 끝점으로</translation>
    </message>
    <message>
        <source>Clear in point</source>
        <translation>시작점 지우기</translation>
    </message>
    <message>
        <source>Clear out point</source>
        <translation>끝점 지우기</translation>
    </message>
    <message>
        <source>Only what is between the in point and the out point is played. Click to play everything.</source>
        <translation>시작점과 끝점 사이만 재생합니다. 전체를 재생하려면 클릭하세요.</translation>
    </message>
    <message>
        <source>Played from %1 to %2; press to play everything</source>
        <translation>%1부터 %2까지 재생. 누르면 전체를 재생</translation>
    </message>
    <message>
        <source>Previous scene</source>
        <translation>이전 장면</translation>
    </message>
    <message>
        <source>Next scene</source>
        <translation>다음 장면</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>반복 재생</translation>
    </message>
    <message>
        <source>Time %1</source>
        <translation>시간 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n frames dropped</source>
        <translation>
            <numerusform>프레임 %n개 건너뜀</numerusform>
        </translation>
    </message>
    <message>
        <source>Show how many frames were dropped</source>
        <translation>건너뛴 프레임 수 보기</translation>
    </message>
    <message>
        <source>The graph has letters of its own. In and out points are set over the stage or the timeline.</source>
        <translation>그래프에서는 글자 키의 뜻이 다릅니다. 시작점과 끝점은 무대나 타임라인에서 설정하세요.</translation>
    </message>
    <message>
        <source>Open where something is seen; %1 plays from the start</source>
        <translation>내용이 보이는 순간을 열었습니다. %1을(를) 누르면 처음부터 재생됩니다</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::VectorField</name>
    <message>
        <source>Show the depth (z)</source>
        <translation>깊이(z) 보이기</translation>
    </message>
    <message>
        <source>%1: show the depth</source>
        <translation>%1: 깊이 보이기</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ViewSwitch</name>
    <message>
        <source>What the middle of the window shows</source>
        <translation>창 가운데에 보이는 것</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::VolumeControl</name>
    <message>
        <source>Playback</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>Mute what is played here</source>
        <translation>여기서 재생되는 소리 음소거</translation>
    </message>
    <message>
        <source>Louder</source>
        <translation>더 크게</translation>
    </message>
    <message>
        <source>Softer</source>
        <translation>더 작게</translation>
    </message>
    <message>
        <source>Hear the place to which the playhead is put</source>
        <translation>재생 위치를 옮긴 곳의 소리 듣기</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>음량</translation>
    </message>
    <message>
        <source>How loud it is here; the exported video stays as it is</source>
        <translation>여기서 들리는 음량. 내보낸 동영상은 그대로임</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Sound is muted here</source>
        <translation>여기서 음소거됨</translation>
    </message>
    <message>
        <source>Volume %1 %</source>
        <translation>음량 %1%</translation>
    </message>
    <message>
        <source>Muted</source>
        <translation>음소거됨</translation>
    </message>
    <message>
        <source>%1. Click to hear it again (%2).</source>
        <translation>%1. 클릭하면 다시 들립니다(%2).</translation>
    </message>
    <message>
        <source>%1. Click to change it; scroll for louder and softer (%2 mutes).</source>
        <translation>%1. 클릭하여 바꾸고, 휠로 크고 작게 합니다(%2: 음소거).</translation>
    </message>
</context>
<context>
    <name>lectograph::editor::diagram::NodePreviewCache</name>
    <message>
        <source>Yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>No</source>
        <translation>아니요</translation>
    </message>
</context>
<context>
    <name>lectograph::media</name>
    <message>
        <source>Draft</source>
        <translation>초안</translation>
    </message>
    <message>
        <source>Quick to make, to check the timing</source>
        <translation>빠르게 만들어 시간 흐름을 확인</translation>
    </message>
    <message>
        <source>HD 720p, 30 frames</source>
        <translation>HD 720p, 30프레임</translation>
    </message>
    <message>
        <source>Small files for a learning platform or e-mail</source>
        <translation>학습 플랫폼이나 전자 우편용 작은 파일</translation>
    </message>
    <message>
        <source>Full HD 1080p, 30 frames</source>
        <translation>Full HD 1080p, 30프레임</translation>
    </message>
    <message>
        <source>Sharp text, smaller than 60 frames</source>
        <translation>선명한 글자, 60프레임보다 작은 파일</translation>
    </message>
    <message>
        <source>Full HD 1080p, 60 frames</source>
        <translation>Full HD 1080p, 60프레임</translation>
    </message>
    <message>
        <source>Smooth motion, the usual choice</source>
        <translation>부드러운 움직임, 일반적인 선택</translation>
    </message>
    <message>
        <source>QHD 1440p, 60 frames</source>
        <translation>QHD 1440p, 60프레임</translation>
    </message>
    <message>
        <source>Finer text for large screens</source>
        <translation>큰 화면을 위한 더 섬세한 글자</translation>
    </message>
    <message>
        <source>4K 2160p, 60 frames</source>
        <translation>4K 2160p, 60프레임</translation>
    </message>
    <message>
        <source>The finest, for lecture halls and archives</source>
        <translation>가장 섬세함. 강의실과 보관용</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>정사각형</translation>
    </message>
    <message>
        <source>1080×1080 for feeds and slides</source>
        <translation>1080×1080, 소셜 미디어와 슬라이드용</translation>
    </message>
    <message>
        <source>Vertical</source>
        <translation>세로</translation>
    </message>
    <message>
        <source>1080×1920 for telephones</source>
        <translation>1080×1920, 휴대전화용</translation>
    </message>
    <message>
        <source>There is no preset “%1”.</source>
        <translation>프리셋 “%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>Use one of %1.</source>
        <translation>%1 중에서 쓰세요.</translation>
    </message>
</context>
<context>
    <name>lectograph::player</name>
    <message>
        <source>Start it from a desktop session.</source>
        <translation>데스크톱 환경에서 실행하세요.</translation>
    </message>
    <message>
        <source>Unset QT_QPA_PLATFORM and start it from a desktop session.</source>
        <translation>QT_QPA_PLATFORM을 지우고 데스크톱 환경에서 실행하세요.</translation>
    </message>
    <message>
        <source>The Qt platform “xcb” needs a display, and DISPLAY is not set.</source>
        <translation>Qt 플랫폼 “xcb”에는 화면이 필요한데 DISPLAY가 설정되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>The player&apos;s window could not be made: see the messages above.</source>
        <translation>플레이어 창을 만들 수 없습니다. 위의 메시지를 보세요.</translation>
    </message>
    <message>
        <source>The display has no graphics device that Qt Quick can use.</source>
        <translation>화면에 Qt Quick이 쓸 수 있는 그래픽 장치가 없습니다.</translation>
    </message>
    <message>
        <source>A window needs a display, which the Qt platform “%1” has not.</source>
        <translation>창에는 화면이 필요한데 Qt 플랫폼 “%1”에는 화면이 없습니다.</translation>
    </message>
    <message>
        <source>A window needs a display, and neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>창에는 화면이 필요한데 DISPLAY와 WAYLAND_DISPLAY가 모두 설정되어 있지 않습니다.</translation>
    </message>
</context>
<context>
    <name>lectograph::shape</name>
    <message>
        <source>this shape</source>
        <translation>이 도형</translation>
    </message>
    <message>
        <source>There is no text or formula in %1.</source>
        <translation>%1에 텍스트나 수식이 없습니다.</translation>
    </message>
    <message>
        <source>The text there is “%1”.</source>
        <translation>그곳의 텍스트는 “%1”입니다.</translation>
    </message>
    <message>
        <source>There are no tags in %1.</source>
        <translation>%1에 태그가 없습니다.</translation>
    </message>
    <message>
        <source>There are no parts in %1.</source>
        <translation>%1에 부분이 없습니다.</translation>
    </message>
    <message>
        <source>There is no part %1 in this shape.</source>
        <translation>이 도형에 부분 %1이(가) 없습니다.</translation>
    </message>
    <message>
        <source>Tags in %1: %2.</source>
        <translation>%1의 태그: %2.</translation>
    </message>
    <message>
        <source>Parts of %1: %2.</source>
        <translation>%1의 부분: %2.</translation>
    </message>
</context>
</TS>
