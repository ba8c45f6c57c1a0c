import { terms } from '@halyard/messages/en';
export const priorities = {
  ...terms.priorities,
  level: (priority: string) => `${priority} priority`,
};
