export const readPostfixLine = (_l: string, _n: Date) => undefined;
