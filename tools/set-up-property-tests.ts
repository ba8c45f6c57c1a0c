import fc from 'fast-check';

// The same commit gives the same result twice. HALYARD_TEST_SEED explores another part of what may be generated.
fc.configureGlobal({ seed: Number(process.env.HALYARD_TEST_SEED ?? 20_261_123) });
