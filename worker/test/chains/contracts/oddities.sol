// SPDX-License-Identifier: UNLICENSED
// Compiled with solc 0.8.37 (optimizer on, 200 runs, EVM version shanghai) into contracts.json.
pragma solidity 0.8.37;

interface Movable {
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// Moves money in ways that a payment to a shop does not.
contract Mover {
    error Refused();

    function refuse() external payable {
        revert Refused();
    }

    /// Coins that come with the call go on to somebody else, inside the contract.
    function forward(address payable to) external payable {
        (bool sent, ) = to.call{value: msg.value}("");
        require(sent);
    }

    /// Coins the contract holds are paid out; the call itself brings none.
    function withdraw(address payable to, uint256 value) external {
        (bool sent, ) = to.call{value: value}("");
        require(sent);
    }

    /// Several transfers in one transaction, each allowed by its owner before.
    function moveAll(address token, address[] calldata from, address[] calldata to, uint256[] calldata value) external {
        for (uint256 i = 0; i < from.length; i++) Movable(token).transferFrom(from[i], to[i], value[i]);
    }

    receive() external payable {}
}

/// Says things in its logs that did not happen, under names a wallet may show as real ones.
contract Liar {
    string public name = "USD Coin";
    string public symbol = "USDC";
    uint8 public decimals = 6;

    event Transfer(address indexed from, address indexed to, uint256 value);

    function claim(address from, address to, uint256 value) external payable {
        emit Transfer(from, to, value);
    }

    /// What a wallet calls to pay with a token: it succeeds, and neither moves nor says anything.
    function transfer(address, uint256) external pure returns (bool) {
        return true;
    }

    /// Any log at all.
    function say(bytes32[] calldata topics, bytes calldata data) external {
        bytes memory words = data;
        uint256 size = words.length;
        if (topics.length == 0) assembly { log0(add(words, 32), size) }
        if (topics.length == 1) { bytes32 a = topics[0]; assembly { log1(add(words, 32), size, a) } }
        if (topics.length == 3) {
            (bytes32 a, bytes32 b, bytes32 c) = (topics[0], topics[1], topics[2]);
            assembly { log3(add(words, 32), size, a, b, c) }
        }
        if (topics.length == 4) {
            (bytes32 a, bytes32 b, bytes32 c, bytes32 d) = (topics[0], topics[1], topics[2], topics[3]);
            assembly { log4(add(words, 32), size, a, b, c, d) }
        }
    }
}
