import { esES } from '@mui/x-data-grid/locales';

export const gridTexts = esES.components.MuiDataGrid.defaultProps.localeText;
