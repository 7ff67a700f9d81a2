import type { AddressRoute, RouteEdge, RouteNode } from '@posthouse/contract/features/addresses';
import type { Say as SayIn } from '../../i18n/texts.ts';
import { mostEnds } from './shown-route.ts';

type Say = SayIn<'addresses'>;

/** What is said about one address on the way, or about several ends together. */
export interface RouteSentences {
  readonly key: string;
  readonly node?: RouteNode;
  readonly sentences: readonly string[];
}

interface Speech {
  readonly say: Say;
  /** The tag of the language. */
  readonly language: string;
  /** Names every address, however many there are. */
  readonly isWhole: boolean;
  /** Said to somebody who is kept from some domains, and not told which there are. */
  readonly isLimited: boolean;
}

/** The whole route in words, in the order in which mail takes it. */
export function routeWords(route: AddressRoute, speech: Speech): RouteSentences[] {
  const told = route.nodes.filter((node) => isReached(route, node) && node.kind !== 'hidden');
  const plain = told.filter((node) => isPlainEnd(route, node));
  const endsIn = (kind: 'mailbox' | 'external') =>
    plain.filter(({ id }) => route.final.some((end) => end.node === id && end.kind === kind));
  const together = (key: 'mailboxes' | 'externals', nodes: readonly RouteNode[]) =>
    nodes.length === 0
      ? []
      : [
          {
            key,
            sentences: [
              speech.say(`words.${key}`, { names: namesOf(nodes, 0, speech, ({ unicode }) => unicode) }),
            ],
          },
        ];
  return [
    ...told
      .filter((node) => !plain.includes(node))
      .map((node) => ({ key: `n${node.id}`, node, sentences: sentencesOf(route, node, speech) })),
    ...together('mailboxes', endsIn('mailbox')),
    ...together('externals', endsIn('external')),
  ];
}

const isReached = ({ edges }: AddressRoute, { id }: RouteNode) =>
  id === 0 || edges.some(({ to, active }) => to === id && active === 1);

/** Nothing is to be said about it but that mail ends there. */
function isPlainEnd({ edges, flags, final }: AddressRoute, { id }: RouteNode): boolean {
  return (
    id !== 0 &&
    edges.every(({ from }) => from !== id) &&
    flags.every(({ node, code }) => node !== id || code === 'external') &&
    final.some(({ node, kind }) => node === id && (kind === 'mailbox' || kind === 'external'))
  );
}

function sentencesOf(route: AddressRoute, node: RouteNode, speech: Speech): string[] {
  const { say } = speech;
  if (node.id === 0 && node.kind === 'external' && speech.isLimited)
    return [say('words.notYours', { address: node.unicode })];
  const leading = route.edges.filter(({ from }) => from === node.id);
  const used = leading.filter(({ active }) => active === 1);
  const unused = leading.filter(({ active }) => active === 0);
  const ways = [...new Set(used.map(({ reason }) => reason))].map((reason, index) =>
    say(`words.leads.${reason}`, {
      names: namesOf(
        targetsOf(
          route,
          used.filter((edge) => edge.reason === reason),
        ),
        index === 0 ? node.more : 0,
        speech,
      ),
    }),
  );
  return [
    whatItIs(node, say),
    ...(node.state === 'disabled' || node.state === 'removed' ? [say(`words.state.${node.state}`)] : []),
    ...flagsOf(route, node).flatMap((code) => (isSaid(code) ? [say(`words.flag.${code}`)] : [])),
    ...(node.posting === null ? [] : [say(`words.posting.${node.posting}`)]),
    ...ways,
    ...(unused.length === 0
      ? []
      : [say('words.unused', { names: namesOf(targetsOf(route, unused), 0, speech) })]),
    ...endsOf(route, node, say),
  ];
}

const flagsOf = ({ flags }: AddressRoute, { id }: RouteNode) =>
  flags.filter(({ node }) => node === id).map(({ code }) => code);

const saidFlags = [
  ...(['loop', 'no_relay_host', 'audit_mailbox', 'domain_unverified', 'domain_disabled'] as const),
  ...(['domain_parked', 'domain_removed', 'too_deep'] as const),
] as const;
const isSaid = (code: string): code is (typeof saidFlags)[number] =>
  (saidFlags as readonly string[]).includes(code);

function whatItIs({ kind, unicode: address, name, members, trains }: RouteNode, say: Say): string {
  if (kind === 'hidden') return '';
  if (kind === 'retrainer') return say(`words.trains.${trains ?? 'spam'}`, { address });
  if (kind === 'user' && name !== '') return say('words.named', { address, name });
  return say(`words.is.${kind}`, { address, num: members ?? 0 });
}

function endsOf({ final }: AddressRoute, { id }: RouteNode, say: Say): string[] {
  return final
    .filter(({ node }) => node === id)
    .flatMap(({ kind, host }) => {
      if (kind === 'relay') return host === '' ? [] : [say('words.relay', { host })];
      // What it is says it already.
      if (kind === 'training' || kind === 'folder') return [];
      if (kind === 'refused') return [say(id === 0 ? 'words.refused' : 'words.deadEnd')];
      return [say(`words.end.${kind}`)];
    });
}

const targetsOf = ({ nodes }: AddressRoute, edges: readonly RouteEdge[]) =>
  edges.flatMap(({ to }) => nodes[to] ?? []);

/** "a, b (external) and 3 more". */
function namesOf(
  nodes: readonly RouteNode[],
  untold: number,
  { say, language, isWhole }: Speech,
  named = (node: RouteNode) => nameOf(node, say),
): string {
  const shown = isWhole || nodes.length <= mostEnds + 1 ? nodes : nodes.slice(0, mostEnds);
  const more = nodes.length - shown.length + untold;
  const names = shown.map(named);
  const all = more === 0 ? names : [...names, say('words.more', { num: more })];
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(all);
}

function nameOf({ kind, state, unicode: address, more }: RouteNode, say: Say): string {
  if (kind === 'hidden') return say('words.hidden', { num: more });
  if (kind === 'external') return say('words.with.external', { address });
  return state === 'active' ? address : say(`words.with.${state}`, { address });
}
