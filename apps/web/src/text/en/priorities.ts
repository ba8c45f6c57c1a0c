export const priorities = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  level: (priority: string) => `${priority} priority`,
};
