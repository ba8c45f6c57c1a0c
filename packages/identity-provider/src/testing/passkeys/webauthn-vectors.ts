// Test vectors of WebAuthn level 3 (W3C, section "Test Vectors"), in base64url. Relying party `example.org`, page
// `https://example.org`. The authenticator of each makes sure of its user as chance would have it.

/** `none-es256`. */
export const noneEs256 = {
  registration: {
    challenge: 'AMMPt4UxxGTStncdq417YDwBFi8vpIa-pw8oOuVW4TA',
    id: '-R85HbTJsv3g6nAYnLo_tj9Xm6YSKzOtlP8-wzAIS-Q',
    clientDataJSON: [
      'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiQU1NUHQ0VXh4R1RTdG5jZHE0MTdZRHdCRmk4dnBJYS1w',
      'dzhvT3VWVzRUQSIsIm9yaWdpbiI6Imh0dHBzOi8vZXhhbXBsZS5vcmciLCJjcm9zc09yaWdpbiI6ZmFsc2UsImV4dHJhRGF0',
      'YSI6ImNsaWVudERhdGFKU09OIG1heSBiZSBleHRlbmRlZCB3aXRoIGFkZGl0aW9uYWwgZmllbGRzIGluIHRoZSBmdXR1cmUs',
      'IHN1Y2ggYXMgdGhpczogQmtRZURqZGNUQnJYQmlBd0pUTEU1USJ9',
    ].join(''),
    attestationObject: [
      'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVikv6vDdDKViwYzYNOtZGHJxHNa5_jt1GWSpeDwFFKy5LVZAAAAAIRGzLmr',
      'HbN0dQsjZ_9vOh8AIPkfOR20ybL94OpwGJy6P7Y_V5umEiszrZT_PsMwCEvkpQECAyYgASFYIK_voW-XypstI-uGzLZAmNIN',
      'uQhWBi6yScM6m2cvJt9hIlggkwpWuHovymYzSwNFir-HlxfBLMaO1zKQry4mZHlrkiA',
    ].join(''),
  },
  authentication: {
    challenge: 'OcDnUhQXulTUPo3JUXT0I97pvzzYBP9tZchXyav01Ag',
    authenticatorData: 'v6vDdDKViwYzYNOtZGHJxHNa5_jt1GWSpeDwFFKy5LUZAAAAAA',
    clientDataJSON: [
      'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiT2NEblVoUVh1bFRVUG8zSlVYVDBJOTdwdnp6WUJQOXRaY2hY',
      'eWF2MDFBZyIsIm9yaWdpbiI6Imh0dHBzOi8vZXhhbXBsZS5vcmciLCJjcm9zc09yaWdpbiI6ZmFsc2V9',
    ].join(''),
    signature: 'MEYCIQD1Ck4uRAkknEqFO6NhKC8JhB303UVHoTqHeAIY3v_NOAIhAISArA8Lk1OBdPV1vxGh3V14xuSGAT-TcpXqE2U-Mx6H',
  },
};

