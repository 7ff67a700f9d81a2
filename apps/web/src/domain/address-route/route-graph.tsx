import Box from '@mui/material/Box';
import type { AddressRoute, RouteEnd, RouteNode } from '@posthouse/contract/features/addresses';
import { Ellipsis } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useWidth } from '../../ui/page/use-width.ts';
import { useIsNarrow } from '../../ui/page/window-width.ts';
import { colours, tones } from '../../ui/theme/tokens.ts';
import { ToneIcon } from '../../ui/theme/tone-icon.tsx';
import { flagTones, kindIcons, shownFlags } from './route-kind.ts';
import { layoutAcross, layoutDown, type RoutePicture } from './route-layout.ts';
import type { ShownEdge, ShownNode, ShownRoute } from './shown-route.ts';

interface RouteGraphProps {
  readonly route: AddressRoute;
  readonly shown: ShownRoute;
}

/** The route as a picture, from left to right, on a phone from top to bottom; the words beside it say the same. */
export function RouteGraph({ route, shown }: RouteGraphProps) {
  const { t } = useTranslation('addresses');
  const isNarrow = useIsNarrow();
  const { nodes, edges } = shown;
  const frame = useRef<HTMLDivElement>(null);
  const available = useWidth(frame);
  const picture = isNarrow
    ? layoutDown(nodes, edges)
    : layoutAcross(nodes, edges, { wanted: widthOf(nodes), available: available - 2 * edge });
  const places = new Map(picture.boxes.map((box) => [box.key, box]));
  return (
    <Box
      ref={frame}
      role="img"
      aria-label={t('graph.label', { address: route.nodes[0]?.unicode ?? '' })}
      // The keyboard scrolls what is wider than the panel.
      tabIndex={isNarrow ? undefined : 0}
      sx={{ overflowX: isNarrow ? 'visible' : 'auto', padding: `${edge}px` }}
    >
      <Box sx={{ position: 'relative', width: isNarrow ? '100%' : picture.width, height: picture.height }}>
        <Lines picture={picture} edges={shown.edges} />
        {shown.nodes.map((one) => {
          const place = places.get(one.key);
          if (place === undefined) return null;
          return (
            <Box
              key={one.key}
              sx={{
                ...box,
                left: place.x,
                top: place.y,
                height: place.height,
                ...(isNarrow ? { right: 0 } : { width: picture.boxWidth }),
                ...(isUnused(one, shown) ? { borderStyle: 'dashed' } : {}),
              }}
            >
              <Content one={one} route={route} isUnused={isUnused(one, shown)} />
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

/** For the ring of the focus. */
const edge = 2;

/** Of a box that shows its whole address: padding and icon, and what a character takes at most on average. */
const widthOf = (nodes: readonly ShownNode[]) =>
  Math.max(0, ...nodes.map(({ node }) => 54 + 8 * (node?.unicode.length ?? 0)));

/** Mail never gets there. */
function isUnused({ key }: ShownNode, { edges }: ShownRoute): boolean {
  const leading = edges.filter(({ to }) => to === key);
  return leading.length > 0 && leading.every(({ look }) => look === 'unused');
}

export const looks: Readonly<
  Record<ShownEdge['look'], { readonly colour: string; readonly dashes: string }>
> = {
  used: { colour: colours.controlBorder, dashes: '' },
  sometimes: { colour: colours.controlBorder, dashes: '1 4' },
  unused: { colour: colours.controlBorder, dashes: '6 4' },
  loop: { colour: tones.bad.text, dashes: '' },
};

function Lines({ picture, edges }: { readonly picture: RoutePicture; readonly edges: readonly ShownEdge[] }) {
  const id = useId();
  const lookOf = new Map(edges.map(({ key, look }) => [key, look]));
  return (
    <Box
      component="svg"
      width={picture.width}
      height={picture.height}
      aria-hidden
      sx={{ position: 'absolute', inset: 0, overflow: 'visible' }}
    >
      <defs>
        {Object.entries(looks).map(([look, { colour }]) => (
          <marker
            key={look}
            id={`${id}-${look}`}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path d="M0 0L8 4L0 8z" fill={colour} />
          </marker>
        ))}
      </defs>
      {picture.lines.map(({ key, path }) => {
        const look = lookOf.get(key) ?? 'used';
        return (
          <path
            key={key}
            d={path}
            fill="none"
            stroke={looks[look].colour}
            strokeWidth={1.5}
            strokeDasharray={looks[look].dashes}
            strokeLinecap={look === 'sometimes' ? 'round' : 'butt'}
            markerEnd={`url(#${id}-${look})`}
          />
        );
      })}
    </Box>
  );
}

interface ContentProps {
  readonly one: ShownNode;
  readonly route: AddressRoute;
  readonly isUnused: boolean;
}

function Content({ one: { node, more }, route, isUnused: isLeftOut }: ContentProps) {
  const { t } = useTranslation('addresses');
  if (node) return <Address node={node} route={route} isUnused={isLeftOut} />;
  const count = more?.count ?? 0;
  return (
    <Box sx={{ ...line, color: colours.textSoft }}>
      <Ellipsis size={16} aria-hidden />
      {more?.areMembers ? t('graph.moreMembers', { num: count }) : t('graph.more', { num: count })}
    </Box>
  );
}

interface AddressProps {
  readonly node: RouteNode;
  readonly route: AddressRoute;
  readonly isUnused: boolean;
}

function Address({ node, route, isUnused: isLeftOut }: AddressProps) {
  const { t } = useTranslation('addresses');
  const Icon = kindIcons[node.kind];
  const flag = shownFlags.find((code) =>
    route.flags.some((one) => one.node === node.id && one.code === code),
  );
  const tone = flag && flagTones[flag];
  const isPlain = flag === undefined && isLeftOut;
  return (
    <>
      <Box sx={line} title={node.unicode}>
        <Icon size={16} color={colours.textSoft} aria-hidden style={{ flexShrink: 0 }} />
        <Box component="span" sx={address}>
          {node.kind === 'hidden' ? t('words.hidden', { num: node.more }) : node.unicode}
        </Box>
      </Box>
      <Box sx={details}>{useDetails(node, route)}</Box>
      {flag && tone ? (
        <Box sx={{ ...line, ...small, color: tones[tone].text }}>
          <ToneIcon tone={tone} size={13} />
          <Box component="span" sx={cut}>
            {t(`flag.${flag}`)}
          </Box>
        </Box>
      ) : null}
      {isPlain ? <Box sx={{ ...details, paddingLeft: 0 }}>{t('graph.unused')}</Box> : null}
    </>
  );
}

/** What the kind or a flag of the address does not say. */
const isNamed = (end: RouteEnd): end is Exclude<RouteEnd, 'external' | 'refused'> =>
  end !== 'external' && end !== 'refused';

/** "User · mailbox". */
function useDetails({ id, kind, members }: RouteNode, { final }: AddressRoute): string {
  const { t } = useTranslation('addresses');
  const ends = final
    .filter(({ node }) => node === id)
    .flatMap(({ kind: end, host }) => (host !== '' ? [host] : isNamed(end) ? [t(`end.${end}`)] : []));
  const words = [
    t(`kind.${kind}`),
    ...(members === null ? [] : [t('graph.members', { num: members })]),
    ...new Set(ends),
  ];
  return words.join(' · ');
}

const box = {
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '2px',
  padding: '4px 12px',
  border: `1px solid ${colours.controlBorder}`,
  borderRadius: 1,
  backgroundColor: colours.surface,
  overflow: 'hidden',
} as const;
const line = { display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 } as const;
const cut = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const small = { fontSize: 12, lineHeight: '16px', fontWeight: 550, gap: 1.5 } as const;
const address = { ...cut, fontSize: 13, fontWeight: 560 } as const;
const details = { ...cut, fontSize: 12, lineHeight: '16px', color: colours.textSoft } as const;
