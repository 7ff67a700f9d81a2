import type { ActionAnswer } from '@posthouse/contract';
import { Fragment, type ReactNode } from 'react';
import { useAction } from '../../api/use-action.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, LinkButton } from '../../ui/navigation/link.tsx';
import type { Tone } from '../../ui/theme/tokens.ts';
import { AttentionItem } from './attention-item.tsx';

type Attention = ActionAnswer<'getAttention'>;
type Found = NonNullable<Attention[keyof Attention]>;

interface Kind {
  readonly name: keyof Attention;
  readonly tone: Tone;
  readonly intro?: string;
  /** The page of one of them. */
  readonly pageOf: (id: string) => string;
  /** The list of exactly these. */
  readonly list: string;
  readonly search: Readonly<Record<string, string | number>>;
}

/** Domains and mailboxes, each named with its page, and all of them as a list. */
export function useFoundItems(attention: Attention | undefined): ReactNode[] {
  const { t } = useTranslation('home');
  const kinds: readonly Kind[] = [
    {
      name: 'failing',
      tone: 'bad',
      pageOf: (id) => `/domains/domainlist/${id}/health`,
      list: '/domains/domainlist',
      search: { health: 'fail', verification: 'verified', active: 1 },
    },
    {
      name: 'full',
      tone: 'bad',
      intro: t('attention.fullText'),
      pageOf: (id) => `/users/list/${id}`,
      list: '/users/list',
      search: { over_quota: 1 },
    },
    {
      name: 'unverified',
      tone: 'warning',
      pageOf: (id) => `/domains/domainlist/${id}`,
      list: '/domains/domainlist',
      search: { verification: 'verified', not: 'verification' },
    },
  ];
  const isTold = useIsTold();
  if (attention === undefined) return [];
  return kinds.flatMap((kind) => {
    const found = attention[kind.name];
    if (!found || found.num === 0 || (kind.name === 'failing' && isTold(found))) return [];
    return [<FoundItem key={kind.name} kind={kind} found={found} />];
  });
}

/** Domains whose mail is at risk are named by the security warnings: where there are no others, that is enough. */
function useIsTold(): (found: Found) => boolean {
  const warnings = useAction('getAdminInfo', {}).data?.security_warnings ?? [];
  const stopped = warnings.flatMap((one) => (one.code === 'mail_stopped' ? one.domains : []));
  return ({ num, first }) =>
    num === first.length && first.every(({ id }) => stopped.some((domain) => domain.id === id));
}

function FoundItem({ kind, found }: { readonly kind: Kind; readonly found: Found }) {
  const { t } = useTranslation('home');
  const { t: shared } = useTranslation();
  const { number } = useFormat();
  const { name, tone, intro, pageOf, list, search } = kind;
  const { num, more, first } = found;
  const count = `${number(num)}${more === 1 ? '+' : ''}`;
  const others = num - first.length;
  return (
    <AttentionItem
      tone={tone}
      title={t(`attention.${name}`, { num, count })}
      action={
        <LinkButton
          variant="outlined"
          to={list}
          search={search}
          aria-label={`${t('attention.all')}: ${t(`attention.${name}`, { num, count })}`}
        >
          {t('attention.all')}
        </LinkButton>
      }
    >
      {intro ? `${intro} ` : null}
      {first.map((one, index) => (
        <Fragment key={one.id}>
          {index > 0 ? ', ' : null}
          <Link to={pageOf(one.id)}>{one.name}</Link>
        </Fragment>
      ))}
      {others > 0
        ? ` ${shared('operation.more', { num: `${number(others)}${more === 1 ? '+' : ''}` })}`
        : null}
    </AttentionItem>
  );
}
