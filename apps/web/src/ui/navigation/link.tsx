import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { createLink } from '@tanstack/react-router';

/** A link inside the panel with the theme's look; `app/addresses.dom.test.ts` looks its address up among the routes. */
export const Link = createLink(MuiLink);

/** Leads somewhere, and is therefore a link, but has the weight of a button. */
export const LinkButton = createLink(Button);
