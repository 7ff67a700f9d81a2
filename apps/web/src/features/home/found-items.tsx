import type { ActionAnswer } from '@posthouse/contract';
import { Fragment, type ReactNode } from 'react';
import { useAction } from '../../api/use-action.ts';
import { planAddress } from '../../domain/imports/plan-address.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, LinkButton } from '../../ui/navigation/link.tsx';
import type { Tone } from '../../ui/theme/tokens.ts';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import { AttentionItem } from './attention-item.tsx';

type Attention = ActionAnswer<'getAttention'>;
type FoundName = Exclude<keyof Attention, 'plans'>;
type Found = NonNullable<Attention[FoundName]>;

interface Kind {
  readonly name: FoundName;
  readonly tone: Tone;
  readonly intro?: string;
  /** The page of one of them. */
  readonly pageOf: (id: string) => string;
  /** The list of exactly these, where there is one. */
  readonly list?: { readonly to: string; readonly search: Readonly<Record<string, string | number>> };
}

/** Users, domains and mailboxes, each named with its page, and most of them as a list. */
export function useFoundItems(attention: Attention | undefined): ReactNode[] {
  const { t } = useTranslation('home');
  const kinds: readonly Kind[] = [
    {
      name: 'incidents',
      tone: 'bad',
      intro: t('attention.incidentsText'),
      pageOf: (id) => `/users/list/${id}`,
    },
    {
      name: 'failing',
      tone: 'bad',
      pageOf: (id) => `/domains/domainlist/${id}/health`,
      list: {
        to: '/domains/domainlist',
        search: { health: 'fail', verification: 'verified', active: 1 },
      },
    },
    {
      name: 'full',
      tone: 'bad',
      intro: t('attention.fullText'),
      pageOf: (id) => `/users/list/${id}`,
      list: { to: '/users/list', search: { over_quota: 1 } },
    },
    {
      name: 'unverified',
      tone: 'warning',
      pageOf: (id) => `/domains/domainlist/${id}`,
      list: { to: '/domains/domainlist', search: { verification: 'verified', not: 'verification' } },
    },
  ];
  const isTold = useIsTold();
  if (attention === undefined) return [];
  const plans = attention.plans.map((plan) => <FollowUpItem key={`plan ${plan.id}`} plan={plan} />);
  const found = kinds.flatMap((kind) => {
    const one = attention[kind.name];
    if (!one || one.num === 0 || (kind.name === 'failing' && isTold(one))) return [];
    return [<FoundItem key={kind.name} kind={kind} found={one} />];
  });
  return [...found, ...plans];
}

/** Rows that waited for their domain were applied while nobody looked. */
function FollowUpItem({ plan }: { readonly plan: Attention['plans'][number] }) {
  const { t } = useTranslation('home');
  const { number } = useFormat();
  const { done, left, problem } = plan;
  const counted = { num: left, count: number(left) };
  return (
    <AttentionItem
      tone={left > 0 ? 'warning' : 'good'}
      title={
        problem
          ? t('attention.planNotAdded', counted)
          : t('attention.plan', { num: done, count: number(done) })
      }
      action={
        <LinkButton variant="outlined" to={planAddress(plan)}>
          {t('attention.openPlan')}
        </LinkButton>
      }
    >
      {problem ? t(`attention.planProblem.${problem}`) : null}
      {left > 0 && !problem ? t('attention.planLeft', counted) : null} <RelativeTime time={plan.ended_at} />
    </AttentionItem>
  );
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
  const { name, tone, intro, pageOf, list } = kind;
  const { num, more, first } = found;
  const count = `${number(num)}${more === 1 ? '+' : ''}`;
  const others = num - first.length;
  return (
    <AttentionItem
      tone={tone}
      title={t(`attention.${name}`, { num, count })}
      action={
        list ? (
          <LinkButton
            variant="outlined"
            {...list}
            aria-label={`${t('attention.all')}: ${t(`attention.${name}`, { num, count })}`}
          >
            {t('attention.all')}
          </LinkButton>
        ) : null
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
