import Box from '@mui/material/Box';
import { Bookmark } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link } from '../../navigation/link.tsx';
import { colours } from '../../theme/tokens.ts';
import { PopoverPanel } from '../controls/popover-panel.tsx';
import { ToolButton } from '../controls/tool-button.tsx';
import type { ListColumns } from '../state/column-choice.ts';
import { isShownAs, savedAddress, shownView, useSavedViews } from '../state/saved-views.ts';
import type { List } from '../state/use-list.ts';
import type { ListSearch } from '../view/view-address.ts';
import { SavedViewRow } from './saved-view-row.tsx';
import { ViewNameForm } from './view-name-form.tsx';

interface ViewsButtonProps {
  readonly list: List;
  readonly columns: ListColumns;
}

/** The views of a list that the admin has given a name, on the server and so in every browser. */
export function ViewsButton({ list, columns }: ViewsButtonProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const views = useSavedViews(list);
  const { path, rules } = list;
  const addresses = views.map((view) => savedAddress(view, rules));
  const shown = shownView(list, columns.choice);
  const close = () => setIsOpen(false);
  return (
    <>
      <ToolButton
        ref={button}
        label={t('list.views.title')}
        icon={Bookmark}
        opens="dialog"
        isOpen={isOpen}
        isOn={addresses.some((address) => isShownAs(list, address))}
        onClick={() => setIsOpen(true)}
      />
      <PopoverPanel title={t('list.views.title')} anchor={isOpen ? button.current : null} onClose={close}>
        <Box component="ul" sx={{ listStyle: 'none', margin: '0 -8px', padding: 0 }}>
          <Box component="li" sx={{ display: 'flex' }}>
            <ViewLink isCurrent={isShownAs(list, {})} search={{}} onGo={close}>
              {t('list.views.all')}
            </ViewLink>
          </Box>
          {views.map((view, index) => (
            <SavedViewRow key={view.id} view={view} shown={shown}>
              <ViewLink
                isCurrent={isShownAs(list, addresses[index] ?? {})}
                search={addresses[index] ?? {}}
                onGo={close}
              >
                {view.name}
              </ViewLink>
            </SavedViewRow>
          ))}
        </Box>
        <Box sx={{ borderTop: `1px solid ${colours.border}`, marginTop: 2, paddingTop: 3 }}>
          <ViewNameForm
            label={t('list.views.save')}
            hint={t('list.views.saveHint')}
            inputFor={(name) => ({ screen: path, name, view: shown })}
            onDone={close}
          />
        </Box>
      </PopoverPanel>
    </>
  );
}

interface ViewLinkProps {
  readonly search: ListSearch;
  readonly isCurrent: boolean;
  readonly onGo: () => void;
  readonly children: string;
}

/** A view is an address: it can be opened in a tab of its own. */
function ViewLink({ search, isCurrent, onGo, children }: ViewLinkProps) {
  return (
    <Link
      to="."
      search={search}
      state={{ isChosenView: true }}
      resetScroll={false}
      preload={false}
      underline="none"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onGo}
      sx={{
        flex: 1,
        minWidth: 0,
        padding: '7px 8px',
        borderRadius: 1,
        color: colours.text,
        overflowWrap: 'anywhere',
        '&:hover': { backgroundColor: colours.hover },
        '&[aria-current]': { fontWeight: 600, color: colours.accent },
      }}
    >
      {children}
    </Link>
  );
}