/** `packed-self-es256`. */
export const packedSelfEs256 = {
  registration: {
    challenge: 'eGnCt3LUtY66k3jPjynibPk1qnffDaifqZwL3Ap29-U',
    id: 'RV7zTiBDqH2z1K_rObvLbMMt-TR8eJqGXs3KEpy-9Yw',
    clientDataJSON: [
      'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiZUduQ3QzTFV0WTY2azNqUGp5bmliUGsxcW5mZkRhaWZx',
      'WndMM0FwMjktVSIsIm9yaWdpbiI6Imh0dHBzOi8vZXhhbXBsZS5vcmciLCJjcm9zc09yaWdpbiI6ZmFsc2UsImV4dHJhRGF0',
      'YSI6ImNsaWVudERhdGFKU09OIG1heSBiZSBleHRlbmRlZCB3aXRoIGFkZGl0aW9uYWwgZmllbGRzIGluIHRoZSBmdXR1cmUs',
      'IHN1Y2ggYXMgdGhpczogVTloVFh2S0UyVVJrTW5iXzB4WUhWZyJ9',
    ].join(''),
    attestationObject: [
      'o2NmbXRmcGFja2VkZ2F0dFN0bXSiY2FsZyZjc2lnWEYwRAIgBnogdUq5JQBdvzeAl8khIAMVgccyKNH7T1uIG819qYMCIH_H',
      'sUdVjHwOujrxi9nRIfo9OibRf-PyICchePRztgBtaGF1dGhEYXRhWKS_q8N0MpWLBjNg061kYcnEc1rn-O3UZZKl4PAUUrLk',
      'tV0AAAAA34UOCdtq-9-rUWl3kVBs_AAgRV7zTiBDqH2z1K_rObvLbMMt-TR8eJqGXs3KEpy-9YylAQIDJiABIVgg6xUcgXay',
      'JcxlFVn-zwevRQ_YWAIEZlazTBj2zxk4Q8UiWCCSe4qkJ6K-G4g00jOi009h8Tv9RBGcMl1YluGD_uSE8g',
    ].join(''),
  },
  authentication: {
    challenge: 'RHihCxNSNI3RYME1Ow1Gm12xnrkcJ_ffpv7Tn-Jq8gs',
    authenticatorData: 'v6vDdDKViwYzYNOtZGHJxHNa5_jt1GWSpeDwFFKy5LUJAAAAAA',
    clientDataJSON: [
      'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiUkhpaEN4TlNOSTNSWU1FMU93MUdtMTJ4bnJrY0pfZmZwdjdU',
      'bi1KcThncyIsIm9yaWdpbiI6Imh0dHBzOi8vZXhhbXBsZS5vcmciLCJjcm9zc09yaWdpbiI6ZmFsc2UsImV4dHJhRGF0YSI6',
      'ImNsaWVudERhdGFKU09OIG1heSBiZSBleHRlbmRlZCB3aXRoIGFkZGl0aW9uYWwgZmllbGRzIGluIHRoZSBmdXR1cmUsIHN1',
      'Y2ggYXMgdGhpczogZ1RiNTNyejZFaFNXb21YR3ppbUMxUSJ9',
    ].join(''),
    signature: 'MEQCIDMQuUMZA8QB8b4r3I0jpAB2gtu93PhGmUlHt_Rl2vhAAiBOlN0ABHsxYGGzuZdyt-_ZWZSoPvWEs7a4Jeo1UCUbZg',
  },
};

