import Box from '@mui/material/Box';
import type { ActionAnswer } from '@posthouse/contract';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { colours } from '../../../ui/theme/tokens.ts';

type Answer = ActionAnswer<'getRemovalEffects'>;
type Effect = Answer['effects'][number];
type Kind = Effect['kind'];

/** Mail comes back to whoever sent it. */
const losesMail: readonly Kind[] = ['alias_refused', 'catch_all', 'rule'];
/** Something is left that nobody gets mail from, can open or looks after. */
const hurts: readonly Kind[] = [
  'audit',
  ...losesMail,
  'mailbox_closed',
  'smart_list_ownerless',
  'folder_ownerless',
];

/** Whether mail is lost, at once or once the recycle bin is emptied. */
export const isMailAtStake = ({ mailboxes, effects }: Answer) =>
  mailboxes > 0 || effects.some(({ kind }) => losesMail.includes(kind));

/** What leads to users that are to be removed, and what becomes of it: what hurts first. */
export function RemovalEffects({ answer }: { readonly answer: Answer }) {
  const { t } = useTranslation('users');
  const isHarm = ({ kind }: Effect) => hurts.includes(kind);
  const harm = answer.effects.filter(isHarm);
  const others = answer.effects.filter((effect) => !isHarm(effect));
  return (
    <>
      <MailLine {...answer} />
      {harm.length > 0 ? (
        <Notice tone="warning" title={t('removal.first')}>
          <EffectList effects={harm} />
        </Notice>
      ) : null}
      {others.length > 0 ? (
        <div>
          <Box sx={{ fontWeight: 560 }}>{t('removal.also')}</Box>
          <EffectList effects={others} />
        </div>
      ) : null}
      {answer.effects.length > 0 ? <div>{t('removal.restored')}</div> : null}
    </>
  );
}

function MailLine({ mailboxes: num, used }: Answer) {
  const { t } = useTranslation('users');
  const { number, size } = useFormat();
  if (num === 0) return null;
  const counted = { num, shown: number(num) };
  return (
    <div>
      {used > 0 ? t('removal.mail', { ...counted, used: size(used) }) : t('removal.someMail', counted)}
    </div>
  );
}

function EffectList({ effects }: { readonly effects: readonly Effect[] }) {
  const { t } = useTranslation('users');
  const { number } = useFormat();
  return (
    <Box component="ul" sx={{ margin: '4px 0 0', paddingLeft: 5, display: 'grid', gap: 1 }}>
      {effects.map(({ kind, total, rows }) => {
        const names = rows.map(({ name }) => name).join(', ');
        const more = total - rows.length;
        return (
          <li key={kind}>
            {t(`removal.effect.${kind}`, { num: total, shown: number(total) })}
            {rows.length > 0 ? (
              <Box sx={{ fontSize: 13, color: colours.textSoft, overflowWrap: 'anywhere' }}>
                {more > 0 ? t('removal.more', { names, num: number(more) }) : names}
              </Box>
            ) : null}
          </li>
        );
      })}
    </Box>
  );
}
