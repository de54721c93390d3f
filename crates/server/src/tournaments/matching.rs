//! The heaviest matching of a graph: Edmonds' blossom algorithm with weights, in O(n³).
//!
//! It looks for augmenting paths among edges that are *tight*, those whose weight the labels of their ends just cover. Odd cycles
//! of tight edges are shrunk to *blossoms*, which get a label of their own; when no path is left, the labels change until another
//! edge becomes tight. Vertices are 1 to `n`, blossoms come after them; 0 is nobody.

use std::collections::VecDeque;

/// What a vertex or a blossom is in the current search.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    /// Not reached.
    Free,
    /// At an even distance from an unmatched vertex.
    Outer,
    /// At an odd distance.
    Inner,
}

/// An edge; of a blossom, the real edge that is meant.
#[derive(Clone, Copy, Default)]
struct Edge {
    from: usize,
    to: usize,
    weight: i64,
}

struct Search {
    n: usize,
    /// The highest number in use.
    top: usize,
    edges: Vec<Vec<Edge>>,
    label: Vec<i64>,
    partner: Vec<usize>,
    slack: Vec<usize>,
    /// The outermost blossom of a vertex or blossom; 0 for a number that is not in use.
    home: Vec<usize>,
    parent: Vec<usize>,
    /// For each blossom, which of its parts has a vertex.
    part_with: Vec<Vec<usize>>,
    parts: Vec<Vec<usize>>,
    mark: Vec<Mark>,
    seen: Vec<usize>,
    round: usize,
    queue: VecDeque<usize>,
}

/// Matches the vertices 0 to `n` - 1, so that the weights of the pairs add up to the most. `weight` is symmetric; a pair of weight 0 or
/// less is not allowed. Returns for each vertex its partner.
pub(super) fn heaviest(n: usize, weight: impl Fn(usize, usize) -> i64) -> Vec<Option<usize>> {
    let mut search = Search::new(n, weight);
    while search.augment_once() {}
    (1..=n).map(|vertex| search.partner[vertex].checked_sub(1)).collect()
}

impl Search {
    fn new(n: usize, weight: impl Fn(usize, usize) -> i64) -> Self {
        let size = 2 * n + 2;
        let mut edges = vec![vec![Edge::default(); size]; size];
        let mut heaviest = 0;
        for (from, row) in edges.iter_mut().enumerate().take(n + 1).skip(1) {
            for (to, edge) in row.iter_mut().enumerate().take(n + 1).skip(1) {
                let weight = if from == to { 0 } else { weight(from - 1, to - 1).max(0) };
                *edge = Edge { from, to, weight };
                heaviest = heaviest.max(weight);
            }
        }
        let mut part_with = vec![vec![0; n + 1]; size];
        for (vertex, row) in part_with.iter_mut().enumerate().take(n + 1) {
            row[vertex] = vertex;
        }
        let mut label = vec![0; size];
        label[1..=n].fill(heaviest);
        Self {
            n,
            top: n,
            edges,
            label,
            partner: vec![0; size],
            slack: vec![0; size],
            home: (0..size).map(|number| if number <= n { number } else { 0 }).collect(),
            parent: vec![0; size],
            part_with,
            parts: vec![Vec::new(); size],
            mark: vec![Mark::Free; size],
            seen: vec![0; size],
            round: 0,
            queue: VecDeque::new(),
        }
    }

    /// How far an edge is from being tight.
    fn distance(&self, edge: Edge) -> i64 {
        self.label[edge.from] + self.label[edge.to] - 2 * self.edges[edge.from][edge.to].weight
    }

    fn note_slack(&mut self, from: usize, to: usize) {
        let known = self.slack[to];
        if known == 0 || self.distance(self.edges[from][to]) < self.distance(self.edges[known][to]) {
            self.slack[to] = from;
        }
    }

    fn find_slack(&mut self, to: usize) {
        self.slack[to] = 0;
        for from in 1..=self.n {
            let is_other = self.home[from] != to && self.mark[self.home[from]] == Mark::Outer;
            if is_other && self.edges[from][to].weight > 0 {
                self.note_slack(from, to);
            }
        }
    }

    fn enqueue(&mut self, one: usize) {
        if one <= self.n {
            self.queue.push_back(one);
        } else {
            for part in self.parts[one].clone() {
                self.enqueue(part);
            }
        }
    }

    fn move_to(&mut self, one: usize, home: usize) {
        self.home[one] = home;
        if one > self.n {
            for part in self.parts[one].clone() {
                self.move_to(part, home);
            }
        }
    }