/** `packed-es256`. */
export const packedEs256 = {
  registration: {
    challenge: 'wRhKX934BF4T3Ef1S2H1pla2ZrWQGPFthw6SVumVIBI',
    id: 'yab1s0YtAoc_6gxWhiI0-Z8IFygITlEbt3YCAaiQVKU',
    clientDataJSON: [
      'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoid1JoS1g5MzRCRjRUM0VmMVMySDFwbGEyWnJXUUdQRnRo',
      'dzZTVnVtVklCSSIsIm9yaWdpbiI6Imh0dHBzOi8vZXhhbXBsZS5vcmciLCJjcm9zc09yaWdpbiI6ZmFsc2UsImV4dHJhRGF0',
      'YSI6ImNsaWVudERhdGFKU09OIG1heSBiZSBleHRlbmRlZCB3aXRoIGFkZGl0aW9uYWwgZmllbGRzIGluIHRoZSBmdXR1cmUs',
      'IHN1Y2ggYXMgdGhpczogOWE4Yk5ZaktDZ1dyQlhVLWZDbDFhZyJ9',
    ].join(''),
    attestationObject: [
      'o2NmbXRmcGFja2VkZ2F0dFN0bXSjY2FsZyZjc2lnWEcwRQIgPxnsSyKfRquMRe_ym5BP8QwDkNxAvxIW8Ep49M66NCUCIQD-',
      'cEGjJ1mv8FoPnybHCpmceihEUbqJI0odNIPCXiGSW2N4NWOBWQIlMIICITCCAcigAwIBAgIRAIjCIPg8jvH-r-lN6uRfqtAw',
      'CgYIKoZIzj0EAwIwYjEeMBwGA1UEAwwVV2ViQXV0aG4gdGVzdCB2ZWN0b3JzMQwwCgYDVQQKDANXM0MxJTAjBgNVBAsMHEF1',
      'dGhlbnRpY2F0b3IgQXR0ZXN0YXRpb24gQ0ExCzAJBgNVBAYTAkFBMCAXDTI0MDEwMTAwMDAwMFoYDzMwMjQwMTAxMDAwMDAw',
      'WjBfMR4wHAYDVQQDDBVXZWJBdXRobiB0ZXN0IHZlY3RvcnMxDDAKBgNVBAoMA1czQzEiMCAGA1UECwwZQXV0aGVudGljYXRv',
      'ciBBdHRlc3RhdGlvbjELMAkGA1UEBhMCQUEwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAASpG6Q4lAndOKQoFBlAyo_rGsDX',
      'tDUFWBBKN3ekkyLzeYRA83izOYqy07t7-RMiyS6yNVb1mtCoNv7Ex2Y7Dk3Do2AwXjAMBgNVHRMBAf8EAjAAMA4GA1UdDwEB',
      '_wQEAwIHgDAdBgNVHQ4EFgQUpYm6ctBghCqxH3T7JGve2rFvm5swHwYDVR0jBBgwFoAURa_3FbDdeGdB_umW68FlR6OTGx4w',
      'CgYIKoZIzj0EAwIDRwAwRAIgFya52F7Nil7VEWNyLKOiCIb9myQqCqBFPUQhFgdd79UCIH70ceUwrIeWGoin8NDBewkf_GuS',
      'ONMPefY1tBe-WRDnaGF1dGhEYXRhWKS_q8N0MpWLBjNg061kYcnEc1rn-O3UZZKl4PAUUrLktU0AAAAAh2yk9SBxw-myVQnv',
      'LN9-1gAgyab1s0YtAoc_6gxWhiI0-Z8IFygITlEbt3YCAaiQVKWlAQIDJiABIVggHPJ_JdpZEgikI5wuMk8QT1hVJUeaKe3u',
      '3YMPSOd66uUiWCBZ5LfabAEG4gbOOQyTq5ihWl7DiH5X8Mwr7OgDuSDEIw',
    ].join(''),
  },
  authentication: {
    challenge: 'sRBvpGpXvvF4FRHAVX3ImKA0E9Xw8X0kRjDBlMfhrbU',
    authenticatorData: 'v6vDdDKViwYzYNOtZGHJxHNa5_jt1GWSpeDwFFKy5LUNAAAAAA',
    clientDataJSON: [
      'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoic1JCdnBHcFh2dkY0RlJIQVZYM0ltS0EwRTlYdzhYMGtSakRC',
      'bE1maHJiVSIsIm9yaWdpbiI6Imh0dHBzOi8vZXhhbXBsZS5vcmciLCJjcm9zc09yaWdpbiI6ZmFsc2UsImV4dHJhRGF0YSI6',
      'ImNsaWVudERhdGFKU09OIG1heSBiZSBleHRlbmRlZCB3aXRoIGFkZGl0aW9uYWwgZmllbGRzIGluIHRoZSBmdXR1cmUsIHN1',
      'Y2ggYXMgdGhpczogQVpNd3lNeEliRDgtdWd1Rk5wNnI4USJ9',
    ].join(''),
    signature: 'MEUCIGlJadPuko3m8C7yOpxkTX13mRZFFzSpS0MlQvSYoevpAiEAiwgZyCQhipcVLNCZxVv7FHeynZAKSaZAGDFPm_zNoWM',
  },
};

