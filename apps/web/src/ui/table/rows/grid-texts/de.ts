import { deDE } from '@mui/x-data-grid/locales';

export const gridTexts = deDE.components.MuiDataGrid.defaultProps.localeText;
