import Box from '@mui/material/Box';
import type { AddressKind } from '@posthouse/contract/fields/related-address';
import { AtSign, FolderOpen, Globe, List, ListChecks, type LucideIcon, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { colours } from '../../ui/theme/tokens.ts';

const icons: Readonly<Record<AddressKind, LucideIcon>> = {
  user: User,
  alias: AtSign,
  list: List,
  smart_list: ListChecks,
  public_folder: FolderOpen,
};

/** What an address of the account is; external is what is none of it. */
export function AddressKindLabel({ kind }: { readonly kind: AddressKind | null }) {
  const { t } = useTranslation();
  return (
    <Labelled icon={kind === null ? Globe : icons[kind]}>
      {kind === null ? t('address.external') : t(`address.kind.${kind}`)}
    </Labelled>
  );
}

function Labelled({ icon: Icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.5,
        fontSize: 13,
        color: colours.textSoft,
        whiteSpace: 'nowrap',
      }}
    >
      <Icon size={14} aria-hidden style={{ flexShrink: 0 }} />
      {children}
    </Box>
  );
}
