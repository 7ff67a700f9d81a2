import Button from '@mui/material/Button';
import { createLink } from '@tanstack/react-router';

/** Leads somewhere, and is therefore a link, but has the weight of a button. */
export const LinkButton = createLink(Button);
