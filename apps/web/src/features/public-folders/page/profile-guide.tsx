import Box from '@mui/material/Box';
import { folderProfiles } from '@posthouse/contract/fields/folder-profiles';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { colours } from '../../../ui/theme/tokens.ts';

/** Each profile with what it allows. */
export function ProfileGuide() {
  const { t } = useTranslation('public-folders');
  return (
    <Panel title={t('rights.profiles')}>
      <p style={{ margin: '0 0 8px', color: colours.textSoft }}>{t('rights.foldersOnlyHere')}</p>
      <Box component="dl" sx={{ display: 'grid', margin: 0 }}>
        {folderProfiles.map((profile) => (
          <Box key={profile} sx={line}>
            <Box component="dt" sx={{ fontWeight: 550 }}>
              {t(`profile.${profile}`)}
            </Box>
            <Box component="dd" sx={{ margin: 0, color: colours.textSoft }}>
              {t(`can.${profile}`)}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '190px 1fr' },
  columnGap: 4,
  padding: '8px 0',
  '& + &': { borderTop: `1px solid ${colours.border}` },
} as const;
