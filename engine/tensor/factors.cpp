// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor/factors.h"

#include "base/allowance.h"
#include "base/sentence.h"
#include "tensor/dimensions.h"

#include <Eigen/Core>
#include <Eigen/SVD>

#include <algorithm>
#include <cmath>

namespace lectograph::tensor {

namespace {

using Matrix = Eigen::MatrixXd;

/// The work grows with the cube of the shorter side.
constexpr int mostLines = 768;

Matrix matrixOf(const Tensor &x)
{
    Matrix matrix(x.rows(), x.columns());
    for (int row = 0; row < x.rows(); ++row) {
        for (int column = 0; column < x.columns(); ++column)
            matrix(row, column) = x.at(row, column);
    }
    return matrix;
}

Tensor tensorOf(const Matrix &matrix)
{
    return Tensor::written(static_cast<int>(matrix.rows()), static_cast<int>(matrix.cols()), [&](auto to) {
        std::size_t i = 0;
        for (Eigen::Index row = 0; row < matrix.rows(); ++row) {
            for (Eigen::Index column = 0; column < matrix.cols(); ++column, ++i)
                to[i] = static_cast<typename decltype(to)::value_type>(matrix(row, column));
        }
    });
}

base::Result<void> checkFactors(const Tensor &x, int count)
{
    const int shorter = std::min(x.rows(), x.columns());
    constexpr quint64 sweeps = 24; // of the rotations, each over all rows
    if (shorter <= mostLines)
        base::spend(static_cast<quint64>(x.size()) * static_cast<quint64>(shorter) * sweeps);
    if (shorter > mostLines)
        return base::failure(base::Sentence::tr("A %1 tensor is too large to be taken apart.").arg(shapeText(x)),
                             base::Sentence::tr("Take a part with at most %1 rows or columns.").arg(mostLines));
    if (count < 1 || count > shorter)
        return base::failure(base::Sentence::tr("A %1 tensor has no %2 directions.").arg(shapeText(x)).arg(count),
                             base::Sentence::tr("Choose a number from 1 to the smaller one of its rows and columns."));
    if (!std::ranges::all_of(x.values(), [](double value) { return std::isfinite(value); }))
        return base::failure(base::Sentence::tr("A tensor with −∞ or without a value cannot be taken apart."),
                             base::Sentence::tr("Link the tensor before its mask, or the weights after softmax."));
    return {};
}

struct Parts
{
    Matrix u;
    Eigen::VectorXd singular;
    Matrix v;
};

/// Without the freedom of signs: in each column of v the number that is farthest from 0 is above 0, the first of equals.
Parts takenApart(const Matrix &matrix)
{
    const Eigen::JacobiSVD<Matrix> svd(matrix, Eigen::ComputeThinU | Eigen::ComputeThinV);
    Parts parts{svd.matrixU(), svd.singularValues(), svd.matrixV()};
    for (Eigen::Index column = 0; column < parts.v.cols(); ++column) {
        Eigen::Index farthest = 0;
        for (Eigen::Index row = 1; row < parts.v.rows(); ++row) {
            if (std::abs(parts.v(row, column)) > std::abs(parts.v(farthest, column)) * (1 + 1e-9))
                farthest = row;
        }
        if (parts.v(farthest, column) < 0) {
            parts.v.col(column) *= -1;
            parts.u.col(column) *= -1;
        }
    }
    return parts;
}

} // namespace

base::Result<Components> principalComponents(const Tensor &x, int count)
{
    if (const auto fit = checkFactors(x, count); !fit)
        return tl::unexpected(fit.error());
    Matrix points = matrixOf(x);
    const Eigen::RowVectorXd mean = points.colwise().mean();
    points.rowwise() -= mean;
    const Parts parts = takenApart(points);
    const double all = parts.singular.squaredNorm();
    const Eigen::RowVectorXd shares = parts.singular.head(count).transpose().array().square() / (all > 0 ? all : 1);
    return Components{tensorOf(points * parts.v.leftCols(count)), tensorOf(parts.v.leftCols(count).transpose()),
                      tensorOf(shares)};
}

base::Result<LowRank> lowRank(const Tensor &x, int rank)
{
    if (const auto fit = checkFactors(x, rank); !fit)
        return tl::unexpected(fit.error());
    const Parts parts = takenApart(matrixOf(x));
    const Eigen::VectorXd roots = parts.singular.head(rank).array().sqrt();
    const Matrix left = parts.u.leftCols(rank) * roots.asDiagonal();
    const Matrix right = roots.asDiagonal() * parts.v.leftCols(rank).transpose();
    return LowRank{tensorOf(left), tensorOf(right), tensorOf(left * right), tensorOf(parts.singular.transpose())};
}

} // namespace lectograph::tensor