/** `packed-rs256`. */
export const packedRs256 = {
  registration: {
    challenge: 'vqjwdwAJvVfywN9v6p90Oifkthu-kjyGLHqtep_I5KY',
    id: 'mSoYrMg_Z1M2AMETiktMS9I23hNinPAl7RfLALALdN8',
    clientDataJSON: [
      'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoidnFqd2R3QUp2VmZ5d045djZwOTBPaWZrdGh1LWtqeUdM',
      'SHF0ZXBfSTVLWSIsIm9yaWdpbiI6Imh0dHBzOi8vZXhhbXBsZS5vcmciLCJjcm9zc09yaWdpbiI6ZmFsc2V9',
    ].join(''),
    attestationObject: [
      'o2NmbXRmcGFja2VkZ2F0dFN0bXSjY2FsZyZjc2lnWEcwRQIhAIuMXG6owULAMuC-aeE1PURGHFyRCZQc3alRuXbrlbazAiBN',
      'UvQGwZ4lSz_5WJvRgHD7BVrI2xL90KZzS-qdcWjpAGN4NWOBWQImMIICIjCCAcegAwIBAgIQH2-3pezoG0WJa5g6mV2l8zAK',
      'BggqhkjOPQQDAjBiMR4wHAYDVQQDDBVXZWJBdXRobiB0ZXN0IHZlY3RvcnMxDDAKBgNVBAoMA1czQzElMCMGA1UECwwcQXV0',
      'aGVudGljYXRvciBBdHRlc3RhdGlvbiBDQTELMAkGA1UEBhMCQUEwIBcNMjQwMTAxMDAwMDAwWhgPMzAyNDAxMDEwMDAwMDBa',
      'MF8xHjAcBgNVBAMMFVdlYkF1dGhuIHRlc3QgdmVjdG9yczEMMAoGA1UECgwDVzNDMSIwIAYDVQQLDBlBdXRoZW50aWNhdG9y',
      'IEF0dGVzdGF0aW9uMQswCQYDVQQGEwJBQTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABLeza3VCoREgtEPHlNDJn9wloGt2',
      'WGQT2B4IYWPvb-FHpVevw04oYdkFfW1GXUcFoDEFUL3utfNe41uUJauFmYGjYDBeMAwGA1UdEwEB_wQCMAAwDgYDVR0PAQH_',
      'BAQDAgeAMB0GA1UdDgQWBBT7N7ZHvM-55U2YnqqswWM4aHA_szAfBgNVHSMEGDAWgBRFr_cVsN14Z0H-6ZbrwWVHo5MbHjAK',
      'BggqhkjOPQQDAgNJADBGAiEAuGvBKdkq_KfZhpo59w8TmjBbQHOjnrZU2BQkvtV1fZECIQDPn3xgyrfEp9Pn8AIPKBqT1P0K',
      'n5USG5ifVpMqaIhfumhhdXRoRGF0YVkCG7-rw3QylYsGM2DTrWRhycRzWuf47dRlkqXg8BRSsuS1XQAAAABCj4h4KYuYYqNq',
      '2MdSe_7yACCZKhisyD9nUzYAwROKS0xL0jbeE2Kc8CXtF8sAsAt036QBAwM5AQAgWQG0A___________________________',
      '________________________________________________________________________________________________',
      '__________________________________________________________________________________________f_____',
      '________________________________________________________________________________________________',
      '____________________________________________________gAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
      'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
      'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAASFDAQAB',
    ].join(''),
  },
  authentication: {
    challenge: 'KV9Z9fqP5ixayp4nYmx4yNo3aubYzS3SmuutYB4bxMU',
    authenticatorData: 'v6vDdDKViwYzYNOtZGHJxHNa5_jt1GWSpeDwFFKy5LUZAAAAAA',
    clientDataJSON: [
      'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiS1Y5WjlmcVA1aXhheXA0bllteDR5Tm8zYXViWXpTM1NtdXV0',
      'WUI0YnhNVSIsIm9yaWdpbiI6Imh0dHBzOi8vZXhhbXBsZS5vcmciLCJjcm9zc09yaWdpbiI6ZmFsc2V9',
    ].join(''),
    signature: [
      'AQY9UtfDm01DL8cGPF2T5YK9yxaInNcfiI1n2IDqcwpChJjTvI4e4R8rHsvmwpKxGMVf-q3e-oytClTdE3xR8e7Gc_G7bE0X',
      'idaCaiIrItD1hfyQH9yTMhLledGZuJ1nKqRIkTM-ahNVU2Al6CslWQJWw1OCKbVXNwg7L2uTd-SeJHLxGVL3n90NoYC1_9kB',
      'tASajwgbtAcRvvdsYq7ZQ1cfLQV1MEy1SdaNiJL5UIajD5Nxau6Bj43AbpbA1eDtTPqf2Hc9kEZLaM8UD3mGZm_5yeMwKs0F',
      'NdYNdp9GXiq1fviqvIn8z-97oypkFUqLPSa-Ipj0cLjMU3fb49_UsLRfjwHmO95s_Ha2J3H5twqifPQBUsrZOqWs14T9S5D2',
      'duLqgo0L8kAK67quQVPlg49Tf4i2IoNGeCqTqJm-Zux33kWz788xHaYyHJLmsM0Rv-ZTvz6YzujjQfAtZ9u2-cmNnoF4CQz7',
      'W3D7xtVBWZrHlK4vHU3hKG7I3owtr3sdFchDjpDZJN9cGQRSIKTIQ4wbl5u-AWzz0O7sI8OZnUiCzGRbd23pMHVmEs3G3TmB',
      'YP8Cpg',
    ].join(''),
  },
};

