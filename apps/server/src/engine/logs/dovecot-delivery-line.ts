export const readDeliveryLine = (_l: string) => undefined;
