/** Addresses that the server answers itself when they are read, beside the panel's own files. */
export const serverPages =
  '^/(confirm|download|handover|invitation|password|release)/|^/branding/[0-9a-f]{64}\\.png$';
