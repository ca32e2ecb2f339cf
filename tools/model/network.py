# SPDX-License-Identifier: GPL-3.0-or-later
"""The transformer of the lectures: one block, as textbooks draw it."""
import math

import torch
import torch.nn.functional as F

POSITIONS = 48
ROLES = ["description", "reference", "meaning"]  # what heads 1, 2 and 3 are asked; head 4 is free


def matrix(*shape, scale):
    return torch.nn.Parameter(torch.randn(*shape) * scale)


def positional_encoding(positions, dimensions, base=10000.):
    """Vaswani et al. 2017, section 3.5."""
    angles = torch.arange(positions)[:, None] / base ** (torch.arange(0, dimensions, 2) / dimensions)[None, :]
    return torch.stack([angles.sin(), angles.cos()], dim=2).reshape(positions, dimensions)


class Block(torch.nn.Module):
    """x + attention, layer norm, + MLP, layer norm: the block of Vaswani et al. 2017, without biases in attention."""

    def __init__(self, d, heads, d_head, d_ff):
        super().__init__()
        self.heads, self.d_head = heads, d_head
        self.W_Q = matrix(d, heads * d_head, scale=d ** -.5)  # the heads' matrices side by side
        self.W_K = matrix(d, heads * d_head, scale=d ** -.5)
        self.W_V = matrix(d, heads * d_head, scale=d ** -.5)
        self.W_O = matrix(heads, d_head, d, scale=(heads * d_head) ** -.5)
        self.W_1, self.b_1 = matrix(d, d_ff, scale=d ** -.5), torch.nn.Parameter(torch.zeros(d_ff))
        self.W_2, self.b_2 = matrix(d_ff, d, scale=d_ff ** -.5), torch.nn.Parameter(torch.zeros(d))
        self.norm_1, self.norm_2 = torch.nn.LayerNorm(d), torch.nn.LayerNorm(d)

    def forward(self, x):
        """The new x, what each head added [n, head, T, d], and its weights [n, head, query, key]."""
        n, length, d = x.shape
        q, k, v = ((x @ w).view(n, length, self.heads, self.d_head).transpose(1, 2)
                   for w in (self.W_Q, self.W_K, self.W_V))
        later = torch.ones(length, length, dtype=torch.bool).triu(1)
        weights = (q @ k.transpose(2, 3) / math.sqrt(self.d_head)).masked_fill(later, -math.inf).softmax(3)
        mixed = (weights @ v).transpose(0, 1).reshape(self.heads, n * length, self.d_head)
        added = (mixed @ self.W_O).view(self.heads, n, length, d).transpose(0, 1)
        x = self.norm_1(x + added.sum(1))
        x = self.norm_2(x + F.relu(x @ self.W_1 + self.b_1) @ self.W_2 + self.b_2)
        return x, added, weights

    def named_tensors(self):
        result = {}
        for name in ("W_Q", "W_K", "W_V", "W_O"):
            stacked = getattr(self, name)
            for head, part in enumerate(stacked if name == "W_O" else stacked.split(self.d_head, 1), 1):
                result[f"head{head}.{name}"] = part
        result |= {"W_1": self.W_1, "b_1": self.b_1[None], "W_2": self.W_2, "b_2": self.b_2[None]}
        for number, norm in enumerate((self.norm_1, self.norm_2), 1):
            result |= {f"norm{number}.gain": norm.weight[None], f"norm{number}.bias": norm.bias[None]}
        return result


class Network(torch.nn.Module):
    def __init__(self, vocabulary, d, heads, d_head, d_ff):
        super().__init__()
        words = len(vocabulary.words)
        self.W_E = matrix(words, d, scale=.2)
        self.block = Block(d, heads, d_head, d_ff)
        self.W_U = matrix(d, words, scale=d ** -.5)
        # What a role's answer is read from. They belong to training; the model's own output does not need them.
        answers = {"description": words, "reference": words, "meaning": len(vocabulary.senses)}
        self.read = torch.nn.ParameterDict({role: matrix(d, n, scale=d ** -.5) for role, n in answers.items()})
        self.rarity = torch.nn.Parameter(torch.full((words,), -4.))  # most words describe nothing here
        self.positions = positional_encoding(POSITIONS, d)

    def forward(self, ids, first):
        """`first` is the position of the first token of each sentence, [n]."""
        x = self.W_E[ids] + self.positions[first[:, None] + torch.arange(ids.shape[1])]
        x, added, weights = self.block(x)
        return {"logits": x @ self.W_U, "added": added, "weights": weights}

    def answer(self, role, out, where):
        """What the head of `role` has fetched for the tokens `where`, read from what it adds and nothing else."""
        answer = out["added"][:, ROLES.index(role)][where] @ self.read[role]
        return answer + self.rarity if role == "description" else answer

    def named_tensors(self):
        """One matrix for every symbol of the lectures; a token is a row, so that Q = X W_Q."""
        result = {"W_E": self.W_E, "W_U": self.W_U}
        result |= {f"block1.{name}": tensor for name, tensor in self.block.named_tensors().items()}
        result |= {f"read.{role}": tensor for role, tensor in self.read.items() if role != "reference"}
        result["read.description.bias"] = self.rarity[None]
        return {name: tensor.detach().numpy() for name, tensor in result.items()}

    def parameters_of_model(self):
        return sum(p.numel() for name, p in self.named_parameters() if not name.startswith(("read", "rarity")))
