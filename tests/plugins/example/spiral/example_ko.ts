<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR" sourcelanguage="en">
<context>
    <name>Sentence</name>
    <message>
        <source>The size of a spiral is linked or changes over time.</source>
        <translation>나선의 크기가 연결되어 있거나 시간에 따라 바뀝니다.</translation>
    </message>
    <message>
        <source>Write its radius instead, which is half of it.</source>
        <translation>그 절반인 반지름을 대신 쓰세요.</translation>
    </message>
</context>
<context>
    <name>Vocabulary</name>
    <message>
        <source>Spiral</source>
        <translation>나선</translation>
    </message>
    <message>
        <source>A line that winds outwards.</source>
        <translation>바깥쪽으로 감겨 나가는 선입니다.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>감은 횟수</translation>
    </message>
    <message>
        <source>How far it reaches</source>
        <translation>중심에서 끝까지의 거리</translation>
    </message>
    <message>
        <source>How often it winds</source>
        <translation>감기는 횟수</translation>
    </message>
    <message>
        <source>Colour of the line</source>
        <translation>선의 색</translation>
    </message>
    <message>
        <source>The spiral</source>
        <translation>나선</translation>
    </message>
</context>
</TS>