/** `none-es256-crossOrigin`. */
export const crossOrigin = {
  registration: {
    challenge: 'O-WqzQNTcUJHI0CrWWnyQPHYdxbiC2gHrCMGVfpLO0k',
    id: 'bhBQwNLKLwfHVcssZqdMZPpDBlwY-Tg1TZkV2yvVzlc',
    clientDataJSON: [
      'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiTy1XcXpRTlRjVUpISTBDcldXbnlRUEhZZHhiaUMyZ0hy',
      'Q01HVmZwTE8wayIsIm9yaWdpbiI6Imh0dHBzOi8vZXhhbXBsZS5vcmciLCJjcm9zc09yaWdpbiI6dHJ1ZSwiZXh0cmFEYXRh',
      'IjoiY2xpZW50RGF0YUpTT04gbWF5IGJlIGV4dGVuZGVkIHdpdGggYWRkaXRpb25hbCBmaWVsZHMgaW4gdGhlIGZ1dHVyZSwg',
      'c3VjaCBhcyB0aGlzOiB6WnF1RXREUjlEV3FwVzV0QldURnVnIn0',
    ].join(''),
    attestationObject: [
      'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVikv6vDdDKViwYzYNOtZGHJxHNa5_jt1GWSpeDwFFKy5LVFAAAAAIg_T2AU',
      '8ZwJ2HqjgSO-SNAAIG4QUMDSyi8Hx1XLLGanTGT6QwZcGPk4NU2ZFdsr1c5XpQECAyYgASFYICIgCkc_kLEQeIUVUNA7TkSi',
      'J5-MTsonsxU97f4D5Ol9Ilggy9C-ledGrW9agZG-EXVuTAQg5y9ltGbTm8VrixI6nG4',
    ].join(''),
  },
  authentication: {
    challenge: 'h2qlF7qD_e5l_P_bykyE7q5dVPgEGh_IXJkeW7snMTc',
    authenticatorData: 'v6vDdDKViwYzYNOtZGHJxHNa5_jt1GWSpeDwFFKy5LUFAAAAAA',
    clientDataJSON: [
      'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiaDJxbEY3cURfZTVsX1BfYnlreUU3cTVkVlBnRUdoX0lYSmtl',
      'Vzdzbk1UYyIsIm9yaWdpbiI6Imh0dHBzOi8vZXhhbXBsZS5vcmciLCJjcm9zc09yaWdpbiI6dHJ1ZSwiZXh0cmFEYXRhIjoi',
      'Y2xpZW50RGF0YUpTT04gbWF5IGJlIGV4dGVuZGVkIHdpdGggYWRkaXRpb25hbCBmaWVsZHMgaW4gdGhlIGZ1dHVyZSwgc3Vj',
      'aCBhcyB0aGlzOiA5MnBjVFZEMEFieS1xNGR0bWo2ZWZnIn0',
    ].join(''),
    signature: 'MEYCIQDrEvzyOxJ2TA8SLiI3H6uS4oOHn9eY847hhByVG25A5wIhAMdiN_-dt3s8VvMIN82moJrPoukVVE5gnAczsRhANtHP',
  },
};

