/** Of one recipient, or the worst of all of a message: taken, to be tried again, or refused for good. */
export const deliveryStatuses = ['delivered', 'temporary', 'permanent'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];
