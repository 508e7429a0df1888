// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: measured figures may come near any constant.
import type { CallTable, OddsTable, RulesTable } from "./measured.ts";

/** Written by `npm run calibrate -- FOLDER --write`; not edited by hand. How the daily call did, see ../forecast/README.md. */
export const CALLS: CallTable = {
  crypto: {
    Buy: {
      taught: {
        cases: 837,
        right: [0.5018, 0.3636, 0.6106],
        baseRate: 0.4355,
        over: [0.0663, -0.0266, 0.1491],
      },
      judged: {
        cases: 3794,
        right: [0.5032, 0.3636, 0.6483],
        baseRate: 0.4914,
        over: [0.0118, -0.0788, 0.1232],
      },
      after: {
        cases: 2598,
        right: [0.4738, 0.3802, 0.5542],
        baseRate: 0.4904,
        over: [-0.0166, -0.0942, 0.0402],
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
      },
      judged: {
        cases: 1989,
        right: [0.3213, 0.2614, 0.3916],
        baseRate: 0.2927,
        over: [0.0286, -0.015, 0.0832],
      },
      after: {
        cases: 1531,
        right: [0.4154, 0.3473, 0.4726],
        baseRate: 0.4302,
        over: [-0.0148, -0.0566, 0.0295],
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
      },
      judged: {
        cases: 4364,
        right: [0.5335, 0.3753, 0.6275],
        baseRate: 0.5082,
        over: [0.0252, -0.0878, 0.1028],
      },
      after: {
        cases: 2767,
        right: [0.4583, 0.2469, 0.5779],
        baseRate: 0.5094,
        over: [-0.0512, -0.1607, 0.0116],
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
      },
      judged: {
        cases: 8424,
        right: [0.5558, 0.4989, 0.6024],
        baseRate: 0.5339,
        over: [0.0218, -0.0078, 0.0549],
      },
      after: {
        cases: 4103,
        right: [0.5671, 0.4774, 0.641],
        baseRate: 0.5319,
        over: [0.0353, 0.0123, 0.0567],
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
      },
      judged: {
        cases: 3355,
        right: [0.4528, 0.3938, 0.4908],
        baseRate: 0.4212,
        over: [0.0315, 0.0024, 0.0609],
      },
      after: {
        cases: 1627,
        right: [0.4819, 0.4596, 0.4989],
        baseRate: 0.4545,
        over: [0.0273, -0.0075, 0.0635],
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
      },
      judged: {
        cases: 6751,
        right: [0.5084, 0.434, 0.5818],
        baseRate: 0.465,
        over: [0.0433, 0.0129, 0.0761],
      },
      after: {
        cases: 3310,
        right: [0.5106, 0.4418, 0.5989],
        baseRate: 0.4667,
        over: [0.0439, 0.0146, 0.08],
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

export const ODDS: OddsTable = {
  crypto: {
    from: "2018-01-01",
    to: "2024-12-01",
    odds: {
      higher: [
        {
          tenth: 5,
          cases: 17948,
          told: 0.5,
          came: [0.4821, 0.4173, 0.5545],
        },
      ],
      within: [
        {
          tenth: 0,
          cases: 1,
          told: 0.094,
          came: [0, 0, 0],
        },
        {
          tenth: 1,
          cases: 496,
          told: 0.1818,
          came: [0.1653, 0.1397, 0.2039],
        },
        {
          tenth: 2,
          cases: 8435,
          told: 0.2581,
          came: [0.2773, 0.2416, 0.3109],
        },
        {
          tenth: 3,
          cases: 7087,
          told: 0.3405,
          came: [0.3722, 0.317, 0.4212],
        },
        {
          tenth: 4,
          cases: 1367,
          told: 0.4348,
          came: [0.4865, 0.3809, 0.5719],
        },
        {
          tenth: 5,
          cases: 243,
          told: 0.5393,
          came: [0.6626, 0.5405, 0.7826],
        },
        {
          tenth: 6,
          cases: 169,
          told: 0.6496,
          came: [0.8107, 0.6429, 0.943],
        },
        {
          tenth: 7,
          cases: 83,
          told: 0.7526,
          came: [0.9518, 0.8864, 1],
        },
        {
          tenth: 8,
          cases: 66,
          told: 0.8336,
          came: [0.9697, 0.92, 1],
        },
        {
          tenth: 9,
          cases: 1,
          told: 0.9012,
          came: [1, 1, 1],
        },
      ],
      cancel: [
        {
          tenth: 0,
          cases: 92,
          told: 0.0691,
          came: [0.0761, 0.0167, 0.24],
        },
        {
          tenth: 1,
          cases: 266,
          told: 0.1677,
          came: [0.2331, 0.0996, 0.3413],
        },
        {
          tenth: 2,
          cases: 808,
          told: 0.2611,
          came: [0.271, 0.1382, 0.4133],
        },
        {
          tenth: 3,
          cases: 1812,
          told: 0.3579,
          came: [0.3173, 0.2569, 0.378],
        },
        {
          tenth: 4,
          cases: 3316,
          told: 0.4554,
          came: [0.4285, 0.374, 0.4775],
        },
        {
          tenth: 5,
          cases: 4947,
          told: 0.5519,
          came: [0.4872, 0.4385, 0.5378],
        },
        {
          tenth: 6,
          cases: 4265,
          told: 0.65,
          came: [0.6054, 0.5615, 0.6553],
        },
        {
          tenth: 7,
          cases: 2390,
          told: 0.7367,
          came: [0.7004, 0.6534, 0.7461],
        },
        {
          tenth: 8,
          cases: 51,
          told: 0.8137,
          came: [0.8039, 0.6875, 0.8889],
        },
        {
          tenth: 9,
          cases: 1,
          told: 0.906,
          came: [1, 1, 1],
        },
      ],
    },
  },
  stock: {
    from: "2006-01-03",
    to: "2024-11-29",
    odds: {
      higher: [
        {
          tenth: 5,
          cases: 80898,
          told: 0.5471,
          came: [0.5422, 0.5187, 0.5679],
        },
        {
          tenth: 6,
          cases: 3470,
          told: 0.6187,
          came: [0.5695, 0.5132, 0.6189],
        },
        {
          tenth: 7,
          cases: 12,
          told: 0.7116,
          came: [0.6667, 0, 0.96],
        },
      ],
      within: [
        {
          tenth: 0,
          cases: 569,
          told: 0.0807,
          came: [0.0984, 0.0729, 0.1247],
        },
        {
          tenth: 1,
          cases: 5200,
          told: 0.1604,
          came: [0.169, 0.1533, 0.1866],
        },
        {
          tenth: 2,
          cases: 9448,
          told: 0.2531,
          came: [0.2501, 0.2371, 0.2616],
        },
        {
          tenth: 3,
          cases: 12216,
          told: 0.3526,
          came: [0.348, 0.3322, 0.3644],
        },
        {
          tenth: 4,
          cases: 14380,
          told: 0.4509,
          came: [0.4423, 0.4266, 0.4594],
        },
        {
          tenth: 5,
          cases: 14550,
          told: 0.5492,
          came: [0.5412, 0.5264, 0.5561],
        },
        {
          tenth: 6,
          cases: 13134,
          told: 0.6478,
          came: [0.6414, 0.6214, 0.6587],
        },
        {
          tenth: 7,
          cases: 9935,
          told: 0.7451,
          came: [0.734, 0.7133, 0.7539],
        },
        {
          tenth: 8,
          cases: 4175,
          told: 0.8398,
          came: [0.8271, 0.8011, 0.8492],
        },
        {
          tenth: 9,
          cases: 773,
          told: 0.9309,
          came: [0.934, 0.8958, 0.962],
        },
      ],
      cancel: [
        {
          tenth: 0,
          cases: 200,
          told: 0.0737,
          came: [0.05, 0.0289, 0.094],
        },
        {
          tenth: 1,
          cases: 2821,
          told: 0.1712,
          came: [0.179, 0.1562, 0.2041],
        },
        {
          tenth: 2,
          cases: 8897,
          told: 0.2572,
          came: [0.2366, 0.2198, 0.2545],
        },
        {
          tenth: 3,
          cases: 17584,
          told: 0.3601,
          came: [0.3566, 0.3373, 0.3767],
        },
        {
          tenth: 4,
          cases: 30642,
          told: 0.4482,
          came: [0.4364, 0.42, 0.4533],
        },
        {
          tenth: 5,
          cases: 15246,
          told: 0.5454,
          came: [0.5247, 0.5103, 0.5404],
        },
        {
          tenth: 6,
          cases: 6746,
          told: 0.6388,
          came: [0.6115, 0.5944, 0.6281],
        },
        {
          tenth: 7,
          cases: 1616,
          told: 0.7445,
          came: [0.7519, 0.7281, 0.777],
        },
        {
          tenth: 8,
          cases: 556,
          told: 0.8358,
          came: [0.7752, 0.727, 0.8182],
        },
        {
          tenth: 9,
          cases: 69,
          told: 0.9149,
          came: [0.8696, 0.7792, 0.9459],
        },
      ],
    },
  },
};

export const RULES: RulesTable = {
  crypto: {
    trend: {
      Buy: {
        cases: 6392,
        right: [0.4912, 0.4004, 0.5744],
        baseRate: 0.491,
        over: [0.0002, -0.0656, 0.0641],
      },
      Hold: {
        cases: 3520,
        right: [0.3622, 0.3108, 0.411],
        baseRate: 0.3484,
        over: [0.0139, -0.0217, 0.0499],
      },
      Sell: {
        cases: 7131,
        right: [0.5043, 0.3929, 0.5826],
        baseRate: 0.5087,
        over: [-0.0044, -0.0802, 0.0454],
      },
    },
    shadow: {
      Hold: {
        cases: 17043,
        right: [0.3484, 0.2981, 0.3965],
        baseRate: 0.3484,
        over: [0, 0, 0],
      },
    },
  },
  stock: {
    trend: {
      Buy: {
        cases: 12527,
        right: [0.5595, 0.5175, 0.6029],
        baseRate: 0.5333,
        over: [0.0263, 0.0052, 0.0484],
      },
      Hold: {
        cases: 4982,
        right: [0.4623, 0.4255, 0.4881],
        baseRate: 0.4321,
        over: [0.0301, 0.0067, 0.0522],
      },
      Sell: {
        cases: 10061,
        right: [0.5091, 0.4521, 0.5647],
        baseRate: 0.4656,
        over: [0.0435, 0.021, 0.0677],
      },
    },
    shadow: {
      Buy: {
        cases: 27570,
        right: [0.5333, 0.4895, 0.5801],
        baseRate: 0.5333,
        over: [0, 0, 0],
      },
    },
  },
};
