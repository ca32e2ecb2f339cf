// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

/// Code of other programs.
namespace lectograph::editor {

/// A listing as it is pasted: without the indent that all of its lines have, and without empty lines around it.
struct Listing
{
    QString code;
    QString language; ///< that a fence names; empty: none
};

/// The listing between ``` if that is all of the text.
std::optional<Listing> fencedIn(const QString &text);
/// Whether most of several lines read like those of a program.
bool isListing(const QString &text);
/// The text as a listing.
Listing listingIn(const QString &text);

} // namespace lectograph::editor
