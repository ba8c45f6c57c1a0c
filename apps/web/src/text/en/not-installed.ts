export const notInstalled = {
  status: 'Not installed yet',
  explanation: 'This screen arrives with one of the next versions. Nothing you see elsewhere depends on it.',
  back: 'Back to the dashboard',
  screens: {
    crimeAnalysis: {
      title: 'Crime Data Analysis',
      about: 'Police open data by month and area, with its coverage stated.',
    },
    schemas: { title: 'Schema Explorer', about: 'JSON Schemas as trees, made from samples, compared and validated.' },
  },
};
