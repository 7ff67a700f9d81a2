import type {
  RouteEdge,
  RouteEnd,
  RouteFlag,
  RouteNode,
  RouteReason,
} from '@posthouse/contract/features/addresses';
import { readableName } from '@posthouse/contract/fields/readable-name';
import { reachFrom } from './route-loops.ts';

type Draft<Made> = { -readonly [Field in keyof Made]: Made[Field] };

/** A way on from a node. */
export interface Way {
  readonly email: string;
  readonly reason: RouteReason;
  /** Mail takes it. */
  readonly isTaken: boolean;
  readonly isHidden: boolean;
}

export interface End {
  readonly kind: RouteEnd;
  readonly host: string;
}

/** The graph of a route while it grows, up to a number of nodes. */
export class RouteGraph {
  readonly #nodes: Draft<RouteNode>[] = [];
  readonly #most: number;
  #taken = 0;
  readonly #byAddress = new Map<string, RouteNode>();
  readonly #edges = new Map<string, Draft<RouteEdge>>();
  readonly #ends: (End & { readonly node: number })[] = [];
  readonly #flags = new Map<string, { readonly code: RouteFlag; readonly node: number }>();

  constructor(most: number) {
    this.#most = most;
  }

  /** The node of an address, made where there is none; undefined where there is no more room. */
  nodeAt(email: string): RouteNode | undefined {
    const known = this.#byAddress.get(email);
    if (known) return known;
    const made = this.#addNode({ address: email, unicode: readableName(email) });
    if (made) this.#byAddress.set(email, made);
    return made;
  }

  /** The nodes of addresses that were added since this was last asked. */
  takeNew(): readonly RouteNode[] {
    const added = this.#nodes.slice(this.#taken);
    this.#taken = this.#nodes.length;
    return added.filter(({ kind }) => kind !== 'hidden');
  }

  describe({ id }: RouteNode, fields: Partial<RouteNode>): void {
    const node = this.#nodes[id];
    if (node) Object.assign(node, fields);
  }

  /** Joins a node to what it leads to, of which some is not told; answers the nodes that mail reaches this way. */
  leadOn(from: RouteNode, ways: readonly Way[], untold: number): RouteNode[] {
    const reached: RouteNode[] = [];
    let more = untold;
    for (const { email, reason, isTaken } of ways.filter(({ isHidden }) => !isHidden)) {
      const to = this.nodeAt(email);
      if (to === undefined) more += 1;
      else if (this.#join(from, to, reason, isTaken) && isTaken) reached.push(to);
    }
    const hidden = ways.filter(({ isHidden }) => isHidden);
    for (const reason of new Set(hidden.map((way) => way.reason))) {
      // One for all of them: which of them are the same, or disabled, is nothing to be found out.
      const stoodFor = hidden.filter((way) => way.reason === reason).length;
      const to = this.#addNode({ kind: 'hidden', more: stoodFor });
      const isTaken = ways.some((way) => way.isTaken);
      if (to === undefined) more += stoodFor;
      else this.#join(from, to, reason, isTaken);
    }
    if (more > 0) {
      this.describe(from, { more });
      this.flag(from, 'too_many');
    }
    return reached;
  }

  end(node: RouteNode, { kind, host }: End): void {
    this.#ends.push({ node: node.id, kind, host });
  }

  flag(node: RouteNode, code: RouteFlag): void {
    this.#flags.set(`${node.id} ${code}`, { code, node: node.id });
  }

  /** What is known when all steps were taken: loops, and what only delivery rules lead to. */
  finished() {
    const edges = [...this.#edges.values()];
    const taken = edges.filter(({ active }) => active === 1);
    const reachOf = reachFrom(taken);
    for (const edge of taken) {
      if (edge.from !== edge.to && !reachOf(edge.to).has(edge.from)) continue;
      edge.loop = 1;
      for (const id of [edge.from, edge.to]) this.#flags.set(`${id} loop`, { code: 'loop', node: id });
    }
    const always = reachFrom(taken.filter(({ reason }) => reason !== 'rule'))(0);
    const final = this.#ends.map(({ node, kind, host }) => ({
      ...{ node, kind, host },
      sometimes: node === 0 || always.has(node) ? (0 as const) : (1 as const),
    }));
    const flags = [...this.#flags.values()].sort((one, other) => one.node - other.node);
    return { nodes: this.#nodes, edges, final, flags };
  }

  #addNode(fields: Partial<RouteNode>): Draft<RouteNode> | undefined {
    if (this.#nodes.length >= this.#most) return undefined;
    const made: Draft<RouteNode> = {
      ...{ id: this.#nodes.length, address: '', unicode: '', name: '', kind: 'external', state: 'active' },
      ...{ address_id: null, members: null, more: 0, posting: null, trains: null },
      ...fields,
    };
    this.#nodes.push(made);
    return made;
  }

  /** Whether it is new: the same two can be joined twice, once by what is set and once by what somebody typed. */
  #join(from: RouteNode, to: RouteNode, reason: RouteReason, isTaken: boolean): boolean {
    const key = `${from.id} ${to.id} ${reason}`;
    const known = this.#edges.get(key);
    const active = isTaken || known?.active === 1 ? 1 : 0;
    if (known?.active === active) return false;
    this.#edges.set(key, { from: from.id, to: to.id, reason, active, loop: 0 });
    return true;
  }
}
