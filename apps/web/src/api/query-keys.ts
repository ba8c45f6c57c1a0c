/** The signed-in person's tasks: kept by the task screen, read by the dashboard's advice. */
export const todosKey = ['todos'] as const;
