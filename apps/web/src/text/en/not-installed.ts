export const notInstalled = {
  status: 'Not installed yet',
  explanation: 'This screen arrives with one of the next versions. Nothing you see elsewhere depends on it.',
  back: 'Back to the dashboard',
  screens: {
    threats: {
      title: 'Threat Analysis',
      about: 'Threats by period, severity, type and source, with their history and a map.',
    },
    network: {
      title: 'Entity Network Analysis',
      about: 'People, organisations and locations, and how they are connected.',
    },
    security: { title: 'Security Operations', about: 'Incidents with their timeline, playbooks, alerts and reports.' },
    crimeAnalysis: {
      title: 'Crime Data Analysis',
      about: 'Police open data by month and area, with its coverage stated.',
    },
    schemas: { title: 'Schema Explorer', about: 'JSON Schemas as trees, made from samples, compared and validated.' },
    notifications: { title: 'Notifications', about: 'What needs your attention, sorted by day and kind.' },
  },
};
