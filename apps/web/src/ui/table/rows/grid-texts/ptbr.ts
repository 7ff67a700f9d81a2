import { ptBR } from '@mui/x-data-grid/locales';

export const gridTexts = ptBR.components.MuiDataGrid.defaultProps.localeText;
