import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ActionAnswer } from '@posthouse/contract';
import { readableName } from '@posthouse/contract/fields/readable-name';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { useVisibleScreens } from '../../ui/navigation/screen.ts';
import { Notice } from '../../ui/page/notice.tsx';
import { colours } from '../../ui/theme/tokens.ts';
import { type Asked, linkOfRule, type Receiver } from './rule-link.ts';

interface TestResultProps {
  readonly answer: ActionAnswer<'testFilter'>;
  readonly score: number;
}

/** For everybody the message would reach: what becomes of it, and which rules were asked. */
export function TestResult({ answer: { receivers, hidden }, score }: TestResultProps) {
  const { t } = useTranslation('test-filter');
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      {receivers.map((receiver) => (
        <Decided key={`${receiver.kind} ${receiver.name}`} receiver={receiver} score={score} />
      ))}
      {hidden > 0 ? <Notice tone="neutral">{t('hidden', { num: hidden })}</Notice> : null}
    </Box>
  );
}

const tones = { inbox: 'good', junk: 'warning', refuse: 'bad' } as const;
/** Which words fit what a receiver is. */
const places = {
  user: 'mailbox',
  alias: 'mailbox',
  list: 'list',
  smart_list: 'list',
  public_folder: 'folder',
  outside: 'outside',
} as const;

function Decided({ receiver, score }: { readonly receiver: Receiver; readonly score: number }) {
  const { t } = useTranslation('test-filter');
  const { kind, verdict, asked } = receiver;
  const name = readableName(receiver.name);
  const sentence =
    verdict === 'refuse' ? t('verdict.refuse', { name }) : t(`verdict.${places[kind]}.${verdict}`, { name });
  return (
    <Box component="section" aria-label={name}>
      <Notice tone={tones[verdict]} title={sentence}>
        {t('decidedBy', { rule: t(`rule.${receiver.decided_by}`) })}
      </Notice>
      <Typography component="h3" variant="h3" sx={{ margin: '16px 0 8px' }}>
        {t('asked')}
      </Typography>
      <Box component="ol" sx={{ margin: 0, paddingLeft: 5, display: 'grid', gap: 2 }}>
        {asked.map((rule) => (
          <li key={rule.rule}>
            <AskedRule rule={rule} receiver={receiver} score={score} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

interface AskedRuleProps {
  readonly rule: Asked;
  readonly receiver: Receiver;
  readonly score: number;
}

function AskedRule({ rule, receiver, score }: AskedRuleProps) {
  const { t } = useTranslation('test-filter');
  const isLast = rule.outcome === 'decides';
  return (
    <>
      <Box component="span" sx={{ fontWeight: isLast ? 580 : 400 }}>
        {t(`rule.${rule.rule}`)}
      </Box>
      <Box sx={{ color: isLast ? colours.text : colours.textSoft, overflowWrap: 'anywhere' }}>
        <Outcome rule={rule} receiver={receiver} score={score} /> <Place rule={rule} receiver={receiver} />
      </Box>
    </>
  );
}

/** What a rule had to say, in a sentence. */
function Outcome({ rule: { rule, outcome, entry }, receiver, score }: AskedRuleProps) {
  const { t } = useTranslation('test-filter');
  const { number } = useFormat();
  if (rule === 'score') {
    const isSpam = score >= receiver.spam_score;
    return t(isSpam ? 'outcome.spam' : 'outcome.notSpam', {
      score: number(score),
      limit: number(receiver.spam_score),
    });
  }
  if (rule === 'accept_from') return t(outcome === 'decides' ? 'outcome.onlyListed' : 'outcome.everyone');
  if (rule === 'dmarc') return t(outcome === 'decides' ? 'outcome.dmarcFails' : 'outcome.dmarcPasses');
  if (rule === 'forged') return t(outcome === 'decides' ? 'outcome.forged' : 'outcome.silent');
  if (entry === null) return t('outcome.silent');
  if (outcome === 'unproven') return t('outcome.unproven');
  return t(receiver.verdict === 'inbox' ? 'outcome.allows' : 'outcome.blocks');
}

/** The entry, or the settings, as a link for those who may see the screen. */
function Place({ rule, receiver }: Omit<AskedRuleProps, 'score'>) {
  const { t } = useTranslation('test-filter');
  const screens = useVisibleScreens();
  const { entry } = rule;
  if (entry?.id === null) return t('entryOfAccount');
  const text = entry ? readableName(entry.text) : t('settings');
  const link = linkOfRule(rule, receiver);
  if (link === undefined || !screens.some(({ path }) => path === link.path))
    return entry ? <strong>{text}</strong> : null;
  return (
    <Link to={link.path} search={link.search}>
      {text}
    </Link>
  );
}
