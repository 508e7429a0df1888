/**
 * Proofs from opentimestamps/opentimestamps-client (examples/, commit cd71c7609421bed2a07b9642a3c02a58c9fd2cdf) in base64, and
 * the header of block 358391 of Bitcoin.
 */
export const HEADER =
  "02000000b96394585a281b7e5f438fd1c9ed492645a1fd61cb3802040000000000000000007ee445d23ad061af4a36b809501fab1ac4f2" +
  "d7e7a739817dd0cbb7ec661b8a1e376755f58616186272def6";

export const FILES = {
  "hello-world":
    "AE9wZW5UaW1lc3RhbXBzAABQcm9vZgC/ieLohOiSlAEIA7ogTlDRJuRnTABeBNguhMITZngK8fQ71Uo3gWtqs0AD8cgBAQAAAAHkgvnTLsw7pl" +
    "e2nYmAEIV7VEV6kEl5gv9W+XxOxY5vmAEAAABrSDBFAiEAslOt0dHPkIRDOKR1oE/xP8nnvSQrB3Yt6gf1YIst42cCIACyaMqcM0KzdpzdBiiR" +
    "MXzc74eqwxC2hV6dk4mOu+jsASECDY5NEH0rM5sAUO/dS0oJJFqgVgSPElOWN06moqsHCcb/////AmUz5gUAAAAAGXapFAvwV9QPu6Z0SGJRX1" +
    "tVojEN5XcviKyghgEAAAAAABl2qRTwBoisAAAAAAgI8SCph/cWxTORPDFMeONdNYhMrJQ/pCysSdKyxp9AA/hfiAgI8SDexVs0h+Hj9yKkm1Wn" +
    "eDIVhieF9KOss5KEYBn3HcZKnQgI8SCyyhj0heCAR44CXas9RktBbA4ey2Ypya786MghTQQkMggI8CARsOkGYRlv9LCBPD7aFBurXpFgSDe996" +
    "DJ3zfbDjoRmAgI8CDDS8GkoQk//RSMAWseZkdCkU6Tnvq+TT01ZRWRSybZ4ggI8CDD5ufDjGn2ryTCvjTrrEglft5h7AohuVNeREMne+MGRggI" +
    "8SAHmL+GBuAAJOXV1UvwyWD2Kd+52taRV0VbbyZSwOjegQgI8CA/mtptYLqiRABrsKrVFEitL6+51LZIegmZz/JrkfD1NggI8SDHAwGelZqN0/" +
    "rvdIm7MoukhVdHWOcJHwFGTrZYcsl1yAgI8CDL/v/1E/+EuRXj/tb515lnZjD4Nk6ipsdVf62UpbXXiAgI8SAL4jcJhZkTur1EYLvd+O0hPnyH" +
    "c6Sx+s4w+Kz98JO3BQgIAAWIlg1z1xkBA/fvFQ==",
  "two-calendars":
    "AE9wZW5UaW1lc3RhbXBzAABQcm9vZgC/ieLohOiSlAEI76oXT2jllwV1dGD099IEvStTXP0ZTZ2UVBhzISlATdvwEIOQN+70Sd7G2sMiypc0fE" +
    "UI//AQa0Ajtu3ToO7rCeXXGHI7ngjxBFfUZRXwCOrdZrFojVV0AIPf4w0u+QyOLi1odHRwczovL2FsaWNlLmJ0Yy5jYWxlbmRhci5vcGVudGlt" +
    "ZXN0YW1wcy5vcmfwEKOtcB758QU1qElotamdhYAI8QRX1GUW8Ahke5DqGycKlwCD3+MNLvkMjiwraHR0cHM6Ly9ib2IuYnRjLmNhbGVuZGFyLm" +
    "9wZW50aW1lc3RhbXBzLm9yZw==",
  incomplete:
    "AE9wZW5UaW1lc3RhbXBzAABQcm9vZgC/ieLohOiSlAEIBcT2FqjlMQ0Z2TjP12mGTX9MzcLKi0ebEK+DVksJevnwEOdUv5OAan66poDve9ARS/" +
    "QI8BC1c+iFDP2eY9HwQ/u2/CUOCPEEV8+lxPAIb7GsjU5OsOcAg9/jDS75DI4uLWh0dHBzOi8vYWxpY2UuYnRjLmNhbGVuZGFyLm9wZW50aW1l" +
    "c3RhbXBzLm9yZw==",
  "unknown-notary":
    "AE9wZW5UaW1lc3RhbXBzAABQcm9vZgC/ieLohOiSlAEI3MIdHR9CpDaioH/JFd7ATbQbg8iYhFlIw9ZktmYPT5HwEF3ewMmaoL/ncAkGFX3XZb" +
    "sI8BCevS1d31iE2elX6k4fdG/qCPEEV+idKPAI/SjWICYzGFwAAQIDBAUGBwgueHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4" +
    "eHh4eHh4eHh4eA==",
  merkle2:
    "AE9wZW5UaW1lc3RhbXBzAABQcm9vZgC/ieLohOiSlAEIi9Wl8HtEUcKXVt9etR0ZT7WyDH6JgS2He7rTDYccWC/wELY9jyE9BHKYuKtFlazY5d" +
    "AI8SCuWdLA0vXvqX3488yn6FhFiAwQIjfxpqGwtMalq3f0lAjwIAJjVueXLwI5MOyEwhOt7cQFBGCXOTW70vTfPXvV3sVfCP/wEC4SBQr9ehDq" +
    "T1ke1xfTXeYI8QRX2YLf8Aix8m4uVVkEdwCD3+MNLvkMji4taHR0cHM6Ly9hbGljZS5idGMuY2FsZW5kYXIub3BlbnRpbWVzdGFtcHMub3Jn8B" +
    "BKqt6cL/uFPM/5wHaB0Bn9CPEEV9mC4PAIZkTvcTBxdioAg9/jDS75DI4sK2h0dHBzOi8vYm9iLmJ0Yy5jYWxlbmRhci5vcGVudGltZXN0YW1w" +
    "cy5vcmc=",
};

