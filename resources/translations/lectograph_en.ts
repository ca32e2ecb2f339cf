<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>lectograph::editor</name>
    <message numerus="yes">
        <source>Delete %n block(s)</source>
        <translation>
            <numerusform>Delete %n block</numerusform>
            <numerusform>Delete %n blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n block(s)</source>
        <translation>
            <numerusform>Cut %n block</numerusform>
            <numerusform>Cut %n blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n connector(s) led to what was deleted and keep their ends.</source>
        <translation>
            <numerusform>%n connector led to what was deleted and keeps its ends.</numerusform>
            <numerusform>%n connectors led to what was deleted and keep their ends.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) hung on what was deleted.</source>
        <translation>
            <numerusform>%n block hung on what was deleted.</numerusform>
            <numerusform>%n blocks hung on what was deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s)</source>
        <translation>
            <numerusform>%n part</numerusform>
            <numerusform>%n parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) were pasted.</source>
        <translation>
            <numerusform>%n line was pasted.</numerusform>
            <numerusform>%n lines were pasted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) of %1 s from the playhead on; their keyframes are on the timeline.</source>
        <translation>
            <numerusform>%n step of %1 s from the playhead on; its keyframes are on the timeline.</numerusform>
            <numerusform>%n steps of %1 s from the playhead on; their keyframes are on the timeline.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This block is used in %n place(s).</source>
        <translation>
            <numerusform>This block is used in %n place.</numerusform>
            <numerusform>This block is used in %n places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n block(s): %1</source>
        <translation>
            <numerusform>%n block: %1</numerusform>
            <numerusform>%n blocks: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n instance(s) follow the block of the library now.</source>
        <translation>
            <numerusform>%n instance follows the block of the library now.</numerusform>
            <numerusform>%n instances follow the block of the library now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more</source>
        <translation>
            <numerusform>And %n more</numerusform>
            <numerusform>And %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Other scenes use %n block(s) of these too: only this stage has lost what all share.</source>
        <translation>
            <numerusform>Other scenes use %n block of these too: only this stage has lost what all share.</numerusform>
            <numerusform>Other scenes use %n blocks of these too: only this stage has lost what all share.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <translation>
            <numerusform>%n block</numerusform>
            <numerusform>%n blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more block(s) that belong to it came along.</source>
        <translation>
            <numerusform>%n more block that belongs to it came along.</numerusform>
            <numerusform>%n more blocks that belong to it came along.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) keep the last value of what was deleted.</source>
        <translation>
            <numerusform>%n block keeps the last value of what was deleted.</numerusform>
            <numerusform>%n blocks keep the last value of what was deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) came along, because the clips had nothing to act on here.</source>
        <translation>
            <numerusform>%n block came along, because the clips had nothing to act on here.</numerusform>
            <numerusform>%n blocks came along, because the clips had nothing to act on here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectograph::editor::AnimationsPanel</name>
    <message numerus="yes">
        <source>Animations of %n block(s)</source>
        <translation>
            <numerusform>Animations of %n block</numerusform>
            <numerusform>Animations of %n blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find an animation for %n block(s)</source>
        <translation>
            <numerusform>Find an animation for %n block</numerusform>
            <numerusform>Find an animation for %n blocks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectograph::editor::Cards</name>
    <message numerus="yes">
        <source>%n block(s)</source>
        <translation>
            <numerusform>%n block</numerusform>
            <numerusform>%n blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n instance(s)</source>
        <translation>
            <numerusform>%n instance</numerusform>
            <numerusform>%n instances</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectograph::editor::DefinitionCrumbs</name>
    <message numerus="yes">
        <source>Changes show in %n instance(s)</source>
        <translation>
            <numerusform>Changes show in %n instance</numerusform>
            <numerusform>Changes show in %n instances</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ExportNotes</name>
    <message numerus="yes">
        <source>%n thing(s) will be missing from the picture: </source>
        <translation>
            <numerusform>%n thing will be missing from the picture: </numerusform>
            <numerusform>%n things will be missing from the picture: </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sound(s) cannot be read, so an export must leave them out: </source>
        <translation>
            <numerusform>%n sound cannot be read, so an export must leave it out: </numerusform>
            <numerusform>%n sounds cannot be read, so an export must leave them out: </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to look at: </source>
        <translation>
            <numerusform>%n thing to look at: </numerusform>
            <numerusform>%n things to look at: </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) are not written in %1, and are shown in %2.</source>
        <translation>
            <numerusform>%n text is not written in %1, and is shown in %2.</numerusform>
            <numerusform>%n texts are not written in %1, and are shown in %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ExportQueue</name>
    <message numerus="yes">
        <source>%n export(s)</source>
        <translation>
            <numerusform>%n export</numerusform>
            <numerusform>%n exports</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n export(s), paused</source>
        <translation>
            <numerusform>%n export, paused</numerusform>
            <numerusform>%n exports, paused</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectograph::editor::FindPanel</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) replaced</source>
        <translation>
            <numerusform>%n place replaced</numerusform>
            <numerusform>%n places replaced</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectograph::editor::GraphCommands</name>
    <message numerus="yes">
        <source>%n block(s) will be kept with their links.</source>
        <translation>
            <numerusform>%n block will be kept.</numerusform>
            <numerusform>%n blocks will be kept with their links.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) from other blocks bring shapes or tensors and cannot come along. Select those blocks too to keep them.</source>
        <translation>
            <numerusform>%n link from another block brings a shape or tensor and cannot come along. Select that block too to keep it.</numerusform>
            <numerusform>%n links from other blocks bring shapes or tensors and cannot come along. Select those blocks too to keep them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) from other blocks will be the values that they bring now.</source>
        <translation>
            <numerusform>%n link from another block will be the value that it brings now.</numerusform>
            <numerusform>%n links from other blocks will be the values that they bring now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectograph::editor::JobRow</name>
    <message numerus="yes">
        <source>%n thing(s) left out, see Problems</source>
        <translation>
            <numerusform>%n thing left out, see Problems</numerusform>
            <numerusform>%n things left out, see Problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectograph::editor::LookEditor</name>
    <message numerus="yes">
        <source>%n block(s)</source>
        <translation>
            <numerusform>%n block</numerusform>
            <numerusform>%n blocks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectograph::editor::MainWindow</name>
    <message numerus="yes">
        <source>“%1” is ready, but %n thing(s) in it cannot be shown.</source>
        <translation>
            <numerusform>“%1” is ready, but %n thing in it cannot be shown.</numerusform>
            <numerusform>“%1” is ready, but %n things in it cannot be shown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectograph::editor::Presenting</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) cannot be shown. The audience will see the lecture without.</source>
        <translation>
            <numerusform>%n thing cannot be shown. The audience will see the lecture without it.</numerusform>
            <numerusform>%n things cannot be shown. The audience will see the lecture without them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectograph::editor::ReplaceQuestion</name>
    <message numerus="yes">
        <source>%n of these files are there already.</source>
        <translation>
            <numerusform>One of these files is there already.</numerusform>
            <numerusform>%n of these files are there already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of these files are there or being exported already.</source>
        <translation>
            <numerusform>One of these files is there or being exported already.</numerusform>
            <numerusform>%n of these files are there or being exported already.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectograph::editor::SceneOverview</name>
    <message numerus="yes">
        <source>%n scene(s)</source>
        <translation>
            <numerusform>%n scene</numerusform>
            <numerusform>%n scenes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectograph::editor::SizeEstimate</name>
    <message numerus="yes">
        <source>%Ln frame(s)</source>
        <translation>
            <numerusform>%Ln frame</numerusform>
            <numerusform>%Ln frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectograph::editor::StageOverlay</name>
    <message numerus="yes">
        <source>Nothing is selected. %n block(s) on stage.</source>
        <translation>
            <numerusform>Nothing is selected. %n block on stage.</numerusform>
            <numerusform>Nothing is selected. %n blocks on stage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) selected</source>
        <translation>
            <numerusform>%n block selected</numerusform>
            <numerusform>%n blocks selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectograph::editor::StatusBar</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) selected</source>
        <translation>
            <numerusform>%n block selected</numerusform>
            <numerusform>%n blocks selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clip(s) selected</source>
        <translation>
            <numerusform>%n clip selected</numerusform>
            <numerusform>%n clips selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keyframe(s) selected</source>
        <translation>
            <numerusform>%n keyframe selected</numerusform>
            <numerusform>%n keyframes selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sound(s) selected</source>
        <translation>
            <numerusform>%n sound selected</numerusform>
            <numerusform>%n sounds selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TargetsField</name>
    <message numerus="yes">
        <source>%1 (%n block(s))</source>
        <translation>
            <numerusform>%1 (%n block)</numerusform>
            <numerusform>%1 (%n blocks)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TimelineLanes</name>
    <message numerus="yes">
        <source>%n clips</source>
        <translation>
            <numerusform>%n clip</numerusform>
            <numerusform>%n clips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keyframes</source>
        <translation>
            <numerusform>%n keyframe</numerusform>
            <numerusform>%n keyframes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sounds</source>
        <translation>
            <numerusform>%n sound</numerusform>
            <numerusform>%n sounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TimelineWords</name>
    <message numerus="yes">
        <source>%n part(s) at once.</source>
        <translation>
            <numerusform>%n part at once.</numerusform>
            <numerusform>%n parts at once.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectograph::editor::TransportBar</name>
    <message numerus="yes">
        <source>%n frames dropped</source>
        <translation>
            <numerusform>%n frame dropped</numerusform>
            <numerusform>%n frames dropped</numerusform>
        </translation>
    </message>
</context>
</TS>
