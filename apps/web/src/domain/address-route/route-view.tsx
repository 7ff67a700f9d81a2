import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AddressRoute, RouteEnd } from '@posthouse/contract/features/addresses';
import { type ReactNode, useId, useState } from 'react';
import { useCan } from '../../api/access.ts';
import { useSession } from '../../api/session.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { colours, type Tone } from '../../ui/theme/tokens.ts';
import { StatusLabel } from '../../ui/values/status-label.tsx';
import { looks, RouteGraph } from './route-graph.tsx';
import { type RouteSentences, routeWords } from './route-words.ts';
import { type ShownEdge, type ShownRoute, shownRoute } from './shown-route.ts';

/** Where mail to an address ends, the way there as a picture, and all of it in words. */
export function RouteView({ route }: { readonly route: AddressRoute }) {
  const { t, tag } = useTranslation('addresses');
  const [isWhole, setIsWhole] = useState(false);
  const shown = shownRoute(route, isWhole);
  const words = routeWords(route, {
    say: t,
    language: tag,
    isWhole,
    isLimited: useSession()?.domainsLimited === true,
  });
  const canFold = isWhole ? shownRoute(route, false).folded > 0 : shown.folded > 0;
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Ends route={route} />
      <Part
        title={t('graph.title')}
        action={
          canFold ? (
            <Button variant="outlined" size="small" onClick={() => setIsWhole(!isWhole)}>
              {isWhole ? t('graph.showFewer') : t('graph.showAll', { num: route.nodes.length })}
            </Button>
          ) : null
        }
      >
        <RouteGraph route={route} shown={shown} />
        <Legend shown={shown} />
      </Part>
      <Part title={t('words.title')}>
        <Words words={words} />
      </Part>
      {route.truncated === 1 ? <Notice tone="neutral">{t('truncated')}</Notice> : null}
    </Box>
  );
}

interface PartProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Part({ title, action, children }: PartProps) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          marginBottom: 2.5,
          minHeight: 30,
        }}
      >
        <Typography variant="h3" id={headingId}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}

const endTones: Readonly<Record<RouteEnd, Tone>> = {
  mailbox: 'good',
  folder: 'good',
  relay: 'good',
  external: 'neutral',
  training: 'neutral',
  returned: 'neutral',
  refused: 'bad',
};
const endKinds = Object.keys(endTones) as RouteEnd[];

/** In a line: how many mailboxes, external addresses and so on get the mail, and what is wrong. */
function Ends({ route: { nodes, final, flags, edges } }: { readonly route: AddressRoute }) {
  const { t } = useTranslation('addresses');
  const counts = endKinds.map((kind) => ({
    kind,
    num: new Set(final.filter((end) => end.kind === kind).map(({ node, host }) => `${node} ${host}`)).size,
  }));
  const hidden = nodes
    .filter(({ id, kind }) => kind === 'hidden' && edges.some(({ to, active }) => to === id && active === 1))
    .reduce((sum, { more }) => sum + more, 0);
  const untold = nodes.reduce((sum, { kind, more }) => sum + (kind === 'hidden' ? 0 : more), 0);
  const hasLoop = flags.some(({ code }) => code === 'loop');
  const isRefused = flags.some(({ code }) => code === 'refused');
  return (
    <Part title={t('ends.title', { address: nodes[0]?.unicode ?? '' })}>
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {hasLoop ? <StatusLabel tone="bad">{t('flag.loop')}</StatusLabel> : null}
        {counts
          .filter(({ kind, num }) => num > 0 && !(kind === 'refused' && isRefused))
          .map(({ kind, num }) => (
            <StatusLabel key={kind} tone={endTones[kind]}>
              {t(`ends.${kind}`, { num })}
            </StatusLabel>
          ))}
        {isRefused ? <StatusLabel tone="bad">{t('flag.refused')}</StatusLabel> : null}
        {hidden > 0 ? <StatusLabel tone="neutral">{t('words.hidden', { num: hidden })}</StatusLabel> : null}
        {untold > 0 ? <StatusLabel tone="neutral">{t('ends.untold', { num: untold })}</StatusLabel> : null}
      </Box>
    </Part>
  );
}

const explained = ['sometimes', 'unused', 'loop'] as const satisfies readonly ShownEdge['look'][];

/** What the lines mean that are there. */
function Legend({ shown: { edges } }: { readonly shown: ShownRoute }) {
  const { t } = useTranslation('addresses');
  const used = explained.filter((look) => edges.some((edge) => edge.look === look));
  if (used.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('legend.title')} sx={legend}>
      {used.map((look) => (
        <li key={look}>
          <svg width={32} height={8} aria-hidden="true">
            <path
              d="M0 4H32"
              stroke={looks[look].colour}
              strokeWidth={1.5}
              strokeDasharray={looks[look].dashes}
            />
          </svg>
          {t(`legend.${look}`)}
        </li>
      ))}
    </Box>
  );
}

const legend = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 5,
  rowGap: 1,
  listStyle: 'none',
  margin: '12px 0 0',
  padding: 0,
  fontSize: 12,
  color: colours.textSoft,
  '& > li': { display: 'flex', alignItems: 'center', gap: 2 },
} as const;

function Words({ words }: { readonly words: readonly RouteSentences[] }) {
  return (
    <Box component="ol" sx={{ margin: 0, paddingLeft: 6, display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
      {words.map(({ key, node, sentences }) => (
        <li key={key}>
          {sentences.join(' ')}
          {node?.kind === 'user' && node.address_id !== null && node.state !== 'removed' ? (
            <UserLink id={node.address_id} name={node.unicode} />
          ) : null}
        </li>
      ))}
    </Box>
  );
}

function UserLink({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useTranslation('addresses');
  const isAllowed = useCan('getUser');
  if (!isAllowed) return null;
  return (
    <>
      {' '}
      <Link to={`/users/list/${id}`} aria-label={t('words.openUserOf', { name })}>
        {t('words.openUser')}
      </Link>
    </>
  );
}