    /// Turns a blossom so that the way from its base to a part has an even number of steps; returns that number.
    fn even_way(&mut self, blossom: usize, part: usize) -> usize {
        let parts = &mut self.parts[blossom];
        let at = parts.iter().position(|one| *one == part).unwrap_or_default();
        if at.is_multiple_of(2) {
            return at;
        }
        parts[1..].reverse();
        parts.len() - at
    }

    fn marry(&mut self, one: usize, other: usize) {
        let edge = self.edges[one][other];
        self.partner[one] = edge.to;
        if one <= self.n {
            return;
        }
        let base = self.part_with[one][edge.from];
        let steps = self.even_way(one, base);
        for step in 0..steps {
            let (near, far) = (self.parts[one][step], self.parts[one][step ^ 1]);
            self.marry(near, far);
        }
        self.marry(base, other);
        self.parts[one].rotate_left(steps);
    }

    fn augment(&mut self, mut one: usize, mut other: usize) {
        loop {
            let next = self.home[self.partner[one]];
            self.marry(one, other);
            if next == 0 {
                return;
            }
            let above = self.home[self.parent[next]];
            self.marry(next, above);
            (one, other) = (above, next);
        }
    }

    /// Where the ways to the roots of two trees meet; 0 if they are different trees.
    fn meeting(&mut self, mut one: usize, mut other: usize) -> usize {
        self.round += 1;
        while one != 0 || other != 0 {
            if one != 0 {
                if self.seen[one] == self.round {
                    return one;
                }
                self.seen[one] = self.round;
                one = self.home[self.partner[one]];
                if one != 0 {
                    one = self.home[self.parent[one]];
                }
            }
            std::mem::swap(&mut one, &mut other);
        }
        0
    }

    fn shrink(&mut self, one: usize, base: usize, other: usize) {
        let free = (self.n + 1..=self.top).find(|number| self.home[*number] == 0);
        let blossom = free.unwrap_or(self.top + 1);
        self.top = self.top.max(blossom);
        (self.label[blossom], self.mark[blossom]) = (0, Mark::Outer);
        self.partner[blossom] = self.partner[base];
        self.parts[blossom] = vec![base];
        for (turn, start) in [one, other].into_iter().enumerate() {
            if turn == 1 {
                self.parts[blossom][1..].reverse();
            }
            let mut at = start;
            while at != base {
                let inner = self.home[self.partner[at]];
                self.parts[blossom].extend([at, inner]);
                self.enqueue(inner);
                at = self.home[self.parent[inner]];
            }
        }
        self.move_to(blossom, blossom);
        for number in 1..=self.top {
            (self.edges[blossom][number].weight, self.edges[number][blossom].weight) = (0, 0);
        }
        self.part_with[blossom].fill(0);
        for part in self.parts[blossom].clone() {
            for number in 1..=self.top {
                let is_better = self.edges[blossom][number].weight == 0
                    || self.distance(self.edges[part][number]) < self.distance(self.edges[blossom][number]);
                if is_better {
                    self.edges[blossom][number] = self.edges[part][number];
                    self.edges[number][blossom] = self.edges[number][part];
                }
            }
            for vertex in 1..=self.n {
                if self.part_with[part][vertex] != 0 {
                    self.part_with[blossom][vertex] = part;
                }
            }
        }
        self.find_slack(blossom);
    }

    fn unfold(&mut self, blossom: usize) {
        for part in self.parts[blossom].clone() {
            self.move_to(part, part);
        }
        let entry = self.part_with[blossom][self.edges[blossom][self.parent[blossom]].from];
        let steps = self.even_way(blossom, entry);
        let parts = self.parts[blossom].clone();
        for step in (0..steps).step_by(2) {
            let (inner, outer) = (parts[step], parts[step + 1]);
            self.parent[inner] = self.edges[outer][inner].from;
            (self.mark[inner], self.mark[outer]) = (Mark::Inner, Mark::Outer);
            self.slack[inner] = 0;
            self.find_slack(outer);
            self.enqueue(outer);
        }
        self.mark[entry] = Mark::Inner;
        self.parent[entry] = self.parent[blossom];
        for &rest in &parts[steps + 1..] {
            self.mark[rest] = Mark::Free;
            self.find_slack(rest);
        }
        self.home[blossom] = 0;
    }

    /// Follows a tight edge; returns whether the matching has grown.
    fn follow(&mut self, edge: Edge) -> bool {
        let (one, other) = (self.home[edge.from], self.home[edge.to]);
        match self.mark[other] {
            Mark::Free => {
                self.parent[other] = edge.from;
                self.mark[other] = Mark::Inner;
                let next = self.home[self.partner[other]];
                (self.slack[other], self.slack[next]) = (0, 0);
                self.mark[next] = Mark::Outer;
                self.enqueue(next);
                false
            }
            Mark::Outer => {
                let base = self.meeting(one, other);
                if base != 0 {
                    self.shrink(one, base, other);
                    return false;
                }
                self.augment(one, other);
                self.augment(other, one);
                true
            }
            Mark::Inner => false,
        }
    }

