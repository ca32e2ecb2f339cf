// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagram/level.h"

namespace lectograph::diagram {

/// A level as nodes in layers with wires between adjacent ones. Layer 0 and the last have the terminals. An item is one
/// node, with the lanes that lead from its spots to the rim where their wires leave, so that every wire goes from the
/// high rim of a node to the low rim of one in the next layer. A net that passes layers has a node in each.

/// Leads from one or two spots to a line along the item and, from there, to its low and high rims.
struct Lane
{
    int spot = -1;
    int loop = -1;        ///< the other spot of a link from an item to itself
    Rim side = Rim::Last; ///< First or Last
    bool isLow = false;   ///< goes on to the low rim of the node
    bool isHigh = false;
    double room = 0;      ///< beyond the line, for the label of a loop
    double out = 0;       ///< from the item to the line
    double leastOut = 0;  ///< where nothing draws it further out
    bool detours = false; ///< a loop from the first side to the last, by another line on the first
    double detourOut = 0;
    double leastDetourOut = 0;
    int track = -1;     ///< of the piece from a spot on the low or high rim to the line, from the item outwards
    int loopTrack = -1; ///< of the same piece at the other spot
};

/// Where wires leave a node.
struct Outlet
{
    int spot = -1;
    int lane = -1;          ///< the wire leaves at the end of a lane
    double fraction = 0;    ///< ranks outlets of one rim whose order is known, from −0.5 to 0.5
    double offset = 0;      ///< from the place of the node; of spots known after the order
    double leastOffset = 0; ///< where the end can slide to
    double mostOffset = 0;
};

struct Node
{
    int item = -1;
    int terminal = -1;
    int net = -1; ///< that passes the layer
    int layer = 0;
    double first = 0; ///< extent across, on the side of what comes first
    double last = 0;
    double half = 0;          ///< half the breadth of an item, without its lanes
    bool endsInFirst = false; ///< on the side of what comes first it reaches to a lane
    bool endsInLast = false;
    double drawnFirst = 0; ///< the part of it that is only for lanes that are drawn further out
    double drawnLast = 0;
    double low = 0; ///< extent along, from the middle
    double high = 0;
    int zone = 0; ///< −1 and 1: always first, or last, in its layer
    List<Outlet> lows;
    List<Outlet> highs;
    List<int> below; ///< wires
    List<int> above;

    bool isItem() const { return item >= 0; }
    bool isPassing() const { return net >= 0; }
};

struct Wire
{
    int net = 0;
    bool goesBack = false; ///< of the part of the net that goes back
    int low = 0;           ///< nodes
    int high = 0;
    int lowOutlet = 0; ///< at the high rim of the low node
    int highOutlet = 0;
    int links = 0;          ///< how many go through it
    double labelAlong = 0;  ///< room for a label in the gap
    double labelAcross = 0; ///< beside the wire, for a label that finds no place otherwise
};

/// The wires of a branch in the order in which it goes.
struct Course
{
    List<int> wires;
    int loop = -1; ///< the lane of a link from an item to itself, then without wires
};

struct Mesh
{
    List<Node> nodes;
    List<Wire> wires;
    List<List<int>> layers; ///< nodes in their order
    List<char> isOrdered;   ///< layers whose order is given
    List<List<Lane>> lanes; ///< of the items
    List<List<Course>> courses;
    bool isTooLarge = false;

    const Outlet &outletBelow(const Wire &wire) const { return nodes[wire.low].highs[wire.lowOutlet]; }
    const Outlet &outletAbove(const Wire &wire) const { return nodes[wire.high].lows[wire.highOutlet]; }
};

Mesh meshOf(const Level &level);

/// Lines beside an item, from there outwards.
class Lines
{
public:
    explicit Lines(const Spacing &spacing) : m_spacing(spacing) {}

    /// Adds a line with room beyond it, and returns how far it is from the item.
    double add(double room = 0);
    /// How far the lines reach, with their room.
    double reach() const { return m_reach; }

private:
    const Spacing &m_spacing;
    double m_next = 0;
    double m_reach = 0;
};

/// How far tracks reach beyond their item.
double reach(int tracks, const Spacing &spacing);

/// Sets the offsets of spots and outlets from the order of the nodes; numbers lanes and tracks. Returns the places of
/// the spots from the centres of their items.
List<List<QPointF>> placeSpots(const Level &level, Mesh &mesh);

/// Along a lane, from a spot of the item (or its other one) to its line; relative to the centre of the item.
Points escape(const Level &level, const Lane &lane, int item, bool fromLoop, const List<QPointF> &spots);

} // namespace lectograph::diagram