export const INVALID = {
  "bad-major-version":
    "AE9wZW5UaW1lc3RhbXBzAABQcm9vZgC/ieLohOiSlP8I47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFXwEH/Itv1gi3ee7nO+3pQHoR" +
    "YI8Ag2Q3sz0DoAKgjwED1YdDb0F9rvy+HU1RCoSHsI8SCxUX2jTmUFmBOw2cpk+5Un3n+bXDTaG9TMXExiDuN+rQjxBGfTFETwCFsldT459Gh8" +
    "AIPf4w0u+QyOLi1odHRwczovL2FsaWNlLmJ0Yy5jYWxlbmRhci5vcGVudGltZXN0YW1wcy5vcmc=",
  "exceeds-max-msg-length":
    "AE9wZW5UaW1lc3RhbXBzAABQcm9vZgC/ieLohOiSlAEI47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFXz8/Pz8/Pz8BClGh2aXEQ/gg" +
    "ablI+rSGU3CPAI8XfJkpV9/wkI8BAZC20JdqOYmG1itv/Isa3xCPEgV+SR3RHdSOjKvNFbNOkb9U/oy9OUSQqLE+m6bRlpvCwI8SBmYb7ciUTL" +
    "/G91tyEYyslPg1HmB6fn0XdvUnDhetVpxgjxBGfTEiPwCJLwtQ4maX6+AIPf4w0u+QyOLi1odHRwczovL2FsaWNlLmJ0Yy5jYWxlbmRhci5vcG" +
    "VudGltZXN0YW1wcy5vcmc=",
  "invalid-file-digest-type":
    "AE9wZW5UaW1lc3RhbXBzAABQcm9vZgC/ieLohOiSlAHz47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFXwEH/Itv1gi3ee7nO+3pQHoR" +
    "YI8Ag2Q3sz0DoAKgjwED1YdDb0F9rvy+HU1RCoSHsI8SCxUX2jTmUFmBOw2cpk+5Un3n+bXDTaG9TMXExiDuN+rQjxBGfTFETwCFsldT459Gh8" +
    "AIPf4w0u+QyOLi1odHRwczovL2FsaWNlLmJ0Yy5jYWxlbmRhci5vcGVudGltZXN0YW1wcy5vcmc=",
};
