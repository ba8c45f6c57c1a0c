export const hrefOfThreat = (id: string): string => `/threats?threat=${encodeURIComponent(id)}`;
