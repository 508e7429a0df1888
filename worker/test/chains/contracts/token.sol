// SPDX-License-Identifier: UNLICENSED
// Compiled with solc 0.8.37 (optimizer on, 200 runs, EVM version shanghai) into contracts.json.
pragma solidity 0.8.37;

/// An ERC-20 token for tests: anybody may mint. It can take a fee on the way, as USDT's contract is able to.
contract Token {
    string public name;
    string public symbol;
    uint8 public decimals;
    uint256 public feeBps;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    address constant FEES = address(0xFEE5);

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory symbol_, uint8 decimals_) {
        name = symbol_;
        symbol = symbol_;
        decimals = decimals_;
    }

    function setFee(uint256 bps) external {
        feeBps = bps;
    }

    function mint(address to, uint256 value) external {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        move(from, to, value);
        return true;
    }

    function move(address from, address to, uint256 value) private {
        uint256 fee = (value * feeBps) / 10000;
        balanceOf[from] -= value;
        balanceOf[to] += value - fee;
        emit Transfer(from, to, value - fee);
        if (fee == 0) return;
        balanceOf[FEES] += fee;
        emit Transfer(from, FEES, fee);
    }
}