    /// Adds one pair, if that makes the matching heavier.
    fn augment_once(&mut self) -> bool {
        self.mark.fill(Mark::Free);
        self.slack.fill(0);
        self.queue.clear();
        for one in 1..=self.top {
            if self.home[one] == one && self.partner[one] == 0 {
                self.parent[one] = 0;
                self.mark[one] = Mark::Outer;
                self.enqueue(one);
            }
        }
        if self.queue.is_empty() {
            return false;
        }
        loop {
            while let Some(from) = self.queue.pop_front() {
                if self.mark[self.home[from]] == Mark::Inner {
                    continue;
                }
                for to in 1..=self.n {
                    let edge = self.edges[from][to];
                    if edge.weight <= 0 || self.home[from] == self.home[to] {
                        continue;
                    }
                    if self.distance(edge) == 0 {
                        if self.follow(edge) {
                            return true;
                        }
                    } else {
                        self.note_slack(from, self.home[to]);
                    }
                }
            }
            let Some(step) = self.step() else { return false };
            if !self.relabel(step) {
                return false;
            }
            self.queue.clear();
            for one in 1..=self.top {
                let from = self.slack[one];
                let is_candidate = self.home[one] == one && from != 0 && self.home[from] != one;
                if is_candidate
                    && self.distance(self.edges[from][one]) == 0
                    && self.follow(self.edges[from][one])
                {
                    return true;
                }
            }
            for blossom in self.n + 1..=self.top {
                let is_spent = self.home[blossom] == blossom
                    && self.mark[blossom] == Mark::Inner
                    && self.label[blossom] == 0;
                if is_spent {
                    self.unfold(blossom);
                }
            }
        }
    }

    /// By how much the labels can change until something becomes possible.
    fn step(&self) -> Option<i64> {
        let spent = (self.n + 1..=self.top)
            .filter(|&one| self.home[one] == one && self.mark[one] == Mark::Inner)
            .map(|one| self.label[one] / 2);
        let tight =
            (1..=self.top).filter(|&one| self.home[one] == one && self.slack[one] != 0).filter_map(|one| {
                let distance = self.distance(self.edges[self.slack[one]][one]);
                match self.mark[one] {
                    Mark::Free => Some(distance),
                    Mark::Outer => Some(distance / 2),
                    Mark::Inner => None,
                }
            });
        // Labels of outer vertices never become negative.
        let bound =
            (1..=self.n).filter(|&one| self.mark[self.home[one]] == Mark::Outer).map(|one| self.label[one]);
        spent.chain(tight).chain(bound).min()
    }

    /// Changes the labels; `false` if no pair can make the matching heavier any more.
    fn relabel(&mut self, step: i64) -> bool {
        for vertex in 1..=self.n {
            match self.mark[self.home[vertex]] {
                Mark::Outer if self.label[vertex] <= step => return false,
                Mark::Outer => self.label[vertex] -= step,
                Mark::Inner => self.label[vertex] += step,
                Mark::Free => {}
            }
        }
        for blossom in self.n + 1..=self.top {
            if self.home[blossom] == blossom {
                match self.mark[blossom] {
                    Mark::Outer => self.label[blossom] += 2 * step,
                    Mark::Inner => self.label[blossom] -= 2 * step,
                    Mark::Free => {}
                }
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The best sum of weights, by trying everything.
    fn best(left: &mut Vec<usize>, weight: &dyn Fn(usize, usize) -> i64) -> i64 {
        let Some(one) = left.pop() else { return 0 };
        let mut most = best(left, weight);
        for at in 0..left.len() {
            let other = left.remove(at);
            let own = weight(one, other);
            if own > 0 {
                most = most.max(own + best(left, weight));
            }
            left.insert(at, other);
        }
        left.push(one);
        most
    }

    proptest! {
        #[test]
        fn no_other_matching_is_heavier(n in 1usize..9, weights in prop::collection::vec(0i64..12, 81)) {
            let weight = |one: usize, other: usize| weights[one.min(other) * 9 + one.max(other)];
            let found = heaviest(n, weight);
            let mut sum = 0;
            for (one, other) in found.iter().enumerate() {
                if let Some(other) = *other {
                    prop_assert_eq!(found[other], Some(one));
                    prop_assert!(weight(one, other) > 0);
                    sum += weight(one, other);
                }
            }
            prop_assert_eq!(sum / 2, best(&mut (0..n).collect(), &weight));
        }
    }
}
