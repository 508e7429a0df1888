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
      after: {
        cases: 2598,
        right: [0.4738, 0.3802, 0.5542],
        baseRate: 0.4904,
        over: [-0.0166, -0.0942, 0.0402],
        line: {
          crossed: 0.4276,
          stillRight: 0.144,
        },
      },
      groups: {
        listed: {
          judged: [0.0154, -0.1638, 0.1977],
          after: [-0.0341, -0.1248, 0.0888],
        },
        other: {
          judged: [0.0094, -0.1183, 0.1648],
          after: [-0.0201, -0.1447, 0.0904],
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
      after: {
        cases: 1531,
        right: [0.4154, 0.3473, 0.4726],
        baseRate: 0.4302,
        over: [-0.0148, -0.0566, 0.0295],
        line: null,
      },
      groups: {
        listed: {
          judged: [0.0441, -0.0663, 0.1485],
          after: [0.065, -0.1109, 0.1906],
        },
        other: {
          judged: [0.027, -0.0363, 0.1085],
          after: [-0.0264, -0.122, 0.0543],
        },
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
      after: {
        cases: 2767,
        right: [0.4583, 0.2469, 0.5779],
        baseRate: 0.5094,
        over: [-0.0512, -0.1607, 0.0116],
        line: {
          crossed: 0.5526,
          stillRight: 0.1668,
        },
      },
      groups: {
        listed: {
          judged: [0.0021, -0.2164, 0.1973],
          after: [-0.0897, -0.2933, 0.0384],
        },
        other: {
          judged: [0.0276, -0.204, 0.1353],
          after: [-0.056, -0.2264, 0.0285],
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
      after: {
        cases: 4103,
        right: [0.5671, 0.4774, 0.641],
        baseRate: 0.5319,
        over: [0.0353, 0.0123, 0.0567],
        line: {
          crossed: 0.4039,
          stillRight: 0.207,
        },
      },
      groups: {
        listed: {
          judged: [0.0347, -0.0369, 0.132],
          after: [-0.0356, -0.1148, 0.0129],
        },
        other: {
          judged: [0.0186, -0.0226, 0.0648],
          after: [0.037, -0.0035, 0.0654],
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
      after: {
        cases: 1627,
        right: [0.4819, 0.4596, 0.4989],
        baseRate: 0.4545,
        over: [0.0273, -0.0075, 0.0635],
        line: null,
      },
      groups: {
        listed: {
          judged: [0.0558, -0.0938, 0.1674],
          after: [-0.1655, -0.341, 0.0509],
        },
        other: {
          judged: [0.0296, -0.0175, 0.0684],
          after: [0.0328, -0.0062, 0.0908],
        },
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
      after: {
        cases: 3310,
        right: [0.5106, 0.4418, 0.5989],
        baseRate: 0.4667,
        over: [0.0439, 0.0146, 0.08],
        line: {
          crossed: 0.4586,
          stillRight: 0.1706,
        },
      },
      groups: {
        listed: {
          judged: [0.0557, -0.2222, 0.2375],
          after: [-0.034, -0.2453, 0.4834],
        },
        other: {
          judged: [0.041, -0.0016, 0.093],
          after: [0.0416, 0.0024, 0.0965],
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