/** `none-es256-long-credential-id`. */
export const longId = {
  registration: {
    challenge: 'ERPHJlzPXmUSQoL6HXgZp6FMuFOapM2-x0h-XzXY7Gw',
    id: [
      'OnYaThZ0rWxDBYaUNcDu6cKGFywim7kbSLStoUDAhjQXAxMFzOW0onqI1_5yil9aYn3ncbS0Dnfxh5gMEk-f6DLXE2AQQ2oF',
      'bM5xZoBYfSMYfPH8LGKuhvw-UI7pYX_8dPvBBIjsFuxekJYyhmmomHCbZV5UlzjGZsGuYoHcO19zPCUdPu-3bucKOAXKkbzB',
      'jknI3H9j68tIa6jD1qtSuI_3LGpbtHwy8-6Gg6PdyKv2CHBEjsiiG1vcsYPH3q2HAlVXWm35brG2oqEBl4DLqeSIexf_EWS7',
      'vMEOsNhu11mEzT-jQZEDAkUH39nOj5LFaveRTLC7ULh7qCoxK7fc2TAo29zWrbJml5ZnFYM1Fx42gtN3VXAe2_nYcoRqKR1J',
      '5X7wnaHsY39QUu0qp0B_fmGCdGjpS0YYRPTGe-X6nGBVpWb4_fwp1L94qf8nX1UsxoulQ_o5Yu6jb9HqhFN2RXfQIdChge_B',
      '9hAKsuQRADniHuFpcL2nQythNEkhVa_BJilbOi7M0Sxmpo40CWnplePoycR245XPwhIDQUEQd5R08cl5dAZjfb5BTxMlGdO_',
      'DOTwFzTvDhoSw61gT_FddmsWJNtqWnzL_3vDXJkI35Sronfgr0jwT_PRY4HEflo37TmIpno7HsqpJjNrMzkf_wQSj4aZkcn6',
      'vZBbb-PO71-LYw7BxdJjbVsZYa1cpQBBcPb15IJ5Kq2YmwKH_pHlxHlAM5cVLx-laqebFW60fmyOo-sXXDTPs4rY53KHRjmx',
      'Aj1NATlclOVYMWccwCKqb6HgKgLC5KvHdvaWDlH4O3GowPIHtqNHVzl3gSyapUgLABGqc5vUt2wYwADMR1fM7MuSDwB8QMAO',
      'N-WrIUds2fYFSo__tVoQj1xwbizqIEnYH9Mh_0fSpXYbCACVWrHU9IifVahOJgHGhPF6St50U-pJWR0LWcjZp2UFL2IhnPbv',
      'Sl3ZU58GF9brvrznwABFVHXRhEniXEnvmh4-_hjAkILr4gWNfDR976qS8GZFU7gFx9drv85fMwrKIgrJCniTgPxHnqDYeTIF',
      'gTzKWQqRL2ma1S-ZGhvApQPD7EsqaWcZ48JlkahxJ_cwXMfnL0yOOTVeuwalsQQpkPOHEO56phLuQ3S7guh4WFpwqWwqa0fx',
      'AaT_FUvk_XajFnV3pcxU2RZ8FUxprDVIXkTMiYtxnhvjzJwPtWJLj4oNrhCUekG_hItsG7M9EAbsB31-KG4_KntIQ3FjkBGU',
      'Sf4nIegaXtIzPTMccSB2XaWPra5zwZ2ajEUJz4rB6dmLeZpSdFCQaXObWCPz-0lmY4IAM0JpiO78pT5YDg-eDf4JkvwuU6l-',
      'BTY5-YV3BY-ZW9vUHO_b',
    ].join(''),
    clientDataJSON: [
      'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiRVJQSEpselBYbVVTUW9MNkhYZ1pwNkZNdUZPYXBNMi14',
      'MGgtWHpYWTdHdyIsIm9yaWdpbiI6Imh0dHBzOi8vZXhhbXBsZS5vcmciLCJjcm9zc09yaWdpbiI6ZmFsc2V9',
    ].join(''),
    attestationObject: [
      'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVkEg7-rw3QylYsGM2DTrWRhycRzWuf47dRlkqXg8BRSsuS1SQAAAACPM2DC',
      'zRsKwU_-B5XF0mOOA_86dhpOFnStbEMFhpQ1wO7pwoYXLCKbuRtItK2hQMCGNBcDEwXM5bSieojX_nKKX1pifedxtLQOd_GH',
      'mAwST5_oMtcTYBBDagVsznFmgFh9Ixh88fwsYq6G_D5Qjulhf_x0-8EEiOwW7F6QljKGaaiYcJtlXlSXOMZmwa5igdw7X3M8',
      'JR0-77du5wo4BcqRvMGOScjcf2Pry0hrqMPWq1K4j_csalu0fDLz7oaDo93Iq_YIcESOyKIbW9yxg8ferYcCVVdabflusbai',
      'oQGXgMup5Ih7F_8RZLu8wQ6w2G7XWYTNP6NBkQMCRQff2c6PksVq95FMsLtQuHuoKjErt9zZMCjb3NatsmaXlmcVgzUXHjaC',
      '03dVcB7b-dhyhGopHUnlfvCdoexjf1BS7SqnQH9-YYJ0aOlLRhhE9MZ75fqcYFWlZvj9_CnUv3ip_ydfVSzGi6VD-jli7qNv',
      '0eqEU3ZFd9Ah0KGB78H2EAqy5BEAOeIe4WlwvadDK2E0SSFVr8EmKVs6LszRLGamjjQJaemV4-jJxHbjlc_CEgNBQRB3lHTx',
      'yXl0BmN9vkFPEyUZ078M5PAXNO8OGhLDrWBP8V12axYk22pafMv_e8NcmQjflKuid-CvSPBP89FjgcR-WjftOYimejseyqkm',
      'M2szOR__BBKPhpmRyfq9kFtv487vX4tjDsHF0mNtWxlhrVylAEFw9vXkgnkqrZibAof-keXEeUAzlxUvH6Vqp5sVbrR-bI6j',
      '6xdcNM-zitjncodGObECPU0BOVyU5VgxZxzAIqpvoeAqAsLkq8d29pYOUfg7cajA8ge2o0dXOXeBLJqlSAsAEapzm9S3bBjA',
      'AMxHV8zsy5IPAHxAwA435ashR2zZ9gVKj_-1WhCPXHBuLOogSdgf0yH_R9KldhsIAJVasdT0iJ9VqE4mAcaE8XpK3nRT6klZ',
      'HQtZyNmnZQUvYiGc9u9KXdlTnwYX1uu-vOfAAEVUddGESeJcSe-aHj7-GMCQguviBY18NH3vqpLwZkVTuAXH12u_zl8zCsoi',
      'CskKeJOA_EeeoNh5MgWBPMpZCpEvaZrVL5kaG8ClA8PsSyppZxnjwmWRqHEn9zBcx-cvTI45NV67BqWxBCmQ84cQ7nqmEu5D',
      'dLuC6HhYWnCpbCprR_EBpP8VS-T9dqMWdXelzFTZFnwVTGmsNUheRMyJi3GeG-PMnA-1YkuPig2uEJR6Qb-Ei2wbsz0QBuwH',
      'fX4obj8qe0hDcWOQEZRJ_ich6Bpe0jM9MxxxIHZdpY-trnPBnZqMRQnPisHp2Yt5mlJ0UJBpc5tYI_P7SWZjggAzQmmI7vyl',
      'PlgOD54N_gmS_C5TqX4FNjn5hXcFj5lb29Qc79ulAQIDJiABIVggO4F2t1BEicxZMEbXmIq7eQWnQt5qws3HSKhzxmPpDLEi',
      'WCAUNtXtyadfI5me751ZUKXCRVUU7hAUCEcg-EGga4KKEQ',
    ].join(''),
  },
  authentication: {
    challenge: '7x3rpW3OSPZ0pEfM9juVmSWM6HZI5cOW8u8ModpGDjs',
    authenticatorData: 'v6vDdDKViwYzYNOtZGHJxHNa5_jt1GWSpeDwFFKy5LUNAAAAAA',
    clientDataJSON: [
      'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiN3gzcnBXM09TUFowcEVmTTlqdVZtU1dNNkhaSTVjT1c4dThN',
      'b2RwR0RqcyIsIm9yaWdpbiI6Imh0dHBzOi8vZXhhbXBsZS5vcmciLCJjcm9zc09yaWdpbiI6ZmFsc2V9',
    ].join(''),
    signature: 'MEUCID7O-D-xKgyueEEFX5-HEDqZ_RS0JBlLvwbEYj0-5uP9AiEA0qzjRtsmKxN0prcPqlH1GKQt3KE6QSXOb1BSp1usn7Y',
  },
};
