import { useTranslation } from 'react-i18next';
import { CopyValue } from '../values/copy-value.tsx';
import { Facts } from '../values/facts.tsx';

interface ProofRecordProps {
  readonly host: string;
  readonly type: string;
  readonly value: string;
}

/** A DNS record, part by part to be copied. */
export function ProofRecord({ host, type, value }: ProofRecordProps) {
  const { t } = useTranslation();
  return (
    <Facts
      facts={[
        { label: t('ownership.host'), value: <CopyValue value={host} label={t('ownership.copyHost')} /> },
        { label: t('ownership.type'), value: type },
        { label: t('ownership.value'), value: <CopyValue value={value} label={t('ownership.copyValue')} /> },
      ]}
    />
  );
}
