/** Builds a garden as a group of three.js objects, with a function to dispose of them. */

import {
  BoxGeometry,
  BufferGeometry,
  CircleGeometry,
  Color,
  CylinderGeometry,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  Object3D,
  Quaternion,
  ShadowMaterial,
  Vector3,
  type Material,
} from 'three';
import { CORNERS, SIDE } from '../facts';
import { cornerCell, type Placement } from '../model';
import type { Flower, SupportKind, Symbol, ViewSeat } from '../types';
import { chance } from './chance';
import * as court from './court';
import * as parts from './parts';
import { LEVEL, SLAB } from './parts';

/** The page's colour tokens, read once per theme. */
export interface Palette {
  sand: string;
  sandEdge: string;
  joint: string;
  glaze: string;
  stone: string;
  stoneDeep: string;
  lawns: string[];
  leaf: string;
  pillar: string;
  marble: string;
  gold: string;
  roof: string;
  wood: string;
  woodDeep: string;
  water: string;
  plinth: string;
  mark: string;
  glow: string;
  flowers: Record<Flower, string>;
  hearts: Record<Flower, string>;
}

/** A visible symbol on a space. */
interface Mark {
  x: number;
  y: number;
  level: number;
  symbol: Symbol;
}

/** The middle of a cell in the scene. */
const middle = (at: number) => at - SIDE / 2 + 0.5;

export class Built {
  readonly group = new Group();
  readonly #geometries = new Set<BufferGeometry>();
  readonly #materials = new Set<Material>();
  readonly #palette: Palette;

  constructor(palette: Palette) {
    this.#palette = palette;
  }

