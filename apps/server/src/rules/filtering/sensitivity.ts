/** From which score on a message is spam, by sensitivity 1 to 10. */
export const spamScores = [15, 12, 10, 8, 6, 5, 4.5, 4, 3, 2] as const;

export const spamScoreOf = (sensitivity: number) => spamScores[sensitivity - 1] ?? spamScores[4];
