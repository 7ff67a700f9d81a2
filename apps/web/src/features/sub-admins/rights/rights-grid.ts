/** An area beside its levels, as in the head of the grid. */
export const rightsGrid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(130px, 190px) minmax(0, 1fr)',
  columnGap: 4,
  alignItems: 'start',
} as const;

export const levelTrack = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } as const;