  #material(colour: string, more: Partial<MeshStandardMaterial> = {}): MeshStandardMaterial {
    const material = new MeshStandardMaterial({ color: new Color(colour), roughness: 0.85 });
    Object.assign(material, more);
    this.#materials.add(material);
    return material;
  }

  #many(geometry: BufferGeometry, material: Material, places: Matrix4[], colours?: Color[]): void {
    this.#geometries.add(geometry);
    if (places.length === 0) return;
    const mesh = new InstancedMesh(geometry, material, places.length);
    for (const [at, place] of places.entries()) {
      mesh.setMatrixAt(at, place);
      const colour = colours?.[at];
      if (colour) mesh.setColorAt(at, colour);
    }
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    this.group.add(mesh);
  }

  #one(geometry: BufferGeometry, material: Material | Material[], to: (mesh: Mesh) => void = () => {}): Mesh {
    this.#geometries.add(geometry);
    const mesh = new Mesh(geometry, material);
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    to(mesh);
    this.group.add(mesh);
    return mesh;
  }

  ground(): this {
    const { sand, sandEdge, joint, gold, glaze, water, lawns, pillar } = this.#palette;
    const stone = this.#material(sandEdge);
    const flags = court.pavingTexture(sand, joint);
    const bricks = court.brickTexture(glaze, gold);
    const paved = this.#material('#ffffff', { map: flags });
    const glazed = this.#material('#ffffff', { map: bricks, roughness: 0.4 });
    paved.addEventListener('dispose', () => flags.dispose());
    glazed.addEventListener('dispose', () => bricks.dispose());
    this.#one(court.paving(), [stone, stone, paved, stone, stone, stone]);
    this.#one(court.channel(), this.#material(water, { roughness: 0.15, metalness: 0.1 }));
    this.#one(court.kerb(), stone);
    this.#one(court.inlay(), this.#material(gold, { roughness: 0.4, metalness: 0.35 }));
    this.#one(court.plinth(), [glazed, glazed, stone, stone, glazed, glazed]);
    this.#one(court.step(), stone);
    const corners = court.POTS.map(([x, z]) => new Matrix4().setPosition(x, 0, z));
    this.#many(court.pot(), this.#material(pillar), corners);
    this.#many(court.tree(), this.#material(lawns[0] ?? '#6c8a41', { flatShading: true }), corners);
    // The land around it is the page; only shadows fall there.
    const land = new ShadowMaterial({ opacity: 0.28 });
    this.#materials.add(land);
    this.#one(new CircleGeometry(12, 32).rotateX(-Math.PI / 2), land, (mesh) => {
      mesh.position.setY(-court.PLINTH - 0.06);
      mesh.castShadow = false;
    });
    return this;
  }

  garden(garden: ViewSeat): this {
    const palette = this.#palette;
    const at = (x: number, y: number, level: number) =>
      new Matrix4().setPosition(middle(x), level * LEVEL, middle(y));

    // Terraces: a slab of stone with a lawn of its level's green.
    const slabs: Matrix4[] = [];
    const lawns: Matrix4[] = [];
    const greens: Color[] = [];
    for (const { anchor, level } of garden.tiles) {
      const [x, z] = [anchor.x - SIDE / 2 + 1, anchor.y - SIDE / 2 + 1];
      slabs.push(new Matrix4().setPosition(x, level * LEVEL - SLAB / 2, z));
      lawns.push(new Matrix4().setPosition(x, level * LEVEL + 0.006, z));
      greens.push(new Color(palette.lawns[Math.min(level, palette.lawns.length) - 1]));
    }
    this.#many(new BoxGeometry(1.96, SLAB, 1.96), this.#material(palette.stone), slabs);
    this.#many(new BoxGeometry(1.8, 0.02, 1.8), this.#material('#ffffff'), lawns, greens);

    // Their supports.
    const supports = garden.tiles.flatMap(({ anchor, supports }) =>
      supports.map(({ corner, kind, from }) => ({ ...cornerCell(anchor, corner), kind, from })),
    );
    const standing = (wanted: SupportKind) =>
      supports.filter(({ kind }) => kind === wanted).map(({ x, y, from }) => at(x, y, from));
    const stuff = this.#material(palette.pillar);
    this.#many(parts.pillar(1), stuff, standing('single'));
    this.#many(parts.pillar(2), stuff, standing('double'));

    this.#decorations(garden, at);
    const open = garden.plan.flatMap((row, y) =>
      row.flatMap(({ level, symbol, thing }, x) => (thing || !symbol ? [] : [{ x, y, level, symbol }])),
    );
    this.#marks(open);
    this.#plants(garden);
    return this;
  }

  #decorations(garden: ViewSeat, at: (x: number, y: number, level: number) => Matrix4): void {
    const palette = this.#palette;
    const marble = this.#material(palette.marble, { roughness: 0.5 });
    const statues = garden.decorations
      .filter(({ kind }) => kind === 'statue')
      .map(({ first: { cell, level } }) => at(cell.x, cell.y, level));
    this.#many(parts.statue(), this.#material(palette.gold, { roughness: 0.45, metalness: 0.35 }), statues);

    const lookouts = garden.tiles.flatMap(({ lookout, level }) =>
      lookout ? [at(lookout.cell.x, lookout.cell.y, level)] : [],
    );
    const pavilion = parts.lookout();
    this.#many(pavilion.body, marble, lookouts);
    this.#many(pavilion.roof, this.#material(palette.roof, { flatShading: true }), lookouts);
    this.#many(pavilion.finial, this.#material(palette.gold, { roughness: 0.3, metalness: 0.6 }), lookouts);

    // Pieces with two ends lie along x and are turned; stairs climb towards their upper end.
    const between = (wanted: Exclude<Symbol, 'statue'>) =>
      garden.decorations.flatMap(({ kind, first, second }) => {
        if (kind !== wanted || !second) return [];
        const [{ cell: from, level }, { cell: to }] =
          second.level >= first.level ? [first, second] : [second, first];
        const angle = -Math.atan2(to.y - from.y, to.x - from.x);
        const place = new Vector3(
          (middle(from.x) + middle(to.x)) / 2,
          level * LEVEL,
          (middle(from.y) + middle(to.y)) / 2,
        );
        const turn = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), angle);
        return [new Matrix4().compose(place, turn, new Vector3(1, 1, 1))];
      });
    const basin = parts.fountain();
    const fountains = between('fountain');
    this.#many(basin.stone, marble, fountains);
    this.#many(basin.water, this.#material(palette.water, { roughness: 0.12, metalness: 0.1 }), fountains);
    this.#many(
      basin.jets,
      this.#material('#e8f6ff', { roughness: 0.1, transparent: true, opacity: 0.75 }),
      fountains,
    );
    const span = parts.bridge();
    const bridges = between('bridge');
    this.#many(span.deck, this.#material(palette.wood), bridges);
    this.#many(span.rails, this.#material(palette.woodDeep), bridges);
    this.#many(parts.stairs(), this.#material(palette.stone), between('stairs'));
  }

  /** The symbols of empty spaces. */
  #marks(marks: readonly Mark[]): void {
    const palette = this.#palette;
    const rim = this.#material(palette.stoneDeep);
    const faces = new Map<Symbol, Matrix4[]>();
    for (const { x, y, level, symbol } of marks) {
      const places = faces.get(symbol) ?? [];
      places.push(new Matrix4().setPosition(middle(x), level * LEVEL + 0.03, middle(y)));
      faces.set(symbol, places);
    }
    for (const [symbol, places] of faces) {
      const texture = parts.markTexture(symbol, palette.plinth, palette.mark);
      const top = this.#material('#ffffff', { map: texture });
      top.addEventListener('dispose', () => texture.dispose());
      const disc = new CylinderGeometry(0.27, 0.29, 0.05, 28).rotateY(Math.PI / 2);
      this.#geometries.add(disc);
      const mesh = new InstancedMesh(disc, [rim, top, rim], places.length);
      for (const [index, place] of places.entries()) mesh.setMatrixAt(index, place);
      mesh.receiveShadow = true;
      this.group.add(mesh);
    }
  }

  /** Bushes, blossoms of the tile's flower, one of them large, and green that hangs over the edges. */
  #plants(garden: ViewSeat): void {
    const palette = this.#palette;
    const leaves: Matrix4[] = [];
    const blossoms: Matrix4[] = [];
    const colours: Color[] = [];
    const vines: Matrix4[] = [];
    const greens: Color[] = [];
    const hanging: Color[] = [];
    const grown = new Map<Flower, Matrix4[]>();
    // Bridges and stairs cross the edges, so no bush may block them.
    const paths = garden.decorations.flatMap(({ first: { cell: a }, second }) =>
      second
        ? [0.2, 0.35, 0.5, 0.65, 0.8].map((share) => ({
            x: middle(a.x) + (second.cell.x - a.x) * share,
            z: middle(a.y) + (second.cell.y - a.y) * share,
          }))
        : [],
    );
    const free = (x: number, z: number) => paths.every((path) => Math.hypot(path.x - x, path.z - z) > 0.4);
    const turned = (x: number, y: number, z: number, size: number, angle: number) =>
      new Matrix4().compose(
        new Vector3(x, y, z),
        new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), angle),
        new Vector3(size, size, size),
      );
    const green = new Color(palette.leaf);
    for (const [index, { anchor, level, flower }] of garden.tiles.entries()) {
      const random = chance(index + 7 * anchor.x + 31 * anchor.y + 101 * level + 1);
      const colour = new Color(palette.flowers[flower]);
      const [cx, cz] = [anchor.x - SIDE / 2 + 1, anchor.y - SIDE / 2 + 1];
      const y = level * LEVEL;
      const bush = (x: number, z: number, size: number) => {
        if (!free(x, z)) return;
        leaves.push(turned(x, y + 0.05 * size, z, size, random() * 6));
        greens.push(green.clone().offsetHSL(0, 0, (random() - 0.5) * 0.1));
        for (let count = 0; count < 2; count++) {
          const [dx, dz] = [(random() - 0.5) * 0.13, (random() - 0.5) * 0.13];
          blossoms.push(
            turned(x + dx, y + 0.11 * size + random() * 0.05, z + dz, 0.65 + random() * 0.35, random() * 6),
          );
          colours.push(colour.clone().offsetHSL(0, 0, (random() - 0.5) * 0.06));
        }
      };
      for (let step = 0; step < 8; step++) {
        const along = -0.86 + (1.72 * step) / 7;
        for (const [x, z] of [
          [along, -0.88],
          [along, 0.88],
          [-0.88, along],
          [0.88, along],
        ] as const) {
          if (random() < 0.72)
            bush(cx + x + (random() - 0.5) * 0.06, cz + z + (random() - 0.5) * 0.06, 0.75 + random() * 0.5);
          if (random() < 0.42) {
            const edge = 1.02;
            const [vx, vz] = Math.abs(x) > Math.abs(z) ? [Math.sign(x) * 0.98, z] : [x, Math.sign(z) * 0.98];
            if (!free(cx + vx, cz + vz)) continue;
            const length = 2 + Math.floor(random() * 3);
            for (let link = 0; link < length; link++) {
              vines.push(
                turned(cx + vx * edge, y - 0.04 - link * 0.1, cz + vz * edge, 1 - link * 0.13, random()),
              );
              hanging.push(
                link === length - 1 && random() < 0.6
                  ? colour
                  : green.clone().offsetHSL(0, 0, (random() - 0.5) * 0.1),
              );
            }
          }
        }
      }
      // The tile's flower stands in its middle, large enough to recognise its shape.
      const places = grown.get(flower) ?? [];
      places.push(turned(cx, y, cz, 1, random() * 6));
      grown.set(flower, places);
    }
    for (const [flower, places] of grown) {
      const { petals, heart, leaves: foot } = parts.flower(flower);
      this.#many(petals, this.#material(palette.flowers[flower], { roughness: 0.6 }), places);
      this.#many(heart, this.#material(palette.hearts[flower], { roughness: 0.7 }), places);
      this.#many(foot, this.#material(palette.leaf, { flatShading: true }), places);
    }
    this.#many(parts.leaf(), this.#material('#ffffff', { flatShading: true }), leaves, greens);
    this.#many(
      parts.blossom(),
      this.#material('#ffffff', { flatShading: true, roughness: 0.6 }),
      blossoms,
      colours,
    );
    this.#many(parts.vine(), this.#material('#ffffff', { flatShading: true }), vines, hanging);
  }

  /** A tile being tried: glass with its symbols, NW NE SE SW as it lies. */
  ghost({ anchor, level, lookout, supports }: Placement, symbols: readonly (Symbol | null)[]): this {
    const glass = this.#material(this.#palette.glow, { transparent: true, opacity: 0.55, depthWrite: false });
    this.#one(new BoxGeometry(1.96, SLAB, 1.96), glass, (mesh) => {
      mesh.position.set(anchor.x - SIDE / 2 + 1, level * LEVEL - SLAB / 2, anchor.y - SIDE / 2 + 1);
      mesh.castShadow = false;
    });
    const marks: Mark[] = [];
    for (const [at, corner] of CORNERS.entries()) {
      const cell = cornerCell(anchor, corner);
      const put = (piece: BufferGeometry, height: number) =>
        this.#one(piece, glass, (mesh) => mesh.position.set(middle(cell.x), height * LEVEL, middle(cell.y)));
      const [symbol, support] = [symbols[at], supports[at]];
      if (symbol && corner !== lookout) marks.push({ ...cell, level, symbol });
      if (support === 'single') put(parts.pillar(1), level - 1);
      if (support === 'double') put(parts.pillar(2), level - 2);
      if (corner === lookout) for (const piece of Object.values(parts.lookout())) put(piece, level);
    }
    this.#marks(marks);
    return this;
  }

  dispose(): void {
    this.group.traverse((object: Object3D) => object instanceof InstancedMesh && object.dispose());
    for (const geometry of this.#geometries) geometry.dispose();
    for (const material of this.#materials) material.dispose();
    this.group.clear();
  }
}
