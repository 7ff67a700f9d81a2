import MuiLink from '@mui/material/Link';
import { createLink } from '@tanstack/react-router';

/** A link inside the panel: typed address, the theme's look. */
export const Link = createLink(MuiLink);
