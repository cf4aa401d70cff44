/**
 * The two errors that the API may be unable to say itself. Apart from the catalogue of errors, so that the page, which
 * has the words of all others from the API, brings along these alone.
 */
export const GENERAL_ERRORS = {
  service_unavailable: {
    status: 503,
    message: { hu: 'A szolgáltatás most nem érhető el. Kérjük, próbáld újra.', en: 'The service is unavailable right now. Please try again.' },
  },
  internal_error: {
    status: 500,
    message: { hu: 'Valami elromlott nálunk. Kérjük, próbáld újra.', en: 'Something went wrong on our side. Please try again.' },
  },
} as const;
