// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: measured figures may come near any constant.
import type { CallTable, SidesTable } from "./measured.ts";

/** Written by `npm run calibrate -- FOLDER --write`; not edited by hand. How the daily call did, see ../forecast/README.md. */
export const CALLS: CallTable = {
  crypto: {
    Buy: {
      taught: {
        cases: 837,
        right: [0.5018, 0.3636, 0.6106],
        baseRate: 0.4355,
        over: [0.0663, -0.0266, 0.1491],
        line: {
          crossed: 0.4576,
          stillRight: 0.1593,
        },
      },
      judged: {
        cases: 3794,
        right: [0.5032, 0.3636, 0.6483],
        baseRate: 0.4914,
        over: [0.0118, -0.0788, 0.1232],
        line: {
          crossed: 0.4262,
          stillRight: 0.1676,
        },
      },
    },
    Hold: {
      taught: {
        cases: 358,
        right: [0.3966, 0.2265, 0.6162],
        baseRate: 0.3096,
        over: [0.087, -0.0448, 0.2629],
        line: null,
      },
      judged: {
        cases: 1989,
        right: [0.3213, 0.2614, 0.3916],
        baseRate: 0.2927,
        over: [0.0286, -0.015, 0.0832],
        line: null,
      },
    },
    Sell: {
      taught: {
        cases: 814,
        right: [0.6265, 0.4533, 0.7245],
        baseRate: 0.5645,
        over: [0.0621, -0.0549, 0.138],
        line: {
          crossed: 0.3808,
          stillRight: 0.2516,
        },
      },
      judged: {
        cases: 4364,
        right: [0.5335, 0.3753, 0.6275],
        baseRate: 0.5082,
        over: [0.0252, -0.0878, 0.1028],
        line: {
          crossed: 0.4661,
          stillRight: 0.2153,
        },
      },
    },
  },
  stock: {
    Buy: {
      taught: {
        cases: 39641,
        right: [0.5628, 0.5335, 0.59],
        baseRate: 0.5486,
        over: [0.0142, 0.0003, 0.0291],
        line: {
          crossed: 0.3932,
          stillRight: 0.1914,
        },
      },
      judged: {
        cases: 8424,
        right: [0.5558, 0.4989, 0.6024],
        baseRate: 0.5339,
        over: [0.0218, -0.0078, 0.0549],
        line: {
          crossed: 0.4001,
          stillRight: 0.1897,
        },
      },
    },
    Hold: {
      taught: {
        cases: 14339,
        right: [0.527, 0.5041, 0.5511],
        baseRate: 0.5201,
        over: [0.007, -0.0085, 0.0223],
        line: null,
      },
      judged: {
        cases: 3355,
        right: [0.4528, 0.3938, 0.4908],
        baseRate: 0.4212,
        over: [0.0315, 0.0024, 0.0609],
        line: null,
      },
    },
    Sell: {
      taught: {
        cases: 22752,
        right: [0.472, 0.4361, 0.5065],
        baseRate: 0.4492,
        over: [0.0229, 0.0027, 0.0436],
        line: {
          crossed: 0.4374,
          stillRight: 0.1367,
        },
      },
      judged: {
        cases: 6751,
        right: [0.5084, 0.434, 0.5818],
        baseRate: 0.465,
        over: [0.0433, 0.0129, 0.0761],
        line: {
          crossed: 0.4293,
          stillRight: 0.1715,
        },
      },
    },
  },
};

export const SIDES: SidesTable = {
  crypto: {
    above: {
      cases: 5322,
      right: [0.5049, 0.3896, 0.609],
      baseRate: 0.4839,
      over: [0.021, -0.0495, 0.0956],
      line: {
        crossed: 0.436,
        stillRight: 0.1656,
      },
    },
    below: {
      cases: 6936,
      right: [0.5317, 0.4343, 0.6139],
      baseRate: 0.5157,
      over: [0.016, -0.0445, 0.0689],
      line: {
        crossed: 0.4513,
        stillRight: 0.2164,
      },
    },
  },
  stock: {
    above: {
      cases: 55740,
      right: [0.5571, 0.5322, 0.5797],
      baseRate: 0.5457,
      over: [0.0114, 0.0014, 0.0218],
      line: {
        crossed: 0.3994,
        stillRight: 0.1887,
      },
    },
    below: {
      cases: 39877,
      right: [0.4677, 0.4369, 0.4955],
      baseRate: 0.4523,
      over: [0.0154, 0.0016, 0.0301],
      line: {
        crossed: 0.428,
        stillRight: 0.148,
      },
    },
  },
};
