/** An alert's number as people write it: 7 is ALT-000007. */
export const alertNumber = (number: number): string => `ALT-${String(number).padStart(6, '0')}`;
