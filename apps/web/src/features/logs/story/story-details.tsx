import { readableName } from '@posthouse/contract/fields/readable-name';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { CopyValue } from '../../../ui/values/copy-value.tsx';
import { DetailList } from '../../../ui/values/detail-list.tsx';
import { harmless } from '../../../ui/values/foreign-text.tsx';
import { ExactTime } from '../../../ui/values/relative-time.tsx';
import { Address, MessageSize, Sender } from '../mail-log-cells.tsx';
import type { Story } from './story.ts';

/** What the message says of itself. */
export function StoryDetails({ story }: { readonly story: Story }) {
  const { t } = useTranslation('logs');
  const { t: test } = useTranslation('test-filter');
  const { at, sender, from, message_id, bytes } = story;
  const isOtherFrom = from !== '' && from !== sender;
  return (
    <Panel title={t('story.details')}>
      <DetailList
        details={[
          { label: t('column.at'), value: <ExactTime time={at} /> },
          {
            label: t('story.sender'),
            value: sender === '' ? <Sender from="" /> : <Copied address={sender} />,
          },
          { label: test('form.headerFrom'), value: isOtherFrom ? <Copied address={from} /> : null },
          {
            label: t('story.messageId'),
            value: message_id === '' ? null : <CopyValue value={harmless(message_id)} />,
          },
          { label: t('column.bytes'), value: bytes === null ? null : <MessageSize bytes={bytes} /> },
        ].filter(({ value }) => value !== null)}
      />
    </Panel>
  );
}

/** As it is in the DNS; also as its readers write it where that differs. */
function Copied({ address }: { readonly address: string }) {
  return (
    <>
      {readableName(address) === address ? null : <Address address={address} />}
      <CopyValue value={harmless(address)} />
    </>
  );
}
