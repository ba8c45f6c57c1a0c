/** What stands beside the forms of visitors. */
export const pledges = [
  {
    title: 'Every number opens its records',
    text: 'A figure is a link to the rows it counts, and nothing on a screen is made up.',
  },
  {
    title: 'One log of what happened',
    text: 'History, figures and notifications are views of one append-only, verifiable event log.',
  },
  {
    title: 'Yours, on one machine',
    text: 'One process with database and identity inside. It works with no internet at all.',
  },
];
