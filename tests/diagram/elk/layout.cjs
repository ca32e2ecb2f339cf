// SPDX-License-Identifier: GPL-3.0-or-later
// Lays out diagrams by ELK's layered algorithm, with the distances and sides that the diagrams ask for: JSON from the
// standard input, as tst_diagram_elk.cpp writes it, to the standard output. y points down here.
'use strict';

const ELK = require('elkjs/lib/elk.bundled.js');

const opposite = {UP: 'SOUTH', DOWN: 'NORTH', LEFT: 'EAST', RIGHT: 'WEST'};
const forward = {UP: 'NORTH', DOWN: 'SOUTH', LEFT: 'WEST', RIGHT: 'EAST'};

function optionsOf(diagram)
{
    const spacing = diagram.spacing;
    return {
        'elk.algorithm': 'layered',
        'elk.direction': diagram.direction,
        'elk.edgeRouting': 'ORTHOGONAL',
        'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
        'elk.padding': '[top=0,left=0,bottom=0,right=0]',
        'elk.json.shapeCoords': 'ROOT',
        'elk.json.edgeCoords': 'ROOT',
        'elk.spacing.nodeNode': spacing.blocks,
        'elk.spacing.edgeNode': spacing.linkBlock,
        'elk.spacing.edgeEdge': spacing.links,
        'elk.spacing.portPort': spacing.links,
        'elk.spacing.edgeLabel': spacing.label,
        'elk.layered.spacing.nodeNodeBetweenLayers': spacing.layers,
        'elk.layered.spacing.edgeNodeBetweenLayers': spacing.linkBlock,
        'elk.layered.spacing.edgeEdgeBetweenLayers': spacing.links,
    };
}

function nodeOf(block, index)
{
    return {id: `b${index}`, width: block.size[0], height: block.size[1], ports: [],
            layoutOptions: {'elk.portConstraints': 'FIXED_SIDE'}};
}

function groupOf(group, index)
{
    const [width, height] = group.title;
    const side = group.padding;
    return {
        id: `g${index}`, children: [], labels: height > 0 ? [{text: 'title', width, height}] : [],
        layoutOptions: {
            'elk.padding': `[top=${side + height},left=${side},bottom=${side},right=${side}]`,
            'elk.nodeLabels.placement': 'INSIDE V_TOP H_CENTER',
            'elk.nodeSize.constraints': 'NODE_LABELS',
        },
    };
}

/// The id of a port at which a link begins or ends, which is made where it does not exist. Without ports all outgoing
/// links of a block leave at one, and each incoming link has one of its own.
function portAt(node, block, end, link, isStart, direction)
{
    const own = end[1] >= 0 ? block.ports[end[1]] : null;
    const side = own ?? (isStart ? forward : opposite)[direction];
    const id = `${node.id}.${end[1] >= 0 ? end[1] : isStart ? 'out' : `in${link}`}.${side}`;
    if (!node.ports.some(port => port.id === id))
        node.ports.push({id, width: 0, height: 0, layoutOptions: {'elk.port.side': side}});
    return id;
}

function graphOf(diagram)
{
    const nodes = diagram.blocks.map(nodeOf);
    const groups = diagram.groups.map(groupOf);
    const root = {id: 'root', children: [], edges: [], layoutOptions: optionsOf(diagram)};
    const place = (node, group) => (group >= 0 ? groups[group] : root).children.push(node);
    diagram.blocks.forEach((block, index) => place(nodes[index], block.group));
    diagram.groups.forEach((group, index) => place(groups[index], group.parent));
    diagram.links.forEach((link, index) => {
        const at = (end, isStart) =>
            portAt(nodes[end[0]], diagram.blocks[end[0]], end, index, isStart, diagram.direction);
        root.edges.push({
            id: `l${index}`, sources: [at(link.from, true)], targets: [at(link.to, false)],
            labels: link.label[1] > 0 ? [{text: 'label', width: link.label[0], height: link.label[1]}] : [],
        });
    });
    return root;
}

function pointsOf(edge)
{
    const section = edge.sections?.[0];
    return section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(({x, y}) => [x, y]) : [];
}

function boxesOf(node)
{
    const own = node.id === 'root' ? [] : [[node.x, node.y, node.width, node.height]];
    return own.concat(...(node.children ?? []).map(boxesOf));
}

async function main()
{
    const elk = new ELK();
    const layouts = [];
    for (const diagram of JSON.parse(require('fs').readFileSync(0, 'utf8'))) {
        const graph = await elk.layout(graphOf(diagram));
        const labels = graph.edges.flatMap(edge => edge.labels.map(({x, y, width, height}) => [x, y, width, height]));
        layouts.push({links: graph.edges.map(pointsOf), boxes: boxesOf(graph).concat(labels)});
    }
    process.stdout.write(JSON.stringify(layouts));
}

main();
