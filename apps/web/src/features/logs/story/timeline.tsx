import { useTranslation } from '../../../i18n/use-translation.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { harmless } from '../../../ui/values/foreign-text.tsx';
import { ChecksStep } from './checks-step.tsx';
import { ScoreStep } from './score-step.tsx';
import { Note, Step, Steps } from './step.tsx';
import type { Story } from './story.ts';

interface TimelineProps {
  readonly story: Story;
}

/** What is the same for all recipients: who handed it in, and what was found out about it. */
export function Timeline({ story }: TimelineProps) {
  const { t } = useTranslation('logs');
  return (
    <Panel title={t('story.timeline')}>
      <Steps label={t('story.timeline')}>
        <ClientStep story={story} />
        {story.filter ? <ChecksStep filter={story.filter} /> : null}
        {story.filter ? <ScoreStep filter={story.filter} recipients={story.recipients} /> : null}
      </Steps>
    </Panel>
  );
}

/** As Postfix calls a server whose address has no name. */
const nameless = ['', 'unknown'];

function ClientStep({ story: { client, at, sender } }: TimelineProps) {
  const { t } = useTranslation('logs');
  const step = { tone: 'neutral', at, heading: 'h3' } as const;
  if (client === null)
    return sender === '' ? (
      <Step {...step} title={t('story.client.notice')} />
    ) : (
      <Step {...step} title={t('story.client.inside')}>
        <Note>{t('story.client.insideHint')}</Note>
      </Step>
    );
  const { name, ip, login } = client;
  if (login !== '')
    return (
      <Step {...step} title={t('story.client.login', { login: harmless(login) })}>
        {ip === '' ? null : <Note>{t('story.client.loginIp', { ip })}</Note>}
      </Step>
    );
  const isNameless = nameless.includes(name);
  return (
    <Step
      {...step}
      title={isNameless ? t('story.client.nameless') : t('story.client.server', { name: harmless(name) })}
    >
      <Note>{ip}</Note>
    </Step>
  );
}
