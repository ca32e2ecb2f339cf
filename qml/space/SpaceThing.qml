// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick3D
import Lectograph.Space

// Something in the scene: triangles or lines in its colours, or a rectangle covered with a picture.
Model {
    id: thing

    required property var vertices
    required property var indices
    required property vector3d least
    required property vector3d most
    required property var image
    required property bool covered
    required property bool opaque
    required property bool lines
    required property real bias

    depthBias: thing.bias
    geometry: SpaceGeometry {
        vertices: thing.vertices
        indices: thing.indices
        least: thing.least
        most: thing.most
        lines: thing.lines
    }
    materials: PrincipledMaterial {
        lighting: PrincipledMaterial.NoLighting
        cullMode: PrincipledMaterial.NoCulling
        alphaMode: thing.opaque ? PrincipledMaterial.Opaque : PrincipledMaterial.Blend
        baseColorMap: thing.covered ? picture : null
    }

    Texture {
        id: picture

        magFilter: Texture.Linear
        minFilter: Texture.Linear
        mipFilter: Texture.Linear
        generateMipmaps: true
        tilingModeHorizontal: Texture.ClampToEdge
        tilingModeVertical: Texture.ClampToEdge
        textureData: SpaceTexture {
            image: thing.image
        }
    }
}
