import { frFR } from '@mui/x-data-grid/locales';

export const gridTexts = frFR.components.MuiDataGrid.defaultProps.localeText;
